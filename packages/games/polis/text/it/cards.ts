/** Titoli e testi delle carte evento. */
export const TITLE: Readonly<Record<string, string>> = {
  'r3-01': 'Terremoto a Sparta',
  'r3-02': 'Distruzione della flotta persiana',
  'r3-03': 'Serse è assassinato',
  'r3-11': 'Filopersiani',
  'r3-12': 'Leotichida II',
  'r3-13': 'Guerra sacra',
  'r3-14': 'Nessun evento',
  'r3-15': 'Nessun evento',
  'r4-01': 'Tradimento',
  'r4-02': 'L’Egitto insorge contro la Persia',
  'r4-03': 'Il Gran Re è ucciso',
  'r4-04': 'Rivolte contadine',
  'r4-05': 'L’età di Pericle',
  'r4-06': 'Il tesoro si sposta',
  'r4-07': 'Pace dei trent’anni',
  'r4-08': 'Tanagra e Enofita',
  'r4-09': 'Coloni',
  'r4-10': 'Dono di grano',
  'r4-11': 'Nessun evento',
  'r4-12': 'Nessun evento',
  'r5a-01': 'Dietro le Lunghe Mura',
  'r5a-02': 'Tradimento',
  'r5a-03': 'Libero commercio con la Persia',
  'r5a-04': 'Grandi comandanti',
  'r5a-05': 'Nemici della Grecia',
  'r5a-06': 'Mercenari',
  'r5a-07': 'Il Gran Re è ucciso',
  'r5a-08': 'Voci di pace',
  'r5a-09': 'Peste e umiliazione',
  'r5a-10': 'Pace di Nicia',
  'r5b-01': 'Alcibiade fugge a Sparta',
  'r5b-02': 'Cartagine sbarca in Sicilia',
  'r5b-03': 'Eruzione dell’Etna',
  'r5b-04': 'Libero commercio con la Persia',
  'r5b-05': 'Gli schiavi del Laurio',
  'r5b-06': 'Le Erme mutilate',
  'r5b-07': 'Mercenari',
  'r5b-08': 'Voci di pace',
  'r5b-09': 'Eclissi',
  'r5b-10': 'L’oro di Ciro',
};
const BETRAYAL =
  'Ogni giocatore prende una polis nemica con popolazione 1 che non sia capitale, se c’è, con i suoi progetti. La stessa polis non passa due volte.';
const GREAT_KING =
  'Prima del primo turno ogni giocatore può mandare opliti in Persia per 2 prestigio ciascuno. A fine round tornano tutti, piazzati uno alla volta a turno dove c’è posto.';
const FREE_TRADE =
  'Chi finisce il proprio turno con l’avversario tagliato fuori da Persis o Aigyptos perde 1 prestigio, a meno che abbia 10 galee in Ionio e Thrakiko insieme.';
const MERCENARIES = 'Opliti e galee si possono creare per 2 argento ciascuno senza togliere popolazione.';
const PEACE =
  'Riscuotendo nel proprio territorio, gli opliti (fino alla popolazione della capitale) possono invece mantenere l’ordine: 1 prestigio ciascuno.';
export const WORDING: { readonly [id in keyof typeof TITLE]: string } = {
  'r3-01': 'Sparta riceve 1 galea in Ionio Pelagos. Atene riceve 1 oplita in Messenia.',
  'r3-02': 'Sparta riceve 1 argento. Atene riceve 1 prestigio.',
  'r3-03': 'Nessun commercio nella prima casella di Persis in questo round.',
  'r3-11': 'Ogni giocatore riceve 1 prestigio e toglie un proprio oplita o una propria galea.',
  'r3-12': 'Atene gioca il primo turno di questo round.',
  'r3-13': 'Sparta riceve 1 oplita in Thessalia. Atene riceve 1 oplita in Boiotia.',
  'r3-14': 'Non accade nulla.',
  'r3-15': 'Non accade nulla.',
  'r4-01': BETRAYAL,
  'r4-02':
    'Prima del primo turno Atene manda in Egitto almeno 2 galee, o quante ne ha se sono meno, e perde 1 prestigio per ognuna che manca; la metà ritorna alla fine del round, arrotondata per difetto.',
  'r4-03': GREAT_KING,
  'r4-04': 'In Messenia e in Ionia riscuotono al massimo 2 opliti.',
  'r4-05':
    'Un progetto iniziato ad Athenai costa ad Atene 2 risorse in meno. Una guerra civile a Korinthos costa a Sparta 2 argento in meno.',
  'r4-06': 'Ogni giocatore cede almeno 1 prestigio e riceve il doppio in argento.',
  'r4-07': 'Nessun assedio a poleis dell’avversario in questo round.',
  'r4-08': 'Thebai conta fortificazione 2 per gli assedi di questo round.',
  'r4-09': 'Ogni giocatore può spostare fino a 2 popolazione fra le proprie poleis.',
  'r4-10': 'Chi ha meno grano ne guadagna 3, l’altro 2; in parità 2 ciascuno.',
  'r4-11': 'Non accade nulla.',
  'r4-12': 'Non accade nulla.',
  'r5a-01':
    'Atene può far entrare fino a 2 opliti dell’Attika in Athenai. Non riscuote in Attika finché vi è un oplita spartano. Sparta guadagna 1 prestigio se a fine round ha un oplita in Attika.',
  'r5a-02': BETRAYAL,
  'r5a-03': FREE_TRADE,
  'r5a-04':
    'Ogni giocatore può raddoppiare il prestigio guadagnato in una battaglia di questo round, annunciandolo prima del primo assalto.',
  'r5a-05': 'In Messenia riscuotono al massimo 2 opliti. In Noties Sporades Sparta conta una galea in più per il controllo.',
  'r5a-06': MERCENARIES,
  'r5a-07': GREAT_KING,
  'r5a-08': PEACE,
  'r5a-09': 'Athenai perde 2 popolazione. Se a fine round Atene ha in Messenia più opliti di Sparta, guadagna 3 prestigio.',
  'r5a-10': 'Assediare una polis dell’avversario costa 1 prestigio in più in questo round.',
  'r5b-01': 'In questo round si combatte con 7 o più unità in una regione.',
  'r5b-02':
    'Chi ha più opliti in Sikelia ne perde fino a 2; in parità entrambi. Se non ve ne sono, la Sikelia non si riscuote in questo round.',
  'r5b-03': 'In Sikelia riscuotono al massimo 3 opliti.',
  'r5b-04': FREE_TRADE,
  'r5b-05': 'Vino e olio tornano alla prima colonna dei valori di mercato.',
  'r5b-06': 'Atene perde 2 prestigio o 1 popolazione di Athenai. Sparta perde 1 prestigio.',
  'r5b-07': MERCENARIES,
  'r5b-08': PEACE,
  'r5b-09': 'A un assalto senza perdite e senza cambio di prestigio ne segue un altro dello stesso attaccante.',
  'r5b-10': 'Sparta guadagna 2 argento. Atene può cambiare fino a 1 prestigio in 3 argento.',
};
