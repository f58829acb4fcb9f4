import { die, type Sentences } from '@polemos/kernel';
import { kindOf } from '../../rules/components/kinds.ts';
import type { EgemoniaEvent } from '../../rules/told.ts';
import { counted, phrases, type Thing } from '../phrases.ts';
import { names } from './names.ts';

const { seat, within } = phrases('en', names);
const THINGS: Readonly<Record<string, Thing>> = {
  military: { a: 'a Military Option', the: 'Military Option', many: 'Military Options' },
  ascendancy: { a: 'an Ascendancy', the: 'Ascendancy', many: 'Ascendancies' },
  coup: { a: 'a Coup d’État', the: 'Coup d’État', many: 'Coups d’État' },
  'false-alarm': { a: 'a False Alarm', the: 'False Alarm', many: 'False Alarms' },
  'divine-aid': { a: 'Divine Aid', the: 'Divine Aid' },
  olympics: { a: 'the Olympics', the: 'Olympics', plural: true },
  oligarchs: { a: 'the Oligarchs', the: 'Oligarchs', plural: true, known: true },
  'persian-gold': { a: 'the Persian Gold', the: 'Persian Gold', known: true },
  brasidas: { a: 'Brasidas', the: 'Brasidas', known: true },
  democrats: { a: 'the Democrats', the: 'Democrats', plural: true, known: true },
  'delian-treasure': { a: 'the Delian Treasure', the: 'Delian Treasure', known: true },
  pericles: { a: 'Pericles', the: 'Pericles', known: true },
};
const listed = counted('en', THINGS);
const thing = (id: string): Thing => THINGS[kindOf(id)];
/** Of what another lays face down nobody knows which it is: then there is no id. */
export const one = (id: string | number | undefined): string => (id === undefined ? 'an event' : thing(`${id}`).a);
/** What the Pythia gives is of the same kind as what she took back: one of several is another, the only one is the same. */
const again = ({ back, drawn }: { readonly back: string; readonly drawn: string }): string | null =>
  kindOf(back) !== kindOf(drawn) ? null : thing(back).many === undefined ? 'the same again' : 'another';
const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);
const whose = (side: string): string => (side === 'athens' ? 'Athens’' : 'Sparta’s');

const theirs = (side: string, id: string): string => (thing(id).known ? one(id) : `${whose(side)} ${thing(id).the}`);

/** Where a side has influence: its capital has its own name. */
const of = (where: string, side: string): string => (where === side ? 'in its capital' : within(where));
/** The same, where the sentence names the side by its event: Brasidas alone does not say whose capital it is. */
const by = (where: string, side: string, id: string): string => (thing(id).known ? within(where) : of(where, side));

export const events: Sentences<EgemoniaEvent> = {
  turn: ({ turn }) => `Turn **${turn}** begins.`,
  drawn: ({ seat: who, count, secret }) =>
    secret === undefined
      ? `${seat(who)} draws **${count}** ${count === 1 ? 'event' : 'events'}.`
      : `You draw ${listed(secret.events)} ((only you see this)).`,
  consulted: ({ seat: who, secret }) =>
    secret === undefined
      ? `${seat(who)} asks the Pythia and exchanges an event. The Oracle returns to Delphi.`
      : `The Pythia takes back **${one(secret.back)}** and gives you **${again(secret) ?? one(secret.drawn)}** ((only you see this)). The Oracle returns to Delphi.`,
  'oracle-kept': ({ seat: who }) => `${seat(who)} keeps the Oracle.`,
  favour: ({ dice: { sparta, athens }, seat: who }) => {
    const rolls = `(Sparta ${die('sparta', sparta)}, Athens ${die('athens', athens)})`;
    return who === null
      ? `The gods hesitate and both roll again ${rolls}.`
      : `The gods favour **${seat(who)}**, which places first ${rolls}.`;
  },
  placed: ({ seat: who, area: where, secret }) =>
    secret === undefined
      ? `${seat(who)} places an event ${within(where)}.`
      : `You place **${one(secret.event)}** ${within(where)} ((only you see this)).`,
  boxed: ({ seat: who, secret }) =>
    secret === undefined
      ? `${seat(who)} puts an event into its box.`
      : `You put **${one(secret.event)}** into your box ((only you see this)).`,
  revealed: () => 'All events on the map are revealed.',
  comparison: ({ area: where, sparta, athens, result, atHome }) => {
    const alone = (side: string, what: string) =>
      `${capital(by(where, side, what))}, ${theirs(side, what)} ${thing(what).plural ? 'are' : 'is'} unopposed.`;
    if (sparta === null) return alone('athens', athens);
    if (athens === null) return alone('sparta', sparta);
    const at = capital(within(where));
    const both = `${theirs('sparta', sparta)} and ${theirs('athens', athens)}`;
    if (result === 'draw') return `${at}, ${both} draw and cancel each other out.`;
    if (atHome) return `${at}, ${both} draw, and **${seat(result)}** wins draws at home.`;
    const [won, lost] = result === 'sparta' ? [sparta, athens] : [athens, sparta];
    const loser = result === 'sparta' ? 'athens' : 'sparta';
    return `${capital(of(where, result))}, **${seat(result)}** wins: ${thing(won).known ? one(won) : `its ${thing(won).the}`} ${thing(won).plural ? 'beat' : 'beats'} ${theirs(loser, lost)}.`;
  },
  acts: ({ area: where, seat: who, event: what, effect, levels }) => {
    const foe = who === 'sparta' ? 'athens' : 'sparta';
    const { the, plural } = thing(what);
    const verb = (single: string, several: string): string => (plural ? several : single);
    switch (effect) {
      case 'lowers':
        return `${capital(theirs(who, what))} ${verb('lowers', 'lower')} ${whose(foe)} influence ${of(where, foe)} to **${levels[foe]}**.`;
      case 'raises':
        return `${whose(who)} influence ${of(where, who)} rises to **${levels[who]}** (${the}).`;
      case 'syracuse':
        return `${capital(theirs(who, what))} ${verb('drives', 'drive')} **Syracuse** out of Sicily, for good.`;
      case 'full':
        return `${whose(who)} influence ${of(where, who)} is already 2, the most there is: ${one(what)} ${verb('adds', 'add')} nothing.`;
      default:
        return `${capital(theirs(who, what))} ${by(where, who, what)} ${verb('comes', 'come')} to nothing.`;
    }
  },
  'aid-passes': ({ seat: who }) => `Divine Aid has been used and passes to **${seat(who)}**.`,
  leaves: ({ event: what }) => `**${capital(one(what))}** ${thing(what).plural ? 'leave' : 'leaves'} the game.`,
  oracle: ({ seat: who }) => `**${seat(who)}** has won Delphi and receives the Oracle.`,
  count: ({ sparta, athens }) => `Sparta controls areas worth **${sparta}**, Athens **${athens}**; 10 are needed to win.`,
  ended: ({ seat: who }) => (who === null ? 'The war ends undecided.' : `**${seat(who)}** wins the war.`),
};
