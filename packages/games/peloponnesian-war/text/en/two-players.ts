import type { TextPart } from '../texts.ts';
import { p } from './phrases.ts';

const names = (leaders: readonly (string | null)[], ratings: readonly (number | null)[]): string =>
  leaders.map((leader, i) => (leader === null ? 'no commander' : `${p.leader(leader)} ${ratings[i]}`)).join(', ');
/** PW-11: what only two players read. */
export const two = {
  events: {
    'first-operation': ({ side, leaders, ratings, dice }) =>
      `**${p.side(side)}** makes the first operation (strategic ratings: ${names(leaders, ratings)}${dice.map(([a, b], i) => (i === 0 ? `; ${p.thrown([p.die('athens', a), p.die('sparta', b)])}` : `, then ${p.all([p.die('athens', a), p.die('sparta', b)])}`)).join('')}). {{PW-11-c}}`,
    'first-pick': ({ die, side }) => `**${p.side(side)}** picks the first combat (${p.thrown([p.die(side, die)])}). {{PW1-11-a}}`,
    'let-pass': ({ side, space }) => `${p.side(side)} lets the expedition pass at **${p.space(space)}**. {{PW-11-e}}`,
    'war-ends': ({ winner, points, nobody }) =>
      `The war is over: ${winner === null ? (nobody ? 'both sides lose' : 'it is a draw') : `**${p.side(winner)}** wins`}. Points: ${p.pair(points)}.`,
  },
  asks: {
    interception: ({ space, leader, units, objective, certain }) => ({
      caption: 'Interception',
      title: `Intercept at ${p.space(space)}?`,
      body: `${p.leader(leader)}${Object.keys(units as object).length === 0 ? ', alone,' : ` with ${p.units(units)}`} is on the way to **${p.space(objective)}**. ${p.yes(certain) ? 'At the Isthmus one force may stop it, without a die.' : 'One force may try: 4 or more on one die.'} Nobody must.`,
    }),
    nextBattle: ({ side }) => ({
      caption: 'Combat',
      title: 'Which battle comes next?',
      body: `${p.side(side)} picks, then the other player does.`,
    }),
    nextSiege: ({ side }) => ({
      caption: 'Combat',
      title: 'Which siege comes next?',
      body: `${p.side(side)} picks, then the other player does.`,
    }),
    homeward: ({ unit, left, whole }) => ({
      caption: 'Going home',
      title: `Where do you send ${p.count(left, unit)}?`,
      body: p.yes(whole) || left === 1 ? 'Choose the space.' : 'One by one, or all to one space.',
    }),
  },
  actions: {
    settle: ({ space }) => `Send all to **${p.space(space)}**`,
    intercept: ({ space }) => `Intercept from **${p.space(space)}**`,
    letPass: () => 'Let them pass',
    battle: ({ athens, sparta }) =>
      athens === sparta
        ? `Fight the battle at **${p.space(athens)}**`
        : `Fight the battle between **${p.space(athens)}** and **${p.space(sparta)}**`,
    siege: ({ space }) => `Resolve the siege of **${p.space(space)}**`,
  },
  refusals: {
    'PW-11-d': 'The players pick the next combat in turn.',
    'PW-11-e': 'An interception is a player’s own choice.',
    'PW-11-h': 'Only one strength point is left of these: send it alone.',
    'PW-11-i': 'Spartan land units go to Sparta, ships to Gythium, allies to spaces that Sparta controls.',
    'PW-11-j':
      'Athenian land units go to Athens or Piraeus, ships to Piraeus or a friendly coast, allies to spaces that Athens controls.',
    'PW-5.1.2-g': 'At the Isthmus that force alone intercepts.',
    'PW-5.6.1-b': 'No zone of influence from there reaches the expedition.',
    'PW-6.2-h': 'There is no such battle to fight.',
    'PW-6.3-b': 'There is no such siege.',
    'PW-R161': 'Ships need a coast.',
  },
  outcomes: {
    'PW-R129': ({ winner, points, turn, why }) =>
      `${winner === null ? 'It is a draw' : `**${p.side(winner)}** wins`}${why === 'surrender' ? ' by surrender' : ''} in turn ${turn}. Points: ${p.pair(points)}.`,
  },
} satisfies TextPart;
