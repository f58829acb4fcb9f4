import type { Told } from '@polemos/kernel';

/** TI-FC-j, TI-FD-d, TI-FD-f: what calls an expedition. */
export type Occasion =
  | 'first-routed'
  | 'first-leaderless'
  | 'punic-siege'
  | 'harbour-held'
  | 'timoleon-beaten'
  | 'carthage-beaten'
  | 'five-quarters'
  | 'tyrant-eliminated'
  | 'two-tyrants';

/** The expeditions of Carthage and Corinth. */
export type ExpeditionEvent =
  | Told<'first-expedition', { dice: readonly number[]; month: number; comes: boolean }>
  | Told<'expedition-called', { expedition: string; seat: string; because: Occasion | null; die: number | null; turn: number }>
  | Told<'expedition-waits', { expedition: string }>
  | Told<'expedition-cancelled', { expedition: string }>
  | Told<'expedition-arrives', { expedition: string; seat: string; place: string; talents: number; leaders: readonly string[] }>;
