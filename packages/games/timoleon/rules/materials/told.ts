import type { Told } from '@polemos/kernel';

/** How a leader dies whom no die of his own has struck: with all his force, or taken by those who keep no prisoners. */
export type Death = 'with-his-men' | 'no-prisoners';

/** TI-VII, TI-IX: who holds what, and what becomes of persons and engines. */
export type MaterialsEvent =
  | Told<'control', { zone: string; owner: string; before: string }>
  | Told<'engines-abandoned', { zone: string; engines: number; to: string | null }>
  | Told<'leader-killed', { leader: string; owner: string; place: string | null; by: string | null; how: Death | null }>
  | Told<'leader-captured', { leader: string; owner: string; by: string }>
  | Told<'leader-goes', { leader: string; place: string | null }>
  | Told<'treasury-captured', { seat: string; by: string; talents: number }>
  | Told<'head', { seat: string; leader: string | null }>
  | Told<'eliminated', { leader: string; by: string | null }>
  | Told<'out', { seat: string }>;
