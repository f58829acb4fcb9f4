import type { Listed } from '@polemos/games';
import { type Game, type GameText, Generator, type Language, Match, plain, readSetup, seededDice } from '@polemos/kernel';

/** No match of chance is longer than this. */
const MOST_ACTIONS = 6_000;

/** What a game says: of what happened; in its questions; on its buttons; why not; before a roll; at the end. */
export const SORTS = ['log', 'asks', 'buttons', 'refusals', 'previews', 'endings'] as const;
export type Sort = (typeof SORTS)[number];

interface Wanted {
  readonly language: Language;
  readonly count: number;
  readonly seed: string;
  /** Everything, where it is not given. */
  readonly sort?: Sort;
}
/**
 * Different sentences from whole matches of chance in every scenario, as everybody may read them: of each kind in turn (an event, a decision, a type of
 * action, …), so that the rare ones are among them.
 */
export async function sentencesOf({ load, text }: Listed, { language, count, seed, sort }: Wanted): Promise<readonly string[]> {
  const game = await load();
  const kinds = new Map<string, Set<string>>();
  const enough = (): boolean => sum(kinds) >= 4 * count;
  for (let round = 0; round < 12 && !enough(); round++)
    for (const { id: scenario } of game.scenarios) {
      const catalogue = (await text(scenario))[language];
      whole(game, scenario, { seed: `${seed} ${round}`, catalogue }, (kind, said) => {
        if (said === null || said === undefined || said === '') return;
        kinds.set(kind, (kinds.get(kind) ?? new Set<string>()).add(plain(said)));
      });
    }
  const wanted = [...kinds].filter(([kind]) => sort === undefined || kind.startsWith(`${sort} `));
  return inTurn(
    wanted.map(([, of]) => [...of]),
    count,
  );
}
const sum = (kinds: ReadonlyMap<string, ReadonlySet<string>>): number =>
  [...kinds.values()].reduce((all, { size }) => all + size, 0);

interface Drawn {
  readonly seed: string;
  readonly catalogue: GameText;
}
/** All that a match says, with the secrets of nobody. */
function whole(
  game: Game,
  scenario: string,
  { seed, catalogue }: Drawn,
  hear: (kind: string, said: string | null | undefined) => void,
): void {
  const { asks, actions, events, refusals, results, outcomes } = catalogue;
  const setup = readSetup(game, { scenario });
  if ('faults' in setup) throw new Error(JSON.stringify(setup));
  const match = Match.begin(game, { match: 'read', setup, dice: seededDice(seed) });
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  const chance = new Generator(`${seed} ${scenario}`);
  for (let n = 0; n < MOST_ACTIONS && match.outcome === null; n++) {
    const [{ seat, step, about }] = match.pending();
    const legal = match.legal(seat);
    const action = legal[chance.below(legal.length)];
    const { title, body } = asks[step](about);
    hear(`asks ${step}`, title);
    hear(`asks ${step} body`, body);
    hear(`buttons ${action.type}`, actions[action.type]?.(action));
    match.act(seat, action);
  }
  for (const told of match.allEvents().flat()) {
    hear(`log ${told.kind}`, events[told.kind]?.(told));
    const result = game.foresight?.result(told) ?? null;
    if (result !== null) hear(`previews ${result.kind}`, results?.[result.kind]?.(result));
  }
  for (const [rule, said] of Object.entries(refusals)) hear(`refusals ${rule}`, said);
  const { outcome } = match;
  if (outcome !== null) hear(`endings ${outcome.rule}`, outcomes[outcome.rule]?.(outcome.detail ?? {}));
}

/** One of each list, then a second of each, until there are enough; none twice. */
function inTurn(lists: readonly (readonly string[])[], count: number): readonly string[] {
  const taken = new Set<string>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let n = 0; n < longest; n++) for (const list of lists) if (n < list.length && taken.size < count) taken.add(list[n]);
  return [...taken];
}
