import type { LegendWords } from '../en/legend.ts';

export const legend: LegendWords = {
  groups: {
    areas: 'Zones',
    lines: 'Lignes',
    events: 'Événements',
    over: 'Sur la carte',
  },
  signs: {
    athens: 'zone d’Athènes, influence 2',
    sparta: 'zone de Sparte, influence 1',
    capital: 'double anneau : capitale',
    polis: 'cité libre',
    region: 'région libre',
    island: 'île libre',
    delphi: 'Delphes, avec l’Oracle',
    sicily: 'la Sicile vaut 2 ; Syracuse s’y dresse',
    land: 'ligne terrestre',
    sea: 'ligne maritime',
    hidden: 'événement de Sparte, caché, le premier posé là',
    own: 'votre événement : vous seul le voyez',
    military: 'Option militaire',
    ascendancy: 'Ascendant',
    coup: 'Coup d’État',
    gold: 'or : vous pouvez le choisir',
    marked: 'ce qui est raconté, ou le dernier événement posé',
  },
};
