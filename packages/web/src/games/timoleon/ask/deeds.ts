import type { IconName } from '../../../icons/names.ts';

export interface Deed {
  readonly type: string;
  readonly icon: IconName;
  readonly rule: string;
}
/** TI-II: the table of operations, and what takes no operation point. */
export const DEEDS: readonly { readonly group: string; readonly deeds: readonly Deed[] }[] = [
  {
    group: 'army',
    deeds: [
      { type: 'activate', icon: 'leader', rule: 'TI-II-o' },
      { type: 'element', icon: 'march', rule: 'TI-R1' },
    ],
  },
  {
    group: 'talk',
    deeds: [
      { type: 'court', icon: 'herald', rule: 'TI-III-a' },
      { type: 'treat', icon: 'council', rule: 'TI-III-b' },
      { type: 'suborn', icon: 'coup', rule: 'TI-III-c' },
      { type: 'give', icon: 'talents', rule: 'TI-R63' },
    ],
  },
  {
    group: 'land',
    deeds: [
      { type: 'tax', icon: 'talents', rule: 'TI-IV-c' },
      { type: 'repair', icon: 'fortress', rule: 'TI-R66' },
      { type: 'sack', icon: 'ravaged', rule: 'TI-IV-ab' },
    ],
  },
  {
    group: 'hire',
    deeds: [
      { type: 'recruit', icon: 'hoplite', rule: 'TI-V-b' },
      { type: 'guard', icon: 'elite', rule: 'TI-R49' },
      { type: 'dispatch', icon: 'trireme', rule: 'TI-V-j' },
      { type: 'hire', icon: 'light-infantry', rule: 'TI-V-k' },
      { type: 'return', icon: 'merchant', rule: 'TI-R22' },
    ],
  },
  {
    group: 'build',
    deeds: [
      { type: 'trireme', icon: 'trireme', rule: 'TI-V-l' },
      { type: 'transport', icon: 'merchant', rule: 'TI-V-o' },
      { type: 'engine', icon: 'artillery', rule: 'TI-V-n' },
      { type: 'arsenal', icon: 'city', rule: 'TI-V-m' },
    ],
  },
];
export const ALL = DEEDS.flatMap(({ deeds }) => deeds);
