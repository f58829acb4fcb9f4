import { pluralOf } from '../plural.ts';

const plural = pluralOf('en');

/** Advice before a move, and the report after a war. */
export const judgement = {
  advice: 'Advice',
  asking: 'Weighing what you could do …',
  marked: 'Advice · this match is marked',
  title: (n: number) => plural(n, 'One thing worth doing', `${n} things worth doing`),
  none: 'There is nothing to choose between here.',
  chanceNow: (chance: string) => `Your chance to win is **${chance}**.`,
  plainest: (chance: string) => `If you do the plainest thing, it becomes **${chance}**.`,
  succeeds: 'Succeeds',
  points: 'Points expected',
  fails: (chance: string) => `It fails ${chance} of the time.`,
  sure: 'It does not depend on a roll.',
  steps: 'Step by step',
  doThis: 'Do this',
  weighed: (n: number) => plural(n, 'One plan weighed', `${n} plans weighed`),
  close: 'Close the advice',
  on: (place: string) => `at ${place}`,

  why: 'Why',
  whyAsking: 'Looking at what was weighed …',
  whyNothing: 'Something that is not told while the war goes on',
  whyBefore: (chance: string) => `It saw its chance to win at **${chance}** before.`,
  whySecret:
    'What it holds is its secret while the war goes on. It thought of these; how it rated them is told when the war is over.',
  whyAgain: 'Weighed again from what it knew then: its own thoughts were not kept.',
  whyPlain: 'There was nothing to weigh: this followed from what it had begun, or any player would have done it.',
  whyChosen: 'Chosen.',
  whyWins: (wins: number, n: number) => `Better than before in ${wins} of ${n} continuations.`,
  whyBy: {
    random: 'It plays at random and weighs nothing.',
    greedy: 'A beginner takes what looks best at the very next step and weighs no plan.',
    oracle: 'The oracle follows the strategy matrices of the game and weighs nothing.',
    else: 'There was nothing to weigh: this followed from what it had begun, or any player would have done it.',
  } as Readonly<Record<string, string>>,
  closeWhy: 'Close the explanation',

  report: 'Report',
  making: 'The war is being looked through',
  makingAbout: 'Every roll is rolled again and every decision weighed again.',
  unfinished: 'A report is made when the war is over.',
  backToMatch: 'Back to the match',
  withoutLuck: (chance: string) => `With every die at its average, the same decisions would have won ${chance} of such wars.`,
  seeAgain: 'See it again',
  savePage: 'Save as a page',
  savePicture: 'Save as a picture',
  saveFile: 'Save as a file',
  newWar: 'New war',
  eyes: 'Seen by',
  chance: 'The chance to win',
  chanceAbout: 'As the bots judge each moment. Choose a number to see it happen.',
  turningPoints: 'Three turning points',
  turn: (n: number) => `Turn ${n}`,
  luckInTurn: 'luck in the turn',
  errorInTurn: 'decisions in the turn',
  story: 'The story in ten sentences',
  storyAbout: 'Written from the record of the match.',
  gainedThere: 'gained by it',
  lostThere: 'lost by it',
  larger: 'larger: decided more',
  where: 'Where it was decided; a larger ring moved the chances more.',
  fortune: 'Fortune and judgement',
  fortuneAbout: 'In chance to win, in points of a hundred. A die counts by what it changed, not by its pips.',
  atStart: 'At the start',
  dice: 'The dice',
  ownDice: 'Rolls for your own actions',
  othersDice: 'All other rolls',
  rolled: (n: number) => plural(n, 'one roll', `${n} rolls`),
  decisions: 'Your decisions',
  othersDecisions: 'The others’ decisions, and what no roll or decision explains',
  costly: (n: number, of: number) => `${n} of ${of} cost something`,
  atEnd: 'At the end',
  wholeWar: 'The whole war',
  costliest: 'The decisions that cost most',
  costliestAbout: (n: number, cost: string) =>
    n === 0 ? 'No other cost anything.' : plural(n, `One smaller one cost ${cost}.`, `${n} smaller ones cost ${cost} together.`),
  noneCostly: 'No decision was found that a better one would have beaten clearly.',
  better: 'Better:',
  lookAtIt: 'Look at it',
  playOn: 'Play on from here',
  diceTitle: 'What the dice weighed',
  diceAbout: 'Kinds of roll, with what they changed for you altogether.',
  kindOfRoll: 'Kind of roll',
  count: 'Rolls',
  weight: 'Weight',
  pips: 'Six-sided dice',
  evenly: 'evenly rolled',
  courses: 'Men, ships and silver',
  course: {
    losses: 'Losses',
    money: 'Treasury',
    sieges: 'Sieges',
    journeys: 'Operations',
    will: 'Will to fight',
    confidence: 'Confidence',
    people: 'People',
    influence: 'Influence',
  },
  atTheEnd: (values: string) => `At the end: ${values}`,
  ownMark: 'you',
  lineMark: { needed: 'needed', ahead: 'the others', will: 'the other side' },
  threshold: {
    needed: (own: number, line: number) =>
      own >= line
        ? plural(own - line, 'One point more than was needed.', `${own - line} points more than were needed.`)
        : plural(line - own, 'One point short.', `${line - own} points short.`),
    ahead: (own: number, line: number) =>
      own === line
        ? 'As many points as the best of the others.'
        : own > line
          ? plural(own - line, 'One point ahead.', `${own - line} points ahead.`)
          : plural(line - own, 'One point behind.', `${line - own} points behind.`),
    will: (own: number, line: number) =>
      `Of the will to fight ${own} is left, of the other side’s ${line}; at nothing a side is beaten.`,
  },
  changed: (points: string) => `${points} points`,
};
export type JudgementWords = typeof judgement;
