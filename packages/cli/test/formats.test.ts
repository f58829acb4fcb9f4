import { GAMES } from '@polemos/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, Conversation, polemos } from './conversation.ts';

let match: Conversation;
beforeAll(() => {
  match = new Conversation('match');
});
afterAll(async () => {
  expect(await match.end()).toBe(0);
});

describe('what a game understands', () => {
  test.each(GAMES.map(({ id }) => id))('%s: the protocol and the command give the same schema and actions', async id => {
    const { schema } = await match.say({ schema: id });
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    const { actions } = await match.say({ actions: id });
    expect(JSON.parse((await polemos('games', id, '--schema')).out)).toEqual(schema);
    expect(JSON.parse((await polemos('games', id, '--actions', '--json')).out)).toEqual(actions);
    // Whatever is offered in a match is in the list, with ids of the list.
    await match.say({ new: { game: id, seed: 'formats' } });
    for (let n = 0; n < 40; n++) {
      const { pending } = await match.say({ pending: true });
      if (pending.length === 0) break;
      const { legal } = await match.say({ legal: pending[0].seat });
      for (const { type, ...args } of legal.slice(0, 20)) {
        const known = actions.find((one: Answer) => one.type === type).arguments;
        expect(Object.keys(args).toSorted()).toEqual(Object.keys(known).toSorted());
        for (const [name, value] of Object.entries(args))
          if ('ids' in known[name]) expect(known[name].ids).toContain(value);
          else expect(Number(value) >= known[name].least && Number(value) <= known[name].most).toBe(true);
      }
      await match.say({ act: { seat: pending[0].seat, action: legal[n % legal.length] } });
    }
  });

  test('an unknown game is told so', async () => {
    expect(await match.say({ schema: 'chess' })).toMatchObject({ error: { code: 'unknown-game' } });
    expect(await match.say({ actions: 'chess' })).toMatchObject({ error: { code: 'unknown-game' } });
    expect((await polemos('games', 'chess', '--schema')).code).toBe(2);
    expect((await polemos('games', 'polis', '--schema', '--actions')).code).toBe(2);
    const { out } = await polemos('games', 'egemonia', '--actions');
    expect(out).toContain('place\n');
    expect(out).toMatch(/area +area: .*thebes/);
  });
});

describe('stopping before a phase', () => {
  test.each([
    ['peloponnesian-war', { phase: 'battles', turn: 6 }, 'income'],
    ['egemonia', { phase: 'favour', levels: { sparta: { sparta: 2 } } }, 'nike'],
    ['polis', { phase: 'end', round: '3', passed: ['sparta', 'athens'], goods: WHEAT() }, 'feeding'],
    ['timoleon', { phase: 'turn', turn: 2 }, 'natives'],
  ])('%s: it stops there, its position is one of that phase, and goes on as if it had not', async (game, position, until) => {
    const whole = await match.say({ new: { game, position, seed: 'stop' } });
    const { hash } = await match.say({ hash: true });
    const stopped = await match.say({ new: { game, position, seed: 'stop', until } });
    expect(stopped).toMatchObject({ ok: true, stopped: until });
    expect(await match.say({ pending: true })).toMatchObject({ pending: [] });
    const { position: written } = await match.say({ position: true });
    expect(written).toMatchObject({ phase: until });
    const rest = await match.say({ go: true });
    expect([...stopped.events, ...rest.events]).toEqual(whole.events);
    expect(await match.say({ hash: true })).toEqual({ hash });
    expect(await match.say({ new: { game, position: written, seed: 'other' } })).toMatchObject({ ok: true });
  });

  test.each([
    ['peloponnesian-war', { phase: 'rebellion', turn: 2 }, 'build'],
    ['egemonia', { phase: 'nike', turn: 3 }, 'draw'],
    ['polis', { phase: 'turn', round: '4' }, 'turn'],
    ['timoleon', { phase: 'end', turn: 2 }, 'turn'],
  ])(
    '%s: the position that is told there is read as the same moment, its turn by its own number',
    async (game, position, until) => {
      expect(await match.say({ new: { game, position, seed: 'stop', until } })).toMatchObject({ stopped: until });
      const { position: written } = await match.say({ position: true });
      if ('turn' in position) expect(written.turn).toBe(until === 'build' ? position.turn : position.turn + 1);
      expect(await match.say({ new: { game, position: written, until } })).toMatchObject({ stopped: until });
      expect(await match.say({ position: true })).toEqual({ position: written });
    },
  );

  test('outcomes that were asked for are met again; a phase that is not reached stops nothing; an unknown one is a fault', async () => {
    const position = { phase: 'favour', levels: { sparta: { sparta: 2 } } };
    expect(await match.say({ new: { game: 'egemonia', position, until: 'comparison' } })).toMatchObject({ need: { die: 6 } });
    expect(await match.say({ chance: [6, 2] })).toMatchObject({ ok: true, stopped: 'comparison' });
    expect((await match.say({ position: true })).position).toMatchObject({ favour: 'sparta' });
    expect(await match.say({ go: true })).not.toHaveProperty('stopped');
    expect(await match.say({ go: true })).toMatchObject({ error: { code: 'bad-message' } });
    const hands = { sparta: ['coup-1'], athens: ['coup-2'] };
    const asked = await match.say({ new: { game: 'egemonia', seed: 1, position: { ...position, hands }, until: 'nike' } });
    expect(asked).toMatchObject({ ok: true });
    expect(asked).not.toHaveProperty('stopped');
    expect(await match.say({ new: { game: 'egemonia', until: 'lunch' } })).toMatchObject({
      error: { code: 'bad-setup', faults: [{ at: '/until' }] },
    });
  });

  test('outcomes that wait can be cleared, with the command that waits for more', async () => {
    const position = { phase: 'favour', levels: { sparta: { sparta: 2 } }, hands: { sparta: ['coup-1'] } };
    await match.say({ new: { game: 'egemonia', position, chance: [6, 2, 5, 5] } });
    expect(await match.say({ chance: [] })).toEqual({ ok: true, waiting: 2 });
    expect(await match.say({ clear: true })).toEqual({ ok: true, waiting: 0 });
    expect(await match.say({ chance: [] })).toEqual({ ok: true, waiting: 0 });
    expect(await match.say({ new: { game: 'egemonia', position } })).toHaveProperty('need');
    await match.say({ clear: true });
    expect(await match.say({ chance: [6, 2] })).toEqual({ ok: true, waiting: 2 });
  });
});

function WHEAT() {
  return { sparta: { wheat: 40, prestige: 9 }, athens: { wheat: 40, prestige: 9 } };
}
