import { subjectOf } from '@polemos/kernel';
import { momentIn, type Words } from './words.ts';

const { does, first } = subjectOf('en');

export const en: Words = {
  hello: name => `Hello ${name},`,
  verify: () => ({
    subject: 'Confirm your address',
    text: 'Hello,\n\nsomebody, probably you, has given this address at Polemos. Open this link to confirm it:',
  }),
  reset: name => ({
    subject: 'Choose a new password',
    text: `Hello ${name},\n\nopen this link within two hours to choose a new password:`,
  }),
  trial: {
    subject: 'Letters from Polemos arrive',
    text: 'This letter was sent from the page of the administration. Nothing needs to be done.',
  },
  subjects: {
    turn: table => `Your turn: ${table}`,
    reminder: table => `Your time is running out: ${table}`,
    overdue: table => `Time is over: ${table}`,
    result: table => `The match is over: ${table}`,
    challenge: (table, by) => `${by} challenges you: ${table}`,
    rematch: (table, by) => `${by} wants a rematch: ${table}`,
    substitute: (table, by) => `${by} asks you to stand in: ${table}`,
    accepted: (table, by) => `${by} accepts: ${table}`,
    declined: (table, by) => `${by} declines: ${table}`,
    seat: (table, by) => `${by} has sat down: ${table}`,
    refused: (table, by) => `${by} does not agree: ${table}`,
    mention: (table, by) => `${by} speaks to you: ${table}`,
    replaced: table => `Somebody plays for you: ${table}`,
    back: (table, by) => `${by} is back: ${table}`,
  },
  bodies: {
    turn: (table, _, as) => `It is your turn${as === '' ? '' : ` as ${as}`} at the table “${table}”`,
    reminder: (table, _, as) => `You have not moved yet${as === '' ? '' : ` as ${as}`} at the table “${table}”`,
    overdue: (table, by) =>
      by === ''
        ? `Your time for the move at the table “${table}” is over: whoever waits may claim the match`
        : `The time of ${by} at the table “${table}” is over: you may claim the match`,
    result: table => `The match at the table “${table}” is over`,
    challenge: (table, by, as) => `${by} would like to play “${table}” with you${as === '' ? '' : `, you as ${as}`}`,
    rematch: (table, by, as) => `${by} would like to play “${table}” again, sides swapped${as === '' ? '' : `, you as ${as}`}`,
    substitute: (table, by, as) => `${by} asks you to take the seat of ${as} at the table “${table}”, whose player is away`,
    accepted: (table, by) => `${by} has accepted and sits at the table “${table}”`,
    declined: (table, by) => `${by} has declined to come to the table “${table}”`,
    seat: (table, by) => `${by} has taken a seat at your table “${table}”`,
    mention: (table, by) => `${by} has written at the table “${table}”`,
    replaced: table =>
      `You were away for long, and the others have put somebody in your place at the table “${table}”. You may take it back at any time`,
    back: (table, by) => `${by} has taken the seat back at the table “${table}”. Thank you for standing in`,
  },
  proposals: {
    draw: { asks: 'offers a draw', to: 'a draw' },
    rewind: { asks: 'proposes to go back', to: 'going back' },
    'hand-over': { asks: 'wants to hand the seat over to a bot', to: 'handing your seat over to a bot' },
    'take-over': { asks: 'wants to take over from the bot', to: 'your taking over from the bot' },
    replace: { asks: 'proposes that somebody stands in for whoever is away', to: 'letting somebody stand in' },
  },
  proposed: (table, by, asks) => `${by} ${asks}: ${table}`,
  proposedAt: (table, by, asks) => `${by} ${asks} at the table “${table}”. You agree or decline there`,
  refusedAt: (table, by, to) => `${by} does not agree to ${to} at the table “${table}”`,
  quotes: ['“', '”'],
  against: names => `against ${names}`,
  list: names => (names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`),
  turn: n => `Turn ${n}`,
  round: name => `Round ${name}`,
  asked: (when, ask) => `${when}: ${ask}`,
  until: moment => `You have until ${moment}.`,
  wasUntil: moment => `The time ran out on ${moment}.`,
  last: what => `Last: ${what}`,
  won: name => `${first(name)} ${does(name, 'has', 'have')} won.`,
  nobodyWon: 'Nobody has won.',
  ended: {
    resigned: seat => `${first(seat)} ${does(seat, 'has', 'have')} resigned.`,
    draw: () => 'A draw by agreement.',
    timeout: seat => `${first(seat)} ran out of time.`,
    arbiter: () => 'Ended by the administration.',
    void: () => 'Declared void by the administration: it counts for nothing.',
  },
  pace: pace =>
    'days' in pace
      ? `${pace.days === 1 ? 'one day' : `${pace.days} days`} a move`
      : `${pace.minutes} min${pace.increment > 0 ? ` + ${pace.increment} s` : ''}`,
  noClock: 'no clock',
  vacation: (name, until) => `${name} is on vacation until ${until}`,
  vacationAbout: 'Until then their clocks stand still, yours do not.',
  league: {
    roundSubject: (league, round, against) => `${league}, round ${round}: against ${against}`,
    byeSubject: (league, round) => `${league}, round ${round}: you are free`,
    overSubject: league => `${league} is over`,
    round: ({ league, round, rounds, as, against }) =>
      `Round ${round} of ${rounds} of the league “${league}” has begun: you play ${as} against ${against}.`,
    replay: (league, as, against) =>
      `Your match of the league “${league}” was drawn and is played again with sides swapped: you play ${as} against ${against}.`,
    bye: (league, round, rounds) =>
      `Round ${round} of ${rounds} of the league “${league}” has begun. You have no opponent in this round.`,
    deadline: moment => `The match is to be decided by ${moment}.`,
    lateSubject: ({ league, round, first, second }) => `${league}, round ${round}: ${first} – ${second} is late`,
    late: ({ league, round, first, second }, moment) =>
      `The match ${first} – ${second} in round ${round} of the league “${league}” was to be decided by ${moment}.`,
    lateDecide: 'You organise it: decide the match, or give it more time.',
    lateWait: organiser => `${organiser}, who organises it, decides it or gives it more time.`,
    over: league => `The league “${league}” is over.`,
    won: name => `${name} has won it.`,
    youWon: 'You have won it.',
    nobodyWon: 'Nobody has won it alone.',
    place: (place, of) => `You came in at place ${place} of ${of}.`,
  },
  digest: n => (n === 1 ? 'Polemos today: one thing' : `Polemos today: ${n} things`),
  stop: 'To get no more of these letters open this link:',
  moment: momentIn('en-GB'),
};
