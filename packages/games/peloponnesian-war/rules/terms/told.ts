import type { Told } from '@polemos/kernel';

/** A side of the war, and whoever may fight in one's place. */
export type SideId = 'athens' | 'sparta';
export type Party = SideId | 'persia';
/** SP by kind. */
export type Counted = Readonly<Record<string, number>>;
/** A modifier of a die or of a sum, with the rule that gives it. */
export interface Modifier {
  readonly rule: string;
  readonly by: number;
}
type Modifiers = readonly Modifier[];

export type { Modifiers };

/** What several chapters tell alike. */
export type CommonEvent =
  | Told<'passed', { side: SideId; why: PassReason }>
  /** SP come to a space: placed by the table or by choice, sent by an event. */
  | Told<'placed', { unit: string; count: number; space: string; side: SideId; die?: number }>
  | Told<'no-place', { unit: string; count: number; side: SideId }>
  | Told<'no-effect'>
  | Told<'sci-reset'>;
export type PassReason =
  | 'choice'
  | 'auguries'
  | 'no-commander'
  | 'no-objective'
  | 'no-money'
  | 'no-expedition'
  | 'no-sp'
  | 'limit';
