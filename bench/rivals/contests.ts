import type { OptionValue } from '@polemos/kernel';

/** One measurement: who plays whom at what, how often, and which share the lower Wilson limit must reach. */
export interface Contest {
  readonly id: string;
  readonly game: 'egemonia' | 'peloponnesian-war' | 'polis' | 'timoleon';
  readonly scenario: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** A level of today; `rival:<name>` is a frozen bot. */
  readonly ours: string;
  /** Null: alone against the game's own system. */
  readonly theirs: string | null;
  readonly n: number;
  readonly least: number;
}

const two = { players: 'two' };
const STRONGEST = 'strong';
const LADDER = ['random', 'greedy', 'easy', 'medium', 'strong'];

/** Each level against the one below: at least 55 % of 200 in the main scenario, more than half of 60 in each other. */
const ladder = (contest: Omit<Contest, 'ours' | 'theirs' | 'n' | 'least'>, isMain: boolean): Contest[] =>
  LADDER.slice(1).map((ours, i) => ({
    ...contest,
    id: `${contest.id}-${ours}`,
    ours,
    theirs: LADDER[i],
    n: isMain ? 200 : 60,
    least: isMain ? 0.55 : 0.5,
  }));

/** A level against itself: nothing is to be won, but whether chances are what they say is seen among equals. */
const equals = (contest: Omit<Contest, 'ours' | 'theirs' | 'n' | 'least'>, level: string): Contest => ({
  ...contest,
  id: `${contest.id}-${level}`,
  ours: level,
  theirs: level,
  n: 200,
  least: 0,
});

const PW = 'peloponnesian-war';
export const CONTESTS: readonly Contest[] = [
  { id: 'pw-campaign', game: PW, scenario: 'campaign', ours: STRONGEST, theirs: null, n: 200, least: 0.6 },
  { id: 'pw-archidamian', game: PW, scenario: 'archidamian', ours: STRONGEST, theirs: null, n: 200, least: 0.7 },
  {
    id: 'pw-two-greedy',
    game: PW,
    scenario: 'campaign',
    options: two,
    ours: STRONGEST,
    theirs: 'rival:greedy',
    n: 100,
    least: 0.75,
  },
  {
    id: 'pw-two-oracle',
    game: PW,
    scenario: 'campaign',
    options: two,
    ours: STRONGEST,
    theirs: 'rival:oracle',
    n: 100,
    least: 0.75,
  },
  {
    id: 'pw-two-medium',
    game: PW,
    scenario: 'campaign',
    options: two,
    ours: STRONGEST,
    theirs: 'rival:medium',
    n: 60,
    least: 0.6,
  },
  { id: 'pw-sparta', game: PW, scenario: 'fall-of-sparta', ours: STRONGEST, theirs: 'rival:greedy', n: 100, least: 0.65 },
  { id: 'timoleon', game: 'timoleon', scenario: 'campaign', ours: STRONGEST, theirs: 'rival:strong', n: 120, least: 0.6 },
  { id: 'polis', game: 'polis', scenario: 'full', ours: STRONGEST, theirs: 'rival:strong', n: 100, least: 0.65 },
  { id: 'egemonia', game: 'egemonia', scenario: 'standard', ours: STRONGEST, theirs: 'rival:strong', n: 200, least: 0.6 },
  ...ladder({ id: 'ladder-egemonia', game: 'egemonia', scenario: 'standard' }, true),
  ...ladder({ id: 'ladder-egemonia-historical', game: 'egemonia', scenario: 'historical' }, false),
  ...ladder({ id: 'ladder-polis', game: 'polis', scenario: 'full' }, true),
  ...ladder({ id: 'ladder-timoleon', game: 'timoleon', scenario: 'campaign' }, true),
  ...ladder({ id: 'ladder-pw', game: PW, scenario: 'campaign', options: two }, true),
  ...ladder({ id: 'ladder-pw-sparta', game: PW, scenario: 'fall-of-sparta' }, false),
  ...['corinthian-war', 'second-peloponnesian-war'].flatMap(scenario =>
    ladder({ id: `ladder-polis-${scenario}`, game: 'polis', scenario }, false),
  ),
  ...['archidamian', 'decelean', 'fall-of-athens', 'first-war'].flatMap(scenario =>
    ladder({ id: `ladder-pw-${scenario}`, game: PW, scenario, options: two }, false),
  ),
  equals({ id: 'equals-egemonia', game: 'egemonia', scenario: 'standard' }, 'easy'),
  equals({ id: 'equals-polis', game: 'polis', scenario: 'full' }, 'easy'),
  equals({ id: 'equals-timoleon', game: 'timoleon', scenario: 'campaign' }, 'easy'),
  equals({ id: 'equals-timoleon', game: 'timoleon', scenario: 'campaign' }, 'medium'),
  equals({ id: 'equals-pw', game: PW, scenario: 'campaign', options: two }, 'easy'),
  equals({ id: 'equals-pw-sparta', game: PW, scenario: 'fall-of-sparta' }, 'easy'),
];
