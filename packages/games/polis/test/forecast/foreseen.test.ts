import { type Action, Fate, Generator, Offer, Play } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import board from '../../data/board.json' with { type: 'json' };
import { type Preview, preview, projection } from '../../forecast/index.ts';
import { polis, SEATS, type State, type View } from '../../index.ts';

/** As the tile prints them: the base and the most people of each polis. */
const POLIS_OF: Readonly<Record<string, readonly [number, number]>> = Object.fromEntries(
  board.poleis.map(({ id, basePopulation, maxPopulation }) => [id, [basePopulation, maxPopulation]]),
);
const SCENARIOS = ['full', 'corinthian-war', 'second-peloponnesian-war'];
const fate = new Fate(1);
const after = (state: State, code: number): Play<State> => {
  const next = new Play(polis, polis.clone(state), fate);
  next.take(code);
  return next;
};
function choices(play: Play<State>): readonly { readonly code: number; readonly action: Action }[] {
  const offer = new Offer();
  play.legal(offer);
  return Array.from(offer.codes.subarray(0, offer.size), code => ({ code, action: polis.actions.write(code) }));
}

/** Matches of half-sensible players, who reach the last round: at every turn something is looked at. */
function turns(seeds: number, look: (play: Play<State>, random: Generator) => void, asked: readonly string[] = ['turn']): void {
  for (const scenario of SCENARIOS)
    for (let seed = 0; seed < seeds; seed++) {
      const random = new Generator(seed);
      const play = new Play(polis, polis.begin({ scenario, options: {} }), new Fate(seed));
      play.run();
      while (play.state.outcome === null) {
        if (asked.includes(play.asked().name)) look(play, random);
        const codes = choices(play).map(({ code }) => code);
        const worth = codes.map(code => polis.evaluate(after(play.state, code).state, play.state.toAct));
        play.take(random.below(3) === 0 ? codes[random.below(codes.length)] : codes[worth.indexOf(Math.max(...worth))]);
      }
    }
}

/** How many units one after the other the step under way lets through, at most. */
function longest(play: Play<State>): number {
  const { acted } = play.state;
  const { name } = play.asked();
  let most = 0;
  for (const { code, action } of choices(play)) {
    if (action.type === 'done' || most === 5) continue;
    const next = after(play.state, code);
    most = Math.max(most, 1 + (next.asked().name === name && next.state.acted === acted ? longest(next) : 0));
  }
  return most;
}
const STEP_BY_STEP = new Set(['hoplites', 'galleys', 'merchants', 'march', 'sail']);
const AT_ONCE = new Set(['barter', 'buy', 'proxenos', 'free', 'civilWar']);

/** What the six goods of a side become by an action that is one step. */
function goodsAfter({ goods }: View, seat: number, { cost, gain }: Preview): Record<string, number> {
  const { prestige: _, ...left } = { ...goods[SEATS[seat]] } as Record<string, number>;
  for (const good of Object.keys(left)) left[good] += (gain[good] ?? 0) - (cost[good] ?? 0);
  return left;
}

describe('what is foreseen happens', () => {
  test('PO-1 … PO-12 previews: goods paid and received, how many can be raised or moved', { timeout: 120_000 }, () => {
    let looked = 0;
    turns(3, (play, random) => {
      const seat = play.state.toAct;
      const view = polis.view(play.state, seat);
      for (const { code, action } of choices(play)) {
        if (random.below(6) > 0) continue;
        const said = preview(view, seat, action);
        if (said === null) continue;
        const next = after(play.state, code);
        const what = `${JSON.stringify(action)} in ${view.event}`;
        if (AT_ONCE.has(action.type)) {
          const { prestige: _, ...goods } = polis.view(next.state, seat).goods[SEATS[seat]];
          expect(goods, what).toEqual(goodsAfter(view, seat, said));
        } else if (STEP_BY_STEP.has(action.type)) expect(longest(next), what).toBe(Math.min(5, said.most ?? 0));
        looked++;
      }
    });
    expect(looked).toBeGreaterThan(800);
  });

  test('PO-E2-d, PO-E3-a, PO-E6-a, PO-G-b the end of a round: who lives in a polis then, what a side has left, and when it is lost', {
    timeout: 120_000,
  }, () => {
    const looked: Record<string, number> = { grow: 0, release: 0, phoros: 0, lost: 0 };
    turns(
      4,
      play => {
        const seat = play.state.toAct;
        const side = SEATS[seat];
        const view = polis.view(play.state, seat);
        for (const { code, action } of choices(play)) {
          const said = preview(view, seat, action);
          if (said === null || !(action.type in looked)) continue;
          const next = after(play.state, code);
          const then = polis.view(next.state, seat);
          const what = JSON.stringify(action);
          looked[action.type]++;
          if (said.people !== undefined) {
            const { from, to, base, most } = said.people;
            const id = String(action.polis);
            expect([view.poleis[id].population, then.poleis[id].population, POLIS_OF[id]], what).toEqual([
              from,
              to,
              [base, most],
            ]);
          }
          // Phases that follow by themselves take and give goods; while they go on nothing else does.
          if (next.state.outcome === null && next.asked().name === play.asked().name && next.state.toAct === seat)
            expect(then.goods[side].wheat, what).toBe(view.goods[side].wheat - (said.cost.wheat ?? 0));
          if (said.left === undefined) continue;
          const { goods } = polis.view({ ...next.state }, seat);
          if (next.state.outcome === null && next.state.round === play.state.round)
            expect([goods[side].prestige, goods[side].silver], what).toEqual([said.left.prestige, said.left.silver]);
          if (said.fatal === undefined || next.state.outcome === null) continue;
          expect(next.state.outcome.rule, what).toBe(said.fatal);
          looked.lost++;
        }
      },
      ['growing', 'feeding', 'phoros'],
    );
    expect(Object.values(looked).every(n => n > 5)).toBe(true);
  });

  /** Both pass, pay what is missing in prestige, and let nothing grow; null where that cannot be. */
  const ANSWER: Readonly<Record<string, string>> = { turn: 'pass', feeding: 'payPrestige', growing: 'done' };
  function endOfRound(from: State): Play<State> | null {
    const play = new Play(polis, polis.clone(from), fate);
    while (play.state.outcome === null && play.asked().name !== 'phoros') {
      const answer = choices(play).find(({ action }) => action.type === ANSWER[play.asked().name]);
      if (answer === undefined) return null;
      play.take(answer.code);
    }
    return play;
  }
  /** Cards that give or take prestige for passing. */
  const OF_PASSING = new Set(['r5a-03', 'r5b-04']);
  test('PO-E1 … PO-E5, PO-G-d the projection: prestige, goods kept and score when the round has ended', {
    timeout: 120_000,
  }, () => {
    let looked = 0;
    turns(8, play => {
      const view = polis.view(play.state, 0);
      const ended = play.state.fee === 1 || OF_PASSING.has(view.event ?? '') ? null : endOfRound(play.state);
      if (ended === null) return;
      const foreseen = projection(view, null);
      for (const side of SEATS) {
        const { prestige, projects } = foreseen[side];
        const now = projection(polis.view(ended.state, 0), { step: 'phoros', seat: SEATS[ended.state.toAct] ?? '' })[side];
        expect(now.total, `${side} in ${view.event}`).toBe(foreseen[side].total);
        expect(now.now.prestige, `${side} in ${view.event}, with ${projects.length} projects`).toBe(prestige);
        if (view.round !== '5b') expect(now.keeps).toEqual(foreseen[side].keeps);
      }
      looked++;
    });
    expect(looked).toBeGreaterThan(100);
  });
});
