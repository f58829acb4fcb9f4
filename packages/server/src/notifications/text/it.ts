import { subjectOf } from '@polemos/kernel';
import { momentIn, type Words } from './words.ts';

const { does, first } = subjectOf('it');

export const it: Words = {
  hello: name => `Ciao ${name},`,
  verify: () => ({
    subject: 'Conferma il tuo indirizzo',
    text: 'Ciao,\n\nqualcuno, probabilmente tu, ha dato questo indirizzo su Polemos. Apri questo collegamento per confermarlo:',
  }),
  reset: name => ({
    subject: 'Scegli una nuova password',
    text: `Ciao ${name},\n\napri questo collegamento entro due ore per scegliere una nuova password:`,
  }),
  trial: {
    subject: 'Le lettere di Polemos arrivano',
    text: 'Questa lettera è partita dalla pagina di amministrazione. Non c’è nulla da fare.',
  },
  subjects: {
    turn: table => `Tocca a te: ${table}`,
    reminder: table => `Il tempo stringe: ${table}`,
    overdue: table => `Tempo scaduto: ${table}`,
    result: table => `La partita è finita: ${table}`,
    challenge: (table, by) => `${by} ti sfida: ${table}`,
    rematch: (table, by) => `${by} vuole la rivincita: ${table}`,
    substitute: (table, by) => `${by} ti chiede di subentrare: ${table}`,
    accepted: (table, by) => `${by} accetta: ${table}`,
    declined: (table, by) => `${by} rifiuta: ${table}`,
    seat: (table, by) => `${by} ha preso posto: ${table}`,
    refused: (table, by) => `${by} non è d’accordo: ${table}`,
    mention: (table, by) => `${by} ti parla: ${table}`,
    replaced: table => `Qualcuno gioca per te: ${table}`,
    back: (table, by) => `${by} riprende il posto: ${table}`,
  },
  bodies: {
    turn: (table, _, as) => `Tocca a te${as === '' ? '' : ` (${as})`} al tavolo «${table}»`,
    reminder: (table, _, as) => `Non hai ancora mosso${as === '' ? '' : ` (${as})`} al tavolo «${table}»`,
    overdue: (table, by) =>
      by === ''
        ? `Il tuo tempo per la mossa al tavolo «${table}» è scaduto: chi aspetta può reclamare la partita`
        : `Il tempo di ${by} al tavolo «${table}» è scaduto: puoi reclamare la partita`,
    result: table => `La partita al tavolo «${table}» è finita`,
    challenge: (table, by, as) => `${by} vorrebbe giocare con te a «${table}»${as === '' ? '' : `, tu con ${as}`}`,
    rematch: (table, by, as) =>
      `${by} vorrebbe giocare di nuovo a «${table}», a parti invertite${as === '' ? '' : `, tu con ${as}`}`,
    substitute: (table, by, as) => `${by} ti chiede di prendere il posto di ${as} al tavolo «${table}»: chi lo occupa è assente`,
    accepted: (table, by) => `${by} ha accettato e siede al tavolo «${table}»`,
    declined: (table, by) => `${by} ha rifiutato di venire al tavolo «${table}»`,
    seat: (table, by) => `${by} ha preso posto al tuo tavolo «${table}»`,
    mention: (table, by) => `${by} ha scritto al tavolo «${table}»`,
    replaced: table =>
      `La tua assenza è durata a lungo e gli altri hanno messo qualcuno al tuo posto al tavolo «${table}». Puoi riprenderlo quando vuoi`,
    back: (table, by) => `${by} ha ripreso il suo posto al tavolo «${table}». Grazie per la sostituzione`,
  },
  proposals: {
    draw: { asks: 'offre la patta', to: 'la patta' },
    rewind: { asks: 'propone di tornare indietro', to: 'tornare indietro' },
    'hand-over': { asks: 'vuole passare il posto a un bot', to: 'passare il posto a un bot' },
    'take-over': { asks: 'vuole prendere il posto del bot', to: 'prendere il posto del bot' },
    replace: { asks: 'propone di sostituire chi è assente', to: 'sostituire chi è assente' },
  },
  proposed: (table, by, asks) => `${by} ${asks}: ${table}`,
  proposedAt: (table, by, asks) => `${by} ${asks} al tavolo «${table}». Lì puoi accettare o rifiutare`,
  refusedAt: (table, by, to) => `${by} rifiuta la tua proposta al tavolo «${table}»: ${to}`,
  quotes: ['«', '»'],
  against: names => `contro ${names}`,
  list: names => (names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`),
  turn: n => `Turno ${n}`,
  round: name => `Round ${name}`,
  asked: (when, ask) => `${when}: ${ask}`,
  until: moment => `Hai tempo fino a ${moment}.`,
  wasUntil: moment => `Il tempo è scaduto ${moment}.`,
  last: what => `Per ultimo: ${what}`,
  won: name => `${does(name, 'Ha', 'Hanno')} vinto ${name}.`,
  nobodyWon: 'Non ha vinto nessuno.',
  ended: {
    resigned: seat => `${first(seat)} ${does(seat, 'ha', 'hanno')} abbandonato.`,
    draw: () => 'Patta d’accordo.',
    timeout: seat => `${first(seat)} ${does(seat, 'ha', 'hanno')} esaurito il tempo.`,
    arbiter: () => 'Conclusa dall’amministrazione.',
    void: () => 'Annullata dall’amministrazione: non conta.',
  },
  pace: pace =>
    'days' in pace
      ? `${pace.days === 1 ? 'un giorno' : `${pace.days} giorni`} a mossa`
      : `${pace.minutes} min${pace.increment > 0 ? ` + ${pace.increment} s` : ''}`,
  noClock: 'senza orologio',
  vacation: (name, until) => `${name} è in vacanza fino a ${until}`,
  vacationAbout: 'Fino ad allora i suoi orologi sono fermi, i tuoi no.',
  league: {
    roundSubject: (league, round, against) => `${league}, giornata ${round}: contro ${against}`,
    byeSubject: (league, round) => `${league}, giornata ${round}: riposi`,
    overSubject: league => `${league}: il campionato è finito`,
    round: ({ league, round, rounds, as, against }) =>
      `È cominciata la giornata ${round} di ${rounds} del campionato «${league}»: giochi con ${as} contro ${against}.`,
    replay: (league, as, against) =>
      `La tua partita del campionato «${league}» è finita patta e si rigioca a parti invertite: giochi con ${as} contro ${against}.`,
    bye: (league, round, rounds) =>
      `È cominciata la giornata ${round} di ${rounds} del campionato «${league}». In questa giornata riposi: non hai avversari.`,
    deadline: moment => `La partita va conclusa entro ${moment}.`,
    lateSubject: ({ league, round, first, second }) => `${league}, giornata ${round}: ${first} – ${second} è in ritardo`,
    late: ({ league, round, first, second }, moment) =>
      `La partita ${first} – ${second} della giornata ${round} del campionato «${league}» andava conclusa entro ${moment}.`,
    lateDecide: 'Il campionato lo organizzi tu: decidi la partita o concedi altro tempo.',
    lateWait: organiser => `${organiser}, che organizza, la decide o concede altro tempo.`,
    over: league => `Il campionato «${league}» è finito.`,
    won: name => `Lo ha vinto ${name}.`,
    youWon: 'Lo hai vinto tu.',
    nobodyWon: 'Nessuno lo ha vinto da solo.',
    place: (place, of) => `Sei al ${place}º posto su ${of}.`,
  },
  digest: n => (n === 1 ? 'Polemos oggi: una notizia' : `Polemos oggi: ${n} notizie`),
  stop: 'Per non ricevere più queste lettere apri questo collegamento:',
  moment: momentIn('it'),
};
