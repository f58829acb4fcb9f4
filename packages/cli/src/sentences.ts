import type { Listed } from '@polemos/games';
import { type Game, Generator, type Language, Match, plain, readSetup, seededDice } from '@polemos/kernel';

/** No match of chance is longer than this. */
const MOST_ACTIONS = 6_000;

interface Wanted {
  readonly language: Language;
  readonly count: number;
  readonly seed: string;
}
/**
 * Different sentences of the log, from whole matches of chance in every scenario, as everybody may read them: of each kind of event in turn,
 * so that the rare ones are among them.
 */
export async function sentencesOf({ load, text }: Listed, { language, count, seed }: Wanted): Promise<readonly string[]> {
  const game = await load();
  const kinds = new Map<string, Set<string>>();
  const enough = (): boolean => sum(kinds) >= 4 * count;
  for (let round = 0; round < 12 && !enough(); round++)
    for (const { id: scenario } of game.scenarios) {
      const { events } = (await text(scenario))[language];
      for (const told of whole(game, scenario, `${seed} ${round}`)) {
        const sentence = events[told.kind]?.(told);
        if (typeof sentence !== 'string' || sentence === '') continue;
        const of = kinds.get(told.kind) ?? new Set();
        kinds.set(told.kind, of.add(plain(sentence)));
      }
    }
  return inTurn(
    [...kinds.values()].map(of => [...of]),
    count,
  );
}
const sum = (kinds: ReadonlyMap<string, ReadonlySet<string>>): number =>
  [...kinds.values()].reduce((all, { size }) => all + size, 0);

/** All that a match tells, with the secrets of nobody. */
function whole(game: Game, scenario: string, seed: string) {
  const setup = readSetup(game, { scenario });
  if ('faults' in setup) throw new Error(JSON.stringify(setup));
  const match = Match.begin(game, { match: 'read', setup, dice: seededDice(seed) });
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  const chance = new Generator(`${seed} ${scenario}`);
  for (let n = 0; n < MOST_ACTIONS && match.outcome === null; n++) {
    const [{ seat }] = match.pending();
    const legal = match.legal(seat);
    match.act(seat, legal[chance.below(legal.length)]);
  }
  return match.allEvents().flat();
}

/** One of each list, then a second of each, until there are enough. */
function inTurn(lists: readonly (readonly string[])[], count: number): readonly string[] {
  const taken: string[] = [];
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let n = 0; n < longest; n++) for (const list of lists) if (n < list.length && taken.length < count) taken.push(list[n]);
  return taken;
}
