import type { Told } from '@polemos/kernel';

/** TI-VII, TI-IX: who holds what, and what becomes of persons and engines. */
export type MaterialsEvent =
  | Told<'control', { zone: string; owner: string; before: string }>
  | Told<'engines-abandoned', { zone: string; engines: number; to: string | null }>
  | Told<'leader-killed', { leader: string; owner: string; place: string | null; by: string | null }>
  | Told<'leader-captured', { leader: string; owner: string; by: string }>
  | Told<'leader-goes', { leader: string; place: string | null }>
  | Told<'treasury-captured', { seat: string; by: string; talents: number }>
  | Told<'head', { seat: string; leader: string | null }>
  | Told<'eliminated', { leader: string; by: string | null }>
  | Told<'out', { seat: string }>;
