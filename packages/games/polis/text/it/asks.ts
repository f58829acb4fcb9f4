import { asking } from '../phrases.ts';
import { names } from './names.ts';
import { face, listed, one, polis, project, region, some, stuff, units } from './phrases.ts';

export const asks = asking({
  turn: ({ acted, alone, paid }) => ({
    caption: alone ? 'Da solo' : 'Azioni',
    title: alone && !paid ? 'Paga per un’altra azione, o passa' : acted === 0 ? 'Scegli un’azione' : 'Scegli una seconda azione',
    body:
      alone && !paid
        ? 'L’altro ha passato: ogni azione ora costa prima una merce.'
        : 'Due azioni diverse fanno un turno; meno è passare per il round.',
  }),
  raising: ({ unit: what, polis: where, good, raised, hire }) => ({
    caption: `${names.action[what === 'hoplite' ? 1 : what === 'galley' ? 2 : 3]}: ${polis(where)}`,
    title: raised === 0 ? `Arruola ${one(what)}` : `Ancora ${one(what)}?`,
    body: `Costa 1 ${stuff(good)} o 1 argento e un abitante; uno deve restare.${hire > 0 ? ` Un mercenario costa ${hire} argento e nessun abitante.` : ''}`,
  }),
  payment: ({ project: what, bill }) => ({
    caption: project(what),
    title: 'Paga il conto',
    body: `Da pagare: ${some(bill)}. L’argento può sostituire ogni cosa tranne il grano.`,
  }),
  marching: ({ territory, moved }) => ({
    caption: 'Muovere opliti',
    title: `Scegli un oplita per ${region(territory)}`,
    body: moved === 0 ? 'Uno dopo l’altro: ognuno cambia chi controlla che cosa.' : 'Un altro, o fine.',
  }),
  sailing: ({ sea, moved }) => ({
    caption: 'Muovere galee',
    title: `Scegli una galea per ${region(sea)}`,
    body: moved === 0 ? 'Una dopo l’altra: ognuna cambia chi controlla che cosa.' : 'Un’altra, o fine.',
  }),
  collecting: ({ territory, hoplites, rows }) => ({
    caption: 'Riscuotere tributi',
    title: `Metti opliti sulle righe di ${region(territory)}`,
    body: `Ne restano ${hoplites}. Una riga dà 1, 3, 6, 10 o 15 per 1–5 opliti.${'order' in rows ? ' Chi mantiene l’ordine dà 1 prestigio ciascuno.' : ''}`,
  }),
  order: ({ regions }) => ({ caption: 'Battaglia', title: 'Quale battaglia prima?', body: listed(regions.map(region)) }),
  commander: ({ region: where }) => ({
    caption: `Battaglia in ${region(where)}`,
    title: 'Mandare un grande comandante?',
    body: 'Tutto il prestigio che guadagni in questa battaglia raddoppia, una volta nel round.',
  }),
  retreat: ({ region: where, units: of }) => ({
    caption: `Battaglia in ${region(where)}`,
    title: 'Restare o ritirarsi?',
    body: `${units(of)}. Ritirarsi costa 1 prestigio, pagato all’avversario; le unità restano.`,
  }),
  attack: ({ region: where, assault, units: of }) => ({
    caption: `Battaglia in ${region(where)}, assalto ${assault}`,
    title: 'Attacca con due carte',
    body: units(of),
  }),
  defend: ({ region: where, assault, cards }) => ({
    caption: `Battaglia in ${region(where)}, assalto ${assault}`,
    title: 'Rispondi con due carte',
    body: `Una di fronte a ciascuna di ${listed(cards.map(card => face(card, where)))}.`,
  }),
  feeding: ({ bill, wheat, missing, prestige }) => ({
    caption: 'Approvvigionamento',
    title: `Mancano ${missing} grano`,
    body: `${bill} abitanti, ${wheat} grano, ${prestige} prestigio. Paga il resto in prestigio, o lascia una polis.`,
  }),
  growing: ({ wheat }) => ({
    caption: 'Crescita',
    title: 'Fai crescere una polis',
    body: `1 grano per abitante; grano rimasto: ${wheat}.`,
  }),
  phoros: ({ prestige }) => ({
    caption: 'Phoros',
    title: 'Cambiare prestigio in argento?',
    body: `Ne hai ${prestige}. Senza prestigio perdi subito.`,
  }),
  removing: () => ({
    caption: 'Evento',
    title: 'Togli un’unità',
    body: 'Un tuo oplita o una tua galea lascia la mappa.',
  }),
  exchanging: ({ give, get, rate }) => ({
    caption: 'Evento',
    title: `Quanto ${stuff(give)} per ${stuff(get)}?`,
    body: `${rate} ${stuff(get)} per ciascuno.`,
  }),
  switching: () => ({
    caption: 'Evento',
    title: 'Quale polis passa a te?',
    body: 'Poleis nemiche con un abitante, non capitali.',
  }),
  sending: ({ unit: what, min, sent }) => ({
    caption: 'Evento',
    title: `Mandare ${one(what)}?`,
    body: `Finora ${sent}${min > 0 ? `, ne sono chieste ${min}` : ''}.`,
  }),
  stationing: ({ unit: what, left }) => ({
    caption: 'Evento',
    title: `Dove torna ${one(what)}?`,
    body: `Da piazzare: ${left}.`,
  }),
});
