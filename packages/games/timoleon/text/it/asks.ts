import type { asks as en } from '../en/asks.ts';
import type { Asks, Like } from '../phrases.ts';

/** By the name of the decision: what it is part of, the question, and what it means. */
export const asks = {
  answering: ['Trattative', 'Un trattato da {from}', 'Firma, rifiuta, o rispondi una volta con una tua offerta.'],
  auction: [
    'Mantenimento',
    'Offri per i mercenari di {seat}',
    '{points} punti a {place}; un’offerta valida è almeno {price} talenti. Si aprono insieme.',
  ],
  bids: ['Diplomazia', 'Sigilla la tua offerta', 'Ogni 30 talenti interi valgono 1; tutto ciò che si offre è perduto.'],
  command: ['Battaglia', 'Chi comanda?', 'Più leader hanno la stessa capacità tattica.'],
  deployment: ['Preparazione', 'Schiera le tue truppe', 'Nessuno le vede finché tutti non hanno schierato.'],
  drafting: ['Trattative', 'Scrivi un trattato per {to}', 'Aggiungi clausole, poi invialo.'],
  enlisting: [
    'Mercenari',
    'Ingaggiare chi ha deposto le armi?',
    'Al prezzo di reclutamento, punto per punto; gli altri lasciano il gioco.',
  ],
  espionage: ['Diplomazia', '{author}: operazione segreta. Spiare?', 'Per 2 punti operazionali; con 4, 5 o 6 vedi l’operazione.'],
  garrison: ['Invasione', '{mover}: ingresso a {zone}', 'Resta in campo e fermali, o ritirati in città.'],
  informing: ['Diplomazia', 'Dirlo ad altri?', 'Chi è informato può offrire per un leader minore.'],
  interception: ['In mare', 'Intercettare {mover}?', '{ships} triremi passano davanti a {port}.'],
  investing: ['Assedio', 'Come prendere {zone}?', 'Difesa {defence}, guarnigione {garrison}.'],
  joining: ['Battaglia', 'Unirsi a {lead} a {zone}?', 'Le tue truppe combatterebbero al loro fianco.'],
  landfall: ['Spedizione', 'Dove arriva?', 'Il mare davanti a un porto dell’Epicrazia che controlli.'],
  leaving: ['Assedio', 'Respinti da {zone}', 'Scegli dove va il tuo esercito.'],
  loss: ['Perdite', 'Scegli {count} da perdere', 'A {place}.'],
  maintenance: [
    'Mantenimento',
    'Paga le tue truppe',
    'Il conto aperto è di {bill} talenti. Chi non è pagato parte, mugugna o si vende.',
  ],
  manoeuvres: ['Scontro navale', 'Scegli una manovra', '{attacker} attacca {defender}; si sceglie in segreto.'],
  march: [
    'Operazione',
    '[pm|Resta|Restano] {pm} [pm|punto|punti] movimento',
    'L’esercito è {at:place}. Avanza, o fai una cosa che finisce il movimento.',
  ],
  naming: ['Perdite', 'Scegli una perdita per {of}', 'Ne [left|resta|restano] {left}; vincitore e vinto scelgono a turno.'],
  negotiation: ['Trattative', 'Parla con gli altri', 'Trattati, doni, fine di un’alleanza. Si parla una volta per turno.'],
  operations: [
    'Operazioni',
    '[po|Resta|Restano] {po} [po|punto operazionale|punti operazionali]',
    'Attiva leader, muovi elementi, tratta in segreto, tassa, recluta, costruisci.',
  ],
  picking: ['Ordine', 'Scegli il tuo posto', 'In quest’ordine le fazioni parlano, pagano e agiscono.'],
  pursuing: ['Battaglia', 'Inseguire {owner}?', 'Modificatore {modifier}; fuggono {points} punti.'],
  recovery: ['Tasse', 'Riscuotere o far riprendere la terra?', 'Rinunciare a una tassa può togliere il segno di saccheggio.'],
  retreat: ['Battaglia', 'Dove si ritira {owner}?', 'In città, in una zona propria vicina, o a bordo.'],
  shelter: ['In mare', 'Dove va la tua flotta?', 'Un porto dell’area o un’area libera vicina.'],
  convoy: [
    'Oltremare',
    '{leader} salpa per {area} con {ships} triremi',
    'Lascia ciò che non gli serve; con queste navi tornano le reclute.',
  ],
  stacking: ['Operazione', 'Chi prende con sé <leader|{leader}>?', 'Da {place}.'],
  storming: ['Assedio', 'Irrompere ora a {zone}?', 'Difesa {defence}.'],
  stratagems: ['Assalto', 'Scegli uno stratagemma per {zone}', '{attack} contro {defence}; si sceglie in segreto.'],
  tactics: [
    'Battaglia',
    'Scegli una tattica per {zone}',
    '{attacker} {attack} contro {defender} {defence}; si sceglie in segreto.',
  ],
  terms: ['Assedio', '{zone} offre la resa', 'Se accetti, la guarnigione esce e nulla è saccheggiato.'],
  unpaid: ['Mantenimento', 'Mercenari non pagati a {place}', '{points} punti, del valore di {price} talenti.'],
  wishes: ['In mare', 'Vuoi combattere?', 'Si incontrano le flotte di {mover} e {foe}: {place}.'],
} satisfies Asks & Like<typeof en>;
