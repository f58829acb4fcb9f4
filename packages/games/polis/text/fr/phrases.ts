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
} = phrases('fr', names, 'rien');

export const one = (id: string): string => (id === 'galley' ? 'une galère' : `un ${unit(id)}`);
export const space = (id: string | number): string => spaceOf(id, 'case');
export const score = ({ population, prestige, projects, total }: Score): string =>
  `**${total}** (${population} population, ${prestige} prestige, ${projects} par les projets)`;
export const byGoods = (sparta: Score, athens: Score, winner: string): string => {
  const goods = goodsOfTie(sparta, athens);
  return goods === null ? '' : ` : égalité, et plus de biens (${goods}) décident pour ${seat(winner)}`;
};
export const units = ({ sparta, athens }: BySide<number>): string => `Sparte ${sparta}, Athènes ${athens}`;
export const ofCards = (count: number): string => `**${count}** ${plural(count, 'carte', 'cartes')}`;
