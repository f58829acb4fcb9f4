import type { ResultWords } from '@polemos/kernel';
import type { RESULTS } from '../../forecast/foresight.ts';
import { EVENT } from './names.ts';
import { p } from './phrases.ts';

/** What an action may come to, in a few words. */
export const results: ResultWords<typeof RESULTS> = {
  auguries: ({ side, favourable }) =>
    favourable
      ? `The auguries favour ${p.side(side)}`
      : `The auguries are against ${p.side(side)}: **it must pass, and is done for this turn**`,
  'cause-rebellion': ({ space, success }) =>
    success
      ? `**${p.space(space)} ${p.does(space, 'rebels', 'rebel')}**`
      : `${p.space(space)} ${p.does(space, 'stays', 'stay')} loyal; the talents are gone`,
  storm: ({ lost }) => (lost ? '**A storm takes the fleet**' : 'The fleet comes across'),
  interception: ({ side, space }) => `${p.side(side)} **intercepts at ${p.atHome(side, space) ? 'home' : p.space(space)}**`,
  'commander-home': ({ leader }) => `${p.leader(leader)} goes home: **the operation is over**`,
  skirmish: ({ space, athens, sparta, battle }) =>
    `Skirmish at ${p.space(space)}: ${lost(athens, sparta)}${battle ? ', then **a battle**' : ''}`,
  battle: ({ space, winner, losses, goesOn }) =>
    `${winner === null ? 'A draw' : `**${p.side(winner)} wins**`} at ${p.space(space)}; ${winner === null ? 'each' : 'the loser'} loses ${p.strength(losses)}${goesOn ? '; it goes on ashore' : ''}`,
  siege: ({ space, success, athens, sparta }) =>
    `${success ? `**${p.space(space)} ${p.does(space, 'falls', 'fall')}**` : `**The siege of ${p.space(space)} fails**`}${confidence(athens, sparta)}`,
  'going-home': ({ stays }) => (stays ? 'Part of the army stays' : 'The army goes home'),
  'neutral-taken': ({ space, side }) => `${p.side(side)} takes ${p.space(space)}`,
  rebellion: ({ space }) => `${p.space(space)} ${p.does(space, 'rebels', 'rebel')}`,
  'side-attempt': ({ changes, side }) =>
    changes ? `**You change sides** and command ${p.side(side)}` : `You stay with ${p.side(side)}`,
  event: ({ event }) => EVENT[event] ?? event,
  talents: ({ side, talents }) => `${p.side(side)} ${talents < 0 ? 'loses' : 'gains'} ${p.number(Math.abs(talents))} talents`,
  'leader-died': ({ leader }) => `${p.leader(leader)} dies`,
  'first-operation': ({ side }) => `${p.side(side)} operates first`,
  'first-pick': ({ side }) => `${p.side(side)} chooses first`,
  armistice: ({ turns }) => (turns === 1 ? 'An armistice of 1 turn' : `An armistice of ${turns} turns`),
  'coup-by-surprise': ({ space, success }) =>
    success ? `**${p.space(space)} is taken by surprise**` : `The coup at ${p.space(space)} fails`,
  placed: ({ space }) => `They go to ${p.space(space)}`,
  'scenario-ends': ({ won }) => (won ? '**You win**' : '**You lose**'),
  'war-ends': ({ winner }) => (winner === null ? 'The war ends undecided' : `**${p.side(winner)} wins the war**`),
};
const lost = (athens: string | null, sparta: string | null): string =>
  [
    athens === null ? '' : `${p.side('athens')} loses ${p.strength(1)}`,
    sparta === null ? '' : `${p.side('sparta')} loses ${p.strength(1)}`,
  ]
    .filter(said => said !== '')
    .join(', ') || 'no losses';

/** A level, not a change. */
const confidence = (athens: number, sparta: number): string => `; confidence then ${p.pair([athens, sparta])}`;
