import type { Told } from '@polemos/kernel';
import type { Side } from '../components/board.ts';

/** Section F: the start of a round and its turns. */
export type RoundEvent =
  | Told<'round', { round: string }>
  | Told<'projects', { projects: readonly string[] }>
  | Told<'first-turn', { seat: Side }>
  | Told<'event', { event: string }>
  | Told<'turn', { seat: Side; alone: boolean }>
  | Told<'fee', { seat: Side; good: string }>
  | Told<'passed', { seat: Side; acted: number; first: boolean }>
  | Told<'prestige-paid', { seat: Side; amount: number; left: number }>
  | Told<'blockade', { seat: Side; lost: number }>
  | Told<'prepared', { round: string }>;
