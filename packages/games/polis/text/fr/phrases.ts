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
} = phrases('fr', names, 'rien', {
  the: {
    ionio: 'l’Ionio Pelagos',
    myrtoo: 'le Myrtoo Pelagos',
    kyklades: 'les Kyklades',
    sporades: 'les Noties Sporades',
    thrakiko: 'le Thrakiko Pelagos',
    euxeinos: 'l’Euxeinos Pontos',
  },
  at: (place, sea) => (sea ? `dans ${place}` : `en ${place}`),
  from: place => `de ${place}`,
});

export const one = (id: string): string => (id === 'galley' ? 'une galère' : `un ${unit(id)}`);
export const space = (id: string | number): string => spaceOf(id, 'case de cargaison');
export const score = (of: Score): string =>
  `**${of.total}**${of.total === 0 ? '' : ` (${partsOf(of, ['population', 'prestige', 'projets'])})`}`;
export const byGoods = (sparta: Score, athens: Score, winner: string): string => {
  const goods = goodsOfTie(sparta, athens);
  return goods === null ? '' : ` : les scores sont égaux, et les biens (${goods}) décident pour ${seat(winner)}`;
};
export const units = ({ sparta, athens }: BySide<number>): string =>
  `Sparte a ${sparta} ${plural(sparta, 'unité', 'unités')}, Athènes ${athens}`;
export const ofCards = (count: number): string => `**${count}** ${plural(count, 'carte', 'cartes')}`;
