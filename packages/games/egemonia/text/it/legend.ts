import type { LegendWords } from '../en/legend.ts';

export const legend: LegendWords = {
  groups: {
    areas: 'Aree',
    lines: 'Linee',
    events: 'Eventi',
    over: 'Sulla mappa',
  },
  signs: {
    athens: 'area di Atene, influenza 2',
    sparta: 'area di Sparta, influenza 1',
    capital: 'doppio anello: capitale',
    polis: 'polis libera',
    region: 'regione libera',
    island: 'isola libera',
    delphi: 'Delfi, con l’Oracolo',
    sicily: 'la Sicilia vale 2; vi sta Siracusa',
    land: 'linea di terra',
    sea: 'linea di mare',
    hidden: 'evento di Sparta, coperto, il primo lì',
    own: 'un tuo evento: lo vedi solo tu',
    military: 'Opzione Militare',
    ascendancy: 'Ascendente',
    coup: 'Colpo di Stato',
    gold: 'oro: puoi sceglierlo',
    marked: 'ciò che si racconta, o l’ultimo evento piazzato',
  },
};
