import type { OpeningWords } from '../en/opening.ts';

export const opening: OpeningWords = {
  title: 'Egemonia',
  standard: 'Partie normale',
  historical: 'Scénario historique',
  two: 'à deux',
  when: 'Vᵉ siècle av. J.-C.',
  command: { athens: 'Vous menez Athènes.', sparta: 'Vous menez Sparte.' },
  who: {
    athens:
      'Vous contrôlez Athènes et rien d’autre. Votre Option militaire porte à trois zones, si toutes les lignes sont maritimes.',
    sparta:
      'Vous contrôlez Sparte et rien d’autre. Votre Option militaire porte à trois zones, si toutes les lignes sont terrestres.',
  },
  whoHistorical: {
    athens: areas =>
      `Vous commencez avec ${areas} zones, et chez vous les égalités sont à vous. Vos armes ne traversent pas par terre les zones de Sparte.`,
    sparta: areas =>
      `Vous commencez avec ${areas} zones, et chez vous les égalités sont à vous. Vos flottes ne traversent pas les zones d’Athènes.`,
  },
  wins: ({ needed, turns }) =>
    `**Des zones d’une valeur de ${needed}, votre capitale comprise,** à la fin d’un tour. Après le tour ${turns}, la plus haute valeur gagne. {{EG-7-a}} {{EG-7-c}}`,
  score: {
    title: 'Ce qui compte',
    area: 'Chaque zone que vous contrôlez',
    sicily: 'La Sicile',
    capital: 'Votre capitale',
    needed: 'il la faut',
    note: 'Une influence de 1 donne le contrôle ; 2 est plus difficile à défaire. {{EG-7.1-a}}',
  },
  long: turns => `**${turns} tours au plus**, une demi-heure en tout. Chaque action est enregistrée.`,
  steps: {
    draw: 'Regarder sa main',
    drawText: hand => `Vous avez ${hand} événements que nul autre ne voit.`,
    place: {
      title: 'Les poser cachés',
      text: 'Un à la fois, chacun son tour. Où va un événement dépend de sa sorte ; l’or le montre.',
    },
    reveal: {
      title: 'Les révéler',
      text: 'Les armes battent le coup d’État, le coup d’État la diplomatie, la diplomatie les armes.',
    },
    count: { title: 'Compter', text: 'Qui gagne une confrontation, ou reste sans opposition, gagne de l’influence.' },
  },
};
