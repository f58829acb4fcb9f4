import type { TextPart } from '../texts.ts';
import { p } from './phrases.ts';

/** PW-10.3: what only The First Peloponnesian War says. */
export const firstWar = {
  events: {
    thessaly: ({ joins, units }) =>
      `Thessaly ${joins ? 'joins **Athens**' : 'is **neutral** again'}${Object.keys(units).length === 0 ? '' : ` with ${p.units(units)}`}. {{PW-E1-3}}`,
    egypt: ({ talents, treasury, building }) =>
      `The revolt in Egypt costs Athens **${p.talents(talents)}** talents${building ? '' : '; it builds nothing this turn'}. Treasury: ${p.talents(treasury)}. {{PW-E1-5}}`,
    agenda: ({ die, space, rule }) =>
      `Sparta loses 1 point of bellicosity if it does not control **${p.space(space)}** at the end of the turn${die === null ? '' : ` (${p.thrown([p.die('sparta', die)])})`}. ${p.rule(rule)}`,
    'long-walls': ({ hostages, raised, rule }) =>
      raised
        ? `Athens rebuilds the **Long Walls**${hostages ? ' and the hostages of both sides go home' : ''}. ${p.rule(rule)}`
        : `The Long Walls stand; the **hostages** go home. ${p.rule(rule)}`,
    plataea: () =>
      'Sparta’s first operation must be against **Plataea**, with 2 hoplites, 5 allied hoplites (three of them from Thebes) and 4 cavalry. {{PW-E1-10}}',
    'no-effect': ({ rule }) => `The event has no effect. ${p.rule(rule)}`,
    fallen: ({ side, leader, back }) =>
      `Of the commanders of ${p.side(side)} who fell, **${p.leader(leader)}** is dead; ${p.all(back.map(p.leader))} ${back.length === 1 ? 'goes' : 'go'} back to the cup. {{PW-E1-9-b}}`,
  },
  asks: {},
  actions: {},
  refusals: {
    'PW-0.2-b': 'These units belong to another scenario.',
    'PW-10.3.3-c': 'Neutral Thessaly cannot be an objective.',
    'PW-E1-4-a': 'The side may make only two operations this turn.',
    'PW-E1-10':
      'Sparta’s first operation must be against Plataea, with 2 hoplites, 5 allied hoplites (three from Thebes) and 4 cavalry.',
    'PW-E1-5': 'After the second revolt in Egypt Athens builds nothing this turn.',
  },
  outcomes: {
    'PW-10.3.5-a': ({ winner, turn }) =>
      `${winner === null ? 'Both sides are spent: the war is **a draw**' : `The other side’s bellicosity is spent: **${p.side(winner)}** wins`} in turn ${turn}.`,
    'PW-10.3.5-b': ({ turn }) => `The war ends undecided after turn ${turn}: **a draw**.`,
    'PW-10.3.4-b': ({ turn }) => `The Thirty Years’ Peace is made in turn ${turn}: **a draw**.`,
    'PW-R128': ({ winner, turn }) => `A home city has fallen: **${p.side(winner)}** wins in turn ${turn}.`,
  },
} satisfies TextPart;
