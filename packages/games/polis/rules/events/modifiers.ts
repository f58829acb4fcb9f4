import { type Seat, things } from '@polemos/kernel';
import data from '../../data/events.json' with { type: 'json' };
import { MARKET, MARKET_SEA, SEA, SPACE, sideAt, TERRITORIES, TERRITORY } from '../components/board.ts';
import type { UnitKind } from './told.ts';

/**
 * One effect of an event card as the data hold it: an operation and its parameters. Which parameters an operation has, the list of
 * operations in the data says, and a test holds every card to it; whoever carries one out reads its own.
 */
export interface Effect {
  readonly op: string;
  readonly timing?: string;
  readonly player?: string;
  readonly good: string;
  readonly goods: readonly string[];
  readonly amount: number;
  readonly min: number;
  readonly max: number | null;
  readonly polis: string;
  readonly territory: string;
  readonly markets: readonly string[];
  readonly space: string;
  readonly region: string;
  readonly count: number;
  readonly value: number;
  readonly column: number;
  readonly loss: number;
  readonly population: number;
  readonly maxHoplites: number;
  readonly give: string;
  readonly get: string;
  readonly rate: number;
  readonly unit: UnitKind;
  readonly returnFraction: number;
  readonly prestigePerUnit?: number;
  readonly prestigePerMissing?: number;
  readonly prestigePerHoplite: number;
  readonly prestige: number;
  readonly uses: number;
  readonly silverPerUnit: number;
  readonly exempt: { readonly seas: readonly string[]; readonly galleys: number };
  readonly condition: Condition;
  readonly then?: readonly Effect[];
}
/** What the end of a round asks, PO-F-p. */
export type Condition = Readonly<Record<string, string | number>>;
export const EVENT = things(
  'event',
  data.events.map(({ id }) => id),
);
export const EVENT_ROUND = data.events.map(({ deck }) => data.decks.indexOf(deck));
export const EFFECTS: readonly (readonly Effect[])[] = data.events.map(({ effects }) => effects as unknown as readonly Effect[]);
/** Every effect of every card: a step under way names its effect by the place in this list. */
export const ALL_EFFECTS: readonly Effect[] = EFFECTS.flat();
export const concerns = (effect: Effect, side: Seat): boolean => effect.player === 'both' || sideAt(effect.player ?? '') === side; // PO-F-e

/** What an event changes for the whole round (PO-R40), ready for the rules to ask: one fixed shape. */
export interface Modifiers {
  readonly taxLimit: readonly number[]; // by territory
  readonly order: number; // prestige for each hoplite that keeps order at home
  readonly closedSpaces: number;
  readonly threshold: number; // PO-B-a
  readonly commanders: number; // battles whose prestige a player may double
  readonly repeat: boolean; // a fruitless assault is followed by another of the same attacker
  readonly mercenaries: number; // silver for a unit that takes no population, 0: none to be had
  readonly blockade: {
    readonly seas: number;
    readonly prestige: number;
    readonly exempt: number;
    readonly galleys: number;
  } | null;
}

const PLAIN = {
  taxLimit: new Array<number>(TERRITORIES).fill(99),
  order: 0,
  closedSpaces: 0,
  threshold: 8,
  commanders: 0,
  repeat: false,
  mercenaries: 0,
  blockade: null,
} satisfies Modifiers;

const set = (list: readonly number[], at: number, value: number): readonly number[] =>
  list.map((old, i) => (i === at ? value : old));
const seas = (ids: readonly string[]): number => ids.reduce((all, id) => all | (1 << SEA.at(id)), 0);
const marketSeas = (ids: readonly string[]): number => ids.reduce((all, id) => all | (1 << MARKET_SEA[MARKET.at(id)]), 0);

/** The operations that last for the round. Those of the start and the end of a round are in event.ts. */
export const LASTING: Readonly<Record<string, (now: Modifiers, effect: Effect) => Modifiers>> = {
  taxLimit: (now, e) => ({ ...now, taxLimit: set(now.taxLimit, TERRITORY.at(e.territory), e.maxHoplites) }),
  taxAlternative: (now, e) => ({ ...now, order: e.prestigePerHoplite }),
  closeSpace: (now, e) => ({ ...now, closedSpaces: now.closedSpaces | (1 << SPACE.at(e.space)) }),
  battleThreshold: (now, e) => ({ ...now, threshold: e.value }),
  doubleBattlePrestige: (now, e) => ({ ...now, commanders: e.uses }),
  repeatStalemate: now => ({ ...now, repeat: true }),
  mercenaryRecruit: (now, e) => ({ ...now, mercenaries: e.silverPerUnit }),
  blockadePenalty: (now, { markets, prestige, exempt }) => ({
    ...now,
    blockade: { seas: marketSeas(markets), prestige, exempt: seas(exempt.seas), galleys: exempt.galleys },
  }),
};

const MODIFIERS: readonly Modifiers[] = EFFECTS.map(effects =>
  effects.reduce<Modifiers>((now, effect) => (effect.op in LASTING ? LASTING[effect.op](now, effect) : now), PLAIN),
);
/** What the event of the round (−1: none) changes. */
export const modifiersOf = (event: number): Modifiers => (event < 0 ? PLAIN : MODIFIERS[event]);
