/** What each sign of the map means. */
export const legend = {
  groups: {
    areas: 'Areas',
    lines: 'Lines',
    events: 'Events',
    over: 'Over the map',
  },
  signs: {
    athens: 'Athens’ area, influence 2',
    sparta: 'Sparta’s area, influence 1',
    capital: 'second ring: capital',
    polis: 'free polis',
    region: 'free region',
    island: 'free island',
    delphi: 'Delphi, with the Oracle',
    sicily: 'Sicily counts as 2; Syracuse stands there',
    land: 'land line',
    sea: 'sea line',
    hidden: 'event of Sparta, face down, the first there',
    own: 'your own event: only you see it',
    military: 'Military Option',
    ascendancy: 'Ascendancy',
    coup: 'Coup d’État',
    gold: 'gold: you may choose it',
    marked: 'what is told, or the last event placed',
  },
};
export type LegendWords = typeof legend;
