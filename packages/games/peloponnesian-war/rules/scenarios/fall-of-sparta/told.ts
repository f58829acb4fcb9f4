import type { Told } from '@polemos/kernel';
import type { Counted, Modifiers, SideId } from '../../terms/told.ts';

export type BodyId = 'army' | 'navy' | 'satrap';
export type RoleId = 'athens' | 'thebes' | 'anti-sparta';
/** A body of the Persians, where it stands. */
export interface ToldBody {
  readonly body: BodyId;
  readonly space: string;
  readonly units: Counted;
}
export type FallOfSpartaEvent =
  | Told<
      'role',
      {
        sci: number;
        die: number | null;
        modifiers: Modifiers;
        sum: number | null;
        role: RoleId;
        belligerent: boolean;
        joins: boolean;
      }
    >
  | Told<'confidence', { side: SideId; sci: number; die: number | null; result: 'nothing' | 'talents' | 'corinth' | 'gold' }>
  | Told<'city-lost', { space: string; sci: number }>
  | Told<'persia-enters', { bodies: readonly ToldBody[] }>
  | Told<'persians-march', { body: BodyId; side: SideId; leader: string; from: string; space: string; units: Counted }>
  | Told<'no-auguries', { side: SideId }>
  | Told<'persians-beaten', { body: BodyId; leader?: string }>
  | Told<'navy-changes', { space: string; units: Counted }>
  | Told<'persians-return', { body: BodyId; space: string }>
  | Told<'persians-replace', { body: BodyId; space: string; count: number }>
  | Told<'persians-leave', { body: BodyId }>
  | Told<'kings-peace', { bellicosity: { readonly athens: number; readonly sparta: number } }>
  | Told<'garrison', { space: string; given: boolean; left: number }>
  | Told<'thebes-freed', { leaders: readonly string[] }>
  | Told<'messenia', { space: string; unit: string; count: number; garrison: number; side: SideId }>
  | Told<'cinadon', { die: number; revolt: boolean }>
  | Told<'egypt-helps', { talents: number; thebes: number; treasury: number }>
  | Told<'dionysius', { now: 'carthage' | 'syracuse' | 'sicily'; die: number | null; space?: string }>
  | Told<
      'coup-by-surprise',
      {
        harmost: 'sphodrias' | 'phoebidas';
        chosen: number | null;
        space: string;
        die: number;
        modifiers: Modifiers;
        sum: number;
        success: boolean;
        sci: readonly number[];
        treasury: number;
      }
    >
  | Told<'league', { space: string; ships: number; garrisons: number }>
  | Told<'cadmea', { space: string; leaders: readonly string[] }>
  | Told<'cunaxa', { die: number }>
  | Told<'gold-mine', { die: number; side: SideId; talents: number }>;
