import { DIONYSIUS, EPIPOLAE, HICETAS, ZONE } from '../materials/board.ts';
import { CAVALRY_OF, HOPLITES_OF } from '../materials/cities.ts';
import { homeOf } from '../materials/control.ts';
import { put } from '../materials/forces.ts';
import { CAPTAIN_OF } from '../materials/leaders.ts';
import { CITIZEN_CAVALRY, CITIZEN_HOPLITE, discontented, FORCED_CAVALRY, FORCED_HOPLITE } from '../materials/units.ts';
import { NOT_YET, type State } from '../state.ts';

const GRUDGING = [ZONE.at('leontini'), ZONE.at('thapsos'), EPIPOLAE];
/** TI-V-c … TI-V-f: the units, hoplites and cavalry, that a faction's citizens become. */
function citizenUnits(faction: number, zone: number): readonly [number, number] {
  if (faction === DIONYSIUS) return [discontented(FORCED_HOPLITE), discontented(FORCED_CAVALRY)]; // TI-V-e
  if (faction !== HICETAS) return [CITIZEN_HOPLITE, CITIZEN_CAVALRY];
  return GRUDGING.includes(zone)
    ? [discontented(FORCED_HOPLITE), discontented(FORCED_CAVALRY)]
    : [FORCED_HOPLITE, FORCED_CAVALRY]; // TI-V-d
}
/** All the citizens of a place take up arms, once in the game; a quarter's captain with them (TI-V-h). Answers who he is, or −1. */
export function callUp(s: State, faction: number, zone: number): number {
  const [hoplites, cavalry] = citizenUnits(faction, zone);
  s.raised[zone] = 1;
  put(s, homeOf(zone), faction, hoplites, HOPLITES_OF[zone]);
  put(s, homeOf(zone), faction, cavalry, CAVALRY_OF[zone]);
  const captain = CAPTAIN_OF[zone];
  if (captain < 0 || s.where[captain] !== NOT_YET) return -1;
  s.where[captain] = homeOf(zone);
  s.owner[captain] = faction;
  return captain;
}
