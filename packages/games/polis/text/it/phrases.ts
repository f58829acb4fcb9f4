import type { BySide } from '../../rules/components/board.ts';
import type { Score } from '../../rules/end/told.ts';
import { goodsOfTie, partsOf, phrases } from '../phrases.ts';
import { names } from './names.ts';

/** A land has its article after « da », none after « in »: dall’Attika, in Attika. */
const LAND = /^(\*\*)?(?:la |l’)(?!Euxeinos)/;

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
} = phrases('it', names, 'niente', {
  the: {
    makedonia: 'la Makedonia',
    akarnania: 'l’Akarnania',
    thessalia: 'la Thessalia',
    boiotia: 'la Boiotia',
    attika: 'l’Attika',
    megaris: 'la Megaris',
    achaia: 'l’Achaia',
    arkadia: 'l’Arkadia',
    messenia: 'la Messenia',
    ionia: 'la Ionia',
    sikelia: 'la Sikelia',
    ionio: 'lo Ionio Pelagos',
    myrtoo: 'il Myrtoo Pelagos',
    kyklades: 'le Kyklades',
    sporades: 'le Noties Sporades',
    thrakiko: 'il Thrakiko Pelagos',
    euxeinos: 'l’Euxeinos Pontos',
  },
  at: place => `in ${place.replace(LAND, '$1')}`,
  from: place => `da ${place}`,
});

export const one = (id: string): string => (id === 'galley' ? 'una galea' : `un ${unit(id)}`);
export const space = (id: string | number): string => spaceOf(id, 'spazio di carico');
export const score = (of: Score): string =>
  `**${of.total}**${of.total === 0 ? '' : ` (${partsOf(of, ['popolazione', 'prestigio', 'progetti'])})`}`;
export const byGoods = (sparta: Score, athens: Score, winner: string): string => {
  const goods = goodsOfTie(sparta, athens);
  return goods === null ? '' : `: il punteggio è pari, e le merci (${goods}) decidono per ${seat(winner)}`;
};
export const units = ({ sparta, athens }: BySide<number>): string => `Sparta ha ${sparta} unità, Atene ${athens}`;
export const ofCards = (count: number): string => `**${count}** ${plural(count, 'carta', 'carte')}`;
