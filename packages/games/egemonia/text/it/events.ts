import { die, type Sentences } from '@polemos/kernel';
import { kindOf } from '../../rules/components/kinds.ts';
import type { EgemoniaEvent } from '../../rules/told.ts';
import { counted, phrases, type Thing } from '../phrases.ts';
import { names } from './names.ts';

const { seat, within } = phrases('it', names);
const THINGS: Readonly<Record<string, Thing>> = {
  military: { a: 'un’Opzione Militare', the: 'l’Opzione Militare', many: 'Opzioni Militari', feminine: true },
  ascendancy: { a: 'un Ascendente', the: 'l’Ascendente', many: 'Ascendenti' },
  coup: { a: 'un Colpo di Stato', the: 'il Colpo di Stato', many: 'Colpi di Stato' },
  'false-alarm': { a: 'un Falso allarme', the: 'il Falso allarme', many: 'Falsi allarmi' },
  'divine-aid': { a: 'l’Aiuto divino', the: 'l’Aiuto divino' },
  olympics: { a: 'le Olimpiadi', the: 'le Olimpiadi', plural: true, feminine: true },
  oligarchs: { a: 'gli Oligarchici', the: 'gli Oligarchici', plural: true, known: true },
  'persian-gold': { a: 'l’Oro persiano', the: 'l’Oro persiano', known: true },
  brasidas: { a: 'Brasida', the: 'Brasida', known: true },
  democrats: { a: 'i Democratici', the: 'i Democratici', plural: true, known: true },
  'delian-treasure': { a: 'il Tesoro di Delo', the: 'il Tesoro di Delo', known: true },
  pericles: { a: 'Pericle', the: 'Pericle', known: true },
};
const listed = counted('it', THINGS);
const thing = (id: string): Thing => THINGS[kindOf(id)];
/** Of what another lays face down nobody knows which it is: then there is no id. */
export const one = (id: string | number | undefined): string => (id === undefined ? 'un evento' : thing(`${id}`).a);
/** What the Pythia gives is of the same kind as what she took back: one of several is another, the only one is the same. */
const again = ({ back, drawn }: { readonly back: string; readonly drawn: string }): string | null => {
  if (kindOf(back) !== kindOf(drawn)) return null;
  const { many, feminine, plural } = thing(back);
  if (many !== undefined) return `te ne dà **${feminine ? 'un’altra' : 'un altro'}**`;
  return `te ${plural ? (feminine ? 'le' : 'li') : feminine ? 'la' : 'lo'} rende`;
};
const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);
const theirs = (side: string, id: string): string => thing(id).the + (thing(id).known ? '' : ` di ${seat(side)}`);

/** Where a side has influence: its capital has its own name. */
const of = (where: string, side: string): string => (where === side ? 'nella sua capitale' : within(where));
/** The same, where the sentence names the side by its event: Brasidas alone does not say whose capital it is. */
const by = (where: string, side: string, id: string): string => (thing(id).known ? within(where) : of(where, side));

export const events: Sentences<EgemoniaEvent> = {
  turn: ({ turn }) => `Comincia il turno **${turn}**.`,
  drawn: ({ seat: who, count, secret }) =>
    secret === undefined
      ? `${seat(who)} pesca **${count}** ${count === 1 ? 'evento' : 'eventi'}.`
      : `Peschi ${listed(secret.events)} ((lo vedi solo tu)).`,
  consulted: ({ seat: who, secret }) =>
    secret === undefined
      ? `${seat(who)} interroga la Pizia e cambia un evento. L’Oracolo torna a Delfi.`
      : `La Pizia riprende **${one(secret.back)}** e ${again(secret) ?? `ti dà **${one(secret.drawn)}**`} ((lo vedi solo tu)). L’Oracolo torna a Delfi.`,
  'oracle-kept': ({ seat: who }) => `${seat(who)} conserva l’Oracolo.`,
  favour: ({ dice: { sparta, athens }, seat: who }) => {
    const rolls = `(Sparta ${die('sparta', sparta)}, Atene ${die('athens', athens)})`;
    return who === null
      ? `Gli dei esitano e si tira di nuovo ${rolls}.`
      : `Gli dei favoriscono **${seat(who)}**, che piazza per prima ${rolls}.`;
  },
  placed: ({ seat: who, area: where, secret }) =>
    secret === undefined
      ? `${seat(who)} piazza un evento ${within(where)}.`
      : `Piazzi **${one(secret.event)}** ${within(where)} ((lo vedi solo tu)).`,
  boxed: ({ seat: who, secret }) =>
    secret === undefined
      ? `${seat(who)} mette un evento nella propria casella.`
      : `Metti **${one(secret.event)}** nella tua casella ((lo vedi solo tu)).`,
  revealed: () => 'Tutti gli eventi sulla mappa sono rivelati.',
  comparison: ({ area: where, sparta, athens, result, atHome }) => {
    const alone = (side: string, what: string) =>
      `${capital(by(where, side, what))} ${theirs(side, what)} non ${thing(what).plural ? 'trovano' : 'trova'} opposizione.`;
    if (sparta === null) return alone('athens', athens);
    if (athens === null) return alone('sparta', sparta);
    const at = capital(within(where));
    const both = `${theirs('sparta', sparta)} e ${theirs('athens', athens)}`;
    if (result === 'draw') return `${at} ${both} finiscono pari e si annullano.`;
    if (atHome) return `${at} ${both} finiscono pari, e in casa il pari va a **${seat(result)}**.`;
    const [won, lost, loser] = result === 'sparta' ? [sparta, athens, 'athens'] : [athens, sparta, 'sparta'];
    return `${capital(of(where, result))} vince **${seat(result)}**: ${thing(won).the} ${thing(won).plural ? 'battono' : 'batte'} ${theirs(loser, lost)}.`;
  },
  acts: ({ area: where, seat: who, event: what, effect, levels }) => {
    const foe = who === 'sparta' ? 'athens' : 'sparta';
    const { the, plural } = thing(what);
    const verb = (single: string, several: string): string => (plural ? several : single);
    switch (effect) {
      case 'lowers':
        return `${capital(theirs(who, what))} ${verb('abbassa', 'abbassano')} a **${levels[foe]}** l’influenza di ${seat(foe)} ${of(where, foe)}.`;
      case 'raises':
        return `L’influenza di ${seat(who)} ${of(where, who)} sale a **${levels[who]}** grazie a ${the}.`;
      case 'syracuse':
        return `${capital(theirs(who, what))} ${verb('caccia', 'cacciano')} **Siracusa** dalla Sicilia, per sempre.`;
      case 'full':
        return `L’influenza di ${seat(who)} ${of(where, who)} è già a 2, il massimo: ${the} non ${verb('aggiunge', 'aggiungono')} nulla.`;
      default:
        return `${capital(theirs(who, what))} ${by(where, who, what)} ${verb('resta', 'restano')} senza effetto.`;
    }
  },
  'aid-passes': ({ seat: who }) => `L’Aiuto divino è stato usato e passa a **${seat(who)}**.`,
  leaves: ({ event: what }) => `**${capital(thing(what).the)}** ${thing(what).plural ? 'escono' : 'esce'} dal gioco.`,
  oracle: ({ seat: who }) => `**${seat(who)}** ha ottenuto Delfi e riceve l’Oracolo.`,
  count: ({ sparta, athens }) => `Sparta controlla aree per un valore di **${sparta}**, Atene di **${athens}**; con 10 si vince.`,
  ended: ({ seat: who }) => (who === null ? 'La guerra finisce in parità.' : `**${seat(who)}** vince la guerra.`),
};
