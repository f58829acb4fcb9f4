/** The first month as Timoleon: what is said before each move, and what to click. */
export const lesson = {
  title: 'Il primo mese',
  steps: [
    {
      say: 'Dicembre 344. Corinto ha mandato **Timoleone** con poche navi. Giochi lui, e siedi per gli altri dove devono solo annuire. Prima **Cartagine** schiera nell’ovest, non vista. {{TI-R68}}',
      hint: 'Premi il pulsante che schiera il resto secondo il piano.',
    },
    {
      say: '**Iceta**, tiranno di Leontini, tiene Thapsos e un quartiere di Siracusa. {{TI-FI-b}}',
      hint: 'Premi il pulsante che schiera il resto secondo il piano.',
    },
    {
      say: '**Dionisio** siede a Ortigia dietro le migliori mura di Sicilia. Apri la mappa di **Siracusa** per guardare. {{TI-FY-c}}',
      hint: 'Premi il pulsante che schiera il resto secondo il piano.',
    },
    {
      say: 'Gli indigeni restano a casa. Un dado ciascuno ha dato i **punti operazione**, sei a te, e per l’ordine hai il tiro più alto: prendi il primo posto. {{TI-II-f}}',
      hint: 'Clicca il posto 1.',
    },
    { say: 'Iceta vuole agire per ultimo.', hint: 'Clicca il posto 4.' },
    { say: 'Dionisio prende il terzo posto.', hint: 'Clicca il posto 3.' },
    { say: 'Cartagine prende ciò che resta.', hint: 'Clicca il posto 2.' },
    {
      say: 'Ora le trattative. Iceta potrebbe colpire per primo: offrigli un **trattato**. {{TI-R83}}',
      hint: 'Accanto a Iceta premi **Offrire un trattato**.',
    },
    {
      say: 'Una **tregua** fino a marzo. Le clausole non legano nessuno, ma tutti sanno di una rottura.',
      hint: 'Scegli marzo accanto a **Tregua fino a** e premi **Aggiungere**.',
    },
    { say: 'Per oggi basta.', hint: 'Premi il pulsante che invia l’offerta.' },
    { say: 'Iceta teme più Dionisio che te, e **firma**. Poteva rifiutare, o rispondere una volta.', hint: 'Premi **Firmare**.' },
    { say: 'Hai parlato.', hint: 'Premi **Ho parlato**.' },
    {
      say: 'Cartagine non ha nulla da offrire. Ogni fazione parla una volta per turno. {{TI-II-t}}',
      hint: 'Premi **Ho parlato**.',
    },
    {
      say: 'Dionisio non ha nulla da offrire. Ogni fazione parla una volta per turno. {{TI-II-t}}',
      hint: 'Premi **Ho parlato**.',
    },
    { say: 'Iceta non ha nulla da offrire. Ogni fazione parla una volta per turno. {{TI-II-t}}', hint: 'Premi **Ho parlato**.' },
    {
      say: 'I punti dei quattro sommano 18: questa volta nessuno deve **pagare**. Iceta potrebbe rallegrare i coscritti con paga doppia, e non lo fa. {{TI-II-i}}',
      hint: 'Premi **Non pagare il resto**.',
    },
    {
      say: 'Operazioni: sei punti. **Attivare** un leader ne costa uno. Timoleone attende con la flotta nello Stretto. {{TI-II-o}}',
      hint: 'Clicca il mare d’oro davanti a Rhegium, o **Attivare un leader**, poi Timoleone.',
    },
    { say: 'Chi porta con sé? Tutti.', hint: 'Premi il pulsante che prende tutti.' },
    { say: 'Si parte.', hint: 'Premi il pulsante principale.' },
    {
      say: 'Una flotta ha 10 punti movimento, e Timoleone aggiunge la sua energia di 4. Un punto per ogni mare. {{TI-VI-d}}',
      hint: 'Clicca il Mare di Naxos.',
    },
    {
      say: 'Andromaco di Tauromenio è tuo amico. **Sbarca** lì: due punti, e il movimento finisce. {{TI-VI-c}}',
      hint: 'Clicca Tauromenio.',
    },
    { say: 'Saccheggiare la terra di un amico sarebbe un cattivo inizio.', hint: 'Premi il pulsante di sosta.' },
    {
      say: 'Le città greche tue ti danno i loro **cittadini**, una volta, per un punto. {{TI-V-b}}',
      hint: 'Premi **Chiamare i cittadini**, poi Tauromenio.',
    },
    {
      say: 'Tre punti per la **diplomazia**. Mamerco tiene Catana, la città vicina. Gli altri agiscono in segreto e si possono spiare; Timoleone agisce apertamente. {{TI-III-a}}',
      hint: 'Premi **Conquistare un leader minore**, poi Mamerco o Catana.',
    },
    {
      say: 'Chi sa può offrire, a favore o contro, di nascosto. Cartagine tiene l’argento. {{TI-III-o}}',
      hint: 'Porta il cursore a 0, poi premi il pulsante.',
    },
    {
      say: 'Tu: 90 talenti valgono 3 nel tiro, e sono persi comunque. Serve 7; i tiranni ti vedono −1. {{TI-III-g}}',
      hint: 'Porta il cursore a 90, poi premi il pulsante.',
    },
    { say: 'Iceta rispetta la tregua.', hint: 'Porta il cursore a 0, poi premi il pulsante.' },
    { say: 'Dionisio non ci crede.', hint: 'Porta il cursore a 0, poi premi il pulsante.' },
    {
      say: 'Un sei: **Mamerco è tuo**, con Catana e le sue truppe. Resta un punto; lascialo.',
      hint: 'Premi **Fine del turno**.',
    },
  ],
  end: 'Ora agiscono gli altri, poi gli assedi affamano e il mese finisce. Siracusa è a due marce a sud: prendi i quartieri, tienila tutta quattro turni, e la guerra è tua. **Punti** mostra a che punto è ciascuno.',
};
