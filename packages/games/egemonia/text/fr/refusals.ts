import type { GameText } from '@polemos/kernel';

export const refusals = {
  'EG-3.2-a': 'Seul un événement de votre main peut retourner à la Pythie.',
  'EG-3.4-a': 'On pose maintenant les événements, un par un, chacun son tour.',
  'EG-3.4-b': 'Cet événement n’est pas dans votre main.',
  'EG-4.1-a':
    'C’est trop loin : les armes portent à deux lignes d’une zone de leur camp, à trois si toutes sont terrestres pour Sparte ou maritimes pour Athènes.',
  'EG-4.2-a': 'L’Ascendant n’agit qu’à côté d’une zone de son camp.',
  'EG-4.2-b': 'L’Ascendant ne renforce une zone de son camp que si une autre zone de ce camp la touche.',
  'EG-6-c': 'Le passage est barré : les armes de Sparte ne traversent pas par mer une zone d’Athènes.',
  'EG-6-d': 'Le passage est barré : les armes d’Athènes ne traversent pas par terre une zone de Sparte.',
} satisfies GameText['refusals'];
