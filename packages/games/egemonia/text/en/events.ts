import { die, type Sentences } from '@polemos/kernel';
import type { Side } from '../../rules/components/board.ts';
import type { EgemoniaEvent } from '../../rules/told.ts';
import { phrases } from '../phrases.ts';
import { names } from './names.ts';

const { area, event, events: listed, seat } = phrases('en', names);

export const events: Sentences<EgemoniaEvent> = {
  turn: ({ turn }) => `Turn **${turn}** begins.`,
  drawn: ({ seat: who, count, secret }) =>
    secret === undefined ? `${seat(who)} draws **${count}**.` : `You draw ${listed(secret.events)} ((only you see this)).`,
  consulted: ({ seat: who, secret }) =>
    secret === undefined
      ? `${seat(who)} asks the Pythia and exchanges an event. The Oracle returns to Delphi.`
      : `The Pythia takes back **${event(secret.back)}** and gives you **${event(secret.drawn)}** ((only you see this)). The Oracle returns to Delphi.`,
  'oracle-kept': ({ seat: who }) => `${seat(who)} keeps the Oracle.`,
  favour: ({ dice: { sparta, athens }, seat: who }) => {
    const rolls = `Favour: Sparta ${die('sparta', sparta)}, Athens ${die('athens', athens)}.`;
    return who === null ? `${rolls} A tie: they roll again.` : `${rolls} **${seat(who)}** places first.`;
  },
  placed: ({ seat: who, area: where, secret }) =>
    secret === undefined
      ? `${seat(who)} places an event in **${area(where)}**.`
      : `You place **${event(secret.event)}** in **${area(where)}** ((only you see this)).`,
  boxed: ({ seat: who, secret }) =>
    secret === undefined
      ? `${seat(who)} puts an event into its box.`
      : `You put **${event(secret.event)}** into your box ((only you see this)).`,
  revealed: () => 'All events on the map are revealed.',
  comparison: ({ area: where, position, sparta, athens, result, atHome }) => {
    const at = `**${area(where)}**, ${position}:`;
    const alone = (side: Side, what: string) => `${at} ${event(what)} of ${seat(side)} meets nobody.`;
    if (sparta === null) return alone('athens', athens);
    if (athens === null) return alone('sparta', sparta);
    const both = `${at} Sparta’s ${event(sparta)} against Athens’ ${event(athens)}:`;
    if (result === 'draw') return `${both} a draw, both go.`;
    return atHome ? `${both} a draw, which **${seat(result)}** wins at home.` : `${both} **${seat(result)}** wins.`;
  },
  acts: ({ area: where, seat: who, event: what, effect, levels }) => {
    const foe = who === 'sparta' ? 'athens' : 'sparta';
    switch (effect) {
      case 'lowers':
        return `${event(what)}: ${seat(foe)} falls to **${levels[foe]}** in **${area(where)}**.`;
      case 'raises':
        return `${event(what)}: ${seat(who)} rises to **${levels[who]}** in **${area(where)}**.`;
      case 'syracuse':
        return `${event(what)} of ${seat(who)} drives **Syracuse** out of Sicily, for good.`;
      case 'full':
        return `${event(what)}: ${seat(who)} already has 2 in **${area(where)}**; nothing more.`;
      default:
        return `${event(what)} does nothing.`;
    }
  },
  'aid-passes': ({ seat: who }) => `Divine Aid has been used and passes to **${seat(who)}**.`,
  leaves: ({ event: what }) => `**${event(what)}** leaves the game.`,
  oracle: ({ seat: who }) => `**${seat(who)}** has won Delphi and receives the Oracle.`,
  count: ({ sparta, athens }) => `Nike: Sparta holds **${sparta}**, Athens **${athens}**.`,
  ended: ({ seat: who }) => (who === null ? 'The war ends undecided.' : `**${seat(who)}** wins the war.`),
};
