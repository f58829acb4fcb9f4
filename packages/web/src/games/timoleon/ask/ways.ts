import board from '@polemos/timoleon/board' with { type: 'json' };
import { isMetro, TERRITORY } from '../map/board.ts';

const BORDER: Readonly<Record<string, number>> = { none: 0, river: 1, hills: 1, mountains: 3 }; // TI-VI-e
const ground = (zone: string): number => (isMetro(zone) ? 1 : TERRITORY[zone]?.terrain === 'hill' ? 2 : 1);

/** TI-VI-e, TI-R67: what a step costs; null where no line leads. */
export function stepCost(from: string, to: string): number | null {
  const [a, b] = [from.split('.')[0], to.split('.')[0]];
  if (to.endsWith('.port') || from.endsWith('.port')) return 0;
  if (a === b) return 0;
  const sea = (id: string): boolean => id.startsWith('sea_') || id.endsWith('_harbour');
  if (sea(a) && sea(b)) return 1;
  const way = [...board.connections, ...board.metroConnections].find(
    line => (line.a === a && line.b === b) || (line.a === b && line.b === a),
  );
  if (way !== undefined) return ground(b) + (BORDER[way.border] ?? 0);
  return board.metroEntries.some(line => (line.a === a && line.b === b) || (line.a === b && line.b === a)) ? 1 : null;
}
