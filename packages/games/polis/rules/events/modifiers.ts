import { NOBODY, type Seat, things } from '@polemos/kernel';
import data from '../../data/events.json' with { type: 'json' };
import { MARKET, MARKET_SEA, POLIS, SEA, SPACE, sideAt, TERRITORIES, TERRITORY } from '../components/board.ts';
import type { UnitKind } from './told.ts';

/**
 * One effect of an event card as the data hold it: an operation and its parameters. Which parameters an operation has, the list of
 * operations in the data says, and a test holds every card to it; whoever carries one out reads its own.
 */
export interface Effect {
  readonly op: string;
  readonly timing?: string;
  readonly player?: string;
  readonly action?: string;
  readonly good: string;
  readonly goods: readonly string[];
  readonly amount: number;
  readonly min: number;
  readonly max: number | null;
  readonly polis: string;
  readonly territory: string;
  readonly sea: string;
  readonly side: string;
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
  readonly options?: readonly (readonly Effect[])[];
  readonly then?: readonly Effect[];
  readonly lower?: readonly Effect[];
  readonly higher?: readonly Effect[];
  readonly tie?: readonly Effect[];
}
/** What the end of a round asks, PO-F-p. */
export type Condition = Readonly<Record<string, string | number>>;
export const EVENT = things(
  'event',
  data.events.map(({ id }) => id),
);
export const EVENT_ROUND = data.events.map(({ deck }) => data.decks.indexOf(deck));
export const EFFECTS: readonly (readonly Effect[])[] = data.events.map(({ effects }) => effects as unknown as readonly Effect[]);
const withParts = (effect: Effect): Effect[] => [
  effect,
  ...(effect.options ?? []).flat().flatMap(withParts),
  ...[effect.then, effect.lower, effect.higher, effect.tie].flatMap(part => (part ?? []).flatMap(withParts)),
];
/** Every effect of every card, those within others too: a step under way names its effect by the place in this list. */
export const ALL_EFFECTS: readonly Effect[] = EFFECTS.flat().flatMap(withParts);
export const concerns = (effect: Effect, side: Seat): boolean => effect.player === 'both' || sideAt(effect.player ?? '') === side; // PO-F-e

/** What an event changes for the whole round (PO-R40), ready for the rules to ask: one fixed shape. */
export interface Modifiers {
  readonly taxLimit: readonly number[]; // by territory
  readonly taxBan: readonly number[]; // by territory: whose collection an enemy hoplite there forbids, or NOBODY
  readonly order: number; // prestige for each hoplite that keeps order at home
  readonly closedSpaces: number;
  readonly virtual: readonly number[]; // by sea * 2 + side
  readonly fort: readonly number[]; // by polis, 0: as printed
  readonly siegeBan: boolean;
  readonly siegePrestige: number; // more, against the opponent's poleis
  readonly projectDiscount: readonly number[]; // by polis * 2 + side
  readonly civilWarDiscount: readonly number[]; // by polis * 2 + side
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
  taxBan: new Array<number>(TERRITORIES).fill(NOBODY),
  order: 0,
  closedSpaces: 0,
  virtual: new Array<number>(SEA.size * 2).fill(0),
  fort: new Array<number>(POLIS.size).fill(0),
  siegeBan: false,
  siegePrestige: 0,
  projectDiscount: new Array<number>(POLIS.size * 2).fill(0),
  civilWarDiscount: new Array<number>(POLIS.size * 2).fill(0),
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
  taxForbidden: (now, e) => ({
    ...now,
    taxBan: set(now.taxBan, TERRITORY.at(e.territory), sideAt(e.player ?? '')),
  }),
  taxAlternative: (now, e) => ({ ...now, order: e.prestigePerHoplite }),
  closeSpace: (now, e) => ({ ...now, closedSpaces: now.closedSpaces | (1 << SPACE.at(e.space)) }),
  virtualGalleys: (now, e) => ({
    ...now,
    virtual: set(now.virtual, SEA.at(e.sea) * 2 + sideAt(e.side), e.count),
  }),
  fortificationOverride: (now, e) => ({ ...now, fort: set(now.fort, POLIS.at(e.polis), e.value) }),
  siegeBan: now => ({ ...now, siegeBan: true }),
  costModifier: (now, e) => {
    if (e.action === 'siegeOpponentPolis') return { ...now, siegePrestige: e.amount };
    const at = POLIS.at(e.polis) * 2 + sideAt(e.player ?? '');
    return e.action === 'startProject'
      ? { ...now, projectDiscount: set(now.projectDiscount, at, -e.amount) }
      : { ...now, civilWarDiscount: set(now.civilWarDiscount, at, -e.amount) };
  },
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
