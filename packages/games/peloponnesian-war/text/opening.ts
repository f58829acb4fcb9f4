import type { Language, Opening, Worth } from '@polemos/kernel';
import { bookOf } from '../rules/editions/book.ts';
import { plays, readingsOf, SURRENDER_BY_NUMBER } from '../rules/editions/readings.ts';
import { endsAbroad } from '../rules/politics/sides.ts';
import { SCENARIO, type ScenarioData, scenarioOf, setUp } from '../rules/scenarios/scenarios.ts';
import { emptyState, type State } from '../rules/state.ts';
import { EMERGENCY_FUND, LOST, WON } from '../rules/terms/ledger.ts';
import { ACTIVATION, ATHENS, allied, HOPLITE, NAVAL, SIDES, SPARTA } from '../rules/terms/units.ts';
import { opening as en, type OpeningWords } from './en/opening.ts';
import { opening as fr } from './fr/opening.ts';
import { opening as it } from './it/opening.ts';

export interface Played {
  readonly scenario: string;
  readonly edition: string;
  /** The way of play: `solitaire` or `two`. */
  readonly players: string;
  /** Whose card: with two players the seat's side. */
  readonly seat: string | null;
  /** The readings of the match, by their names in a position; where nothing is said, the usual ones. */
  readonly readings?: Readonly<Record<string, boolean>>;
}

/** What the rules say of a scenario, for its card: every number that stands there. */
export interface OpeningFacts {
  readonly side: 'athens' | 'sparta';
  readonly firstTurn: number;
  readonly lastTurn: number;
  readonly turns: number;
  /** PW-1.3.1-b and its like. */
  readonly needed: number;
  readonly won: number;
  readonly lost: number;
  /** A turn, and what a surrender in it is worth. */
  readonly surrender: { readonly turn: number; readonly points: number };
  /** What activating one strength point costs. */
  readonly ships: number;
  readonly land: number;
  readonly fund: number;
  readonly treasury: number;
  readonly will: number;
  readonly changes: boolean;
}

function stateOf({ scenario, edition, players, readings = {} }: Played): State {
  const s = emptyState();
  setUp(s, SCENARIO.at(scenario), { edition, players });
  s.readings = readingsOf(s.edition, readings, 'field', s.readings);
  return s;
}
const factsIn = (s: State, given: ScenarioData, seat: string | null): OpeningFacts => {
  const book = bookOf(s);
  const side = seat === 'athens' || seat === 'sparta' ? seat : SIDES[s.player];
  const fourth = given.turn + 3;
  const turn = Math.min(fourth, given.lastTurn);
  return {
    side,
    firstTurn: given.turn,
    lastTurn: given.lastTurn,
    turns: given.lastTurn - given.turn + 1,
    needed: given.end.points,
    won: WON,
    lost: LOST,
    surrender: { turn, points: book.surrenderPoints(turn, plays(s, SURRENDER_BY_NUMBER) ? 1 : given.turn) },
    ships: ACTIVATION[NAVAL],
    land: ACTIVATION[allied(side === 'sparta' ? SPARTA : ATHENS, HOPLITE)],
    fund: EMERGENCY_FUND,
    treasury: given.treasury[side],
    will: given.bellicosity[side],
    changes: book.sidesChange,
  };
};
export const openingFacts = (played: Played): OpeningFacts => {
  const s = stateOf(played);
  return factsIn(s, scenarioOf(s), played.seat);
};

const WORDS: Readonly<Record<Language, OpeningWords>> = { en, it, fr };
/** With its sign, the minus a real one. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** PW-1.2: what battles and sieges are worth; PW-9.1: where will alone decides, what moves it. */
function rowsOf(words: OpeningWords, facts: OpeningFacts, { will }: ScenarioData): readonly Worth[] {
  if (will !== undefined)
    return [
      { icon: 'council', what: words.will.up, by: '+1' },
      { icon: 'council', what: words.will.down, by: '−1', loss: true },
      { icon: 'ravaged', what: words.will.spaces, by: '−1', loss: true },
    ];
  const { won, lost, surrender, changes } = facts;
  return [
    { icon: 'intercept', what: words.points.battle, by: signed(won) },
    { icon: 'siege', what: words.points.siege, by: signed(won) },
    { icon: 'intercept', what: words.points.battleLost, by: signed(lost), loss: true },
    { icon: 'fortress', what: words.points.siegeLost, by: signed(lost), loss: true },
    ...(changes ? [{ icon: 'hostages', what: words.points.surrender(surrender.turn), by: signed(surrender.points) }] : []),
  ];
}

/** The opening card of a scenario, as the edition and the way of play have it. */
export function opening(played: Played, language: Language): Opening {
  const words = WORDS[language];
  const s = stateOf(played);
  const given = scenarioOf(s);
  const facts = factsIn(s, given, played.seat);
  const scenario = words.scenarios[given.id as keyof OpeningWords['scenarios']];
  const number = new Intl.NumberFormat(language, { useGrouping: 'always' });
  const money = (n: number): string => number.format(n);
  const alone = played.players === 'solitaire';
  const coalition = given.coalition !== undefined && facts.side === 'athens';
  const { will, end } = given;
  const first = alone ? scenario.first : words.firstOfTwo;
  return {
    caption: words.caption(
      scenario.name,
      alone ? words.alone : words.two,
      words.editions[played.edition === 'first' ? 'first' : 'second'],
    ),
    title: words.title,
    when: scenario.when,
    command: coalition ? words.commandCoalition : words.command[facts.side],
    side: facts.side,
    who: scenario[facts.side],
    ...(facts.changes ? { turn: { to: facts.side === 'athens' ? 'sparta' : 'athens', text: words.turn } } : {}),
    wins: {
      ...(will === undefined && alone ? { needed: facts.needed } : {}),
      text:
        will !== undefined
          ? words.winsByWill({ lastTurn: given.lastTurn, will, alone })
          : !alone
            ? words.winsOfTwo(facts.lastTurn)
            : end.campaign
              ? words.winsCampaign(facts.needed - 1, facts.lastTurn)
              : words.winsShort(facts.needed, facts.lastTurn, { ...end, abroad: endsAbroad(s) }, facts.side),
    },
    score: {
      title: will === undefined ? words.points.title : words.will.title,
      rows: rowsOf(words, facts, given),
      note:
        will !== undefined
          ? words.will.note(facts.will)
          : !alone
            ? words.points.noteTwo
            : played.edition !== 'first'
              ? words.points.note
              : plays(s, SURRENDER_BY_NUMBER)
                ? words.points.noteNumber
                : words.points.noteFirst,
    },
    long: words.long(facts.turns),
    steps: [
      first,
      words.steps.objective,
      {
        title: words.steps.gather,
        text:
          facts.side === 'sparta'
            ? words.steps.gatherSparta(money(facts.land), money(facts.ships))
            : given.coalition === undefined
              ? words.steps.gatherAthens(money(facts.ships), money(facts.land), money(facts.fund))
              : words.steps.gatherCoalition(money(facts.ships), money(facts.land)),
      },
      words.steps.march,
    ],
  };
}
