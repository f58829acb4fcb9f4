import board from '@polemos/polis/board' with { type: 'json' };
import deck from '@polemos/polis/combat-deck' with { type: 'json' };
import { GROUND } from '@polemos/polis/ground';
import projects from '@polemos/polis/projects' with { type: 'json' };
import type { IconName } from '../../../icons/names.ts';

export type Side = 'sparta' | 'athens';
export const SIDES: readonly Side[] = ['sparta', 'athens'];
/** One's own side comes first. */
export const ownFirst = (seat: string | null): readonly Side[] => (seat === 'athens' ? ['athens', 'sparta'] : SIDES);
export const otherOf = (side: Side): Side => (side === 'sparta' ? 'athens' : 'sparta');

export let POLEIS: typeof board.poleis;
export let TERRITORIES: typeof board.territories;
export const SEAS = board.seas;
export const MARKETS = board.markets;
export const ROUNDS = board.rounds;
export const PROJECTS = projects.projects;
export type PolisData = (typeof board.poleis)[number];

const byId = <X extends { readonly id: string }>(list: readonly X[]): Readonly<Record<string, X>> =>
  Object.fromEntries(list.map(one => [one.id, one]));
export let POLIS: Readonly<Record<string, PolisData>>;
export let TERRITORY: Readonly<Record<string, (typeof board.territories)[number]>>;
// As on the board that the match is played on.
GROUND.follow(({ poleis, territories }) => {
  const [cities, lands] = [byId(poleis), byId(territories)];
  return () => {
    POLEIS = poleis;
    TERRITORIES = territories;
    POLIS = cities;
    TERRITORY = lands;
  };
});
export const PROJECT = byId(PROJECTS);
export const CARD = byId(deck.cards);
export const isSea = (region: string): boolean => SEAS.some(({ id }) => id === region);

export const GOODS = ['metal', 'wood', 'wine', 'oil', 'silver', 'wheat'] as const;
export const TRADED = ['metal', 'wood', 'wine', 'oil'] as const;
export const STUFF_ICON: Readonly<Record<string, IconName>> = {
  metal: 'metal',
  wood: 'wood',
  wine: 'wine',
  oil: 'oil',
  silver: 'talents',
  wheat: 'wheat',
  prestige: 'prestige',
  order: 'council',
  merchant: 'merchant',
  hoplite: 'hoplite',
  galley: 'trireme',
};
export const KIND_ICON: Readonly<Record<string, IconName>> = {
  philosopher: 'leader',
  artist: 'lot',
  temple: 'city',
  theatre: 'council',
  statue: 'person',
  festival: 'wine',
  games: 'prestige',
};

/** One shipload: what it asks for, what it gives. PO-9-b */
export interface Space {
  readonly id: string;
  readonly market: string;
  readonly demand: string;
  readonly offer: string;
  readonly amount: number;
  readonly from: number;
}
export const SPACES: readonly Space[] = MARKETS.flatMap(({ id, boxes }) =>
  boxes.map(({ box, demand, offer, amount, availableFromRoundType }) => ({
    id: `${id}-${box}`,
    market: id,
    demand,
    offer,
    amount,
    from: availableFromRoundType,
  })),
);
export const SPACE = byId(SPACES);
/** PO-9-l: by amount, then column (1 … 11). */
export const PRICE = board.marketValues.rows;
export const COLUMNS = board.marketValues.columns;
export const roundOf = (round: string) => ROUNDS.find(({ id }) => id === round) ?? ROUNDS[0];

export interface Half {
  readonly formation: string;
  readonly manoeuvre: string;
  readonly value: number;
}
/** PO-B-i: which half of a card is read. */
export const halfOf = (card: string, region: string): Half => CARD[card][isSea(region) ? 'naval' : 'land'];
export const FORMATION_ICON: Readonly<Record<string, IconName>> = {
  phalanx: 'hoplite',
  cavalry: 'cavalry',
  archers: 'light-infantry',
  peltasts: 'light-infantry',
  mercenaries: 'talents',
  salpinx: 'false-alarm',
  eliteTrireme: 'elite',
  trireme: 'trireme',
  bireme: 'trireme',
  triaconter: 'merchant',
};
