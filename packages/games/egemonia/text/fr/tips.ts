import type { Tips } from '../en/tips.ts';

export const tips: Tips = {
  areas: 'Valeur des zones contrôlées : avec 10, capitale comprise, on gagne. {{EG-7-a}}',
  favour: 'Qui a le jet le plus haut a la faveur et pose le premier ce tour-ci. {{EG-3.3-a}}',
  hand: 'Événements encore en main, cachés ; on les pose un à un. {{EG-3.4-a}}',
  turn: 'Un tour compte six phases ; il y a dix tours au plus. {{EG-3-a}}',
};
