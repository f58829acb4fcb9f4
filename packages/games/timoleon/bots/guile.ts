import { type Code, firstOf, type Generator, type Offer } from '@polemos/kernel';
import { ATTACK, leadOf } from '../rules/fights/fight.ts';
import { isOptionLegal } from '../rules/fights/land/battle.ts';
import { refuseStratagem } from '../rules/fights/siege/siege.ts';
import { isFaction } from '../rules/materials/board.ts';
import type { State } from '../rules/state.ts';
import {
  ASSAULT_OPTION,
  ASSAULTS,
  ATTACK_OPTIONS,
  assaultTactical,
  DEFENCE_OPTIONS,
  NAVAL,
  NC,
  navalTactical,
  tactical,
} from '../rules/tables.ts';
import { type Mixture, mixed, mixture } from './duel.ts';

/** Tactics, manoeuvres and stratagems: against a player a mixture that cannot be guessed, against chance what does best on average. For bots alone. */

type Worth = (attack: number, defence: number) => number;
/** A matter in which two choose in secret: their options, and what two of them bring the attacker. */
interface Matter {
  readonly name: string;
  readonly attacks: (s: State) => readonly number[];
  readonly defences: (s: State) => readonly number[];
  readonly worth: Worth;
}
/** No combat: the operation is spent for nothing. */
const NO_COMBAT = -0.5;
const LAND: Matter = {
  name: 'land',
  attacks: s => ATTACK_OPTIONS.filter(option => isOptionLegal(s, ATTACK, option)),
  defences: s => DEFENCE_OPTIONS.filter(option => isOptionLegal(s, 1 - ATTACK, option)),
  worth: (attack, defence) => (tactical(attack, defence) === NC ? NO_COMBAT : tactical(attack, defence)),
};
const SHIPS = NAVAL.ids.map((_, option) => option);
const SEA: Matter = { name: 'sea', attacks: () => SHIPS, defences: () => SHIPS, worth: navalTactical };
const STORMS = ASSAULT_OPTION.ids.map((_, option) => option);
const WALLS: Matter = {
  name: 'walls',
  attacks: s => STORMS.filter(option => option < ASSAULTS && refuseStratagem(s, ATTACK, option) === null),
  defences: () => STORMS.slice(ASSAULTS),
  worth: assaultTactical,
};

const known = new Map<string, Mixture>();
function mixtureOf({ name, worth }: Matter, attacks: readonly number[], defences: readonly number[]): Mixture {
  const key = `${name} ${attacks.join()} ${defences.join()}`;
  const found = known.get(key) ?? mixture(attacks, defences, worth);
  known.set(key, found);
  return found;
}
const mean = (all: readonly number[], of: (one: number) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0) / all.length;
/** What does best against somebody who chooses blindly. */
const against = (mine: readonly number[], worth: (option: number) => number): number =>
  mine.reduce((best, option) => (worth(option) > worth(best) ? option : best));

function chosen(s: State, seat: number, offer: Offer, chance: Generator, matter: Matter): Code {
  const attacks = matter.attacks(s);
  const defences = matter.defences(s);
  const isAttacker = leadOf(s, ATTACK) === seat;
  const mine = isAttacker ? attacks : defences;
  let option: number;
  if (!isFaction(leadOf(s, isAttacker ? 1 - ATTACK : ATTACK)))
    option = against(mine, one =>
      isAttacker ? mean(defences, other => matter.worth(one, other)) : -mean(attacks, other => matter.worth(other, one)),
    );
  else {
    const { attack, defence } = mixtureOf(matter, attacks, defences);
    option = mine[mixed(isAttacker ? attack : defence, chance)];
  }
  for (let i = 0; i < offer.size; i++) if (firstOf(offer.codes[i]) === option) return offer.codes[i];
  return offer.codes[0];
}
export const tactic = (s: State, seat: number, offer: Offer, chance: Generator): Code => chosen(s, seat, offer, chance, LAND);
export const manoeuvre = (s: State, seat: number, offer: Offer, chance: Generator): Code => chosen(s, seat, offer, chance, SEA);
export const stratagem = (s: State, seat: number, offer: Offer, chance: Generator): Code => chosen(s, seat, offer, chance, WALLS);
