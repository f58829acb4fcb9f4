import type { FightView } from '../position/fight.ts';
import { readOpen } from '../position/public.ts';
import {
  ATTACK,
  assaultAttack,
  assaultStrength,
  attackStrength,
  basicStrength,
  DEFEND,
  defenceStrength,
  isPlainFight,
  leaderModifier,
  leadOf,
  multiplier,
  poolPlace,
  ratioModifier,
  sidePoints,
  sideUnit,
  streetModifier,
  tacticalModifier,
} from '../rules/fights/fight.ts';
import { isOptionLegal } from '../rules/fights/land/battle.ts';
import { fleetStrength } from '../rules/fights/sea/sea-fight.ts';
import { refuseStratagem, wallStrength } from '../rules/fights/siege/siege.ts';
import { SEATS } from '../rules/materials/board.ts';
import { fieldOf } from '../rules/materials/control.ts';
import { troopsAt } from '../rules/materials/forces.ts';
import { ARM, CAVALRY, TRIREME, TROOPS, UNIT } from '../rules/materials/units.ts';
import type { State } from '../rules/state.ts';
import {
  ASSAULT_OPTION,
  ATTACK_OPTIONS,
  assaultTactical,
  DEFENCE_OPTIONS,
  type Modifier,
  NAVAL,
  NC,
  navalTactical,
  ratio,
  TACTIC,
} from '../rules/tables.ts';
import type { View } from '../rules/view.ts';
import { assaultOdds, battleOdds, type Storming } from './odds.ts';

/** One line of a side's strength: so many points, worth so much each. */
export interface StrengthLine {
  readonly unit: string;
  readonly count: number;
  readonly times: number;
}
/** What two options lead to, for the attacker: won, drawn, lost. */
export interface Cell {
  readonly tactical: number;
  readonly sum: number;
  readonly win: number;
  readonly even: number;
  readonly lose: number;
}
export type SideName = 'attack' | 'defence';
export interface SideReckoning {
  readonly lines: readonly StrengthLine[];
  /** What they come to, before walls, ground and landing. */
  readonly basic: number;
  /** Triremes, at sea. */
  readonly ships: number;
  /** The strength that counts in the ratio; null at sea, where it follows from the manoeuvre. */
  readonly strength: number | null;
  /** What it may choose, as far as everybody can tell. */
  readonly options: readonly string[];
}
/** A fight before the roll: everything that is certain, and what each pair of options leads to. */
export interface Reckoning {
  readonly fight: FightView;
  readonly mine: SideName;
  readonly attack: SideReckoning;
  readonly defence: SideReckoning;
  readonly fixed: readonly Modifier[];
  /** null: no combat (TI-L-f). */
  cell(attack: string, defence: string): Cell | null;
}

export function reckon(view: View, seat: string | null): Reckoning | null {
  const { fight } = view;
  if (fight === null) return null;
  const s = readOpen(view);
  const mine: SideName = SEATS[s.fight.attacker] === seat ? 'attack' : 'defence';
  const sides = { fight, mine, attack: sideOf(s, fight, ATTACK), defence: sideOf(s, fight, DEFEND) };
  if (fight.kind === 'sea') return { ...sides, ...atSea(s) };
  return { ...sides, ...(fight.kind === 'assault' ? beforeWalls(s) : onLand(s)) };
}

// ---- one side

function sideOf(s: State, { kind }: FightView, side: number): SideReckoning {
  const lines: StrengthLine[] = [];
  for (let unit = 0; unit < TROOPS; unit++) {
    const count = sideUnit(s, side, unit);
    if (count > 0) lines.push({ unit: UNIT.ids[unit], count, times: worth(s, unit, kind === 'assault') });
  }
  return {
    lines,
    basic: kind === 'assault' ? assaultStrength(s, side) : basicStrength(s, side, isPlainFight(s)),
    ships: sideUnit(s, side, TRIREME),
    strength: kind === 'sea' ? null : strengthOf(s, side, kind === 'assault'),
    options: optionsOf(s, kind, side),
  };
}
/** TI-L-h, TI-L-j; TI-A-b: cavalry counts half before walls. */
function worth(s: State, unit: number, assault: boolean): number {
  const times = multiplier(unit, !assault && isPlainFight(s));
  return assault && ARM[unit] === CAVALRY ? times / 2 : times;
}
function strengthOf(s: State, side: number, assault: boolean): number {
  if (assault) return side === ATTACK ? assaultAttack(s) : wallStrength(s);
  return side === ATTACK ? attackStrength(s) : defenceStrength(s);
}
function optionsOf(s: State, kind: FightView['kind'], side: number): readonly string[] {
  if (kind === 'sea') return NAVAL.ids;
  if (kind === 'assault') return ASSAULT_OPTION.ids.filter((_, option) => refuseStratagem(s, side, option) === null);
  return (side === ATTACK ? ATTACK_OPTIONS : DEFENCE_OPTIONS)
    .filter(option => isOptionLegal(s, side, option))
    .map(option => TACTIC.ids[option]);
}

// ---- the three kinds of fight

type Case = Pick<Reckoning, 'fixed' | 'cell'>;
const CERTAIN = { win: 1, even: 0, lose: 0 };
const HOPELESS = { win: 0, even: 0, lose: 1 };

/** TI-L-e … TI-L-n; TI-R30: strength 0 against more is settled without dice. */
function onLand(s: State): Case {
  const [attack, defence] = [attackStrength(s), defenceStrength(s)];
  const [leaders, streets] = [leaderModifier(s), streetModifier(s)];
  const points = { attackerPoints: sidePoints(s, ATTACK), defenderPoints: sidePoints(s, DEFEND) };
  return {
    fixed: [
      { rule: 'TI-L-g', by: leaders },
      { rule: 'TI-L-l', by: ratioModifier(s) },
      { rule: 'TI-L-m', by: streets },
    ],
    cell(option, answer) {
      const tactical = tacticalModifier(s, TACTIC.at(option), TACTIC.at(answer));
      if (tactical === NC) return null;
      const { sum, win, draw, lose } = battleOdds({ attack, defence, tactical, leaders, streets, ...points });
      if (Math.min(attack, defence) === 0 && Math.max(attack, defence) > 0)
        return { tactical, sum, ...(defence === 0 ? CERTAIN : HOPELESS) };
      return { tactical, sum, win, even: draw, lose };
    },
  };
}
/** Who meets in the assault that is under way. */
export function stormingOf(s: State): Required<Storming> {
  const owner = leadOf(s, ATTACK);
  const place = poolPlace(s, ATTACK, owner);
  const field = fieldOf(s.fight.zone);
  return {
    garrison: sidePoints(s, DEFEND),
    stormers: sidePoints(s, ATTACK),
    behind: place !== field && troopsAt(s, field, owner) > 0,
  };
}
/** TI-A-a … TI-A-g: won is taken, lost is thrown back. */
export function beforeWalls(s: State): Case {
  const zone = s.fight.zone;
  const leaders = leaderModifier(s);
  const odds = ratio(assaultAttack(s), wallStrength(s));
  const thin = s.defence[zone] === 1 ? -1 : 0;
  const hunger = s.siegeBonus[zone];
  const { garrison, ...stormers } = stormingOf(s);
  return {
    fixed: [
      { rule: 'TI-A-a', by: leaders },
      { rule: 'TI-A-d', by: odds },
      { rule: 'TI-A-c', by: thin },
      { rule: 'TI-H-a', by: hunger },
    ],
    cell(option, answer) {
      const tactical = assaultTactical(ASSAULT_OPTION.at(option), ASSAULT_OPTION.at(answer));
      const sum = tactical + leaders + odds + thin + hunger;
      const { taken, goesOn, thrownBack } = assaultOdds(sum, garrison, stormers);
      return { tactical, sum, win: taken, even: goesOn, lose: thrownBack };
    },
  };
}
/** TI-N-d … TI-N-j: the strength of a fleet follows from its manoeuvre. */
function atSea(s: State): Case {
  const leaders = leaderModifier(s);
  const strength = (side: number, option: string): number =>
    fleetStrength(s, poolPlace(s, side, leadOf(s, side)), leadOf(s, side), NAVAL.at(option), s.fight.zone);
  return {
    fixed: [{ rule: 'TI-N-e', by: leaders }],
    cell(option, answer) {
      const tactical = navalTactical(NAVAL.at(option), NAVAL.at(answer));
      const { sum, win, draw, lose } = battleOdds({
        attack: strength(ATTACK, option),
        defence: strength(DEFEND, answer),
        tactical,
        leaders,
        attackerPoints: sideUnit(s, ATTACK, TRIREME),
        defenderPoints: sideUnit(s, DEFEND, TRIREME),
        atSea: true,
      });
      return { tactical, sum, win, even: draw, lose };
    },
  };
}
