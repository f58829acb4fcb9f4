import type { LessonWords } from '../en/lesson.ts';

/** What is said around the lessons of a game. */
export const lesson: LessonWords = {
  lesson: 'Leçon',
  lessons: 'Leçons',
  lessonsOf: game => `${game} : leçons`,
  about:
    'Chacune dure environ trois minutes, enseigne une seule chose et dit pourquoi. À la fin attend un petit problème, à résoudre seul.',
  lessonOf: (n, of) => `Leçon ${n} sur ${of}`,
  stepOf: (n, of) => `Étape ${n} sur ${of}`,
  doneOf: (n, of) => (n < 2 ? `${n} terminée sur ${of}` : `${n} terminées sur ${of}`),
  state: {
    new: 'Environ trois minutes',
    long: 'Environ dix minutes',
    begun: 'Commencée : reprendre où vous étiez',
    done: 'Terminée',
  },
  notThis: 'En partie vous pourriez le faire ; la leçon prend ici un autre chemin.',
  why: 'Pourquoi ?',
  showMe: 'Montrez-moi',
  alone: 'À vous seul : le problème',
  judged: 'À vous seul · les règles jugent',
  hintLeft: n => (n === 1 ? 'Un indice (le dernier)' : `Un indice (il en reste ${n})`),
  fromStart: 'Depuis le début',
  notSo: 'Le but est désormais hors d’atteinte. Annulez un coup ou recommencez depuis le début.',
  solved: 'Résolu',
  begin: 'Commencer la première leçon',
  next: 'Leçon suivante',
  goOn: 'Passer à la seconde partie',
  again: 'Recommencer cette leçon',
  playOn: 'Jouer une partie',
  toList: 'Toutes les leçons',
  leave: 'Quitter en gardant ma place',
  primer: 'Le jeu en trois pages',
  start: 'Leçons',
  preparing: 'La leçon se prépare',
};
