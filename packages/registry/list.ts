/** The games of the house, in the order in which they are shown. A new game is one more line here, and nothing anywhere else. */
export const PACKAGES: readonly string[] = [
  '@polemos/peloponnesian-war',
  '@polemos/polis',
  '@polemos/egemonia',
  '@polemos/timoleon',
];
