import type { LessonWords } from '../en/lesson.ts';

/** What is said around a guided example. */
export const lesson: LessonWords = {
  lesson: 'Exemple guidé',
  stepOf: (n, of) => `Coup ${n} sur ${of}`,
  notThis: 'L’exemple prend ici un autre chemin.',
  goOn: 'Passer à la partie suivante',
  again: 'Recommencer l’exemple',
  playOn: 'Quitter l’exemple et jouer',
  start: 'Exemple de jeu guidé',
  done: 'L’exemple est terminé',
  preparing: 'L’exemple se prépare',
};
