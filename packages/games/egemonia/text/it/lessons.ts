import type { LessonTexts } from '../en/lessons.ts';

/** The lessons of Egemonia: for each click what to do, for each step why. */
export const lessons: LessonTexts = {
  placing: {
    title: 'Piazzare gli eventi',
    about: 'Dove può andare ogni tuo evento e che cosa fa quando nessuno vi si oppone.',
    steps: [
      {
        todo: ['Scegli **Ascendente** nella tua mano, poi **Eubea** sulla mappa.'],
        why: 'La diplomazia agisce sui vicini: l’Ascendente va solo accanto a un’area tua, e tu hai soltanto Atene. Senza avversari porterà a 1 la tua influenza. {{EG-4.2-a}}',
      },
      {
        todo: ['Scegli **Opzione Militare**, poi **Lesbo**.'],
        why: 'Le armi arrivano più lontano: due linee di qualsiasi tipo e, per Atene, tre se sono tutte di mare. Lesbo dista tre linee di mare: Sparta non avrebbe potuto. {{EG-4.1-c}}',
      },
      {
        todo: ['Scegli **Colpo di Stato**, poi **Pilo**.'],
        why: 'Un colpo di Stato può scoppiare ovunque, anche alle spalle del nemico. Conservalo per i luoghi che nient’altro raggiunge. {{EG-4.3-a}}',
      },
      {
        todo: ['Scegli **Falso allarme**, poi **Sparta**.'],
        why: 'Non fa nulla, ma nessuno ne vede la faccia. Chi crede al tuo attacco vi spreca un evento; la tua casella gli avrebbe detto che non hai altro da giocare. {{EG-4.4-a}}',
      },
    ],
    end: 'Tutti gli eventi vengono girati. Eubea, Lesbo e Pilo sono tue, perché là nessuno ti si è opposto. Ogni evento che resta alza di uno la tua influenza o abbassa quella del nemico. {{EG-5-k}}',
    problem: {
      title: 'Quattro aree, e nulla a Sparta',
      about:
        'Controlli soltanto Atene; Sparta non ha più nulla da piazzare. Usa i tuoi quattro eventi in modo da controllare **quattro aree** dopo il confronto, mentre Sparta ne controlla ancora una sola.',
      hints: ['Per quale parte conta Brasida, chiunque lo piazzi?', 'C’è un luogo in cui un evento non fa proprio nulla?'],
      solved:
        'Un evento speciale conta per la parte che favorisce. Nella tua casella, o dove quella parte non può più salire, non nuoce a nessuno. {{EG-4.7-b}}',
    },
  },
  comparison: {
    title: 'Che cosa batte che cosa',
    about:
      'Gli eventi di un’area si affrontano nell’ordine in cui sono stati piazzati: rispondi a quello giusto nella posizione giusta.',
    steps: [
      {
        todo: ['Atene ha piazzato un evento a Megara, che è tua. Piazza **Ascendente** a **Megara**.'],
        why: 'Il tuo primo evento incontra il suo primo. Atene ha mandato le armi (fidati della lezione), e la diplomazia disarma: l’Ascendente batte l’Opzione Militare. {{EG-5-c}}',
      },
      {
        todo: ['Atene ha piazzato un secondo evento contro Megara. Piazza **Opzione Militare** a **Megara**.'],
        why: 'Il secondo incontra il secondo. Stavolta è una congiura, e le armi la schiacciano. Chi vince resta e agisce; l’evento di chi perde è tolto. {{EG-5-d}}',
      },
      {
        todo: ['Atene corteggia Tebe. Piazza **Colpo di Stato** a **Tebe**.'],
        why: 'Il cerchio si chiude: un colpo di Stato disfa l’Ascendente. E poiché resta solo, vi alza anche la tua influenza. {{EG-5-f}}',
      },
      {
        todo: ['Atene mira alla tua capitale. Piazza **Olimpiadi** a **Sparta**.'],
        why: 'Può essere l’Aiuto divino, che batte tutto tranne le Olimpiadi: con queste ogni confronto è pari ed entrambi gli eventi si tolgono. {{EG-4.6-b}}',
      },
    ],
    end: 'La tua influenza è salita a 2 a Megara e a 1 a Tebe, e Sparta è illesa. Tu sapevi che cosa arrivava; in partita dovrai indovinarlo dall’ordine e dal luogo.',
    problem: {
      title: 'Corinto deve resistere',
      about:
        'Le spie riferiscono che cosa Atene ha piazzato a Corinto, in quest’ordine: **Falso allarme, Opzione Militare, Colpo di Stato**. Con Opzione Militare, Ascendente e Falso allarme porta a **2** la tua influenza a Corinto.',
      hints: ['Quale tuo evento batte il secondo, quale il terzo?', 'Qual è il minimo che puoi spendere contro il primo?'],
      solved:
        'L’ordine di piazzamento decide chi incontra chi: un evento che non vale nulla può tenere il posto giusto agli altri. {{EG-5-c}}',
    },
  },
  oracle: {
    title: 'La Pizia e gli dei',
    about: 'Prendi Delfi, fai cambiare alla Pizia un evento scadente e colpisci con l’Aiuto divino finché è tuo.',
    steps: [
      {
        todo: ['Piazza **Colpo di Stato** a **Delfi**.'],
        why: 'Chi ottiene Delfi riceve l’Oracolo, che là aspetta chi lo prenda. {{EG-4.8-a}}',
      },
      {
        todo: ['L’Oracolo è tuo. Restituisci **Falso allarme**.'],
        why: 'Una volta, prima che si piazzino gli eventi, puoi cambiarne uno con un altro della coppa. Restituisci quello che serve meno: un Falso allarme non cambia mai un’influenza. L’Oracolo torna poi a Delfi, e lo riceve solo chi la ottiene di nuovo. {{EG-3.2-a}}',
      },
      {
        todo: ['L’Aiuto divino! Sparta ha piazzato un evento a Tebe: piazza **Aiuto divino** a **Tebe**.'],
        why: 'Batte qualunque cosa vi abbia messo Sparta, tranne le Olimpiadi. Ma dopo il confronto passa al nemico: usalo dove conta, e aspettatelo di ritorno. {{EG-4.5-c}}',
      },
    ],
    end: 'L’influenza di Sparta a Tebe scenderà a 1. Ricorda chi ha ora l’Aiuto divino: è l’unico evento della mano nemica che conosci.',
    problem: {
      title: 'L’Oracolo a Sparta',
      about:
        'Delfi è di Atene (influenza 1), l’Oracolo vi giace inutilizzato e Atene ha piazzato a Delfi un **Falso allarme**. Ottieni l’**Oracolo** in questo turno.',
      hints: ['Quanti passi ci sono tra l’influenza 1 di Atene e la tua?', 'Quali tuoi eventi possono arrivare a Delfi?'],
      solved:
        'Servivano due eventi: uno toglie l’ultima influenza ateniese, l’altro fa tua Delfi, e con lei viene l’Oracolo. {{EG-5-k}}',
    },
  },
  nike: {
    title: 'Nike: come si vince',
    about: 'Dieci aree e la propria capitale: quando attaccare e quando restare a casa.',
    steps: [
      {
        todo: ['Sparta ha piazzato un evento ad Atene. Piazza **Opzione Militare** ad **Atene**.'],
        why: 'Controlli otto aree. Con dieci si vince la guerra, ma solo se la tua capitale è tua: basterebbe un evento per perderla, e tutto il resto sarebbe inutile. Armi contro armi finiscono pari. {{EG-7-a}}',
      },
      {
        todo: ['Piazza un **Colpo di Stato** in **Sicilia**.'],
        why: 'La Sicilia vale due aree. Prima però c’è Siracusa: il primo evento che agisce la scaccia, per sempre, e non fa altro. {{EG-5.2-a}}',
      },
      {
        todo: ['Piazza il secondo **Colpo di Stato** in **Sicilia**.'],
        why: 'Il secondo porta te sull’isola: otto e due fanno dieci. {{EG-7.1-a}}',
      },
    ],
    end: 'Atene controlla dieci aree, compresa la propria capitale: la guerra è vinta nel turno 6. Se nessuno ci arriva, dopo il turno 10 vince il valore più alto.',
    problem: {
      title: 'Vinci con Sparta, in questo turno',
      about:
        'Controlli otto aree; Atene ha piazzato l’**Aiuto divino** su Sparta, la tua capitale (influenza 1). Hai Opzione Militare, Ascendente e Olimpiadi. Vinci **ora**.',
      hints: ['Che cosa ferma l’Aiuto divino?', 'Quali aree vicine alle tue non sono di nessuno?'],
      solved:
        'Le Olimpiadi salvano la capitale, e gli altri due eventi bastano: dieci aree senza la propria capitale non vincono nulla. {{EG-7-a}}',
    },
  },
};
