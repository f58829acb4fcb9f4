import type { HistoryNote } from '@polemos/kernel';

export const history: readonly HistoryNote[] = [
  {
    about: 'Timoleone',
    text: 'Un Corinzio che viveva ritirato dopo l’uccisione del fratello tiranno. Mandato con dieci navi, liberò Siracusa, depose il potere e vi rimase.',
    sources: 'Plut. Tim. 3–8, 36–39; Diod. 16.65–66, 16.90',
  },
  {
    about: 'Iceta',
    text: 'Già amico di Dione, poi tiranno di Leontini. Si unì all’appello a Corinto e intanto trattava con Cartagine.',
    sources: 'Plut. Tim. 1–2, 32–33',
  },
  {
    about: 'Dionisio',
    text: 'Il secondo di questo nome. Chiuso in Ortygia, la cedette a Timoleone e andò a Corinto, dove visse da privato e, si dice, insegnò ai ragazzi.',
    sources: 'Plut. Tim. 13–15; Diod. 16.70',
  },
  {
    about: 'Andromaco',
    text: 'Governò Tauromenio secondo le leggi e diede a Timoleone il suo primo porto. Lo storico Timeo era suo figlio.',
    sources: 'Plut. Tim. 10',
  },
  {
    about: 'Mamerco',
    text: 'Tiranno di Catana, fiero dei suoi versi. Battuto, si consegnò al giudizio di Siracusa, e non fu ascoltato fino in fondo.',
    sources: 'Plut. Tim. 13, 31, 34',
  },
  {
    about: 'Il Crimiso',
    text: 'Timoleone assalì i Cartaginesi mentre passavano il fiume, e una tempesta di grandine li colpì in viso. La Banda Sacra dei cittadini cadde fino all’ultimo.',
    sources: 'Plut. Tim. 25–29; Diod. 16.77–81',
  },
  {
    about: 'Ortygia',
    text: 'Il primo Dionisio fece dell’isola una fortezza dentro la città. Timoleone la fece abbattere dai cittadini, e vi costruì i tribunali.',
    sources: 'Diod. 14.7; Plut. Tim. 22',
  },
];
