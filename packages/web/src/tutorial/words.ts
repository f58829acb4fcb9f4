import type { Language } from '@polemos/kernel';

const en = {
  lesson: 'Guided example',
  stepOf: (n: number, of: number) => `Move ${n} of ${of}`,
  notThis: 'The example goes another way here.',
  goOn: 'Go on to the next part',
  again: 'Begin the example again',
  playOn: 'Leave the example and play',
  start: 'Guided example of play',
  done: 'The example is over',
  preparing: 'The example is being laid out',
};
type Words = typeof en;
const it: Words = {
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
const fr: Words = {
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
export const WORDS: Readonly<Record<Language, Words>> = { en, it, fr };
