import type { Told } from '@polemos/kernel';

/** TI-V: recruiting, hiring and building. */
export type RaisingEvent =
  | Told<'recruits', { seat: string; zone: string; hoplites: number; cavalry: number; leader: string | null }>
  | Told<'guard', { seat: string; place: string }>
  | Told<'dispatched', { seat: string; leader: string; area: string; ships: number }>
  | Told<'hired', { seat: string; area: string; unit: string; points: number; talents: number }>
  | Told<'returns', { seat: string; area: string; zone: string }>
  | Told<'enlisted', { seat: string; unit: string; talents: number; place: string }>
  | Told<'disbanded', { owner: string; place: string; points: number; engines: number }>
  | Told<'repaired', { seat: string; zone: string; defence: number }>
  | Told<'builds', { seat: string; what: string; place: string; talents: number; turn: number }>
  | Told<'launched', { seat: string; zone: string; what: string; points: number }>;
