import { type RuleId, things } from '@polemos/kernel';
import components from '../data/components.json' with { type: 'json' };
import tables from '../data/tables.json' with { type: 'json' };
import { FACTION } from './materials/board.ts';

/** What is added to a throw, and by which rule. */
export interface Modifier {
  readonly rule: RuleId;
  readonly by: number;
  /** TI-III-e: the talents that were offered for it. */
  readonly talents?: number;
}

/** No combat, in the tactical matrix. */
export const NC = 99;

/** TI-L-b, TI-L-c: the options of both sides in one list; each side has its own part. */
const columns = tables.landMatrixColumns.map(({ id }) => id);
const rows = tables.landMatrix.map(({ defence }) => defence);
export const TACTIC = things('tactic', [...columns, ...rows.filter(id => !columns.includes(id))]);
export const STAND = TACTIC.at('stand');
export const NIGHT = TACTIC.at('night');
export const RETREAT = TACTIC.at('retreat');
export const ATTACK_OPTIONS: readonly number[] = columns.map(id => TACTIC.at(id));
export const DEFENCE_OPTIONS: readonly number[] = rows.map(id => TACTIC.at(id));
/** TI-L-d: the T that an option needs, by option; 99 where the side has no such option. */
export const ATTACK_NEEDS: readonly number[] = TACTIC.ids.map(
  id => tables.landMatrixColumns.find(column => column.id === id)?.minT ?? 99,
);
export const DEFENCE_NEEDS: readonly number[] = TACTIC.ids.map(
  id => tables.landMatrix.find(({ defence }) => defence === id)?.minT ?? 99,
);
type Cell = number | string | readonly number[];
const cell = (defence: string, attack: string): Cell => {
  const row = tables.landMatrix.find(found => found.defence === defence);
  return row === undefined ? NC : ((row.values as Readonly<Record<string, Cell>>)[attack] ?? NC);
};
const plainOf = (value: Cell): number => (typeof value === 'number' ? value : typeof value === 'string' ? NC : value[0]);
const bracketOf = (value: Cell): number => (typeof value === 'object' ? value[1] : plainOf(value));
const matrix = (read: (value: Cell) => number): readonly number[] =>
  TACTIC.ids.flatMap(defence => TACTIC.ids.map(attack => read(cell(defence, attack))));
const LAND = matrix(plainOf);
const LAND_BRACKETS = matrix(bracketOf);
/** The tactical matrix: columns attack, rows defence (TI-R27). */
export const tactical = (attack: number, defence: number): number => LAND[defence * TACTIC.size + attack];
export const bracketed = (attack: number, defence: number): number => LAND_BRACKETS[defence * TACTIC.size + attack];

/** TI-N-d */
export const NAVAL = things(
  'manoeuvre',
  tables.navalMatrixColumns.map(({ id }) => id),
);
export const RAM = NAVAL.at('ram');
export const BOARD = NAVAL.at('board');
export const MISSILE = NAVAL.at('missile');
const NAVAL_MATRIX = tables.navalMatrix.flatMap(({ values }) =>
  NAVAL.ids.map(id => (values as Readonly<Record<string, number>>)[id]),
);
export const navalTactical = (attack: number, defence: number): number => NAVAL_MATRIX[defence * NAVAL.size + attack];

/** TI-A-e: the besieger's options, then the garrison's. */
const assaults = tables.assaultMatrixColumns.map(({ id }) => id);
const answers = tables.assaultMatrix.map(({ defence }) => defence);
export const ASSAULT_OPTION = things('stratagem', [...assaults, ...answers]);
export const ASSAULTS = assaults.length;
export const MINE = ASSAULT_OPTION.at('mine');
export const ENGINES = ASSAULT_OPTION.at('engines');
export const BREACH = ASSAULT_OPTION.at('breach');
const ASSAULT_MATRIX = tables.assaultMatrix.flatMap(({ values }) =>
  assaults.map(id => (values as Readonly<Record<string, number>>)[id]),
);
export const assaultTactical = (attack: number, defence: number): number =>
  ASSAULT_MATRIX[(defence - ASSAULTS) * ASSAULTS + attack];

/** TI-III: faction modifiers by author and category. */
export const TYRANTS_ARE = 0;
export const DEMOCRATS_ARE = 1;
export const NATIVES_ARE = 2;
export const CARTHAGINIANS_ARE = 3;
export const MERCENARIES_ARE = 4;
const VERSUS = ['tyrants', 'democrats', 'natives', 'carthaginians', 'mercenaries'];
const ALSO: Readonly<Record<string, string>> = { tyrants: 'greeks', democrats: 'greeks', carthaginians: 'carthaginian generals' };
export const DIPLOMACY: readonly number[] = FACTION.ids.flatMap(faction =>
  VERSUS.map(
    versus =>
      components.diplomacyModifiers.find(row => row.faction === faction && (row.versus === versus || row.versus === ALSO[versus]))
        ?.modifier ?? 0,
  ),
);

/** TI-L-p and TI-N-k: what the winner loses by a die, when the loser lost so many. */
export function winnersLoss(die: number, lost: number, atSea: boolean): number {
  const by = atSea
    ? [lost - 1, lost - 2, lost - 3, Math.ceil(lost / 2), Math.ceil(lost / 4), 1]
    : [lost - 1, lost - 3, Math.ceil(lost / 2), Math.ceil(lost / 3), Math.ceil(lost / 4), 1];
  return Math.max(0, Math.min(lost, by[die - 1]));
}

/** TI-L-l: the ratio modifier of two strengths. */
export function ratio(attack: number, defence: number): number {
  if (attack <= 0 && defence <= 0) return 0;
  if (defence <= 0) return 9;
  if (attack <= 0) return -9;
  if (attack >= defence) return attack >= 2 * defence ? Math.floor(attack / defence) : 2 * attack >= 3 * defence ? 1 : 0;
  return 0 - ratio(defence, attack);
}

/** TI-A-g: rows by result. */
export interface AssaultResult {
  readonly attackerLoss: number;
  readonly defenderLoss: number; // −1: all
  readonly defenceLoss: number; // −1: all
  readonly lifted: boolean;
  readonly taken: boolean;
  readonly sacked: boolean;
  readonly leadersDie: number; // on D6 up to this
  readonly enginesLeft: boolean;
}
export function assaultResult(result: number): AssaultResult {
  const row = tables.assaultResults.find(({ from, to }) => (from === null || result >= from) && (to === null || result <= to));
  if (row === undefined) throw new Error(`no assault result ${result}`);
  return {
    attackerLoss: row.attackerLoss,
    defenderLoss: row.defenderLoss === 'all' ? -1 : (row.defenderLoss as number),
    defenceLoss: row.defenceLoss === 'all' ? -1 : (row.defenceLoss as number),
    lifted: row.siege === 'lifted',
    taken: row.siege === 'city taken',
    sacked: row.note === 'city sacked',
    leadersDie: row.note.includes('1-3') ? 3 : row.note.includes('1-2') ? 2 : 0,
    enginesLeft: row.note.includes('engines abandoned'),
  };
}
/** TI-B-b: levels of defence lost. */
export const bombardmentLoss = (result: number): number =>
  result < 1 ? 0 : (tables.bombardment.find(({ from, to }) => result >= from && (to === null || result <= to))?.defenceLoss ?? 0);
