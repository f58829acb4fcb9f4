/** TI-III: each kind of diplomacy. */
export const DIPLOMACY_COST = 3;
/** TI-II-n: the operation points that an act takes. One that is not named takes none. */
export const POINTS = {
  activate: 1, // TI-II-o
  element: 1, // TI-R1
  court: DIPLOMACY_COST, // TI-III-a
  treat: DIPLOMACY_COST, // TI-III-b
  suborn: DIPLOMACY_COST, // TI-III-c
  tax: 2, // TI-IV-c
  repair: 1, // TI-R66
  recruit: 1, // TI-V-b
  dispatch: 3, // TI-V-j
} as const;
