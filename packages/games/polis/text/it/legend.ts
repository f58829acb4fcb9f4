import type { LegendWords } from '../en/legend.ts';

export const legend: LegendWords = {
  groups: {
    poleis: 'Poleis',
    regions: 'Regioni',
    trade: 'Commercio',
    over: 'Sulla mappa',
  },
  signs: {
    athens: 'polis di Atene, 5 abitanti',
    sparta: 'polis di Sparta; l’anello dice quanti ne stanno',
    free: 'polis neutrale',
    wall: 'numero sul muro: fortificazione',
    capital: 'capitale',
    begun: 'progetto in corso',
    done: 'progetto completato',
    envoy: 'prosseno di Sparta',
    hoplites: '3 opliti di Atene, che controllano il territorio',
    galleys: '2 galee per parte: nessuno controlla il mare',
    empty: 'territorio senza nessuno',
    taxed: 'tassato in questo round',
    load: 'carico: 4 vini danno 3 grani',
    later: 'non ancora aperto in questo round',
    merchant: 'occupato da un mercantile fino a fine round',
    gold: 'oro: puoi sceglierlo',
    marked: 'ciò che si racconta, o dove ha agito l’altra parte',
  },
};
