import type { EditionsText } from '../en/editions.ts';

export const editionsIt: EditionsText = {
  page: {
    title: 'Due edizioni a confronto',
    about:
      'La Guerra del Peloponneso è stata stampata due volte, nel 1991 e nel 2019. Una partita segue l’edizione scelta all’inizio; ecco tutte le regole in cui differiscono, e tutte le risposte che la prima edizione dà a domande della seconda.',
    first: 'Prima edizione, 1991',
    second: 'Seconda edizione, 2019',
    all: 'Tutte le regole',
    differing: 'Solo le differenze',
    count: (shown, of) => `${shown} regole su ${of}`,
    kind: { differs: 'diverso', clarifies: 'una risposta valida per entrambe', same: 'uguale in entrambe' },
    section: {
      terms: 'Termini e pezzi',
      politics: 'Politica',
      operations: 'Operazioni',
      combat: 'Combattimento',
      rebellion: 'Ribellione',
      administration: 'Amministrazione',
      end: 'Fine del turno e vittoria',
      scenarios: 'Scenari e modi di giocare',
      events: 'Eventi e Verso Casa',
    },
    optional: 'Un’opzione delle partite della prima edizione.',
  },
  rows: {
    random: {
      topic: 'Scelte casuali',
      both: 'Si prende ciò che chiaramente giova alla parte non-giocatore; altrimenti decide un dado.',
    },
    'bellicosity-limit': {
      topic: 'Bellicosità',
      second: 'Mai sopra 12: ciò che la fiducia aggiunge oltre è perduto prima che si sottragga qualcosa.',
      first: 'Non sopra 12 alla fine di un turno: prima si sommano guadagni e perdite.',
    },
    control: {
      topic: 'Controllo',
      both: 'Con un’unità amica, o per colore dove non c’è un’unità nemica; sulle Lunghe Mura le edizioni differiscono.',
    },
    macedonia: {
      topic: 'Macedonia',
      second: 'Pella e lo spazio chiamato Macedonia sono una sola potenza che cambia parte insieme.',
      first: 'Soltanto Pella; lo spazio chiamato Macedonia è un neutrale come gli altri.',
    },
    segments: {
      topic: 'La fine di un turno',
      second: 'I segnalini Saccheggiato si tolgono quando comincia il turno dopo, se c’è.',
      first: 'I segnalini Saccheggiato si tolgono in un segmento proprio, prima che la partita possa finire.',
    },
    cup: { topic: 'Estrazione dei comandanti', both: 'A caso fra quelli che non sono in gioco.' },
    'home-guard': {
      topic: 'La Guardia Spartana',
      second: 'Un’unità d’élite di 3 punti forza: nessuna schermaglia la tocca, ogni perdita in battaglia la elimina per sempre.',
      first: 'Tre opliti come gli altri, salvo che non lasciano mai Sparta: si perdono uno a uno e si ricostruiscono.',
    },
    'walls-control': {
      topic: 'Il controllo dietro le Lunghe Mura',
      second: 'Un’armata spartana che assedia Atene o il Pireo non li controlla; una che vi ha vinto una battaglia sì.',
      first: 'Atene e il Pireo cadono per un assedio riuscito, mai per una battaglia.',
    },
    'delian-rebellion': {
      topic: 'Ribellione della Lega di Delo',
      second: 'Dopo un turno con fiducia 0 o meno, o con 4 navi perse, in ogni scenario.',
      first: 'Dopo un turno con fiducia 0 o meno; le 4 navi perse contano solo nella campagna e nella guerra archidamica.',
    },
    'rebel-space': { topic: 'Uno spazio in ribellione', both: 'L’altra parte vi entra da amica e lo controlla senza assedio.' },
    nicias: {
      topic: 'Nicia',
      second: 'Allunga un armistizio del turno in cui è comandante di Atene, in qualunque momento sia pescato.',
      first: 'Soltanto se è il comandante pescato alla scelta dei comandanti.',
    },
    'lone-commander': { topic: 'Un comandante da solo', both: 'Può entrare in spazi neutrali che nessuno occupa.' },
    'lone-friends': {
      topic: 'Un comandante da solo, il nemico e gli amici',
      second: 'Non va dove stanno nemici, e nel colore nemico solo dove può raccogliere unità.',
      first: 'Va ovunque stia una forza amica, anche fra i nemici.',
    },
    straits: {
      topic: 'Naupatto e Bisanzio',
      second: 'Entrambi sbarrano la via a chi non li controlla, se non sono il suo obiettivo.',
      first: 'Soltanto Naupatto; Bisanzio è aperta a tutti.',
    },
    isthmus: {
      topic: 'L’Istmo',
      second: 'Una forza con unità di terra a un capo coglie chi entra nell’altro, anche un comandante da solo.',
      first: 'Coglie un’armata; un comandante da solo, soltanto con un’intercettazione ordinaria.',
    },
    storm: { topic: 'La traversata per Siracusa', both: 'Tempesta con 5 o 6; nessuna zona di influenza la percorre.' },
    crossing: {
      topic: 'Chi passa a Siracusa',
      second: 'Ogni spedizione del giocatore, anche un comandante da solo.',
      first: 'Soltanto un’armata.',
    },
    surplus: {
      topic: 'Unità di terra senza navi',
      both: 'Restano dove non possono proseguire per mare: su questa mappa ogni linea da un’isola è navale, e i due testi danno lo stesso risultato.',
    },
    gathering: {
      topic: 'Raduno della parte non-giocatore',
      both: 'Prima i più vicini; l’ultimo punto forza di un tipo, e l’ultimo di uno spazio, solo se non si può altrimenti.',
    },
    'spared-neutrals': {
      topic: 'La parte non-giocatore e i neutrali',
      second: 'Argo e Siracusa neutrali non sono sui suoi percorsi, ma possono essere il suo obiettivo.',
      first: 'Non vi entra affatto finché ciò le porterebbe in guerra: l’obiettivo si tira di nuovo.',
    },
    'rolled-again': {
      topic: 'La parte non-giocatore tira di nuovo',
      second: 'Entrambi i dadi, se l’obiettivo non vale.',
      first: 'Soltanto il secondo dado, se l’obiettivo non vale.',
    },
    auguries: {
      topic: 'Auguri',
      second: 'Contrari da 6: il giocatore aggiunge metà dei suoi comandanti in gioco, la parte non-giocatore 1.',
      first: 'Contrari con 6 per il giocatore, con 5 e 6 per la parte non-giocatore; i comandanti non contano.',
    },
    'new-commander': {
      topic: 'Chi guida un’altra operazione',
      second: 'Un comandante che sta nello spazio nazionale; se ne pesca uno soltanto se non c’è.',
      first: 'Si pesca sempre un nuovo comandante; il giocatore può ancora mandare chi attendeva nello spazio nazionale.',
    },
    'enemy-at-home': {
      topic: 'Il nemico nello spazio nazionale',
      both: 'Un’operazione può cominciare anche con unità nemiche nello spazio nazionale.',
    },
    'must-pass': {
      topic: 'Passare',
      second: 'La prima operazione del turno si fa, se si può; si possono passare solo le successive.',
      first: 'Il giocatore può sempre passare, anche al posto della prima operazione.',
    },
    'first-army': {
      topic: 'Il comandante scelto',
      second: 'Guida la prima operazione della sua parte.',
      first: 'Guida la prima armata della sua parte, fosse anche in un’operazione successiva.',
    },
    'may-gather': {
      topic: 'Dopo aver causato una ribellione',
      second: 'L’operazione continua: si raduna una spedizione.',
      first: 'Il giocatore può radunare un’armata, o fermarsi lì.',
    },
    'closed-homes': {
      topic: 'Tornare a casa tra i nemici',
      both: 'Dopo le operazioni chiudono uno spazio la cattura o la ribellione, non un nemico che vi sta soltanto; questi chiude Argo, Siracusa e Pella.',
    },
    'rebellion-die': {
      topic: 'Il dado di Causare ribellione',
      both: 'Al giocatore serve 6, alla parte non-giocatore da 4 a 6; la seconda edizione lo scrive come 6 con 2 in più.',
    },
    'rebellion-target': {
      topic: 'Dove il giocatore causa ribellione',
      second: 'In ogni spazio che le regole ammettono, anche neutrale.',
      first: 'Soltanto in uno spazio controllato dalla parte non-giocatore.',
    },
    coalition: { topic: 'Spazi della coalizione', both: 'Quelli nominati dalla tabella del movimento dopo il combattimento.' },
    'active-neutral': {
      topic: 'Un neutrale che si è schierato',
      both: 'È uno spazio della coalizione della sua parte, fuori uso finché vi sta il nemico.',
    },
    sardis: {
      topic: 'Sardi',
      second: 'Non è un obiettivo finché la Persia non è in guerra.',
      first: 'Un obiettivo come ogni spazio neutrale.',
    },
    'intercepted-once': {
      topic: 'Intercettazione',
      second: 'Un tentativo a ogni ingresso: chi torna in uno spazio può esservi intercettato di nuovo.',
      first: 'Mai più di una volta nello stesso spazio durante un’operazione.',
    },
    'rally-interception': {
      topic: 'Intercettazione in uno spazio di raduno',
      both: 'Le unità non attivate non combattono e non subiscono perdite; la prima edizione tace e si legge così.',
    },
    'skirmish-losses': {
      topic: 'Perdite di una schermaglia',
      both: 'A terra opliti, cavalleria, navi; su un’isola l’inverso. La lista più corta del foglio d’aiuto non si usa.',
    },
    ravaging: {
      topic: 'Saccheggio',
      both: 'È automatico; una fortezza non lo impedisce, un’unità nemica sì, anche se non ha intercettato.',
    },
    'siege-margin': {
      topic: 'Quando una guarnigione è assediata',
      second: 'Se l’armata ha almeno 5 punti forza in più.',
      first: 'Se l’armata ha almeno 4 punti forza in più.',
    },
    garrison: {
      topic: 'Quale guarnigione è assediata',
      second: 'Ogni forza senza comandante in una fortezza non amica dell’armata.',
      first: 'Soltanto quella della parte che controlla la fortezza; altrimenti c’è battaglia.',
    },
    'battle-types': {
      topic: 'Battaglia navale, poi di terra',
      second: 'Il vincitore per mare continua a terra se ha un oplita e almeno quanti il vinto.',
      first:
        'Entrambi hanno navi e unità di terra: si continua, a meno che il vincitore per mare abbia meno opliti, anche con nessuno.',
    },
    'lowest-rating': { topic: 'Più comandanti', both: 'Conta il valore tattico più basso.' },
    tie: { topic: 'Somme pari', both: 'Vince il valore più alto, ma un valore 0 non batte una forza senza comandante.' },
    'loser-sci': {
      topic: 'Fiducia del vinto',
      second: '1 in meno, a meno che il vincitore avesse all’inizio 3 punti forza in più.',
      first: '1 in meno, sempre.',
    },
    'least-loss': { topic: 'Perdite di una battaglia di terra', both: 'La cavalleria le riduce, ma mai sotto 1.' },
    draw: {
      topic: 'Battaglia pari',
      both: 'Ciascuno perde 1 punto forza, anche se è il solo, a meno che entrambi ne abbiano uno.',
    },
    'mixed-sci': { topic: 'Fiducia di una battaglia in due parti', both: 'Una volta, per il vincitore dell’ultima parte.' },
    'mixed-draw': { topic: 'Parità in mare', both: 'Tutti tornano a casa, qualunque sia il numero di navi rimaste.' },
    'loss-order': {
      topic: 'Chi si perde prima a terra',
      second: 'Opliti prima della cavalleria, e in ciascuno i nazionali prima degli alleati.',
      first:
        'I nazionali prima degli alleati, e in ciascuno gli opliti prima della cavalleria; in una schermaglia come nella seconda edizione.',
    },
    'transport-in-battle': { topic: 'Trasporto in battaglia', both: 'Limita soltanto il movimento, mai chi combatte.' },
    'null-battle': {
      topic: 'Navi contro unità di terra nello stesso spazio',
      second: 'In uno spazio neutrale se ne vanno le navi; altrove l’armata, o fra due armate quella ostile allo spazio.',
      first: 'Se ne vanno le navi, di chiunque sia lo spazio. In due giocatori un’errata fa come la seconda edizione.',
    },
    'null-piraeus': { topic: 'Lo stesso al Pireo', second: 'Come ovunque.', first: 'Se ne vanno le unità di terra.' },
    'failed-siege': {
      topic: 'Un assedio fallito',
      second: 'Costa 2 di fiducia al giocatore, 1 alla parte non-giocatore.',
      first: 'Costa 1 di fiducia a entrambi.',
    },
    'neutral-fortress': {
      topic: 'Una fortezza vuota di un alleato',
      second: 'Presa con un assedio, costa fiducia alla sua parte.',
      first: 'È neutrale finché nessuna parte la controlla: la sua caduta non costa fiducia.',
    },
    'long-walls': {
      topic: 'Le Lunghe Mura',
      second: 'Un’armata spartana assedia Atene o il Pireo se era il suo obiettivo.',
      first: 'Assedia ogni volta che vi si trova, obiettivo o no.',
    },
    'walls-cavalry': {
      topic: 'La cavalleria dietro le Lunghe Mura',
      second: 'Nella Fase di Combattimento raggiunge solo il suo spazio.',
      first: 'Nella Fase di Combattimento va da Atene al Pireo e viceversa, non oltre.',
    },
    'walls-timing': { topic: 'Quando si risolve quell’assedio', both: 'Con gli altri assedi, non subito.' },
    'walls-leader': {
      topic: 'Un comandante per Atene',
      second: 'Nessuna regola simile.',
      first: 'Facoltativo: le forze ad Atene che combattono senza comandante ne pescano prima uno.',
    },
    'going-home': { topic: 'Verso Casa con più comandanti', both: 'Conta il valore strategico più basso.' },
    hostages: { topic: 'Ostaggi', both: 'Li prende il vincitore di una battaglia di terra costata opliti ateniesi o spartani.' },
    samos: {
      topic: 'Chio e Samo',
      second:
        'Gli alleati lasciano Samo quando Chio, dopo essere stata persa, è di nuovo amica. Perdute entrambe, la loro metà va al Pireo.',
      first:
        'Gli alleati lasciano Samo quando Chio, dopo essere stata persa, è di nuovo amica. Perdute entrambe, tutti vanno a Corcira.',
    },
    continuation: {
      topic: 'La ribellione continua',
      both: 'È sedata dove c’è la zona della propria parte e non quella nemica. La riga confusa del foglio d’aiuto non si usa.',
    },
    'helots-again': {
      topic: 'Gli Iloti si ribellano di nuovo',
      both: 'Una ribellione sedata che riprende è una ribellione nuova.',
    },
    'helots-test': {
      topic: 'Quando si ribellano gli Iloti',
      both: 'Quando unità della Lega di Delo stanno in tutti e cinque i loro spazi.',
    },
    'thebes-corinth': {
      topic: 'Tebe e Corinto perdute',
      both: '250 talenti in meno ciascuna; la seconda edizione scrive 50 e altri 200.',
    },
    sicily: {
      topic: 'La Sicilia in mano ateniese',
      second: '1.000 talenti a turno.',
      first: '100 talenti a turno, come dice la regola; i 1.000 del foglio d’aiuto non la sostituiscono.',
    },
    'sicily-zoi': { topic: 'Zone nemiche in Sicilia', both: 'Non contano per quelle entrate.' },
    epidamnos: {
      topic: 'La via di Epidamno',
      second: 'Per qualunque spazio libero da unità nemiche.',
      first: 'Soltanto per spazi controllati e liberi da unità nemiche.',
    },
    euxine: { topic: 'La via dell’Eusino', both: 'La tagliano gli spazi controllati dal nemico, non ogni unità nemica.' },
    building: { topic: 'Costruzione', both: 'Nessuna parte spende più di 600 talenti.' },
    surrender: { topic: 'Resa', both: 'Con bellicosità 0, o con lo spazio nazionale in mano nemica.' },
    tenth: { topic: 'Spazi che abbassano la bellicosità', both: 'Un decimo di quelli catturati, saccheggiati o in ribellione.' },
    armistice: { topic: 'Quando c’è un armistizio', both: 'Ciascuna parte stanca o povera; i motivi possono essere diversi.' },
    'armistice-length': { topic: 'La sua durata', both: 'Metà di un dado, per eccesso; Nicia aggiunge 1 al dado.' },
    'armistice-income': {
      topic: 'Le sue entrate',
      second: 'Senza gli effetti del saccheggio e senza Eisphora.',
      first: 'Senza gli effetti del saccheggio; nulla toglie l’Eisphora.',
    },
    'armistice-building': {
      topic: 'La sua costruzione',
      both: 'Cinque punti forza per parte: a scelta del giocatore; navi per la parte non-giocatore di Sparta, opliti per quella di Atene.',
    },
    'armistice-sci': { topic: 'Fiducia dopo l’armistizio', both: 'Resta com’è e decide chi cambia parte.' },
    'surrender-points': {
      topic: 'Punti per una resa',
      second: '200 diviso il numero del turno.',
      first: '200 diviso i turni giocati: di più negli scenari che cominciano tardi.',
    },
    scenarios: {
      topic: 'Scenari',
      second: 'Sei, con la Prima guerra del Peloponneso e la Caduta di Sparta.',
      first: 'Quattro: la campagna, la guerra archidamica e la deceleica, la caduta di Atene.',
    },
    attack: {
      topic: 'Siracusa e Argo attaccate',
      second: 'Entrano in guerra appena sono nominate come obiettivo.',
      first: 'Entrano in guerra quando un’armata nemica vi entra.',
    },
    'decelean-setup': {
      topic: 'Guerra deceleica: preparazione',
      second: 'Non ci sono Ateniesi a Pilo.',
      first: 'Una nave ateniese sta a Pilo.',
    },
    'macedonia-joins': { topic: 'Una Macedonia neutrale nell’evento 9', both: 'Si unisce prima a Sparta.' },
    'decelean-end': { topic: 'Guerra deceleica: fine', both: 'Con il turno 8.' },
    'fall-end': {
      topic: 'Caduta di Atene: fine',
      both: 'Quando il giocatore è di nuovo Sparta, una parte si arrende o finisce il turno 10.',
    },
    'fall-leaders': { topic: 'Caduta di Atene: comandanti', both: 'Ad Atene restano Trasibulo, Trasillo e Formione.' },
    'two-players': {
      topic: 'Due giocatori',
      second: 'Chi ha operato per primo sceglie il primo combattimento, poi si alternano; Sparta aggiunge 1 agli auguri.',
      first: 'Un dado decide chi sceglie per primo in ogni categoria; auguri contrari con 6 per Atene, con 5 e 6 per Sparta.',
    },
    'two-placing': {
      topic: 'Due giocatori: Verso Casa',
      second: 'I giocatori piazzano liberamente le unità in un ordine fisso.',
      first: 'Secondo la tabella del movimento dopo il combattimento.',
    },
    teams: {
      topic: 'Da tre a sette giocatori',
      second: 'Non previsti.',
      first: 'Ha regole apposite; la nostra copia del testo le omette.',
    },
    coup: {
      topic: 'Evento 3, colpo di Stato ad Atene',
      both: 'Bellicosità 2 in meno, 100 talenti, niente Eisphora, due ribellioni.',
    },
    sitalces: { topic: 'Evento 4, Sitalce', both: 'Abdera e Maronea cambiano parte ciascuna e sono segnate ciascuna.' },
    persia: {
      topic: 'Evento 5, la Persia',
      second: 'Soltanto con bellicosità spartana 6 o più.',
      first: 'Qualunque sia la bellicosità spartana.',
    },
    oligarchs: {
      topic: 'Evento 8, uno spazio che non può ribellarsi',
      second: 'Si tira di nuovo, con 1 in più per ogni tiro precedente.',
      first: 'Tocca allo spazio seguente della lista.',
    },
    'minor-powers': {
      topic: 'Evento 10, potenze minori',
      second: 'La guerra civile di Corcira può tornare nei turni da 1 a 3.',
      first: 'Ciascuno dei quattro cambiamenti avviene una volta.',
    },
    phenomenon: { topic: 'Evento 12, eclissi o terremoto', both: 'Al massimo due operazioni in questo turno.' },
    'home-athenian-ships': { topic: 'Casa delle navi ateniesi', both: 'Il Pireo, altrimenti Corcira o Chio, altrimenti perse.' },
    'home-allied-cavalry': {
      topic: 'Casa della cavalleria alleata di Sparta',
      both: 'Due a Pella e due a Siracusa finché sono alleate.',
    },
    'home-lost': {
      topic: 'Nessuna casa rimasta',
      both: 'Le unità alleate di terra ad Atene o a Sparta, le navi al Pireo o a Gizio, altrimenti perse.',
    },
    'home-spartan-allies': {
      topic: 'Casa delle navi alleate di Sparta',
      both: 'Corinto, altrimenti Gizio, altrimenti perse; lo dicono le risposte della prima edizione.',
    },
  },
};
