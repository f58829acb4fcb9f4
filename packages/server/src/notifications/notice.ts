/** What a message is about. Sentences are made when it is sent, in its reader's language. */
export type Notice =
  | { readonly kind: 'verify' | 'reset'; readonly language: string; readonly name: string; readonly link: string }
  | {
      readonly kind: 'turn' | 'reminder' | 'overdue' | 'result' | 'invitation';
      readonly language: string;
      readonly name: string;
      readonly link: string;
      readonly title: string;
      readonly game: string;
      readonly seat: string;
      /** The move it is about: when the match has gone on, a turn need not be told any more. */
      readonly sequence: number;
    };

export interface Letter {
  readonly subject: string;
  readonly text: string;
}

// The first letter to an address goes to somebody who may not know us: nothing in it is of another's choice.
const LETTERS: Readonly<Record<string, Readonly<Record<Notice['kind'], readonly [string, string]>>>> = {
  en: {
    verify: [
      'Confirm your address',
      'Hello,\n\nsomebody, probably you, has given this address at Polemos. Open this link to confirm it:',
    ],
    reset: ['Choose a new password', 'Hello {name},\n\nopen this link within two hours to choose a new password:'],
    turn: ['Your turn: {table}', 'Hello {name},\n\nit is your turn at the table “{table}”.'],
    reminder: ['Your time is running out: {table}', 'Hello {name},\n\nyou have not moved yet at the table “{table}”.'],
    overdue: ['Time is over: {table}', 'Hello {name},\n\nthe time for the move at the table “{table}” is over.'],
    invitation: ['An invitation: {table}', 'Hello {name},\n\nyou are invited to the table “{table}”.'],
    result: ['The match is over: {table}', 'Hello {name},\n\nthe match at the table “{table}” is over.'],
  },
  it: {
    verify: [
      'Conferma il tuo indirizzo',
      'Ciao,\n\nqualcuno, probabilmente tu, ha dato questo indirizzo su Polemos. Apri questo collegamento per confermarlo:',
    ],
    reset: [
      'Scegli una nuova password',
      'Ciao {name},\n\napri questo collegamento entro due ore per scegliere una nuova password:',
    ],
    turn: ['Tocca a te: {table}', 'Ciao {name},\n\ntocca a te al tavolo “{table}”.'],
    reminder: ['Il tempo stringe: {table}', 'Ciao {name},\n\nnon hai ancora mosso al tavolo “{table}”.'],
    overdue: ['Tempo scaduto: {table}', 'Ciao {name},\n\nil tempo per la mossa al tavolo “{table}” è scaduto.'],
    invitation: ['Un invito: {table}', 'Ciao {name},\n\nsei invitato al tavolo “{table}”.'],
    result: ['La partita è finita: {table}', 'Ciao {name},\n\nla partita al tavolo “{table}” è finita.'],
  },
  fr: {
    verify: [
      'Confirmez votre adresse',
      'Bonjour,\n\nquelqu’un, sans doute vous, a donné cette adresse sur Polemos. Ouvrez ce lien pour la confirmer :',
    ],
    reset: [
      'Choisissez un nouveau mot de passe',
      'Bonjour {name},\n\nouvrez ce lien dans les deux heures pour choisir un nouveau mot de passe :',
    ],
    turn: ['À vous de jouer : {table}', 'Bonjour {name},\n\nc’est à vous de jouer à la table « {table} ».'],
    reminder: ['Le temps presse : {table}', 'Bonjour {name},\n\nvous n’avez pas encore joué à la table « {table} ».'],
    overdue: ['Temps écoulé : {table}', 'Bonjour {name},\n\nle temps pour le coup à la table « {table} » est écoulé.'],
    invitation: ['Une invitation : {table}', 'Bonjour {name},\n\nvous êtes invité à la table « {table} ».'],
    result: ['La partie est terminée : {table}', 'Bonjour {name},\n\nla partie à la table « {table} » est terminée.'],
  },
};

export function letterOf(notice: Notice): Letter {
  const [subject, body] = (LETTERS[notice.language] ?? LETTERS.en)[notice.kind];
  const table = 'title' in notice ? notice.title || notice.game : '';
  const fill = (text: string): string =>
    // One pass: a name that holds a mark of ours stays a name. Line ends in a subject would be headers.
    text.replace(/\{(name|table)\}/g, (_, mark: string) => (mark === 'name' ? notice.name : table).replace(/[\r\n]/g, ' '));
  return { subject: fill(subject), text: `${fill(body)}\n\n${notice.link}\n` };
}

const TRIALS: Readonly<Record<string, Letter>> = {
  en: {
    subject: 'Letters from Polemos arrive',
    text: 'This letter was sent from the page of the administration. Nothing needs to be done.',
  },
  it: {
    subject: 'Le lettere di Polemos arrivano',
    text: 'Questa lettera è partita dalla pagina di amministrazione. Non c’è nulla da fare.',
  },
  fr: {
    subject: 'Les lettres de Polemos arrivent',
    text: 'Cette lettre est partie de la page d’administration. Il n’y a rien à faire.',
  },
};
export function trialLetter(language: string, link: string): Letter {
  const { subject, text } = TRIALS[language] ?? TRIALS.en;
  return { subject, text: `${text}\n\n${link}\n` };
}
