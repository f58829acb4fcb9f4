import type { LessonTexts } from '../en/lessons.ts';

/** The lessons of Polis: for each click what to do, for each step why. */
export const lessons: LessonTexts = {
  taxes: {
    title: 'Tasse e commercio',
    about: 'Ricava merci dai tuoi opliti, e grano dalle tue merci.',
    steps: [
      {
        todo: [
          'Scegli **Riscossione tasse**, poi **Attika**.',
          'Metti il primo oplita sulla riga **vino**.',
          'Metti anche il secondo sul **vino**.',
          'Metti il terzo ancora sul **vino**.',
        ],
        why: 'Un oplita su una riga rende 1, due rendono 3, tre rendono 6: insieme riscuotono il doppio che divisi. A casa non costa prestigio; altrove costa 1. {{PO-8-e}}',
      },
      {
        todo: ['Scegli **Commercio**, poi lo spazio di carico di **Persis** che dà grano in cambio di vino.'],
        why: 'Alla fine del round ogni abitante mangia un grano, e quel che manca costa prestigio. Ogni scambio vuole un mercantile e mari che il nemico non controlla. Poi il dado svaluta il vino per lo scambio seguente. {{PO-9-l}}',
      },
      {
        todo: [
          'Sparta ha giocato il suo turno. Scegli **Creare mercantili**, poi **Athenai**.',
          'Paga con il **legno**.',
          'Uno basta: premi **Concludi l’azione**.',
        ],
        why: 'Il tuo unico mercantile resta in mare fino alla fine del round. Uno nuovo costa un abitante, che non mangia più, e può commerciare subito. {{PO-3-d}}',
      },
      {
        todo: ['Scegli **Commercio**, poi il primo spazio di carico di **Thraki**.'],
        why: 'Tre metalli per tre grani: con il metallo si armano opliti, ma nessuno lo mangia. Due azioni diverse fanno un turno; con meno si passerebbe per tutto il round. {{PO-F-g}}',
      },
    ],
    end: 'Dieci grani per sette abitanti: Atene può nutrire la sua gente e crescere. Chi commercia presto compra a buon prezzo.',
    problem: {
      title: 'Quattro grani in un turno',
      about:
        'Atene ha un solo vino, un mercantile e tre opliti in Attika. Il vino si è svalutato: un carico di 4 grani ne chiede 8. Alla fine di questo turno devi avere **4 grani**.',
      hints: [
        'Quale riga dell’Attika dà una merce che compra ancora a buon prezzo?',
        'Quanto ne portano tre opliti, e quanto chiede un carico di 4?',
      ],
      solved:
        'Leggi il mercato prima di riscuotere: tre uomini su una riga valgono di più se quella merce si dà ancora a buon prezzo. {{PO-9-l}}',
    },
  },
  march: {
    title: 'Marcia e assedio',
    about: 'Fin dove vanno gli opliti, quanti ne vuole un muro e quando non si tira il dado.',
    steps: [
      {
        todo: [
          'Scegli **Muovere opliti**, poi **Boiotia**.',
          'Manda un oplita dall’**Attika**, via terra.',
          'Mandane un secondo.',
          'Mandane un terzo.',
          'Premi **Concludi l’azione**: uno resta a casa.',
        ],
        why: 'La fortificazione di Thebai è 3: ti servono altrettanti opliti, e più di quanti ne abbia lì il nemico. La marcia costa 1 punto prestigio, qualunque sia il loro numero; chi resta può ancora riscuotere le tasse. {{PO-7-b}}',
      },
      {
        todo: ['Scegli **Assediare una polis**, poi **Thebai**.'],
        why: 'Il dado ha quattro facce e deve arrivare al muro: 3 o 4. Il successo paga il muro in prestigio, qui 3 per i 2 che marcia e assedio sono costati; un fallimento costerebbe un oplita. {{PO-7-e}}',
      },
      {
        todo: [
          'Scegli **Muovere opliti**, poi **Thessalia**.',
          'Manda l’oplita dall’**Attika**, via **mare**.',
          'Premi **Concludi l’azione**.',
        ],
        why: 'Nemmeno per mare la distanza conta, e non ti serve alcuna nave: basta che nessun mare lungo la via sia controllato dal nemico. Qui sono le Kyklades, dove stanno le tue galee. {{PO-5-f}}',
      },
      {
        todo: ['Scegli **Assediare una polis**, poi **Naupaktos**.'],
        why: 'Una fortificazione di 1 cade senza tirare il dado. Rende solo 1 punto prestigio, ma ciò che è certo si può pianificare. {{PO-7-d}}',
      },
    ],
    end: 'Due poleis in due turni. Ricorda i due motivi di un rifiuto: troppo pochi uomini per il muro, o un territorio nemico in mezzo.',
    problem: {
      title: 'Una polis senza tirare il dado',
      about:
        'Due opliti spartani tengono la Boiotia. Tu ne hai quattro in Attika, due azioni e 2 punti prestigio. Prendi una polis **in questo turno, senza tiri**.',
      hints: ['Quali mura non richiedono un tiro?', 'Sparta sbarra la via di terra. Ce n’è un’altra?'],
      solved:
        'La via del mare gira intorno a ogni esercito, e un muro di 1 non vuole dadi: un guadagno certo al prezzo di due azioni. {{PO-7-d}}',
    },
  },
  battle: {
    title: 'Battaglia',
    about: 'Due carte contro due: con che cosa attaccare, che cosa tenere, quando andarsene.',
    steps: [
      {
        todo: ['Attacca con **Falange: Othismos** e **Cavalleria: Avanzamento**.'],
        why: 'Otto opliti s’incontrano in Boiotia: c’è battaglia, e per terra attacca prima Sparta. Chi attacca non perde nessuno. Schieramenti diversi sono difficili da eguagliare e le manovre alte rendono: ogni carta non eguagliata costa al nemico un oplita. {{PO-B-m}}',
      },
      {
        todo: ['Premi **Resta in battaglia**.'],
        why: 'La falange è stata eguagliata: 2 meno 1 fa 1 punto prestigio. La cavalleria no: cade un oplita, e guadagni 1 punto prestigio in più. Ritirarsi darebbe 1 punto prestigio al nemico, e tu stai vincendo. {{PO-B-t}}',
      },
      {
        todo: ['Rispondi con **Cavalleria: Tenuta** alla cavalleria e con **Mercenari** ai peltasti.'],
        why: 'Ora attacca Atene e tu puoi solo perdere. Lo stesso schieramento eguaglia, e i mercenari eguagliano tutto tranne la salpinge: chi li tiene per la difesa non perde uomini. {{PO-B-o}}',
      },
      {
        todo: ['Premi **Resta in battaglia**.'],
        why: 'Non è caduto nessuno, Atene ha guadagnato 2 punti prestigio. Tocca di nuovo a te attaccare, con quattro carte contro tre: chi ha più unità pesca più carte. {{PO-B-u}}',
      },
      {
        todo: ['Attacca con **Falange: Othismos** e il **Suono di Salpinge**.'],
        why: 'Nulla eguaglia la salpinge. Costa a te 1 punto prestigio e al nemico un oplita: quando ne restano tre, fa male. {{PO-B-q}}',
      },
    ],
    end: 'Due opliti contro quattro: un’altra perdita e la battaglia finisce. Le battaglie si combattono per il prestigio quanto per il terreno.',
    problem: {
      title: 'Resistere senza perdite',
      about:
        'Sparta attacca con **Falange: Othismos** (2) e **Cavalleria: Avanzamento** (1). Rispondi in modo che **nessun oplita** cada e Sparta guadagni **al massimo 1 punto prestigio**.',
      hints: [
        'Quali tue carte eguagliano la falange, quali la cavalleria?',
        'Una carta eguagliata paga la differenza. Contro quale vale di più una manovra alta?',
      ],
      solved: 'Lo stesso schieramento salva l’uomo, la stessa manovra salva il prestigio. {{PO-B-n}}',
    },
  },
  proxenos: {
    title: 'Prosseno e guerra civile',
    about: 'Conquista una polis con l’argento invece che con gli opliti.',
    steps: [
      {
        todo: ['Il tuo prosseno è prigioniero. Scegli **Liberare il prosseno**.'],
        why: 'Due argenti vanno a Sparta, e lui è di nuovo ad Athenai. È caro, ma senza di lui non c’è guerra civile, e nient’altro lo riporta indietro. {{PO-11-a}}',
      },
      {
        todo: ['Scegli **Muovere il prosseno**, poi **Korinthos**, via **mare**.'],
        why: 'Ogni unità nemica lungo la via vuole una tangente di 1 argento. Per terra un oplita spartano sta in Megaris; le Kyklades sono tue, e il mare non costa nulla. {{PO-10-c}}',
      },
      {
        todo: ['Scegli **Fomentare una guerra civile**, poi **Korinthos**.'],
        why: 'Una polis neutrale costa il doppio della popolazione base, qui 8 argenti: nessun tiro, nessun oplita, e mura di 4 che così presto nessun esercito prenderebbe. Guadagni 4 punti prestigio e il passaggio da mare a mare. {{PO-12-b}}',
      },
    ],
    end: 'Korinthos è tua con i suoi quattro abitanti. Proteggi il prosseno: chi prende con un assedio la polis in cui sta prende anche lui.',
    problem: {
      title: 'Argento contro Sparta',
      about: 'Il tuo prosseno è ad Athenai e hai 5 argenti. Conquista in questo turno una polis **di Sparta**.',
      hints: [
        'Una polis nemica costa tre argenti per abitante. Quale puoi pagare?',
        'Quanto costa la via per terra, quanto per mare?',
      ],
      solved:
        'Calcola le tangenti insieme al prezzo: 1 per la galea, 3 per Gytheion. Per terra gli opliti di Lakedaimon sarebbero costati troppo. {{PO-10-c}}',
    },
  },
  round: {
    title: 'La fine di un round',
    about: 'Progetti, rifornimento, crescita, megalopolis, adeguamento merci, phoros: che cosa avere pronto.',
    steps: [
      {
        todo: ['Sparta ha passato. Premi **Passa per questo round**.'],
        why: 'Quando l’altro ha passato, ogni tua azione costa una merce in più. Poi sei fasi si svolgono da sole: il teatro è completato (prestigio +2) ed entrambi pagano un grano per abitante. {{PO-F-k}}',
      },
      {
        todo: ['Fai crescere **Chalkis**.', 'Fai crescere **Chios**.'],
        why: 'Restano due grani, uno per ogni nuovo abitante. Una polis oltre la popolazione base rende 1 punto prestigio come megalopolis: due piccole rendono più di una grande. {{PO-E4-a}}',
      },
      {
        todo: ['Cambia **2** punti prestigio in argento.'],
        why: 'Il prestigio compra argento uno a uno, e l’argento sostituisce quasi ogni merce. Ma non spendere mai l’ultimo punto: chi non ne ha più alla fine del round ha perso. {{PO-G-b}}',
      },
    ],
    end: 'Un nuovo round comincia con eserciti e carichi più grandi. Vino, olio e grano conservati si sono dimezzati: spendili prima che si guastino.',
    problem: {
      title: 'Affamati, ma non in disgrazia',
      about:
        'Dieci abitanti, 8 grani, 2 punti prestigio: Athenai 5, Samos 3, Chios 2. Esci da rifornimento e crescita con almeno **3 punti prestigio**.',
      hints: ['Che cosa resta se paghi in prestigio?', 'Quale polis ti lascia grano in più, e che cosa può fare un grano?'],
      solved:
        'Lasciare Samos risparmia un grano più del necessario: con quello Athenai cresce e diventa megalopolis. Una perdita che rende. {{PO-E2-c}}',
    },
  },
};
