import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Conversation } from './conversation.ts';

// Forbidden things of the Peloponnesian War, tried as an outside program would try them: over JSON lines.

let talk: Conversation;
beforeAll(() => {
  talk = new Conversation('match');
});
afterAll(async () => {
  expect(await talk.end()).toBe(0);
});

const HOMES = {
  athens: { 'athenian-hoplite': 6, 'athenian-cavalry': 1 },
  piraeus: { 'athenian-naval': 8 },
  sparta: { 'spartan-hoplite': 7, 'spartan-cavalry': 1, 'home-guard': 3 },
  corinth: { 'spartan-allied-hoplite': 4, 'spartan-allied-naval': 5 },
};
const RICH = { athens: 5000, sparta: 5000 };
const NAMING = { phase: 'objective', forces: HOMES, treasury: RICH, leaders: { phormio: 'athens', brasidas: 'sparta' } };
const gathering = (side: string, leader: string, objective: string, units: object = {}, more: object = {}) => ({
  phase: 'expedition',
  player: side,
  forces: HOMES,
  treasury: RICH,
  leaders: { [leader]: 'expedition' },
  operation: { side, leader, objective, at: side, units, route: [], next: 0, marching: false, plan: [] },
  ...more,
});

/** Begins from a position, tries the action, and answers the rule that refuses it; nothing may have changed. */
async function refusal(position: object, action: object): Promise<string> {
  const begun = await talk.say({ new: { game: 'peloponnesian-war', position, seed: 'illegal' } });
  expect(begun).toMatchObject({ ok: true });
  const [seat] = begun.seats;
  const before = await talk.say({ position: true });
  const { refused } = await talk.say({ act: { seat, action } });
  expect(refused.message).not.toBe('');
  expect((await talk.say({ why: { seat, action } })).why.rule).toBe(refused.rule);
  expect((await talk.say({ legal: seat })).legal).not.toContainEqual(action);
  expect(await talk.say({ position: true })).toEqual(before);
  return refused.rule;
}

describe('refused over the protocol, with the rule', () => {
  test.each([
    [
      'PW-5.1-g the home of those who hold hostages',
      { ...NAMING, hostages: { athens: true } },
      { type: 'objective', space: 'sparta' },
    ],
    ['PW-5.1-g a space next to it', { ...NAMING, hostages: { athens: true } }, { type: 'objective', space: 'gythium' }],
    [
      'PW-5.1.5-e activating below the emergency fund',
      gathering('athens', 'phormio', 'megara', {}, { treasury: { athens: 1150, sparta: 0 } }),
      { type: 'activate', unit: 'athenian-hoplite', count: 1 },
    ],
    [
      'PW-5.1.1-c hoplites over a naval line without ships',
      gathering('athens', 'phormio', 'melos', { 'athenian-hoplite': 2 }),
      { type: 'march' },
    ],
    [
      'PW-5.1.4-b more land SP than ships to carry them',
      gathering('athens', 'phormio', 'melos', { 'athenian-hoplite': 2, 'athenian-naval': 1 }),
      { type: 'march' },
    ],
    [
      'PW-0.3-f the Home Guard leaves Sparta',
      gathering('sparta', 'brasidas', 'athens'),
      { type: 'activate', unit: 'home-guard', count: 3 },
    ],
    [
      'PW-5.1.6-b a lone commander into an enemy-coloured space',
      gathering('athens', 'phormio', 'megara'),
      { type: 'rally', space: 'tegea' },
    ],
    [
      'PW-5.1.6-a a lone commander into an enemy Force',
      gathering('athens', 'phormio', 'megara'),
      { type: 'rally', space: 'corinth' },
    ],
    ['PW-5.1.1-l Argos while neutral', gathering('athens', 'phormio', 'megara'), { type: 'rally', space: 'argos' }],
    ['PW-5.1.1-l Syracuse while neutral', gathering('athens', 'phormio', 'megara'), { type: 'rally', space: 'syracuse' }],
    ['PW-5.4-e rebellion against a coalition space', NAMING, { type: 'incite', space: 'thebes' }],
    ['PW-5.4-d rebellion against a home space', NAMING, { type: 'incite', space: 'sparta' }],
    [
      'PW-8.1.6-a building below the emergency fund',
      { phase: 'build', forces: HOMES, budget: 3, treasury: { athens: 1150, sparta: 0 } },
      { type: 'build', unit: 'athenian-naval' },
    ],
    [
      'PW-8.2-b a fourth SP in one turn',
      { phase: 'build', forces: HOMES, budget: 0, treasury: { athens: 9000, sparta: 0 } },
      { type: 'build', unit: 'athenian-naval' },
    ],
  ])('%s', async (name, position, action) => {
    expect(await refusal(position, action)).toBe(name.split(' ')[0]);
  });

  test('PW-5.1.1-l nor is there a way through Argos: it is not among its neighbours’ routes', async () => {
    const position = gathering('sparta', 'brasidas', 'argos', { 'spartan-hoplite': 2 });
    await talk.say({ new: { game: 'peloponnesian-war', position: { ...position, phase: 'expedition' }, seed: 'illegal' } });
    const far = gathering('sparta', 'brasidas', 'epidaurus', { 'spartan-hoplite': 2 });
    const begun = await talk.say({ new: { game: 'peloponnesian-war', position: far, seed: 'illegal' } });
    const { events } = await talk.say({ act: { seat: begun.seats[0], action: { type: 'march' } } });
    const { alternatives } = events.find(({ kind }: { kind: string }) => kind === 'route');
    expect(alternatives.flat()).not.toContain('argos');
  });

  test('PW-9.3-b a second armistice does not come, where a first would', async () => {
    const weary = {
      phase: 'surrender',
      turn: 5,
      forces: HOMES,
      treasury: { athens: 900, sparta: 900 },
      bellicosity: { athens: 4, sparta: 4 },
    };
    const kinds = async (hadArmistice: boolean): Promise<readonly string[]> => {
      const { events } = await talk.say({
        new: { game: 'peloponnesian-war', position: { ...weary, hadArmistice }, seed: 'truce' },
      });
      return events.map(({ kind }: { kind: string }) => kind);
    };
    expect(await kinds(false)).toContain('armistice');
    expect(await kinds(true)).not.toContain('armistice');
  });
});
