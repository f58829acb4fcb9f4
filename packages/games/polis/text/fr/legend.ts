import type { LegendWords } from '../en/legend.ts';

export const legend: LegendWords = {
  groups: {
    poleis: 'Cités',
    regions: 'Régions',
    trade: 'Commerce',
    over: 'Sur la carte',
  },
  signs: {
    athens: 'cité d’Athènes, 5 habitants',
    sparta: 'cité de Sparte ; l’anneau dit combien y tiennent',
    free: 'cité neutre',
    wall: 'nombre sur le mur : fortification',
    capital: 'capitale',
    begun: 'projet en cours',
    done: 'projet achevé',
    envoy: 'proxène de Sparte',
    hoplites: '3 hoplites d’Athènes, qui contrôlent le territoire',
    galleys: '2 galères par camp : nul ne contrôle la mer',
    empty: 'territoire où il n’y a personne',
    taxed: 'imposé dans cette manche',
    load: 'cargaison : 4 vins pour 3 blés',
    later: 'pas encore ouvert dans cette manche',
    merchant: 'pris par un navire marchand jusqu’à la fin de la manche',
    gold: 'or : vous pouvez le choisir',
    marked: 'ce qui est raconté, ou l’action de l’autre camp',
  },
};
