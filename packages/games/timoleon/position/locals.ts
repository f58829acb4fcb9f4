import { HAVENS } from '../rules/fights/sea/meeting.ts';
import { AREAS, FACTIONS, OWNERS, PLACES, WATERS, ZONES } from '../rules/materials/board.ts';
import { LEADERS } from '../rules/materials/leaders.ts';

/** What a step keeps while it is under way: which numbers can stand there. −1 is nobody, or nowhere yet. */
const NUMBERS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  ...within(0, FACTIONS - 1, ['faction', 'seat', 'payer', 'buyer', 'enemy', 'n']),
  ...within(-1, FACTIONS - 1, ['which', 'picker', 'spy']),
  ...within(0, OWNERS - 1, ['attacker', 'defender', 'mover', 'owner', 'foe', 'pool']),
  ...within(-1, OWNERS - 1, ['people', 'joiner']),
  ...within(0, ZONES - 1, ['zone', 'city']),
  ...within(-1, PLACES - 1, ['place', 'to', 'fleet']),
  port: [-1, HAVENS.length * FACTIONS - 1],
  leader: [0, LEADERS - 1],
  area: [0, AREAS - 1],
  water: [0, WATERS - 1],
  asked: [0, (1 << FACTIONS) - 1],
  side: [0, 1],
  border: [0, 9],
  purpose: [0, 9],
  count: [0, 99],
};
function within(least: number, most: number, keys: readonly string[]): Readonly<Record<string, readonly [number, number]>> {
  return Object.fromEntries(keys.map(key => [key, [least, most]]));
}
const FLAGS = ['voluntary', 'unsold', 'tied', 'breach', 'mutineers'];
const LISTS = ['forgone', 'bidders', 'ships'];

const ASSAULT = ['zone', 'attacker', 'place', 'breach'];
const ENTERING = ['zone', 'mover', 'owner'];
/** What a step cannot do without. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  deployment: ['faction'],
  deployments: ['faction'],
  garrison: ENTERING,
  entering: ENTERING,
  'natives act': ['people', 'zone', 'border'],
  'natives set out': ['people', 'enemy', 'purpose'],
  'native phase': ['people'],
  battle: ['joiner'],
  picking: ['picker'],
  negotiation: ['n', 'asked'],
  negotiations: ['n'],
  maintenance: ['seat', 'voluntary'],
  'maintenance of a faction': ['seat', 'voluntary'],
  'maintenance phase': ['payer'],
  convoy: ['seat', 'leader', 'area', 'fleet', 'ships'],
  diplomacy: ['spy'],
  recovery: ['seat', 'forgone'],
  espionage: ['spy'],
  informing: ['spy'],
  landfall: ['which'],
  wishes: ['foe'],
  'meeting fleets': ['port'],
  interception: ['port'],
  arrival: ['which', 'water'],
  shelter: ['owner'],
  'sea fight': ['attacker', 'defender'],
  unpaid: ['seat', 'place'],
  'unpaid mercenaries': ['seat', 'place'],
  auction: ['seat', 'place', 'bidders'],
  'auction of mercenaries': ['seat', 'place'],
  massacre: ['seat', 'place'],
  stratagems: ASSAULT,
  assault: ASSAULT,
  storming: ASSAULT,
  'street fight': ASSAULT,
  'putting to sea': ['owner', 'zone'],
  loss: ['owner', 'place', 'count', 'rule'],
  retreat: ['pool'],
  'retreat of a force': ['pool'],
  retreats: ['pool'],
  pursuit: ['pool'],
  pursuing: ['pool'],
  joining: ['joiner'],
  starving: ['zone'],
  hunger: ['zone'],
  terms: ['zone'],
  investing: ['city'],
  enlisting: ['owner', 'place', 'buyer', 'to', 'rule'],
  leaving: ['zone', 'owner', 'place'],
  challenge: ['foe'],
};

/** What is wrong with what a step is said to keep, or null. */
export function wrongLocal(step: string, by: object): string | null {
  const missing = (WANTED[step] ?? []).find(key => !Object.hasOwn(by, key));
  if (missing !== undefined) return `${step} needs ${missing}`;
  const wrong = Object.entries(by).find(([key, value]) => !fits(key, value));
  return wrong === undefined ? null : `${step} cannot keep ${wrong[0]} ${JSON.stringify(wrong[1])}`.slice(0, 120);
}
function fits(key: string, value: unknown): boolean {
  if (FLAGS.includes(key)) return typeof value === 'boolean';
  if (LISTS.includes(key)) return Array.isArray(value) && value.length <= OWNERS * 2 && value.every(isCount);
  if (key === 'rule') return typeof value === 'string' && value.startsWith('TI-');
  if (!Object.hasOwn(NUMBERS, key) || !Number.isInteger(value)) return false;
  const [least, most] = NUMBERS[key];
  return (value as number) >= least && (value as number) <= most;
}
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 999;
