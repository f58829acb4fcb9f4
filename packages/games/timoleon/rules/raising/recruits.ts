import { DIONYSIUS, EPIPOLAE, HICETAS, ZONE } from '../materials/board.ts';
import { CITIZEN_CAVALRY, CITIZEN_HOPLITE, discontented, FORCED_CAVALRY, FORCED_HOPLITE } from '../materials/units.ts';

const GRUDGING = [ZONE.at('leontini'), ZONE.at('thapsos'), EPIPOLAE];
/** TI-V-c … TI-V-f: the units, hoplites and cavalry, that a faction's citizens become. */
export function citizenUnits(faction: number, zone: number): readonly [number, number] {
  if (faction === DIONYSIUS) return [discontented(FORCED_HOPLITE), discontented(FORCED_CAVALRY)]; // TI-V-e
  if (faction !== HICETAS) return [CITIZEN_HOPLITE, CITIZEN_CAVALRY];
  return GRUDGING.includes(zone)
    ? [discontented(FORCED_HOPLITE), discontented(FORCED_CAVALRY)]
    : [FORCED_HOPLITE, FORCED_CAVALRY]; // TI-V-d
}
