import { gameById, type Listed } from '@polemos/games';
import { type Action, type Game, Match, seededDice } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { actionFor } from '../../src/tables/ahead.ts';

/** Plays by lot until somebody is asked this, and answers what they see. */
function* askedFor(game: Game, step: string, options: object, seeds: number) {
  for (let seed = 1; seed <= seeds; seed++) {
    const setup = { scenario: game.scenarios[0].id, options } as never;
    const match = Match.begin(game, { match: 'm', setup, dice: seededDice(seed) });
    if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
    let random = seed;
    for (let n = 0; n < 3000 && match.outcome === null; n++) {
      const [{ seat, step: asked }] = match.pending();
      const legal = match.legal(seat);
      if (asked === step) yield { step: asked, legal, seen: match.see(seat), game };
      random = (random * 1_103_515_245 + 12_345) % 2 ** 31;
      match.act(seat, legal[Math.floor((random / 2 ** 31) * legal.length)]);
    }
  }
}
const order = (kind: string, detail: object) => ({
  board: 'b',
  seat: 's',
  kind,
  person: 'p',
  detail: JSON.stringify(detail),
  used: 0,
  stopped: null,
  created: 0,
});

const load = (id: string): Promise<Game> => (gameById(id) as Listed).load();

test('interceptions are declined below a chance, by the rules themselves, and asked about from it on', async () => {
  let met = 0;
  const seen = new Set<string>();
  for (const question of askedFor(await load('peloponnesian-war'), 'interception', { players: 'two' }, 12)) {
    const answers = [1, 30, 60, 100].map(below => actionFor(question, order('decline', { below })));
    // What is declined at a chance is declined at every higher one.
    const declined = answers.map(answer => answer !== null);
    expect(declined).toEqual([...declined].sort((a, b) => Number(a) - Number(b)));
    for (const answer of answers) if (answer !== null) expect((answer as Action).type).toBe('letPass');
    if (question.legal.some(({ type }) => type === 'intercept')) seen.add(declined.join());
    if (++met >= 12) break;
  }
  expect(met).toBe(12);
  // An even chance is asked about at 30 per cent and declined at 60.
  expect([...seen]).toContain('false,false,true,true');
});

test('a tactic is kept while it is allowed; where it is not, that ends it', async () => {
  const found = new Set<string>();
  for (const question of askedFor(await load('timoleon'), 'tactics', {}, 6)) {
    for (const tactic of ['charge', 'retreat', ...question.legal.map(action => String(action.tactic))]) {
      const answer = actionFor(question, order('tactic', { tactic }));
      const legal = question.legal.some(action => action.tactic === tactic);
      expect(answer === 'illegal').toBe(!legal);
      found.add(answer === 'illegal' ? 'ends' : 'kept');
    }
    expect(actionFor({ ...question, step: 'march' }, order('tactic', { tactic: 'charge' }))).toBeNull();
    if (found.size === 2) break;
  }
  expect([...found].sort()).toEqual(['ends', 'kept']);
});
