import type { LessonTexts } from '../en/lessons.ts';

/** The lessons of Timoleone: for each click what to do, for each step why. */
export const lessons: LessonTexts = {
  month: {
    title: 'Un mese e i suoi punti',
    about: 'Che cosa comprano i punti operazionali: argento, soldati e il momento giusto per fermarsi.',
    steps: [
      {
        todo: ['Guidi i Democratici. Scegli **Riscuotere le tasse**.', 'Premi **Riscuoti le tasse**.'],
        why: 'Un dado ti ha dato sei punti operazionali per marzo; quelli che non usi sono perduti. Le tasse ne costano due e si riscuotono una volta per trimestre: chi paga truppe ne ha bisogno prima di tutto. {{TI-IV-c}}',
      },
      {
        todo: ['Scegli **Reclutare cittadini**, poi **Tauromenio**.'],
        why: 'Una città greca che è tua dà i suoi cittadini una volta nella guerra, per un solo punto. Mantenerli non costa nulla, al contrario dei mercenari. {{TI-V-b}}',
      },
      {
        todo: ['Scegli **Costruire macchine d’assedio**, poi **Tauromenio**.'],
        why: 'Costruire costa argento, non punti operazionali: fallo quando il tesoro lo permette. Senza macchine le mura si possono solo scalare. {{TI-II-n}}',
      },
      {
        todo: ['Premi **Termina il turno**.'],
        why: 'Restano tre punti, abbastanza per tre leader, ma qui nulla è urgente. Quando tutti e quattro hanno agito, gli assediati patiscono la fame e il mese finisce. {{TI-II-o}}',
      },
    ],
    end: 'Argento, soldati, macchine: il mese è stato usato. L’ordine in cui agiscono le fazioni era stato tirato prima; agire per ultimi vuol dire sapere che cosa hanno fatto gli altri.',
    problem: {
      title: 'Tre punti e niente argento',
      about:
        'Il tesoro è vuoto e hai solo **3 punti operazionali**. Devi avere almeno **11 talenti** e i **cittadini di Tauromenio** in armi.',
      hints: ['Che cosa costa due punti, che cosa uno?', 'Quale delle due porta argento?'],
      solved:
        'Le tasse per due, i cittadini per uno: anche un mese povero basta per ciò che tiene in vita un esercito. {{TI-IV-c}}',
    },
  },
  march: {
    title: 'Marcia e movimento',
    about: 'Attivare un leader, scegliere chi parte, contare i punti movimento.',
    steps: [
      {
        todo: [
          'Scegli **Attivare un leader**, poi **Timoleone**.',
          'Premi **Porta tutti con te**.',
          'Premi **Parti con l’esercito**.',
        ],
        why: 'Un esercito si muove con un leader, per un punto operazionale. La sua energia si aggiunge ai punti movimento del più lento che va con lui: con le navi 10, più 4 di Timoleone. {{TI-VI-d}}',
      },
      {
        todo: ['Scegli il **Mare di Naxos**.'],
        why: 'Ogni mare costa un punto movimento. Questo non lo sbarra nessuno; una flotta nemica in un porto vicino potrebbe uscire e fermarti. {{TI-VI-e}}',
      },
      {
        todo: ['Scegli **Tauromenio** per sbarcare.'],
        why: 'Lo sbarco chiude il viaggio: mare e terra non si mescolano in una sola operazione. Andromaco di Tauromenio è un amico, la costa è sicura. {{TI-VI-c}}',
      },
      {
        todo: ['Premi **Fermati qui**.'],
        why: 'Potresti saccheggiare o trincerarti. Ma saccheggiare la terra di un amico costa le sue tasse, e le trincee servono solo dove il nemico è vicino. {{TI-VI-k}}',
      },
    ],
    end: 'L’esercito è a terra, per un solo punto. Per terra ogni confine ha il suo prezzo: fiumi, colline e montagne costano più della pianura.',
    problem: {
      title: 'Alle porte di Siracusa',
      about: 'Timoleone è a Catana e Iceta resta dentro Leontini. Porta **Timoleone a Thapsos** in questo turno e fermati lì.',
      hints: ['Quale territorio sta tra Catana e Thapsos?', 'Davanti a chi puoi passare, se resta dentro le mura?'],
      solved: 'Una guarnigione che si ritira in città ti lascia passare; una che resta in campo ti avrebbe fermato. {{TI-VI-f}}',
    },
  },
  battle: {
    title: 'Battaglia e tattica',
    about: 'Forza, leader e una tattica scelta in segreto: quale, e perché.',
    steps: [
      {
        todo: [
          'Scegli **Attivare un leader**, poi **Timoleone** a Catana.',
          'Premi **Porta tutti con te**.',
          'Premi **Parti con l’esercito**.',
        ],
        why: 'Iceta sta davanti a Leontini con 36 punti di forza, tu ne hai 54. Comanda il migliore: conta anche la sua capacità tattica. {{TI-L-g}}',
      },
      {
        todo: ['Scegli **Leontini**.'],
        why: 'La guarnigione può restare in campo accanto al suo esercito, e lo fa. Ti fermi dove sta il nemico. {{TI-VII-c}}',
      },
      {
        todo: ['Premi **Attacca Iceta**.'],
        why: 'Ora entrambi scelgono in segreto una tattica. La tabella mostra quanto vale ogni coppia; le tue sono le righe. {{TI-L-e}}',
      },
      {
        todo: ['Scegli **Doppio fianco**.'],
        why: 'Contro un nemico che semplicemente tiene è quella che rende di più, perché vuole molti uomini e un buon comandante. È una cattiva scelta contro chi rifiuta un fianco: pensa a che cosa teme, poi scegli. {{TI-L-d}}',
      },
    ],
    end: 'La somma di dadi, tattica, leader e forza decide di quanto si vince; poi vincitore e vinto indicano a turno chi cade.',
    problem: {
      title: 'Un disertore racconta',
      about: 'Iceta prepara un’**imboscata** a Leontini. Attaccalo lì e caccialo **dal campo**.',
      hints: [
        'Quale tattica vede un’imboscata prima che si chiuda?',
        'Guarda la colonna dell’imboscata: quali righe sono positive?',
      ],
      solved: 'La Ricognizione in forze e il Doppio fianco scoprono un’imboscata; tutto il resto ci cade dentro. {{TI-L-e}}',
    },
  },
  siege: {
    title: 'Assedio e assalto',
    about: 'Circondare una città, poi scegliere tra la pazienza e la scala.',
    steps: [
      {
        todo: [
          'Scegli **Attivare un leader**, poi **Cleandro** davanti a Inessa.',
          'Premi **Porta tutti con te**.',
          'Premi **Parti con l’esercito**.',
        ],
        why: 'Un leader attivato si muove, o combatte, o si occupa di una città: una di queste cose. Cleandro è già sul posto. {{TI-II-o}}',
      },
      {
        todo: ['Premi **Assedia la città**.'],
        why: 'I cittadini di Inessa prendono le armi; nessuno entra o esce più. D’ora in poi ogni mese avvicina la fame. {{TI-S-a}}',
      },
      {
        todo: ['Premi **Dai l’assalto alla città**.'],
        why: 'La fame costa tempo, un assalto costa uomini. Otto punti contro due cittadini dietro mura basse: qui gli uomini costano meno. {{TI-A-a}}',
      },
      {
        todo: ['Scegli **Mura**.'],
        why: 'Il tuo stratagemma e il loro si confrontano come le tattiche. Le città neutrali scelgono tirando a sorte: le scale contro una porta difesa non trovano nessuno. {{TI-A-e}}',
      },
      {
        todo: ['Perdi un **fante leggero**.', 'E un secondo.'],
        why: 'L’assalto ti costa due punti. Scegli tu chi cade: chi in battaglia vale meno. {{TI-A-h}}',
      },
    ],
    end: 'Inessa è tua. Una città presa d’assalto può essere saccheggiata, lo dice il dado; una che si arrende a patti no.',
    problem: {
      title: 'Comincia l’assedio',
      about: 'Cleandro è con Timoleone a Catana, macchine comprese. **Assedia Inessa** in questo turno.',
      hints: ['Quale confine porta da Catana a Inessa?', 'Che cosa va fatto dopo l’ultimo passo, prima di fermarsi?'],
      solved: 'Arriva e circonda la città nella stessa operazione: un giorno davanti alle mura è un giorno di fame. {{TI-S-a}}',
    },
  },
  diplomacy: {
    title: 'Trattati e offerte',
    about: 'Una tregua sulla carta, un tiranno per argento, e chi può ascoltare.',
    steps: [
      {
        todo: [
          'Accanto a Iceta premi **Offri un trattato**.',
          'Scegli giugno accanto a **Tregua fino a** e premi **Aggiungi la clausola**.',
          'Premi **Invia l’offerta**.',
        ],
        why: 'I trattati vincolano solo l’onore, ma tutti sanno chi li rompe. Iceta teme Dionisio più di te, e firma: tre mesi senza un nemico alle spalle. {{TI-R83}}',
      },
      {
        todo: ['Premi **Chiudi le trattative**.'],
        why: 'Ogni fazione parla una volta per turno. Le altre non hanno nulla da dire, e nessuna deve pagare le truppe: la somma dei punti operazionali è troppo bassa. {{TI-II-t}}',
      },
      {
        todo: ['Scegli **Convincere un leader minore**, poi **Mamerco**.'],
        why: 'Un tentativo costa tre punti. Gli altri agiscono in segreto e si possono spiare; i Democratici agiscono alla luce del sole, così che tutti possono offrire. {{TI-III-r}}',
      },
    ],
    end: 'Ora chi è informato può offrire, a favore o contro, ciascuno in segreto: ogni 30 talenti interi contano 1, e ciò che si offre è perduto, qualunque cosa dica il dado.',
    problem: {
      title: 'Il prezzo di Mamerco',
      about:
        'Convinci **Mamerco**: 320 talenti, e gli altri non offrono nulla. Il dado mostrerà **3**; i sentimenti dei tiranni verso di te contano −1, e serve 7.',
      hints: ['Quanto deve aggiungere l’argento a 3 − 1?', 'Quante volte 30 talenti ci vogliono?'],
      solved: 'Cinque volte 30 talenti fanno 150. Con un talento in meno sarebbero andati tutti perduti per nulla. {{TI-III-e}}',
    },
  },
  spies: {
    title: 'Spie e segreti',
    about:
      'Chi agisce in segreto può essere scoperto: quanto costa una spia, quanto vale sapere, e un trattato con due clausole.',
    steps: [
      {
        todo: ['Guidi Iceta. Dionisio agisce in segreto: scegli **Spia per 2 punti operazionali**.'],
        why: 'Vedi che paga tre punti operazionali, non per chi. Una spia ne costa due e riesce con 4, 5 o 6. Spia quando qualcosa di tuo, o vicino a te, potrebbe essere comprato. {{TI-III-m}}',
      },
      {
        todo: [
          'Sta corteggiando Mamerco. Premi **Informa i Democratici**.',
          'Premi **Concludi qui**: Cartagine non deve saperlo.',
        ],
        why: 'Offre solo chi è informato. Timoleone è davanti a Catana e vuole Mamerco per sé: una seconda borsa contro Dionisio non ti costa nulla. {{TI-III-n}}',
      },
      {
        todo: ['Scegli **90** talenti e premi **Opponi 90 talenti**.'],
        why: 'Ogni 30 talenti interi valgono 1, a favore o contro, e ciò che si offre è perso. Dionisio offre 120, cioè +4; il tuo −3 lo lascia a uno dal 7. {{TI-III-o}}',
      },
    ],
    end: 'Un 5, +4 e −3 fanno 6: Mamerco resta libero, e Dionisio ha 120 talenti in meno. Tenere un segreto costa poco, perderlo costa caro.',
    problem: {
      title: 'Un trattato con due clausole',
      about:
        'Tocca a te parlare, e Dionisio firma ciò che gli mandi. Ottieni da lui **una tregua fino a giugno e il diritto di passaggio fino a giugno**.',
      hints: ['Quante clausole può avere un trattato?', 'Aggiungi una clausola dopo l’altra, prima di mandarlo.'],
      solved: 'La pace e una via aperta in una sola lettera: ciò che non è nel trattato nessuno lo deve. {{TI-R83}}',
    },
  },
  syracuse: {
    title: 'Siracusa',
    about: 'La città ha la sua mappa: cinque quartieri, una fortezza, terreno aperto e due porti.',
    steps: [
      {
        todo: [
          'Scegli **Attivare un leader**, poi **Timoleone** a Thapsos.',
          'Premi **Porta tutti con te**.',
          'Premi **Parti con l’esercito**.',
        ],
        why: 'Chi tiene tutta Siracusa per quattro turni vince la guerra. Da Thapsos, da Abolla e dal mare si entra per un punto movimento. {{TI-VI-h}}',
      },
      {
        todo: ['Apri la mappa di **Siracusa** e scegli **Tyche**.'],
        why: 'Dentro le mura ogni quartiere costa un punto. Il popolo di Tyche prende le armi per Dionisio, ma non sbarra la via. {{TI-VII-d}}',
      },
      {
        todo: ['Scegli **Achradina**.'],
        why: 'La tengono i tuoi cittadini. I quartieri hanno capipopolo che passano dalla tua parte con loro: valgono più di un muro. {{TI-VI-h}}',
      },
      {
        todo: ['Scegli il **Mercato**.'],
        why: 'Ortygia, la fortezza, si attacca solo dal Mercato. Chi lo tiene ha la chiave. {{TI-VI-j}}',
      },
      {
        todo: ['Premi **Occupa la città**.'],
        why: 'Un quartiere vuoto si prende entrandoci. Lasciaci qualcuno, o lo si perde altrettanto facilmente. {{TI-VII-e}}',
      },
    ],
    end: 'Achradina e il Mercato sono tuoi; Dionisio sta in Ortygia. Restano Neapolis, Tyche ed Epypolae, e poi la fame farà il resto.',
    problem: {
      title: 'Chiudi il cerchio',
      about: 'Da Thapsos **assedia Ortygia** con una sola operazione di Timoleone.',
      hints: ['Da quale quartiere soltanto si può attaccare Ortygia?', 'Quali quartieri vi portano, a un punto ciascuno?'],
      solved: 'Attraverso Tyche e Achradina fino al Mercato, e la fortezza è chiusa il giorno stesso del tuo arrivo. {{TI-VI-j}}',
    },
  },
};
