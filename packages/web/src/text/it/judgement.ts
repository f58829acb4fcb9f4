import type { JudgementWords } from '../en/judgement.ts';
import { pluralOf } from '../plural.ts';

const plural = pluralOf('it');

export const judgement: JudgementWords = {
  advice: 'Consiglio',
  asking: 'Si soppesa che cosa potresti fare…',
  marked: 'Consiglio · la partita è segnata',
  title: n => plural(n, 'Una cosa che vale la pena', `${n} cose che valgono la pena`),
  none: 'Qui non c’è nulla fra cui scegliere.',
  chanceNow: chance => `La tua probabilità di vincere è del **${chance}**.`,
  plainest: chance => `Se fai la cosa più semplice diventa del **${chance}**.`,
  succeeds: 'Riesce',
  points: 'Punti attesi',
  fails: (times, of) => `Fallisce ${times} ${plural(times, 'volta', 'volte')} su ${of}.`,
  hardlyFails: 'Non fallisce quasi mai.',
  mostlyFails: 'Fallisce quasi sempre.',
  sure: 'Non dipende da un tiro.',
  steps: 'Passo per passo',
  doThis: 'Fallo',
  weighed: n => plural(n, 'Un piano soppesato', `${n} piani soppesati`),
  close: 'Chiudi il consiglio',
  on: place => `a ${place}`,

  why: 'Perché',
  whyAsking: 'Si guarda che cosa è stato soppesato…',
  whyNothing: 'Qualcosa che non si dice finché la guerra continua',
  whyBefore: chance => `Prima vedeva la sua probabilità di vincere al **${chance}**.`,
  whySecret:
    'Ciò che ha in mano è un segreto finché la guerra continua. Ha pensato a queste cose; quanto le stimasse si dice a guerra finita.',
  whyAgain: 'Soppesato di nuovo da ciò che sapeva allora: i suoi pensieri non sono stati conservati.',
  whyPlain: 'Non c’era nulla da soppesare: seguiva da ciò che aveva iniziato, o chiunque l’avrebbe fatto.',
  whyChosen: 'Scelta.',
  whyWins: (wins, n) => `Meglio di prima: ${wins} su ${n}.`,
  whyBy: {
    random: 'Gioca a caso e non soppesa nulla.',
    greedy: 'Un principiante prende ciò che pare meglio al passo successivo e non soppesa alcun piano.',
    oracle: 'L’oracolo segue le matrici strategiche e non soppesa nulla.',
    else: 'Non c’era nulla da soppesare: seguiva da ciò che aveva iniziato, o chiunque l’avrebbe fatto.',
  },
  closeWhy: 'Chiudi la spiegazione',

  report: 'Resoconto',
  making: 'Si ripercorre la guerra',
  makingAbout: 'Ogni tiro viene rifatto e ogni decisione pesata di nuovo.',
  unfinished: 'Il resoconto si fa a guerra finita.',
  backToMatch: 'Torna alla partita',
  withoutLuck: chance => `Con ogni dado alla sua media, le stesse decisioni avrebbero vinto il ${chance} di queste guerre.`,
  seeAgain: 'Rivedila',
  savePage: 'Salva come pagina',
  savePicture: 'Salva come immagine',
  saveFile: 'Salva come file',
  newWar: 'Nuova guerra',
  eyes: 'Vista da',
  chance: 'La probabilità di vincere',
  chanceAbout: 'Come i bot giudicano ogni momento. Scegli un numero per vederlo accadere.',
  turningPoints: 'Tre svolte',
  turn: n => `Turno ${n}`,
  luckInTurn: 'fortuna del turno',
  errorInTurn: 'decisioni del turno',
  story: 'La storia in dieci frasi',
  storyAbout: 'Scritta dalla cronaca della partita.',
  gainedThere: 'a tuo vantaggio',
  lostThere: 'a tuo danno',
  larger: 'più grande: ha pesato di più',
  where: 'Dove si è deciso; un cerchio più grande ha spostato di più le probabilità.',
  fortune: 'Fortuna e giudizio',
  fortuneAbout: 'In probabilità di vincere, in punti percentuali. Un dado conta per ciò che ha cambiato, non per i suoi pallini.',
  atStart: 'All’inizio',
  dice: 'I dadi',
  ownDice: 'Tiri per le tue azioni',
  othersDice: 'Tutti gli altri tiri',
  rolled: n => plural(n, 'un tiro o sorteggio', `${n} tiri e sorteggi`),
  thrown: n => plural(n, 'un dado', `${n} dadi`),
  decisions: 'Le tue decisioni',
  othersDecisions: 'Le decisioni degli altri, e ciò che né tiri né decisioni spiegano',
  costly: (n, of) =>
    n === 0
      ? `nessuna su ${of} è costata qualcosa`
      : plural(n, `1 su ${of} è costata qualcosa`, `${n} su ${of} sono costate qualcosa`),
  bySide: 'Ogni parte',
  luck: 'Fortuna',
  mistakes: 'Decisioni',
  atEnd: 'Alla fine',
  wholeWar: 'Tutta la guerra',
  costliest: 'Le decisioni più costose',
  costliestAbout: (n, cost) =>
    n === 0
      ? 'Nessun’altra è costata qualcosa.'
      : plural(n, `Una più piccola è costata ${cost}.`, `${n} più piccole sono costate insieme ${cost}.`),
  noneCostly: 'Non si è trovata nessuna decisione che una migliore avrebbe chiaramente battuto.',
  better: 'Meglio:',
  lookAtIt: 'Guardala',
  playOn: 'Gioca da qui',
  diceTitle: 'Quanto hanno pesato i dadi',
  diceAbout: 'I generi di tiro, con ciò che hanno cambiato per te in tutto.',
  kindOfRoll: 'Genere di tiro',
  count: 'Tiri',
  weight: 'Peso',
  evenly: 'tirati in parti uguali',
  brokenOff:
    'La guerra non è finita secondo le regole: l’ultima probabilità è il giudizio dei bot sul momento in cui è stata interrotta.',
  turnAxis: 'turno',
  perRoll: 'per tiro proprio',
  perDecision: 'per decisione',
  kindsTitle: 'Quanto hanno pesato le decisioni',
  kindsAbout: 'I generi di decisione, secondo ciò che ciascuna avviava, con ciò che hanno ceduto in tutto.',
  kindOfDecision: 'Genere di decisione',
  decided: 'Decisioni',
  costlyOnes: 'Costose',
  turnByTurn: 'Turno per turno',
  chanceThen: 'Probabilità alla fine',
  heaviest: 'I tiri che hanno pesato di più',
  fell: 'Uscito',
  ofTurn: 'Quando',
  courses: 'Uomini, navi e argento',
  course: {
    losses: 'Perdite',
    money: 'Tesoro',
    sieges: 'Assedi',
    journeys: 'Operazioni',
    will: 'Volontà di combattere',
    confidence: 'Fiducia',
    people: 'Popolazione',
    influence: 'Influenza',
  },
  atTheEnd: values => `Alla fine: ${values}`,
  inAll: values => `In tutto: ${values}`,
  turns: 'Turno',
  bars: 'Ogni barra: la probabilità di vincere come si è giocato, e con la decisione migliore.',
  ownMark: 'tu',
  lineMark: { needed: 'necessari', ahead: 'gli altri', will: 'l’altra parte' },
  threshold: {
    needed: (own, line) =>
      own >= line
        ? plural(own - line, 'Un punto più del necessario.', `${own - line} punti più del necessario.`)
        : plural(line - own, 'Un punto di meno.', `${line - own} punti di meno.`),
    ahead: (own, line) =>
      own === line
        ? 'Tanti punti quanti il migliore degli altri.'
        : own > line
          ? plural(own - line, 'Un punto di vantaggio.', `${own - line} punti di vantaggio.`)
          : plural(line - own, 'Un punto di svantaggio.', `${line - own} punti di svantaggio.`),
    will: (own, line) =>
      `Della volontà di combattere resta ${own}, di quella dell’altra parte ${line}; a zero una parte è vinta.`,
  },
  changed: points => `${points} punti`,
};
