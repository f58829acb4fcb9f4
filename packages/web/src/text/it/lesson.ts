import type { LessonWords } from '../en/lesson.ts';

/** What is said around the lessons of a game. */
export const lesson: LessonWords = {
  lesson: 'Lezione',
  lessons: 'Lezioni',
  lessonsOf: game => `${game}: lezioni`,
  about:
    'Ognuna dura circa tre minuti, insegna una sola cosa e dice perché. Alla fine aspetta un piccolo problema da risolvere da soli.',
  lessonOf: (n, of) => `Lezione ${n} di ${of}`,
  stepOf: (n, of) => `Passo ${n} di ${of}`,
  doneOf: (n, of) => `${n} su ${of} completate`,
  state: { new: 'Circa tre minuti', long: 'Circa dieci minuti', begun: 'Iniziata: riprendi da dove eri', done: 'Completata' },
  notThis: 'In partita potresti farlo; qui la lezione prende un’altra via.',
  why: 'Perché?',
  showMe: 'Mostramelo',
  alone: 'Ora da solo: il problema',
  judged: 'Ora da solo · giudicano le regole',
  hintLeft: n => (n === 1 ? 'Un indizio (l’ultimo)' : `Un indizio (ne restano ${n})`),
  fromStart: 'Dall’inizio',
  notSo: 'Ora la meta non si può più raggiungere. Annulla una mossa o ricomincia dall’inizio.',
  solved: 'Risolto',
  begin: 'Comincia la prima lezione',
  next: 'Lezione seguente',
  goOn: 'Passa alla seconda parte',
  again: 'Ricomincia questa lezione',
  playOn: 'Gioca una partita',
  toList: 'Tutte le lezioni',
  leave: 'Esci e tieni il segno',
  primer: 'Il gioco in tre pagine',
  start: 'Lezioni',
  preparing: 'La lezione viene preparata',
};
