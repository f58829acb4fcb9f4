import type { BySide } from '../../rules/components/board.ts';
import type { Score } from '../../rules/end/told.ts';
import { goodsOfTie, phrases } from '../phrases.ts';
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
  market,
} = phrases('it', names, 'niente');

export const one = (id: string): string => (id === 'galley' ? 'una galea' : `un ${unit(id)}`);
export const space = (id: string | number): string => spaceOf(id, 'casella');
export const score = ({ population, prestige, projects, total }: Score): string =>
  `**${total}** (${population} popolazione, ${prestige} prestigio, ${projects} dai progetti)`;
export const byGoods = (sparta: Score, athens: Score, winner: string): string => {
  const goods = goodsOfTie(sparta, athens);
  return goods === null ? '' : `: parità, e più merci (${goods}) decidono per ${seat(winner)}`;
};
export const units = ({ sparta, athens }: BySide<number>): string => `Sparta ${sparta}, Atene ${athens}`;
export const ofCards = (count: number): string => `**${count}** ${plural(count, 'carta', 'carte')}`;
