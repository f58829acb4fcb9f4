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
} = phrases('en', names, 'nothing');

export const space = (id: string | number): string => spaceOf(id, 'space');
export const score = ({ population, prestige, projects, total }: Score): string =>
  `**${total}** (${population} population, ${prestige} prestige, ${projects} by projects)`;
export const byGoods = (sparta: Score, athens: Score, winner: string): string => {
  const goods = goodsOfTie(sparta, athens);
  return goods === null ? '' : `: equal, and more goods (${goods}) decide for ${seat(winner)}`;
};
export const units = ({ sparta, athens }: BySide<number>): string => `Sparta ${sparta}, Athens ${athens}`;
export const ofCards = (count: number): string => `**${count}** ${plural(count, 'card', 'cards')}`;
