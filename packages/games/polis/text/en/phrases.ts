import type { BySide } from '../../rules/components/board.ts';
import type { Score } from '../../rules/end/told.ts';
import { goodsOfTie, partsOf, phrases } from '../phrases.ts';
import { names } from './names.ts';

export const {
  seat,
  polis,
  region,
  stuff,
  project,
  unit,
  by,
  listed,
  some,
  half,
  face,
  way,
  plural,
  spaceOf,
  amount,
  between,
  the,
  at,
  from,
  atMarket,
} = phrases('en', names, 'nothing', {
  the: {
    ionio: 'the Ionio Pelagos',
    myrtoo: 'the Myrtoo Pelagos',
    kyklades: 'the Kyklades',
    sporades: 'the Noties Sporades',
    thrakiko: 'the Thrakiko Pelagos',
    euxeinos: 'the Euxeinos Pontos',
  },
  at: place => `in ${place}`,
  from: place => `from ${place}`,
});

export const space = (id: string | number): string => spaceOf(id, 'cargo space');
export const score = (of: Score): string =>
  `**${of.total}**${of.total === 0 ? '' : ` (${partsOf(of, ['population', 'prestige', 'projects'])})`}`;
export const byGoods = (sparta: Score, athens: Score, winner: string): string => {
  const goods = goodsOfTie(sparta, athens);
  return goods === null ? '' : `: the scores are equal, and the goods (${goods}) decide for ${seat(winner)}`;
};
export const units = ({ sparta, athens }: BySide<number>): string =>
  `Sparta has ${sparta} ${plural(sparta, 'unit', 'units')}, Athens ${athens}`;
export const ofCards = (count: number): string => `**${count}** ${plural(count, 'card', 'cards')}`;
