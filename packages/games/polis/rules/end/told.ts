import type { Told } from '@polemos/kernel';
import type { Amounts, BySide, Side } from '../components/board.ts';

/** PO-G-d: what a side's score is made of; its goods break a tie, PO-G-e. */
export interface Score {
  readonly population: number;
  readonly prestige: number;
  readonly projects: number;
  readonly total: number;
  readonly goods: number;
}

/** Sections E and G: the six phases, and the end of the game. */
export type EndEvent =
  /** `seat` is null where the polis has turned neutral, PO-E1-b. */
  | Told<'project-completed', { seat: Side | null; project: string; polis: string; prestige: number }>
  | Told<'fed', { seat: Side; wheat: number; prestige: number; left: number }>
  | Told<'grew', { seat: Side; polis: string; population: number }>
  | Told<'megalopolis', { seat: Side; polis: string; population: number; base: number }>
  | Told<'spoiled', { seat: Side; lost: Amounts }>
  | Told<'phoros', { seat: Side; amount: number }>
  | Told<'scored', BySide<Score>>
  | Told<'lost-at-once', { seat: Side }>;
