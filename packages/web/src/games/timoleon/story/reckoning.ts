import type { FightShot, View } from '@polemos/timoleon';
import { assaultModifier, assaultOdds, battleOdds } from '@polemos/timoleon/odds';
import tables from '@polemos/timoleon/tables' with { type: 'json' };
import type { Desk } from '../desk.ts';
import { LEADER, TERRITORY } from '../map/board.ts';
import { isTroop, type Points, sorted, troopsOf, type Unit } from '../map/units.ts';

/** One line of a side's strength: so many points, worth so much each. */
export interface StrengthLine {
  readonly unit: Unit;
  readonly count: number;
  readonly times: number;
}
export interface Modifier {
  readonly rule: string;
  readonly by: number;
}
/** What two options lead to, for the attacker: won, drawn, lost; null: no combat (TI-L-f). */
export interface Cell {
  readonly tactical: number;
  readonly sum: number;
  readonly win: number;
  readonly even: number;
  readonly lose: number;
}
export type SideName = 'attack' | 'defence';

/** All points of a side, friends included. */
export function pointsOfSide(view: View, fight: FightShot, side: SideName): Points {
  const sum: Record<string, number> = {};
  for (const { owner, place } of fight[side].pools)
    for (const [unit, count] of Object.entries(
      view.forces.find(force => force.owner === owner && force.place === place)?.points ?? {},
    ))
      sum[unit] = (sum[unit] ?? 0) + count;
  return sum;
}

// ---- strength (TI-L-h, TI-L-j, TI-A-b)

const IN_PLAIN = { hoplites: 4, light: 2, cavalry: 5, special: 5 } as const;
const ELSEWHERE = { hoplites: 4, light: 3, cavalry: 2, special: 5 } as const;
export const isPlain = ({ kind, at }: FightShot): boolean =>
  kind === 'field' && (TERRITORY[at] === undefined || TERRITORY[at].terrain === 'plain');
export function strengthLines(points: Points, plain: boolean, assault: boolean): readonly StrengthLine[] {
  return sorted(points)
    .filter(([unit]) => isTroop(unit))
    .map(([unit, count]) => {
      const full = (plain ? IN_PLAIN : ELSEWHERE)[unit.arm as keyof typeof IN_PLAIN];
      const times = !unit.discontented ? full : unit.family === 'citizen' ? Math.floor(full / 2) : 1;
      return { unit, count, times: assault && unit.arm === 'cavalry' ? times / 2 : times };
    });
}
/** TI-L-e: more than half of the points serve for no pay. */
const isMostlyUnpaid = (points: Points): boolean => {
  const unpaid = sorted(points).reduce(
    (sum, [unit, n]) => sum + (unit.family === 'citizen' || unit.family === 'native' ? n : 0),
    0,
  );
  return unpaid * 2 > troopsOf(points);
};

// ---- options

const tacticsOf = (leader: string | null): number => (leader === null ? 0 : (LEADER[leader]?.T ?? 0));
/** What a side may choose, as far as everybody can tell. */
export function optionsOf(view: View, fight: FightShot, side: SideName): readonly string[] {
  const T = tacticsOf(fight[side].commander);
  if (fight.kind === 'sea') return tables.navalMatrixColumns.map(({ id }) => id);
  if (fight.kind === 'assault') {
    if (side === 'defence') return tables.assaultMatrix.map(({ defence }) => defence);
    const siege = view.zones[fight.at]?.siege;
    const engines = pointsOfSide(view, fight, 'attack').engines ?? 0;
    const broken = (view.zones[fight.at]?.defence ?? 0) < (TERRITORY[fight.at]?.city?.defence ?? 4);
    return tables.assaultMatrixColumns
      .map(({ id }) => id)
      .filter(id =>
        id === 'engines' ? engines > 0 : id === 'breach' ? broken : id === 'mine' ? (siege?.turns ?? 0) >= 2 : true,
      );
  }
  return side === 'attack'
    ? tables.landMatrixColumns.filter(({ minT }) => minT <= T).map(({ id }) => id)
    : tables.landMatrix.filter(({ minT }) => minT <= T).map(({ defence }) => defence);
}
type Value = number | string | readonly number[];
function landValue(view: View, fight: FightShot, attack: string, defence: string): number | null {
  const row = tables.landMatrix.find(one => one.defence === defence);
  const value = (row?.values as Readonly<Record<string, Value>> | undefined)?.[attack];
  if (value === undefined || typeof value === 'string') return null;
  if (typeof value === 'number') return value;
  return isMostlyUnpaid(pointsOfSide(view, fight, value[0] > 0 ? 'defence' : 'attack')) ? value[1] : value[0];
}
const matrixValue = (rows: readonly { defence: string; values: object }[], attack: string, defence: string): number =>
  ((rows.find(one => one.defence === defence)?.values ?? {}) as Readonly<Record<string, number>>)[attack] ?? 0;

// ---- the case before the roll

export interface Reckoning {
  readonly fight: FightShot;
  readonly mine: SideName;
  readonly fixed: readonly Modifier[];
  cell(attack: string, defence: string): Cell | null;
}
/** Everything that is certain before the options are known, and what each pair of options leads to. */
export function reckon({ view, shown, seat }: Desk): Reckoning | null {
  const { fight } = view;
  const about = shown.pending.find(one => one.seat === seat)?.about ?? shown.pending[0]?.about;
  if (fight === null || about === undefined) return null;
  const mine: SideName = fight.attack.lead === seat ? 'attack' : 'defence';
  const attackers = pointsOfSide(view, fight, 'attack');
  const defenders = pointsOfSide(view, fight, 'defence');
  const leaders = tacticsOf(fight.attack.commander) - tacticsOf(fight.defence.commander);
  if (fight.kind === 'sea') return { fight, mine, fixed: [{ rule: 'TI-N-e', by: leaders }], cell: seaCell(view, fight, leaders) };
  const [attack, defence] = [Number(about.attack), Number(about.defence)];
  if (fight.kind === 'assault') {
    const factor = Number(about.factor ?? 0);
    const hunger = view.zones[fight.at]?.siege?.bonus ?? 0;
    const without = assaultModifier(attack, defence / Math.max(1, factor), factor, 0, 0, 0) + (factor === 1 ? 1 : 0);
    return {
      fight,
      mine,
      fixed: [
        { rule: 'TI-A-a', by: leaders },
        { rule: 'TI-A-d', by: without },
        { rule: 'TI-A-c', by: factor === 1 ? -1 : 0 },
        { rule: 'TI-H-a', by: hunger },
      ],
      cell(option, answer) {
        const tactical = matrixValue(tables.assaultMatrix, option, answer);
        const sum = tactical + leaders + without + (factor === 1 ? -1 : 0) + hunger;
        const odds = assaultOdds(sum, troopsOf(defenders));
        return { tactical, sum, win: odds.taken, even: odds.goesOn, lose: odds.thrownBack };
      },
    };
  }
  const [ratio, streets] = [Number(about.ratio ?? 0), Number(about.streets ?? 0)];
  return {
    fight,
    mine,
    fixed: [
      { rule: 'TI-L-g', by: leaders },
      { rule: 'TI-L-l', by: ratio },
      { rule: 'TI-L-m', by: streets },
    ],
    cell(option, answer) {
      const tactical = landValue(view, fight, option, answer);
      if (tactical === null) return null;
      const odds = battleOdds({
        attack,
        defence,
        tactical,
        leaders,
        streets,
        attackerPoints: troopsOf(attackers),
        defenderPoints: troopsOf(defenders),
      });
      return { tactical, sum: odds.sum, win: odds.win, even: odds.draw, lose: odds.lose };
    },
  };
}

// ---- at sea (TI-N-f … TI-N-j)

export function fleetStrength(view: View, fight: FightShot, side: SideName, option: string): number {
  const points = pointsOfSide(view, fight, side);
  const ships = points.triremes ?? 0;
  let strength = ships * (fight[side].lead === 'carthage' ? 3 : 2);
  if (option !== 'ram') {
    const foot = sorted(points).filter(([unit]) => isTroop(unit) && unit.arm !== 'cavalry');
    const corinthians = foot.filter(([{ id }]) => id.startsWith('corinthian') || id.startsWith('veterans'));
    const count = (list: typeof foot): number => list.reduce((sum, [, n]) => sum + n, 0);
    strength += Math.min(ships, count(foot)) + (option === 'board' ? Math.min(ships, count(corinthians)) : 0);
  }
  if (option === 'missile' && fight.at.endsWith('_harbour'))
    for (const zone of ['syr_ortygia', ...(fight.at === 'syr_great_harbour' ? ['syr_plemmyrium'] : [])])
      for (const { owner, place, points: there } of view.forces)
        if (place === zone && friends(view, owner, fight[side].lead)) strength += there.engines ?? 0;
  return strength;
}
const friends = (view: View, a: string, b: string | null): boolean =>
  a === b || view.alliances.some(pair => pair.includes(a) && b !== null && pair.includes(b));
function seaCell(view: View, fight: FightShot, leaders: number): Reckoning['cell'] {
  return (option, answer) => {
    const tactical = matrixValue(tables.navalMatrix, option, answer);
    const [attack, defence] = [fleetStrength(view, fight, 'attack', option), fleetStrength(view, fight, 'defence', answer)];
    const ships = (side: SideName): number => pointsOfSide(view, fight, side).triremes ?? 0;
    const odds = battleOdds({
      attack,
      defence,
      tactical,
      leaders,
      attackerPoints: ships('attack'),
      defenderPoints: ships('defence'),
      atSea: true,
    });
    return { tactical, sum: odds.sum, win: odds.win, even: odds.draw, lose: odds.lose };
  };
}
