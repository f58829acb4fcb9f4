import { frame, type Setup, things } from '@polemos/kernel';
import data from '../data/scenarios.json' with { type: 'json' };
import { GOODS, POLIS, REGION, ROUND, SIDE_IDS, stuffId } from './components/board.ts';
import { PROJECT } from './components/projects.ts';
import { emptyState, GONE, PILE, type State } from './state.ts';

export const SCENARIO = things(
  'scenario',
  data.scenarios.map(({ id }) => id),
);

type Counts = Readonly<Record<string, number>>;
interface Side {
  readonly poleis: Counts;
  readonly units: { readonly hoplites: Counts; readonly galleys: Counts; readonly merchants: number; readonly proxenos: string };
  readonly goods: Counts;
}
/** What a scenario changes: its rounds end with 5β, so the first says all. */
export const SCENARIOS = data.scenarios.map(({ rounds, events, projects, sides }) => ({
  firstRound: ROUND.at(rounds[0]),
  events,
  projects: projects.mode === 'all' ? PROJECT.ids : 'list' in projects ? (projects.list as readonly string[]) : [],
  sides: SIDE_IDS.map(id => sides[id] as unknown as Side),
}));

/** PO-S, PO-X1-b, PO-X2-c: the set-up of a scenario, before anything is drawn. */
export function setUp(s: State, scenario: number): void {
  const { firstRound, projects, sides } = SCENARIOS[scenario];
  s.scenario = scenario;
  s.round = firstRound;
  PROJECT.ids.forEach((id, project) => {
    s.project[project] = projects.includes(id) ? PILE : GONE; // PO-R38
  });
  sides.forEach(({ poleis, units, goods }, side) => {
    for (const [id, population] of Object.entries(poleis)) {
      s.owner[POLIS.at(id)] = side;
      s.population[POLIS.at(id)] = population;
    }
    for (const [id, count] of [...Object.entries(units.hoplites), ...Object.entries(units.galleys)])
      s.units[REGION.at(id) * 2 + side] = count;
    s.port[side] = units.merchants;
    s.proxenos[side] = POLIS.at(units.proxenos);
    for (let stuff = 0; stuff <= GOODS; stuff++) s.goods[stuff * 2 + side] = goods[stuffId(stuff)];
  });
}

/** The readings that a match is played with. */
export function readAs(s: State, { options }: Setup): void {
  s.joined = options['boiotia-megaris'] === true ? 1 : 0;
  s.openEnds = options['open-voyage'] === true ? 1 : 0;
}

export const begin =
  (first: { readonly index: number }) =>
  (setup: Setup): State => {
    const s = emptyState();
    setUp(s, SCENARIO.at(setup.scenario));
    readAs(s, setup);
    s.stack = frame(first.index, 0, {}, null);
    return s;
  };
