import { type Chance, type Game, Match } from '@polemos/kernel';
import { peloponnesianWar } from '@polemos/peloponnesian-war';
import { expect, test } from 'vitest';
import { groupsOf, spanOf } from '../../src/match/companion/faces.ts';

const war: Game = peloponnesianWar;
const setup = { scenario: 'campaign', options: {} };

/** The set-up of a war as a table would roll it, die by die, always the first face. */
function begun(): Match {
  const chance: Chance[] = [];
  for (;;) {
    const rolling = Match.rollingStart(war, setup, chance);
    if (rolling === null) break;
    // What is told only grows, and the board is there from the first roll on.
    expect(rolling.events.length).toBeGreaterThanOrEqual(rolling.before);
    // What is only said is told apart from what moves a counter.
    expect(rolling.moved.length).toBe(rolling.events.length);
    for (const [n, { kind }] of rolling.events.entries()) {
      if (kind === 'defence' || kind === 'force-required') expect(rolling.moved[n], kind).toBe(false);
      if (kind === 'activated' || kind === 'ravaged') expect(rolling.moved[n], kind).toBe(true);
    }
    expect(Object.keys((rolling.view as { forces: object }).forces).length).toBeGreaterThan(10);
    chance.push(rolling.faces[0].value);
  }
  const match = Match.begin(war, { match: 'table', setup, dice: null, alone: true, chance });
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  return match;
}

test('an action at a real table stands still before each roll, and comes to the same end as when all is known', () => {
  const match = begun();
  let rolled = 0;
  let grouped = 0;
  for (let n = 0; n < 40; n++) {
    const [{ seat }] = match.pending();
    const action = match.legal(seat)[(n * 7) % match.legal(seat).length];
    const chance: Chance[] = [];
    for (let rolling = match.rolling(seat, action, chance); rolling !== null; rolling = match.rolling(seat, action, chance)) {
      const need = match.act(seat, action, { chance });
      expect(need).toMatchObject({ need: rolling.need });
      if (groupsOf(rolling.faces).length > 1) grouped++;
      rolled++;
      chance.push(rolling.faces[n % rolling.faces.length].value);
    }
    expect(match.act(seat, action, { chance })).toHaveProperty('ok');
  }
  expect(rolled).toBeGreaterThan(20);
  expect(grouped).toBeGreaterThan(5);
});

test('PW-5.3.1-d: the faces of the auguries stand in two groups, by what they do', () => {
  const match = begun();
  const [{ seat }] = match.pending();
  const rolling = match.rolling(seat, { type: 'operate' }, []);
  const groups = groupsOf(rolling?.faces ?? []);
  const spans = groups.map(({ faces }) =>
    spanOf(
      faces.map(({ value }) => value),
      (a, b) => `${a}-${b}`,
    ),
  );
  expect(spans).toEqual(['1-4', '5, 6']);
  expect(groups.map(({ head }) => head.results[0])).toEqual([
    { kind: 'auguries', side: 'athens', favourable: true },
    { kind: 'auguries', side: 'athens', favourable: false },
  ]);
});
