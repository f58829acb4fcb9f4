import type { Action } from '@polemos/kernel';
import type { IconName } from '../../../icons/names.ts';

export interface Deed {
  readonly type: string;
  readonly icon: IconName;
  readonly rule: string;
  readonly po: number;
}
/** TI-II: the table of operations, and what costs no operation point. */
export const DEEDS: readonly { readonly group: string; readonly deeds: readonly Deed[] }[] = [
  {
    group: 'army',
    deeds: [
      { type: 'activate', icon: 'leader', rule: 'TI-II-o', po: 1 },
      { type: 'element', icon: 'march', rule: 'TI-R1', po: 1 },
    ],
  },
  {
    group: 'talk',
    deeds: [
      { type: 'court', icon: 'herald', rule: 'TI-III-a', po: 3 },
      { type: 'treat', icon: 'council', rule: 'TI-III-b', po: 3 },
      { type: 'suborn', icon: 'coup', rule: 'TI-III-c', po: 3 },
      { type: 'give', icon: 'talents', rule: 'TI-R63', po: 0 },
    ],
  },
  {
    group: 'land',
    deeds: [
      { type: 'tax', icon: 'talents', rule: 'TI-IV-c', po: 2 },
      { type: 'repair', icon: 'fortress', rule: 'TI-R66', po: 1 },
      { type: 'sack', icon: 'ravaged', rule: 'TI-IV-ab', po: 0 },
    ],
  },
  {
    group: 'hire',
    deeds: [
      { type: 'recruit', icon: 'hoplite', rule: 'TI-V-b', po: 1 },
      { type: 'guard', icon: 'elite', rule: 'TI-R49', po: 0 },
      { type: 'dispatch', icon: 'trireme', rule: 'TI-V-j', po: 3 },
      { type: 'hire', icon: 'light-infantry', rule: 'TI-V-k', po: 0 },
      { type: 'return', icon: 'merchant', rule: 'TI-R22', po: 0 },
    ],
  },
  {
    group: 'build',
    deeds: [
      { type: 'trireme', icon: 'trireme', rule: 'TI-V-l', po: 0 },
      { type: 'transport', icon: 'merchant', rule: 'TI-V-o', po: 0 },
      { type: 'engine', icon: 'artillery', rule: 'TI-V-n', po: 0 },
      { type: 'arsenal', icon: 'city', rule: 'TI-V-m', po: 0 },
    ],
  },
];
export const ALL = DEEDS.flatMap(({ deeds }) => deeds);
/** TI-II-n: the operation points that an act of the table takes. */
export const pointsOf = ({ type }: Action): number => ALL.find(one => one.type === type)?.po ?? 0;
