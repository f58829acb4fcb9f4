import { readFileSync } from 'node:fs';
import { LANGUAGES, Match, seededDice } from '@polemos/kernel';
import { peloponnesianWar } from '@polemos/peloponnesian-war';
import { HINT_WORDS } from '@polemos/peloponnesian-war/hints';
import { expect, test } from 'vitest';
import { HINTS, hintOf, type Moment, NO_MORE } from '../../src/games/peloponnesian-war/ask/hints.ts';

const RULES = ['md', 'it.md', 'fr.md'].map(end =>
  readFileSync(new URL(`../../../games/peloponnesian-war/rules.${end}`, import.meta.url), 'utf8'),
);

/** A match that has just begun, as the one who is asked sees it. */
function begun(scenario: string, options: Record<string, string>, position?: object): Moment {
  const match = Match.begin(peloponnesianWar, {
    match: 'hints',
    setup: { scenario, options, ...(position === undefined ? {} : { position }) },
    dice: seededDice('hints'),
  });
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  const { seat, step } = match.pending()[0];
  const { view } = match.see(seat) as { view: Moment['view'] };
  return { view, step, side: (view.players === 'two' ? seat : view.player) as Moment['side'] };
}
const none: ReadonlySet<string> = new Set();
const two = { players: 'two' };

test.each([
  ['campaign', { edition: 'second' }, null],
  ['campaign', { edition: 'first' }, 'first-auguries'],
  ['first-war', {}, 'first-war-walls'],
  ['fall-of-sparta', two, 'fos-neutral'], // Agesilaus opens
] as const)('%s %o: the first hint is %s', (scenario, options, id) => {
  expect(hintOf(begun(scenario, options), none)?.id ?? null).toBe(id);
});
test('the campaign for one in the second edition has none at any ask', () => {
  const moment = begun('campaign', {});
  for (const step of ['another', 'objective', 'expedition', 'build', 'odd', 'garrison'])
    expect(hintOf({ ...moment, step }, none)).toBeNull();
});
test('PW-10.5-b to d who the Coalition is, said to the Coalition alone, and in each role', () => {
  const moment = begun('fall-of-sparta', two);
  for (const role of ['thebes', 'athens', 'anti-sparta'] as const) {
    const view = { ...moment.view, special: { ...moment.view.special, role, belligerent: true } };
    expect(hintOf({ view, step: 'objective', side: 'athens' }, none)?.id).toBe(`fos-${role}`);
    expect(hintOf({ view, step: 'objective', side: 'sparta' }, none)).toBeNull();
  }
});
test('PW-11 with two players: auguries, interception, combats and the way home', () => {
  const moment = begun('campaign', two);
  for (const [step, id] of [
    ['another', 'two-auguries'],
    ['interception', 'two-interception'],
    ['nextBattle', 'two-combat'],
    ['homeward', 'two-home'],
  ])
    expect(hintOf({ ...moment, step }, none)?.id).toBe(id);
  const first = begun('campaign', { ...two, edition: 'first' });
  expect(hintOf({ ...first, step: 'nextSiege' }, none)?.id).toBe('first-combat');
  expect(hintOf({ ...first, step: 'another' }, none)?.id).toBe('first-two-auguries');
});
test('what was put aside is not said again; all can be put aside at once', () => {
  const moment = begun('first-war', {});
  expect(hintOf({ ...moment, step: 'objective' }, new Set(['first-war-walls']))?.id).toBe('first-war-hostages');
  expect(hintOf(moment, new Set([NO_MORE]))).toBeNull();
});
test('every hint has a rule of the rulebook, three languages and an id of its own', () => {
  expect(new Set(HINTS.map(({ id }) => id)).size).toBe(HINTS.length);
  for (const { rule, id } of HINTS) {
    for (const rules of RULES) expect(rules, id).toContain(`\`${rule}\``);
    expect(new Set(LANGUAGES.map(language => HINT_WORDS[language].said[id])).size, id).toBe(3);
  }
});
