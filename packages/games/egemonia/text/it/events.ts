import { die, type Sentences } from '@polemos/kernel';
import type { Side } from '../../rules/components/board.ts';
import type { EgemoniaEvent } from '../../rules/told.ts';
import { isLand, phrases } from '../phrases.ts';
import { names } from './names.ts';

const { area, event, events: listed, seat } = phrases('it', names);

const inArea = (id: string): string => (isLand(id) ? `in **${area(id)}**` : `a **${area(id)}**`);

export const events: Sentences<EgemoniaEvent> = {
  turn: ({ turn }) => `Comincia il turno **${turn}**.`,
  drawn: ({ seat: who, count, secret }) =>
    secret === undefined ? `${seat(who)} pesca **${count}**.` : `Peschi ${listed(secret.events)} ((lo vedi solo tu)).`,
  consulted: ({ seat: who, secret }) =>
    secret === undefined
      ? `${seat(who)} interroga la Pizia e cambia un evento. L’Oracolo torna a Delfi.`
      : `La Pizia riprende **${event(secret.back)}** e ti dà **${event(secret.drawn)}** ((lo vedi solo tu)). L’Oracolo torna a Delfi.`,
  'oracle-kept': ({ seat: who }) => `${seat(who)} conserva l’Oracolo.`,
  favour: ({ dice: { sparta, athens }, seat: who }) => {
    const rolls = `Favore: Sparta ${die('sparta', sparta)}, Atene ${die('athens', athens)}.`;
    return who === null ? `${rolls} Pari: si ritira.` : `${rolls} **${seat(who)}** piazza per prima.`;
  },
  placed: ({ seat: who, area: where, secret }) =>
    secret === undefined
      ? `${seat(who)} piazza un evento ${inArea(where)}.`
      : `Piazzi **${event(secret.event)}** ${inArea(where)} ((lo vedi solo tu)).`,
  boxed: ({ seat: who, secret }) =>
    secret === undefined
      ? `${seat(who)} mette un evento nella propria casella.`
      : `Metti **${event(secret.event)}** nella tua casella ((lo vedi solo tu)).`,
  revealed: () => 'Tutti gli eventi sulla mappa sono rivelati.',
  comparison: ({ area: where, position, sparta, athens, result, atHome }) => {
    const at = `**${area(where)}**, ${position}:`;
    const alone = (side: Side, what: string) => `${at} ${event(what)} di ${seat(side)} non incontra nessuno.`;
    if (sparta === null) return alone('athens', athens);
    if (athens === null) return alone('sparta', sparta);
    const both = `${at} ${event(sparta)} di Sparta contro ${event(athens)} di Atene:`;
    if (result === 'draw') return `${both} pari, tolti entrambi.`;
    return atHome ? `${both} pari, che **${seat(result)}** vince in casa.` : `${both} vince **${seat(result)}**.`;
  },
  acts: ({ area: where, seat: who, event: what, effect, levels }) => {
    const foe = who === 'sparta' ? 'athens' : 'sparta';
    switch (effect) {
      case 'lowers':
        return `${event(what)}: ${seat(foe)} scende a **${levels[foe]}** ${inArea(where)}.`;
      case 'raises':
        return `${event(what)}: ${seat(who)} sale a **${levels[who]}** ${inArea(where)}.`;
      case 'syracuse':
        return `${event(what)} di ${seat(who)} caccia **Siracusa** dalla Sicilia, per sempre.`;
      case 'full':
        return `${event(what)}: ${seat(who)} ha già 2 ${inArea(where)}; niente di più.`;
      default:
        return `${event(what)} non ha effetto.`;
    }
  },
  'aid-passes': ({ seat: who }) => `L’Aiuto divino è stato usato e passa a **${seat(who)}**.`,
  leaves: ({ event: what }) => `**${event(what)}** esce dal gioco.`,
  oracle: ({ seat: who }) => `**${seat(who)}** ha ottenuto Delfi e riceve l’Oracolo.`,
  count: ({ sparta, athens }) => `Nike: Sparta ha **${sparta}**, Atene **${athens}**.`,
  ended: ({ seat: who }) => (who === null ? 'La guerra finisce in parità.' : `**${seat(who)}** vince la guerra.`),
};
