import type { LessonText } from '@polemos/kernel';

/** The rulebook's worked example, in our words: before each move what it is for. */
export const example: LessonText = {
  title: 'L’esempio stampato: un turno intero',
  about: 'L’esempio del regolamento: un turno intero con Atene e i dadi stampati, poi uno sguardo dall’altra parte.',
  steps: [
    {
      why: 'Sparta ha aperto la guerra: obiettivo Decelea con un 5, una forza di 12 opliti e 2 punti di cavalleria per 1.400 talenti; Archidamo è passato da Panatto e ha saccheggiato Oropo e Decelea. La tua prima operazione fa parte della preparazione. Per un’altra servono **auguri** favorevoli: un dado + 1 per due comandanti in campo (Pericle, Formione) deve dare 5 o meno. {{PW-5.3.1-c}}',
      todo: ['Premi **Tenta un’operazione**.'],
    },
    {
      why: 'Il dado è 2: 2 + 1 = 3, favorevole. Pericle è ad Atene e comanda, nessuno viene pescato. Ora scegli l’obiettivo: **Erineo** in Acaia, sul golfo di Corinto. {{PW-5.1-a}}',
      todo: ['Scegli **Erineo** sulla mappa: è illuminata.'],
    },
    {
      why: 'Pericle è ad Atene con 6 opliti e 1 punto di cavalleria, ma per Erineo servono navi. Va nello spazio di raduno **Pireo**, dove sono 8 navi. {{PW-5.1-c}}',
      todo: ['Scegli **Pireo**.'],
    },
    {
      why: 'Attiva **3 navi** a 400 talenti l’una: 1.200, il tesoro scende da 4.500 a **3.300**, e 5 restano al Pireo. Gli ultimi 1.000 talenti sono il fondo di emergenza e non si toccano. {{PW-5.1.5-a}}',
      todo: ['Porta le navi a **3** e premi **Attiva**.'],
    },
    {
      why: 'Diciotto spazi intorno al Peloponneso, due vie uguali: per Trezene o per Idra. Tre forze nemiche possono intercettare, ciascuna con 4 o più: la cavalleria di Sparta a Prasie e a Corone, la flotta di Corinto a Erineo. Ogni spazio della Lega del Peloponneso attraversato senza ostacoli è saccheggiato. {{PW-5.8-a}}',
      todo: ['Premi **Marcia su Erineo**.'],
    },
    {
      why: 'La sorte ha scelto Trezene. Prasie ha intercettato con un 5, la schermaglia ha dato 6 e 6: la somma 12 fa una battaglia, ma navi contro truppe di terra non combattono. Corone ha mancato con 2, Corinto con 3. **Undici** spazi rossi sono saccheggiati. Gli auguri di Sparta: 5 + 1 = 6, **Sparta passa** per il turno. Puoi continuare da solo.',
      todo: ['Premi **Tenta un’operazione**.'],
    },
    {
      why: 'Ancora 2 + 1 = 3. Ad Atene non c’era nessun comandante, perciò dalla tazza è uscito **Demostene**. Il suo obiettivo è **Eraclea** sul golfo Maliaco. {{PW-5.3.1-e}}',
      todo: ['Scegli **Eraclea**; la ricerca sotto la mappa la trova.'],
    },
    {
      why: 'Salperà con gli alleati di **Chio**. Un comandante solo evita le forze nemiche, perciò la via per Decelea gli è chiusa; restano tre vie di sei spazi. {{PW-5.1.6-a}}',
      todo: ['Scegli **Chio**, o prima la sua linguetta dorata al bordo della mappa.'],
    },
    {
      why: 'La via è passata per Egina, Citno, Siro e Andro. Attiva **1 oplita alleato** per 200 talenti.',
      todo: ['Porta gli opliti alleati a **1**, poi **Attiva**.'],
    },
    {
      why: 'E **1 nave alleata** per 400 che lo trasporti: ogni nave porta un punto forza di terra. Il tesoro sarà **2.700**; una nave resta a Chio. {{PW-5.1.4-a}}',
      todo: ['Porta le navi alleate a **1**, poi **Attiva**.'],
    },
    {
      why: 'Una sola via più breve: Psara, Sciro, le Sporadi, Olizone, Pteleo. Solo Eraclea è ostile e sarà saccheggiata. {{PW-5.8-d}}',
      todo: ['Premi **Marcia su Eraclea**.'],
    },
    {
      why: 'Una terza operazione nel turno. Ora sono in campo tre comandanti, che aggiungono ancora solo 1. {{PW-5.3.1-c}}',
      todo: ['Premi **Tenta un’operazione**.'],
    },
    {
      why: '3 + 1 = 4, ed è uscito **Cleone**. Osa attaccare **Tebe**, dove stanno 4 opliti alleati e 2 punti di cavalleria.',
      todo: ['Scegli **Tebe**.'],
    },
    {
      why: 'Cleone prende tutto quello che è ad Atene. Prima i **6 opliti**, 200 talenti l’uno: 1.200.',
      todo: ['Porta gli opliti a **6**, poi **Attiva**.'],
    },
    {
      why: 'Poi la **cavalleria**, altri 200 talenti. Il tesoro sarà **1.300**: 300 sopra il fondo di emergenza. Atene resta vuota dietro le mura.',
      todo: ['Porta la cavalleria a **1**, poi **Attiva**.'],
    },
    {
      why: 'Due vie uguali per Panatto: per Platea o per Tanagra. La cavalleria di Tebe arriva a Tanagra, e a Tebe stessa la sua forza deve tentare d’intercettare.',
      todo: ['Premi **Marcia su Tebe**.'],
    },
    {
      why: 'Per Tanagra, che ha mancato con 1 ed è saccheggiata. Tebe ha intercettato con 5; nella schermaglia hai tirato **1** e perso un oplita: 5 opliti, 1 punto di cavalleria. Nessuna battaglia subito: due volte 6 è meno di 13. Quindici spazi sono saccheggiati; tesori **1.300** e **1.600**. Passa, e le armate combattono: il racconto percorre combattimento, ribellione ed entrate e dice ogni passo.',
      todo: ['Premi **Passa per il turno**.'],
    },
    {
      why: 'Tebe: 3 + 1 = 4 contro 4 + 1 = 5, Sparta vince, prende ostaggi, −15 punti. Erineo e Corinto per mare: 6 + 2 + 1 = 9 contro 1 + 2 = 3, Sparta perde 3 navi, +10. Assedi: Decelea 2 + 1 = 3 fallisce, **Erineo** 4 + 1 = 5 ed **Eraclea** 2 + 2 = 4 cadono per 300 talenti ciascuna, Potidea 1 + 2 = 3 fallisce. Hai **15 punti** e 1.900 talenti; le entrate di 3.350 fanno **5.250**, quelle di Sparta, 1.850, **3.450**. Potresti costruire fino a tre punti forza; l’esempio non ne costruisce.',
      todo: ['Premi **Smetti di costruire**.'],
    },
  ],
  end: 'Sparta ha ricostruito le tre navi per 600 (ne restano 2.850) e la sua bellicosità è scesa a 7; Atene resta a 10. I segnalini di saccheggio sono tolti, i comandanti tornano nelle loro tazze. Il dado per la tua parte è 6: **ora guidi Sparta**, e le regole guidano Atene. È il cuore di questa guerra: il successo ti fa cambiare parte.',
  sequel:
    'L’esempio stampato prosegue da una posizione propria. Due dadi, 3 e 3: **l’epidemia**. Degli 8 opliti di Atene se ne perde un terzo per eccesso: 3, ne restano 5; 600 talenti se ne vanno, 5.200 → 4.600; Pericle muore. Poi due sei: **Anfipoli, vuota, si ribella**, e un 6 porta la ribellione a Taso. Per Atene esce Nicia: strategia 5 + 1 = 6 sarebbe Attaccare Sparta, vietata dagli ostaggi, quindi si tira di nuovo; 4 + 1 = 5 è **Tagliare le linee**. La fiducia torna a 0. Da qui la guerra è tua.',
};
