/** Titoli e testi delle carte evento. */
export const TITLE: Readonly<Record<string, string>> = {
  'r3-01': 'Terremoto a Sparta',
  'r3-02': 'Vittoria all’Eurimedonte',
  'r3-03': 'Serse è assassinato',
  'r3-04': 'I vincitori in disgrazia',
  'r3-05': 'La lega di Delo',
  'r3-06': 'Mura nuove, scudi nuovi',
  'r3-07': 'Cimone in Tracia',
  'r3-08': 'Alleati inquieti',
  'r3-09': 'Caduta dei tiranni di Sicilia',
  'r3-10': 'Tregua olimpica',
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
  'r3-01':
    'Sparta perde 1 popolazione. In Messenia riscuotono al massimo 2 opliti. In Ionio Pelagos Sparta conta una galea in più per il controllo.',
  'r3-02': 'Atene guadagna 2 prestigio. Sparta guadagna 3 argento.',
  'r3-03': 'Nessun commercio con Persis in questo round.',
  'r3-04': 'Ogni giocatore perde 1 prestigio o scarta 3 merci qualsiasi.',
  'r3-05': 'Atene guadagna 2 argento. Sparta guadagna 2 metallo e 1 olio.',
  'r3-06': 'Atene può cambiare fino a 2 legno in prestigio, Sparta fino a 2 metallo, uno a uno.',
  'r3-07': 'Il baratto in Thraki costa 1 in meno in questo round.',
  'r3-08': 'A fine round chi ha più di 5 poleis perde 1 prestigio.',
  'r3-09': 'Gela conta fortificazione 2 per gli assedi di questo round.',
  'r3-10': 'Il primo giocatore che passa guadagna 1 prestigio.',
  'r4-01': BETRAYAL,
  'r4-02':
    'Prima del primo turno Atene manda almeno 2 galee in Egitto e perde 1 prestigio per ognuna che manca; metà torna a fine round, arrotondando per difetto. Atene guadagna 2 grano per galea mandata.',
  'r4-03': GREAT_KING,
  'r4-04': 'In Messenia e in Ionia riscuotono al massimo 2 opliti.',
  'r4-05':
    'Un progetto iniziato ad Athenai costa ad Atene 2 risorse in meno. Una guerra civile a Korinthos costa a Sparta 2 argento in meno.',
  'r4-06': 'Ogni giocatore cede almeno 1 prestigio e riceve il doppio in argento.',
  'r4-07': 'Nessun assedio a poleis dell’avversario in questo round.',
  'r4-08': 'Thebai conta fortificazione 2 per gli assedi di questo round.',
  'r4-09': 'Ogni giocatore può spostare fino a 2 popolazione fra le proprie poleis.',
  'r4-10': 'Chi ha meno grano ne guadagna 3, l’altro 2; in parità 2 ciascuno.',
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
