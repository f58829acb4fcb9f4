import type { Told } from '@polemos/kernel';
import type { BySide, Side } from '../components/board.ts';

/** What one event met in its position of the list: another event, or nobody. */
type Met =
  | { sparta: string; athens: string; result: Side | 'draw'; atHome: boolean }
  | { sparta: string; athens: null; result: 'unopposed'; atHome: false }
  | { sparta: null; athens: string; result: 'unopposed'; atHome: false };
export type Effect = 'none' | 'syracuse' | 'lowers' | 'raises' | 'full';

/** EG-3.5, EG-4.8, EG-5 */
export type ComparisonEvent =
  | Told<'revealed', { placed: readonly { event: string; area: string; by: Side; seat: Side }[] }>
  | Told<'comparison', { area: string; position: number } & Met>
  | Told<'acts', { area: string; seat: Side; event: string; effect: Effect; levels: BySide<number> }>
  | Told<'aid-passes', { seat: Side }>
  | Told<'leaves', { event: string }>
  | Told<'oracle', { seat: Side }>;
