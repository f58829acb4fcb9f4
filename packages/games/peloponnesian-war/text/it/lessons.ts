import type { LessonTexts } from '../en/lessons.ts';

/** The short lessons of the Peloponnesian War: for each click what to do, for each step why. */
export const lessons: LessonTexts = {
  operation: {
    title: 'Un’operazione',
    about: 'Auguri, un obiettivo, uno spazio di raduno, navi, una marcia: tutto ciò che un’operazione chiede.',
    steps: [
      {
        todo: ['Guidi Atene. Premi **Tenta un’operazione**.'],
        why: 'Un’altra operazione vuole auguri favorevoli: un dado, più 1 ogni due tuoi comandanti sulla mappa, deve fare al massimo 5. Ogni operazione rende meno probabile la seguente: comincia da ciò che conta di più. {{PW-5.3.1-c}}',
      },
      {
        todo: ['Scegli **Metana** come obiettivo.'],
        why: 'L’obiettivo viene prima e non si cambia per strada. Metana è rossa, vicina e aperta al mare: la terra saccheggiata costa entrate a Sparta, e senza fortezza la tiene chi vi lascia una guarnigione. {{PW-5.1-a}}',
      },
      {
        todo: ['Scegli **Pireo** come spazio di raduno.'],
        why: 'Pericle è ad Atene, ma a Metana si arriva per nave, e le navi stanno al Pireo. Raccoglie forze solo dove si raduna. {{PW-5.1-c}}',
      },
      {
        todo: ['Porta le navi a **2** e premi **Attiva**.'],
        why: 'Ogni nave costa 400 talenti per questo turno. Due bastano dove nessuno difende; gli ultimi 1.000 talenti del tesoro non si toccano. {{PW-5.1.5-a}}',
      },
      {
        todo: ['Premi **Marcia su Metana**.'],
        why: 'La via più breve si prende da sé, qui per Egina. Nessuno può intercettare, nulla è lasciato al caso: Metana è saccheggiata, e la flotta le resta davanti. {{PW-5.8-d}}',
      },
    ],
    end: 'Un’operazione, 800 talenti, uno spazio saccheggiato. Quando entrambi hanno passato, una nave resta come guarnigione e lo tiene.',
    problem: {
      title: 'Un’incursione a buon prezzo',
      about: 'Saccheggia **uno spazio della parte di Sparta** e tieni nel tesoro almeno **2.200 talenti**.',
      hints: ['Quante navi puoi pagare?', 'Quale costa rossa sta vicino al Pireo, fuori dalla portata di ogni nemico?'],
      solved: 'Una sola nave saccheggia quanto dieci, dove nessuno l’aspetta. {{PW-5.8-a}}',
    },
  },
  zones: {
    title: 'Intercettazione e zone',
    about: 'Chi può fermare una marcia, con quale probabilità, e come leggerlo prima di partire.',
    steps: [
      {
        todo: ['Premi **Tenta un’operazione**.'],
        why: 'Si prepara un lungo viaggio. Prima gli auguri, come sempre: 2 e 1 fanno 3. {{PW-5.3.1-c}}',
      },
      {
        todo: ['Scegli **Erineo** come obiettivo.'],
        why: 'Erineo sta sul golfo di Corinto, dietro tutto il Peloponneso. Ogni forza ha una zona di influenza: il suo spazio, con le navi quelli fino a due linee navali, con la cavalleria quelli a una linea di terra. {{PW-0.6-b}} {{PW-0.6-c}}',
      },
      {
        todo: ['Scegli **Pireo**.', 'Porta le navi a **3** e premi **Attiva**.'],
        why: 'Dove la tua via entra in una zona nemica, una forza lì deve tentare di intercettare: 4 o più con un dado. Guarda l’elenco accanto alla mappa: nomina ogni tentativo con la sua probabilità. Tre navi reggono una schermaglia, che ne costa al massimo una. {{PW-5.6.2-a}}',
      },
      {
        todo: ['Premi **Marcia su Erineo**.'],
        why: 'Oggi falliscono tutti e tre i tentativi: succede una volta su otto. Se uno fosse riuscito ci sarebbe stata una schermaglia e, con dadi alti, una battaglia. Ogni spazio attraversato senza ostacoli è saccheggiato. {{PW-5.8-a}}',
      },
    ],
    end: 'Undici spazi sono saccheggiati e nessuno ci ha rimesso: è stata fortuna. Lo strato delle zone sulla mappa mostra prima dove servirà.',
    problem: {
      title: 'Dove nessuno aspetta',
      about:
        'Oggi **ogni intercettazione riesce**. Porta lo stesso Pericle in uno spazio della parte di Sparta e **saccheggialo**.',
      hints: [
        'Quali forze nemiche hanno navi o cavalleria, e fin dove arrivano?',
        'C’è una costa che raggiungi prima delle loro zone?',
      ],
      solved: 'La via migliore oltre chi intercetta è quella che non vede: vicina, e sulle tue acque. {{PW-5.6.2-b}}',
    },
  },
  combat: {
    title: 'Battaglia e assedio',
    about: 'Che cosa succede quando entrambi hanno passato: le flotte combattono, le mura si provano, le armate tornano a casa.',
    steps: [
      {
        todo: ['Premi **Tenta un’operazione**.', 'Scegli **Metana** come obiettivo.'],
        why: 'Formione sta con quattro navi a Erineo, alla portata della flotta di Corinto: ci sarà battaglia. Pericle può ancora prendere un secondo spazio in questo turno. {{PW-6.2-d}}',
      },
      {
        todo: ['Porta gli opliti ad Atene a **2** e premi **Attiva**.'],
        why: 'Solo chi resta di guarnigione tiene uno spazio, e gli opliti lo fanno meglio. {{PW-6.4-c}}',
      },
      {
        todo: ['Scegli **Pireo**.', 'Porta le navi a **2** e premi **Attiva**.'],
        why: 'Ogni nave porta un punto forza di terra: due opliti vogliono due navi. {{PW-5.1.4-a}}',
      },
      {
        todo: ['Premi **Marcia su Metana**.'],
        why: 'La via per Egina è libera. Metana non ha fortezza: non serve un assedio, la prende un punto forza che resta. Una fortezza come Erineo va assediata. {{PW-6.1-b}}',
      },
      {
        todo: ['Premi **Passa per il turno**.'],
        why: 'Entrambi hanno passato: si combatte. In battaglia ciascuno tira un dado e aggiunge il valore del comandante, e il più forte qualcosa di più; un assedio vuole 4 o più con il valore del comandante. I due punti di Formione decidono l’uno e l’altro. {{PW-6.3-d}}',
      },
    ],
    end: 'Le navi di Corinto sono battute, Erineo e Metana sono tue, e la fiducia di Sparta cala. I punti si fanno così: battaglie vinte e luoghi presi.',
    problem: {
      title: 'Due luoghi in un turno',
      about:
        'La stessa sera, gli stessi dadi. Alla fine dei combattimenti del turno devi tenere **Erineo e Metana**, spendendo il meno possibile.',
      hints: ['Che cosa deve stare a Metana quando passi?', 'Come ci arriva per mare?'],
      solved: 'Un oplita e una nave bastano dove nessuno difende; spendi il resto dove qualcuno difende. {{PW-6.4-c}}',
    },
  },
  rebellion: {
    title: 'Ribellione',
    about: 'Perché gli alleati si ribellano, come si diffonde una ribellione, e come finisce.',
    steps: [
      {
        todo: ['Premi **Tenta un’operazione**.', 'Scegli **Potidea** come obiettivo.'],
        why: 'Potidea e Mitilene si sono ribellate. A ogni turno una ribellione può passare ai vicini, e ogni ribelle costa entrate: vai prima che diventi una lega. {{PW-7.2-a}}',
      },
      {
        todo: ['Scegli **Pireo**.', 'Porta le navi a **2** e premi **Attiva**.'],
        why: 'I ribelli si difendono dietro le mura, ma non hanno un’armata. Due navi possono assediarli. {{PW-6.3-d}}',
      },
      {
        todo: ['Premi **Marcia su Potidea**.'],
        why: 'La via passa solo tra amici. Tra vie uguali decide la sorte. {{PW-5.1.1-j}}',
      },
      {
        todo: ['Premi **Passa per il turno**.'],
        why: 'L’assedio riesce: 4 sul dado e 1 per Pericle. Poi si provano i vicini dei ribelli: si ribellano con 6, e una zona nemica su di loro aggiunge 2. {{PW-7.2-b}}',
      },
    ],
    end: 'Potidea è di nuovo tua e nessun altro si è ribellato. Mitilene brucia ancora.',
    problem: {
      title: 'Mitilene',
      about: 'Seda in questo turno la ribellione di **Mitilene**. I tuoi dadi: 4 per gli auguri, 4 per l’assedio.',
      hints: ['Chi può arrivare a un’isola?', 'Quando si tira per gli assedi?'],
      solved:
        'Una flotta davanti alle mura, e il turno chiuso finché i dadi sono buoni: una ribellione affrontata subito non si diffonde. {{PW-6.3-d}}',
    },
  },
  money: {
    title: 'Denaro e bellicosità',
    about: 'Da dove vengono i talenti, che cosa costruiscono, e quando una parte si arrende.',
    steps: [
      {
        todo: ['Premi **Passa per il turno**.'],
        why: 'Quando entrambi hanno passato, arrivano le entrate: 3.500 per Atene, meno 50 per ogni suo spazio saccheggiato, perduto o in ribellione. L’Attica è saccheggiata: niente Eisphora, che varrebbe altri 1.000. {{PW-8.1-b}}',
      },
      {
        todo: ['Sotto **Costruisci per Atene** premi **Nave di Atene**.'],
        why: 'Fino a tre punti forza per turno, 200 talenti ciascuno, e gli ultimi 1.000 talenti non si toccano. In questo turno una nave è andata perduta: nel prossimo il nemico ti troverebbe più debole. {{PW-8.2-b}}',
      },
      {
        todo: ['Premi **Smetti di costruire**.'],
        why: 'Ora si conta la bellicosità, la volontà di combattere. La fiducia sotto zero si toglie, e uno in più per ogni dieci spazi che soffrono. A zero una parte si arrende e la guerra è finita. {{PW-9.1-a}}',
      },
    ],
    end: 'La bellicosità di Atene è scesa da 10 a 8 per due battaglie andate male. Il denaro si guadagna di nuovo; la bellicosità torna piano, per metà di ciò che si vince.',
    problem: {
      title: 'L’ultima goccia',
      about:
        'La bellicosità di Sparta è **3**, la sua fiducia **−2**, e **nove** suoi spazi sono saccheggiati. Fa’ che Sparta **si arrenda** in questo turno.',
      hints: [
        'Che cosa toglie un altro punto alla bellicosità?',
        'Quale costa rossa raggiunge una sola nave senza essere vista?',
      ],
      solved: 'Il decimo spazio ha deciso: una nave a Metana, e la bellicosità di Sparta era finita. {{PW-9.1-c}}',
    },
  },
  matrices: {
    title: 'Leggere le matrici',
    about: 'Dove andrà la parte che nessuno gioca, con che cosa, e come arrivarci prima.',
    steps: [
      {
        todo: ['Guarda la scheda ai piedi della mappa, poi premi **Tenta un’operazione**.'],
        why: 'Sparta segue **Attaccare Atene**: esattamente 12 opliti e 2 punti di cavalleria, mai di più, mai di meno. Un dado sceglie fra sei caselle: tre volte Atene, una volta Panatto, due volte Decelea. {{PW-5.2-e}}',
      },
      {
        todo: ['Scegli **Decelea** come obiettivo.'],
        why: 'Atene ha le sue Lunghe Mura. Di ciò che può cadere, Decelea ha più caselle, e chi vi sta incontra l’armata per strada. {{PW-6.1.1-c}}',
      },
      {
        todo: ['Porta gli opliti ad Atene a **4** e premi **Attiva**.', 'Porta la cavalleria a **1** e premi **Attiva**.'],
        why: 'La cavalleria arriva una linea di terra più lontano: con essa la forza deve tentare di intercettare anche chi passa per Oropo o Panatto. {{PW-0.6-b}}',
      },
      {
        todo: ['Premi **Marcia su Decelea**.'],
        why: 'Poi tira Sparta: un 5, Decelea. Raduna ciò che la riga chiede, a Sparta, a Corinto e a Tebe, e lo paga: 1.200 dei suoi 1.400 talenti. Ogni passo si legge nella matrice. {{PW-5.2-h}}',
      },
    ],
    end: 'Le due armate sono a Decelea: ci sarà battaglia. Apri **Strategia** per vedere tutta la matrice: la riga dice con quanta forza vengono, le caselle dove.',
    problem: {
      title: 'Uscirà un 4',
      about:
        'Il dado di Sparta per l’obiettivo mostrerà un **4**. Fa’ trovare **opliti** ateniesi là dove arriva Archidamo, prima che venga.',
      hints: ['Quale spazio sta nella casella 4 di Attaccare Atene?', 'Quante operazioni hai prima che agisca Sparta?'],
      solved: 'Panatto, casella 4: chi legge la riga conosce il campo di battaglia prima del nemico. {{PW-5.2-e}}',
    },
  },
  two: {
    title: 'Due giocatori',
    about:
      'Che cosa cambia quando qualcuno siede dall’altra parte: niente matrici, si sceglie se intercettare, e la via di casa.',
    steps: [
      {
        todo: ['Tu guidi Atene, un altro Sparta. Premi **Tenta un’operazione**.', 'Scegli **Prasie** come obiettivo.'],
        why: 'Nessuno tira più su una matrice. Si fanno operazioni a turno, e gli auguri favoriscono Atene di uno: Sparta aggiunge 1 al suo dado. {{PW-11-f}}',
      },
      {
        todo: ['Scegli **Pireo**.', 'Porta le navi a **2** e premi **Attiva**.'],
        why: 'Prasie è alla portata della cavalleria di Sparta. Da soli sarebbe un tiro di dado; qui è il giocatore a decidere se tentare. {{PW-11-e}}',
      },
      {
        todo: ['Premi **Marcia su Prasie**.'],
        why: 'Sparta ti lascia passare: la cavalleria che incontra navi può perdere un punto e non vincere nulla. Ora tocca a Sparta: sette opliti marciano su Platea. {{PW-11-e}}',
      },
      {
        todo: ['Ti si chiede a Panatto: scegli **Intercetta** da Atene.'],
        why: 'Dove si incontrano otto o più punti di terra e la metà intercetta, alla schermaglia segue la battaglia. Qui sono sette contro sette, con Archidamo e gli opliti spartani dall’altra parte: è audace, e nessuno ti obbliga. {{PW-5.7.2-b}}',
      },
    ],
    end: 'Un sei contro un due: vince Atene, 10 punti a te, 15 in meno a Sparta, e ostaggi per giunta. In due ogni parte conta i suoi punti e vince il totale più alto; chi si arrende ha perso. {{PW-R129}}',
    problem: {
      title: 'Dove sverna la flotta',
      about:
        'Formione è a Zacinto con quattro navi, e Sparta ha passato. Alla fine del turno devi avere **almeno quattro navi a Naupatto**.',
      hints: [
        'Che cosa fanno le armate quando entrambi hanno passato?',
        'Chi sceglie dove tornano le navi, quando si gioca in due?',
      ],
      solved:
        'In due ognuno colloca le sue unità: una flotta a Naupatto chiude il golfo di Corinto per tutto il prossimo turno. {{PW-11-j}}',
    },
  },
};
