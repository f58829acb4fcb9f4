/** What each sign of the map means. */
export const legend = {
  groups: {
    poleis: 'Poleis',
    regions: 'Regions',
    trade: 'Trade',
    over: 'Over the map',
  },
  signs: {
    athens: 'polis of Athens, 5 inhabitants',
    sparta: 'polis of Sparta; the ring shows how many fit',
    free: 'neutral polis',
    wall: 'number on the wall: fortification',
    capital: 'capital',
    begun: 'project in progress',
    done: 'completed project',
    envoy: 'proxenos of Sparta',
    hoplites: '3 hoplites of Athens, who control the territory',
    galleys: '2 galleys each: nobody controls the sea',
    empty: 'territory where nobody stands',
    taxed: 'taxed in this round',
    load: 'shipload: 4 wine buy 3 wheat',
    later: 'not open in this round',
    merchant: 'taken by a merchant ship until the round ends',
    gold: 'gold: you may choose it',
    marked: 'what is told, or where the other side acted',
  },
};
export type LegendWords = typeof legend;
