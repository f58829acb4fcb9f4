import type { GameText } from '@polemos/kernel';

export const outcomes = {
  'EG-7-a': () => 'Le vainqueur contrôle des zones d’une valeur d’au moins dix, sa capitale comprise.',
  'EG-7-b': () => 'Les deux camps ont atteint dix ; la plus haute valeur gagne.',
  'EG-7-c': () => 'Après dix tours, le camp qui contrôle le plus gagne.',
  'EG-7-d': () => 'Après dix tours, les valeurs sont égales ; l’influence décide.',
} satisfies GameText['outcomes'];
