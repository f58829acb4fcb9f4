import { die, type Sentences } from '@polemos/kernel';
import { kindOf } from '../../rules/components/kinds.ts';
import type { EgemoniaEvent } from '../../rules/told.ts';
import { counted, isLand, phrases, type Thing } from '../phrases.ts';
import { names } from './names.ts';

const { area, seat } = phrases('it', names);
const THINGS: Readonly<Record<string, Thing>> = {
  military: { a: 'un’Opzione Militare', the: 'l’Opzione Militare', many: 'Opzioni Militari', feminine: true },
  ascendancy: { a: 'un Ascendente', the: 'l’Ascendente', many: 'Ascendenti' },
  coup: { a: 'un Colpo di Stato', the: 'il Colpo di Stato', many: 'Colpi di Stato' },
  'false-alarm': { a: 'un Falso allarme', the: 'il Falso allarme', many: 'Falsi allarmi' },
  'divine-aid': { a: 'l’Aiuto divino', the: 'l’Aiuto divino' },
  olympics: { a: 'le Olimpiadi', the: 'le Olimpiadi', plural: true, feminine: true },
  oligarchs: { a: 'gli Oligarchici', the: 'gli Oligarchici', plural: true },
  'persian-gold': { a: 'l’Oro persiano', the: 'l’Oro persiano' },
  brasidas: { a: 'Brasida', the: 'Brasida' },
  democrats: { a: 'i Democratici', the: 'i Democratici', plural: true },
  'delian-treasure': { a: 'il Tesoro di Delo', the: 'il Tesoro di Delo' },
  pericles: { a: 'Pericle', the: 'Pericle' },
};
const listed = counted('it', THINGS);
const thing = (id: string): Thing => THINGS[kindOf(id)];
const one = (id: string): string => thing(id).a;
const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);
const inArea = (id: string): string => (isLand(id) ? `in **${area(id)}**` : `a **${area(id)}**`);

/** Where a side has influence: its capital has its own name. */
const of = (where: string, side: string): string => (where === side ? 'nella sua capitale' : inArea(where));

export const events: Sentences<EgemoniaEvent> = {
  turn: ({ turn }) => `Comincia il turno **${turn}**.`,
  drawn: ({ seat: who, count, secret }) =>
    secret === undefined
      ? `${seat(who)} pesca **${count}** ${count === 1 ? 'evento' : 'eventi'}.`
      : `Peschi ${listed(secret.events)} ((lo vedi solo tu)).`,
  consulted: ({ seat: who, secret }) =>
    secret === undefined
      ? `${seat(who)} interroga la Pizia e cambia un evento. L’Oracolo torna a Delfi.`
      : `La Pizia riprende **${one(secret.back)}** e ti dà **${one(secret.drawn)}** ((lo vedi solo tu)). L’Oracolo torna a Delfi.`,
  'oracle-kept': ({ seat: who }) => `${seat(who)} conserva l’Oracolo.`,
  favour: ({ dice: { sparta, athens }, seat: who }) => {
    const rolls = `(Sparta ${die('sparta', sparta)}, Atene ${die('athens', athens)})`;
    return who === null
      ? `Gli dèi esitano e si tira di nuovo ${rolls}.`
      : `Gli dèi favoriscono **${seat(who)}**, che piazza per prima ${rolls}.`;
  },
  placed: ({ seat: who, area: where, secret }) =>
    secret === undefined
      ? `${seat(who)} piazza un evento ${inArea(where)}.`
      : `Piazzi **${one(secret.event)}** ${inArea(where)} ((lo vedi solo tu)).`,
  boxed: ({ seat: who, secret }) =>
    secret === undefined
      ? `${seat(who)} mette un evento nella propria casella.`
      : `Metti **${one(secret.event)}** nella tua casella ((lo vedi solo tu)).`,
  revealed: () => 'Tutti gli eventi sulla mappa sono rivelati.',
  comparison: ({ area: where, sparta, athens, result, atHome }) => {
    const at = `**${area(where)}**:`;
    const alone = (side: string, what: string) =>
      `${at} ${thing(what).the} di ${seat(side)} non ${thing(what).plural ? 'trovano' : 'trova'} opposizione.`;
    if (sparta === null) return alone('athens', athens);
    if (athens === null) return alone('sparta', sparta);
    const both = `${thing(sparta).the} di Sparta e ${thing(athens).the} di Atene`;
    if (result === 'draw') return `${at} pari. ${capital(both)} si annullano.`;
    if (atHome) return `${at} ${both} finiscono pari, e in casa i pari li vince **${seat(result)}**.`;
    const [won, lost, loser] = result === 'sparta' ? [sparta, athens, 'Atene'] : [athens, sparta, 'Sparta'];
    return `${at} vince **${seat(result)}**. ${capital(thing(won).the)} ${thing(won).plural ? 'battono' : 'batte'} ${thing(lost).the} di ${loser}.`;
  },
  acts: ({ area: where, seat: who, event: what, effect, levels }) => {
    const foe = who === 'sparta' ? 'athens' : 'sparta';
    const { the, plural } = thing(what);
    const verb = (single: string, several: string): string => (plural ? several : single);
    switch (effect) {
      case 'lowers':
        return `${capital(the)} di ${seat(who)} ${verb('porta', 'portano')} a **${levels[foe]}** l’influenza di ${seat(foe)} ${of(where, foe)}.`;
      case 'raises':
        return `L’influenza di ${seat(who)} ${of(where, who)} sale a **${levels[who]}** grazie a ${the}.`;
      case 'syracuse':
        return `${capital(the)} di ${seat(who)} ${verb('caccia', 'cacciano')} **Siracusa** dalla Sicilia, per sempre.`;
      case 'full':
        return `L’influenza di ${seat(who)} ${of(where, who)} è già 2, il massimo: ${the} non ${verb('aggiunge', 'aggiungono')} nulla.`;
      default:
        return `${capital(the)} di ${seat(who)} ${of(where, who)} ${verb('resta', 'restano')} senza effetto.`;
    }
  },
  'aid-passes': ({ seat: who }) => `L’Aiuto divino è stato usato e passa a **${seat(who)}**.`,
  leaves: ({ event: what }) => `**${capital(thing(what).the)}** ${thing(what).plural ? 'escono' : 'esce'} dal gioco.`,
  oracle: ({ seat: who }) => `**${seat(who)}** ha ottenuto Delfi e riceve l’Oracolo.`,
  count: ({ sparta, athens }) => `Sparta controlla aree per **${sparta}**, Atene per **${athens}**; con 10 si vince.`,
  ended: ({ seat: who }) => (who === null ? 'La guerra finisce in parità.' : `**${seat(who)}** vince la guerra.`),
};
