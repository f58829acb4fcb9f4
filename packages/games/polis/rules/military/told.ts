import type { Told } from '@polemos/kernel';
import type { Amounts, Side } from '../components/board.ts';

/** Actions 5 to 8. */
export type MilitaryEvent =
  | Told<'march', { seat: Side; territory: string }>
  | Told<'hoplite-moved', { seat: Side; from: string; to: string; way: string; through: readonly string[] }>
  | Told<'sail', { seat: Side; sea: string }>
  | Told<'galley-moved', { seat: Side; from: string; to: string; through: readonly string[] }>
  | Told<'siege', { seat: Side; polis: string; fort: number; neutral: boolean }>
  /** Without a die where the fort is 1, PO-7-d. */
  | Told<'siege-won', { seat: Side; polis: string; die?: number; fort: number; prestige: number; population: number }>
  | Told<'siege-failed', { seat: Side; polis: string; territory: string; die: number; fort: number; populationLost: number }>
  | Told<'turned-neutral', { seat: Side; polis: string }>
  | Told<'proxenos-captured', { seat: Side; polis: string }>
  | Told<'tax', { seat: Side; territory: string }>
  | Told<'collected', { seat: Side; territory: string; hoplites: Amounts; gained: Amounts; prestige: number }>;
