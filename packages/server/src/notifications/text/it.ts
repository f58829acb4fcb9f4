import { momentIn, type Words } from './words.ts';

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
    seat: (table, by) => `${by} si è seduto: ${table}`,
    proposal: (table, by) => `${by} propone qualcosa: ${table}`,
    refused: (table, by) => `${by} non è d’accordo: ${table}`,
    mention: (table, by) => `${by} ti parla: ${table}`,
    replaced: table => `Qualcuno gioca per te: ${table}`,
    back: (table, by) => `${by} è tornato: ${table}`,
  },
  bodies: {
    turn: (table, _, as) => `Tocca a te${as === '' ? '' : ` (${as})`} al tavolo “${table}”`,
    reminder: (table, _, as) => `Non hai ancora mosso${as === '' ? '' : ` (${as})`} al tavolo “${table}”`,
    overdue: table => `Il tempo per la mossa al tavolo “${table}” è scaduto`,
    result: table => `La partita al tavolo “${table}” è finita`,
    challenge: (table, by, as) => `${by} vorrebbe giocare con te a “${table}”${as === '' ? '' : `, tu con ${as}`}`,
    rematch: (table, by, as) =>
      `${by} vorrebbe giocare di nuovo a “${table}”, a parti invertite${as === '' ? '' : `, tu con ${as}`}`,
    substitute: (table, by, as) =>
      `${by} ti chiede di prendere il posto di ${as} al tavolo “${table}”, il cui giocatore è assente`,
    accepted: (table, by) => `${by} ha accettato e siede al tavolo “${table}”`,
    declined: (table, by) => `${by} ha rifiutato di venire al tavolo “${table}”`,
    seat: (table, by) => `${by} ha preso posto al tuo tavolo “${table}”`,
    proposal: (table, by) => `${by} propone qualcosa al tavolo “${table}”`,
    refused: (table, by) => `${by} non è d’accordo con la tua proposta al tavolo “${table}”`,
    mention: (table, by) => `${by} ha scritto al tavolo “${table}”`,
    replaced: table =>
      `Sei stato assente a lungo e gli altri hanno messo qualcuno al tuo posto al tavolo “${table}”. Puoi riprenderlo quando vuoi`,
    back: (table, by) => `${by} ha ripreso il suo posto al tavolo “${table}”. Grazie per averlo sostituito`,
  },
  proposals: {
    draw: 'La patta.',
    rewind: 'Di tornare indietro.',
    'hand-over': 'Di passare il posto a un bot.',
    'take-over': 'Di prendere il posto del bot.',
    replace: 'Di mettere qualcuno al posto di chi è assente.',
  },
  against: names => `contro ${names}`,
  list: names => (names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`),
  turn: n => `Turno ${n}`,
  asked: (when, ask) => `${when}: ${ask}`,
  until: moment => `Hai tempo fino a ${moment}.`,
  last: what => `Per ultimo: ${what}`,
  won: name => `Ha vinto ${name}.`,
  nobodyWon: 'Non ha vinto nessuno.',
  ended: {
    resigned: seat => `${seat} ha abbandonato.`,
    draw: () => 'Patta d’accordo.',
    timeout: seat => `${seat} ha esaurito il tempo.`,
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
  digest: n => (n === 1 ? 'Polemos oggi: una notizia' : `Polemos oggi: ${n} notizie`),
  stop: 'Per non ricevere più queste lettere apri questo collegamento:',
  moment: momentIn('it'),
};
