import type { LessonWords } from '../en/lesson.ts';

/** What is said around a guided example. */
export const lesson: LessonWords = {
  lesson: 'Esempio guidato',
  stepOf: (n, of) => `Mossa ${n} di ${of}`,
  notThis: 'Qui l’esempio prende un’altra via.',
  goOn: 'Passa alla parte seguente',
  again: 'Ricomincia l’esempio',
  playOn: 'Lascia l’esempio e gioca',
  start: 'Esempio di gioco guidato',
  done: 'L’esempio è finito',
  preparing: 'L’esempio viene preparato',
};
