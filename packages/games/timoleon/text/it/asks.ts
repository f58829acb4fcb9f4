import type { asks as en } from '../en/asks.ts';
import type { Asks, Like } from '../words.ts';

/** By the name of the decision: what it is part of, the question, and what it means. */
export const asks = {
  answering: ['Trattative', 'Un trattato da {from}', 'Firmalo, rifiutalo, o rispondi una volta con una tua offerta.'],
  auction: [
    'Mantenimento',
    'Offri per i mercenari di {seat}',
    '[points|C’è|Ci sono] {n:points:point} {at:place}; un’offerta vale se è di almeno {n:price:talent}. Le offerte si aprono insieme.',
  ],
  bids: ['Diplomazia', 'Sigilla la tua offerta', 'Ogni 30 talenti interi valgono 1; ciò che si offre è perduto comunque.'],
  command: ['Battaglia', 'Chi comanda?', 'Più leader hanno la stessa capacità tattica.'],
  deployment: [
    'Preparazione',
    'Schiera le tue truppe',
    'Scegli chi, poi un luogo d’oro. Nessuno vede le truppe finché tutti non hanno schierato.',
  ],
  drafting: ['Trattative', 'Scrivi un trattato per {to}', 'Aggiungi clausole, poi invialo.'],
  enlisting: [
    'Mercenari',
    'Ingaggiare chi ha deposto le armi?',
    'Paghi il prezzo di reclutamento, punto per punto; gli altri lasciano il gioco.',
  ],
  espionage: [
    'Diplomazia',
    '{author} [author|agisce|agiscono] in segreto: spiare?',
    'Costa 2 punti operazionali; con 4, 5 o 6 vedi l’operazione.',
  ],
  garrison: ['Invasione', '{mover} [mover|entra|entrano] {at:zone}', 'Resta in campo e ferma il nemico, o ritirati in città.'],
  informing: ['Diplomazia', 'Dirlo ad altri?', 'Chi è informato può offrire per un leader minore.'],
  interception: ['In mare', 'Intercettare {mover}?', '{n:ships:triremes} [ships|passa|passano] davanti a {port}.'],
  investing: ['Assedio', 'Come prendere {zone}?', 'La difesa è {defence}, la guarnigione ha {n:garrison:point}.'],
  joining: ['Battaglia', 'Unirsi a {lead} {at:zone}?', 'Le tue truppe combatterebbero al loro fianco.'],
  landfall: ['Spedizione', 'Dove sbarca la spedizione?', 'Scegli il mare davanti a un porto dell’Epikrateia che controlli.'],
  leaving: ['Assedio', 'L’assalto a {zone} è respinto', 'Scegli dove va il tuo esercito.'],
  loss: ['Perdite', 'Scegli {n:count:point} da perdere', 'Le truppe sono {at:place}.'],
  maintenance: [
    'Mantenimento',
    'Paga le tue truppe',
    'Il conto aperto è di {n:bill:talent}. Chi non è pagato se ne va, diventa scontento o può essere venduto.',
  ],
  manoeuvres: [
    'Combattimento navale',
    'Scegli una manovra',
    '{attacker} [attacker|attacca|attaccano] {defender}; si sceglie in segreto.',
  ],
  march: [
    'Operazione',
    '<pm|[pm|Resta|Restano] {n:pm:step}><!pm|Non restano punti movimento>',
    'L’esercito è {at:place}. Avanza, o compi un’azione che termina il movimento.',
  ],
  naming: [
    'Perdite',
    'Scegli una perdita per {of}',
    '[left|Deve|Devono] cadere ancora {n:left:point}; vincitore e vinto scelgono a turno.',
  ],
  negotiation: [
    'Trattative',
    'Parla con gli altri',
    'Puoi offrire trattati e doni o sciogliere un’alleanza. Si parla una volta per turno.',
  ],
  operations: [
    'Operazioni',
    '<po|[po|Resta|Restano] {n:po:operation}><!po|Non restano punti operazionali>',
    '<po|Attiva leader, muovi truppe, tratta in segreto, riscuoti tasse, recluta o costruisci.><!po|Resta possibile ciò che non costa punti: costruire, donare talenti.>',
  ],
  picking: ['Ordine di movimento', 'Scegli il tuo posto', 'In quest’ordine le fazioni parlano, pagano e agiscono.'],
  pursuing: [
    'Battaglia',
    'Inseguire {owner}?',
    '[points|Fugge|Fuggono] {n:points:point}<modifier|; chi insegue aggiunge {modifier} al dado>.',
  ],
  recovery: ['Tasse', 'Riscuotere o far riprendere la terra?', 'Rinunciare a una tassa può togliere il segno di saccheggio.'],
  retreat: [
    'Battaglia',
    'Dove si [owner|ritira|ritirano] {owner}?',
    'Ci si ritira in città, in una propria zona vicina o a bordo.',
  ],
  shelter: ['In mare', 'Dove va la tua flotta?', 'Va in un porto dell’area o in un’area libera vicina.'],
  convoy: [
    'Oltremare',
    '{leader} salpa con {n:ships:triremes}',
    'Va in {area}: lascia ciò che non gli serve; con queste navi tornano le reclute.',
  ],
  stacking: ['Operazione', '<leader|Chi prende con sé {leader}?><!leader|Chi va con loro?>', 'Le truppe sono {at:place}.'],
  storming: ['Assedio', 'Irrompere ora {at:zone}?', 'La difesa è {defence}.'],
  stratagems: [
    'Assalto',
    'Scegli uno stratagemma per {zone}',
    'Una forza di {attack} attacca una forza di {defence}; si sceglie in segreto.',
  ],
  tactics: [
    'Battaglia',
    'Scegli una tattica per {zone}',
    '{attacker} (forza {attack}) [attacker|attacca|attaccano] {defender} (forza {defence}); si sceglie in segreto.',
  ],
  terms: ['Assedio', '{zone} offre la resa', 'Se accetti, la guarnigione esce e nulla è saccheggiato.'],
  unpaid: [
    'Mantenimento',
    'I mercenari {at:place} sono senza paga',
    '{n:points:point} non [points|è pagato|sono pagati]: il valore è di {n:price:talent}.',
  ],
  wishes: ['In mare', 'Vuoi combattere?', 'Le flotte di {mover} e di {foe} si incontrano {at:place}.'],
} satisfies Asks & Like<typeof en>;
