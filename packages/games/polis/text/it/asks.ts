import { asking } from '../phrases.ts';
import { names } from './names.ts';
import { amount, at, face, listed, one, polis, project, some, stuff, the, units } from './phrases.ts';

/** Mandato, mandati; mandata, mandate: il participio segue ciò che si conta. */
const sentEnding = (unit: string, sent: number): string =>
  unit === 'galley' ? (sent === 1 ? 'a' : 'e') : sent === 1 ? 'o' : 'i';

export const asks = asking({
  turn: ({ acted, alone, paid }) => ({
    caption: alone ? 'Da solo' : 'Azioni',
    title:
      alone && !paid ? 'Paga una merce per un’azione, o passa' : acted === 0 ? 'Scegli un’azione' : 'Scegli una seconda azione',
    body:
      alone && !paid
        ? 'L’altro ha passato: ogni azione ora costa prima una merce.'
        : 'Due azioni diverse fanno un turno; con meno si passa per il round.',
  }),
  raising: ({ unit: what, polis: where, good, raised, hire }) => ({
    caption: `${names.action[what === 'hoplite' ? 1 : what === 'galley' ? 2 : 3]}: ${polis(where)}`,
    title: raised === 0 ? `Crea ${one(what)}` : `Crea ancora ${one(what)}?`,
    body: `Costa 1 ${stuff(good)} o 1 argento e un abitante; uno deve restare.${hire > 0 ? ` Un mercenario costa ${amount('silver', hire)} e nessun abitante.` : ''}`,
  }),
  payment: ({ project: what, bill }) => ({
    caption: project(what),
    title: 'Paga il conto',
    body: `Il conto è di ${some(bill)}. L’argento può sostituire ogni cosa tranne il grano.`,
  }),
  marching: ({ territory, moved }) => ({
    caption: 'Muovere opliti',
    title: `Scegli un oplita per ${the(territory)}`,
    body:
      moved === 0 ? 'Vanno uno dopo l’altro: ognuno cambia chi controlla che cosa.' : 'Scegline un altro, o concludi l’azione.',
  }),
  sailing: ({ sea, moved }) => ({
    caption: 'Muovere galee',
    title: `Scegli una galea per ${the(sea)}`,
    body:
      moved === 0 ? 'Vanno una dopo l’altra: ognuna cambia chi controlla che cosa.' : 'Scegline un’altra, o concludi l’azione.',
  }),
  collecting: ({ territory, hoplites, rows }) => ({
    caption: 'Riscossione tasse',
    title: `Metti opliti sulle righe di ${the(territory)}`,
    body: `${hoplites === 1 ? 'Resta 1 oplita' : `Restano ${hoplites} opliti`}. Una riga dà 1, 3, 6, 10 o 15 merci per 1–5 opliti.${'order' in rows ? ' Ognuno che mantiene l’ordine dà 1 punto prestigio.' : ''}`,
  }),
  order: ({ regions }) => ({
    caption: 'Battaglia',
    title: 'Quale battaglia viene prima?',
    body: `Si combatte ${listed(regions.map(id => at(id)))}.`,
  }),
  commander: ({ region: where }) => ({
    caption: `Battaglia ${at(where)}`,
    title: 'Mandare un grande comandante?',
    body: 'Tutto il prestigio che guadagni in questa battaglia raddoppia, una volta nel round.',
  }),
  retreat: ({ region: where, units: of }) => ({
    caption: `Battaglia ${at(where)}`,
    title: 'Restare o ritirarsi?',
    body: `${units(of)}. La ritirata costa 1 punto prestigio, pagato all’avversario; le unità restano.`,
  }),
  attack: ({ region: where, assault, units: of }) => ({
    caption: `Battaglia ${at(where)}, assalto ${assault}`,
    title: 'Attacca con due carte',
    body: `${units(of)}.`,
  }),
  defend: ({ region: where, assault, cards }) => ({
    caption: `Battaglia ${at(where)}, assalto ${assault}`,
    title: 'Rispondi con due carte',
    body: `Scegli una carta contro ciascuna di queste: ${listed(cards.map(card => face(card, where)))}.`,
  }),
  feeding: ({ bill, wheat, missing, prestige }) => ({
    caption: 'Rifornimento',
    title: missing === 1 ? 'Manca 1 grano' : `Mancano ${amount('wheat', missing)}`,
    body: `Alle tue poleis ${bill === 1 ? 'serve' : 'servono'} ${amount('wheat', bill)}; hai ${amount('wheat', wheat)} e ${amount('prestige', prestige)}. Paga il resto in prestigio, o lascia una polis.`,
  }),
  growing: ({ wheat }) => ({
    caption: 'Crescita',
    title: 'Fai crescere una polis',
    body: `Ogni nuovo abitante costa 1 grano; ti ${wheat === 1 ? 'resta' : 'restano'} ${amount('wheat', wheat)}.`,
  }),
  phoros: ({ prestige }) => ({
    caption: 'Phoros',
    title: 'Cambiare prestigio in argento?',
    body: `Hai ${amount('prestige', prestige)}. Senza prestigio perdi subito.`,
  }),
  removing: () => ({
    caption: 'Evento',
    title: 'Togli un’unità',
    body: 'Un tuo oplita o una tua galea lascia la mappa.',
  }),
  exchanging: ({ give, get, rate }) => ({
    caption: 'Evento',
    title: `Quanto ${stuff(give)} cambi in ${stuff(get)}?`,
    body: `Ricevi ${amount(get, rate)} per ${amount(give, 1)}.`,
  }),
  switching: () => ({
    caption: 'Evento',
    title: 'Quale polis passa a te?',
    body: 'Puoi prendere una polis nemica con un solo abitante, mai una capitale.',
  }),
  sending: ({ unit: what, min, sent }) => ({
    caption: 'Evento',
    title: `Mandare ${one(what)}?`,
    body: `Finora ${sent === 0 ? (what === 'galley' ? 'non ne hai mandata alcuna' : 'non ne hai mandato alcuno') : `ne hai mandat${sentEnding(what, sent)} ${sent}`}${min > 0 ? `; ne servono almeno ${min}` : ''}.`,
  }),
  stationing: ({ unit: what, left }) => ({
    caption: 'Evento',
    title: `Dove torna ${what === 'galley' ? 'la galea' : 'l’oplita'}?`,
    body: left === 1 ? 'Ne resta 1 da piazzare.' : `Ne restano ${left} da piazzare.`,
  }),
});
