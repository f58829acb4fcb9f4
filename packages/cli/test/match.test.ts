import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, Conversation } from './conversation.ts';

let match: Conversation;
beforeAll(() => {
  match = new Conversation('match');
});
afterAll(async () => {
  expect(await match.end()).toBe(0);
});
const begin = (more: object = {}) => match.say({ new: { game: 'egemonia', seed: '42', ...more } });
/** Any legal action of whoever is asked. */
async function step(choose = 0): Promise<Answer> {
  const { pending } = await match.say({ pending: true });
  const [{ seat }] = pending;
  const { legal } = await match.say({ legal: seat });
  return match.say({ act: { seat, action: legal[choose % legal.length] } });
}

describe('a match', () => {
  test('begins, asks, acts and ends; its log replays to the same hash', async () => {
    expect(await begin({ scenario: 'historical' })).toMatchObject({ ok: true, seats: ['sparta', 'athens'], version: 0 });
    for (let i = 0; ; i++) {
      if ((await match.say({ outcome: true })).outcome !== null) break;
      expect(await step(i * 7)).toMatchObject({ ok: true });
    }
    const { outcome } = await match.say({ outcome: true });
    expect(outcome.score.reduce((a: number, b: number) => a + b)).toBe(1);
    expect(await match.say({ pending: true })).toMatchObject({ pending: [] });
    expect(await match.say({ act: { seat: 'sparta', action: { type: 'decline' } } })).toMatchObject({
      refused: { code: 'over' },
    });
    const { log } = await match.say({ log: true });
    const { hash } = await match.say({ hash: true });
    expect(await match.say({ load: log })).toMatchObject({ ok: true, entries: log.entries.length });
    expect(await match.say({ hash: true })).toEqual({ hash });
    expect(await match.say({ load: { log, at: 3, alone: true } })).toMatchObject({ ok: true, entries: 3 });
    expect((await match.say({ log: true })).log.entries).toEqual(log.entries.slice(0, 3));
    const broken = { ...log, entries: log.entries.with(2, { ...log.entries[2], hash: '0000000000000000' }) };
    expect(await match.say({ load: broken })).toMatchObject({ error: { code: 'diverged', diverged: { diverged: 3 } } });
  });

  test('seats as they were spelt before are understood in every question', async () => {
    await match.say({
      new: {
        game: 'timoleon',
        position: { phase: 'operations', turn: 5, order: ['hicetas', 'carthage', 'timoleon', 'dionysius'], po: { hicetas: 6 } },
        seed: 1,
      },
    });
    expect(await match.say({ legal: 'iceta' })).toEqual(await match.say({ legal: 'hicetas' }));
    for (const question of ['view', 'seen', 'events'])
      expect(await match.say({ [question]: 'iceta' })).toEqual(await match.say({ [question]: 'hicetas' }));
    expect(await match.say({ why: { seat: 'iceta', action: { type: 'tax' } } })).toEqual({ why: null });
    expect(await match.say({ legal: 'gelon' })).toMatchObject({ error: { code: 'unknown-seat' } });
  });

  test('the same seed gives the same match', async () => {
    const one = await begin();
    const hash = await match.say({ hash: true });
    expect((await begin()).events).toEqual(one.events);
    expect(await match.say({ hash: true })).toEqual(hash);
    await begin({ seed: '43' });
    expect(await match.say({ hash: true })).not.toEqual(hash);
  });

  test('legal is what act takes; why tells the rule of what is not', async () => {
    await begin({
      position: {
        phase: 'placement',
        favour: 'sparta',
        hands: { sparta: ['ascendancy-1'], athens: ['coup-1'] },
        levels: { sparta: { sparta: 2 } },
      },
    });
    const { legal } = await match.say({ legal: 'sparta' });
    expect(legal).toContainEqual({ type: 'place', event: 'ascendancy-1', area: 'argos' });
    expect(await match.say({ legal: 'athens' })).toMatchObject({ legal: [] });
    const far = { seat: 'sparta', action: { type: 'place', event: 'ascendancy-1', area: 'sicily' } };
    const refusal = { code: 'forbidden', rule: 'EG-4.2-a', message: 'Ascendancy works only next to an area of its side.' };
    expect(await match.say({ why: far })).toEqual({ why: refusal });
    expect(await match.say({ act: far })).toEqual({ refused: refusal });
    expect(await match.say({ why: { seat: 'sparta', action: legal[0] } })).toEqual({ why: null });
    expect(await match.say({ act: { seat: 'athens', action: { type: 'box', event: 'coup-1' } } })).toMatchObject({
      refused: { code: 'not-asked' },
    });
  });

  test('an action that answers another version is stale', async () => {
    await begin();
    const { pending, version } = await match.say({ pending: true });
    const { legal } = await match.say({ legal: pending[0].seat });
    const act = { seat: pending[0].seat, action: legal[0] };
    expect(await match.say({ act: { ...act, version: version + 1 } })).toMatchObject({ refused: { code: 'stale' } });
    expect(await match.say({ act: { ...act, version } })).toMatchObject({ ok: true, version: version + 1 });
  });

  test('views, seen and events keep secrets from the other seat and from spectators', async () => {
    await begin();
    const { pending } = await match.say({ pending: true });
    const [{ seat }] = pending;
    const other = seat === 'sparta' ? 'athens' : 'sparta';
    const { legal } = await match.say({ legal: seat });
    await match.say({ act: { seat, action: legal.find(({ type }: Answer) => type === 'place') } });
    expect((await match.say({ view: seat })).view.placed[0]).toHaveProperty('event');
    expect((await match.say({ view: other })).view.placed[0]).not.toHaveProperty('event');
    expect((await match.say({ view: null })).view.hand).toEqual([]);
    expect((await match.say({ seen: other })).seen).toMatchObject({
      seat: other === 'sparta' ? 0 : 1,
      toAct: [other === 'sparta' ? 0 : 1],
    });
    expect((await match.say({ events: true })).events.at(-1)[0]).toHaveProperty('secret');
    expect((await match.say({ events: other })).events.at(-1)[0]).not.toHaveProperty('secret');
    expect((await match.say({ events: { seat, from: 1 } })).events).toHaveLength(1);
    expect((await match.say({ events: { seat, from: 1 } })).events[0][0]).toHaveProperty('secret');
  });

  test('a position that was written is read again', async () => {
    await begin();
    await step();
    const { position } = await match.say({ position: true });
    expect(await begin({ position })).toMatchObject({ ok: true });
    expect(await match.say({ position: true })).toEqual({ position });
  });

  test('undo keeps the rules of the table; alone it goes back without limit, and redo repeats', async () => {
    await begin();
    await step();
    expect(await match.say({ undo: true })).toMatchObject({ refused: { code: 'nothing-to-undo', message: expect.any(String) } });
    await begin({ alone: true });
    const before = await match.say({ hash: true });
    await step();
    await step();
    const after = await match.say({ hash: true });
    expect(await match.say({ undo: { to: 0 } })).toMatchObject({ ok: true });
    expect(await match.say({ hash: true })).toEqual(before);
    expect(await match.say({ redo: true })).toMatchObject({ ok: true });
    expect(await match.say({ redo: true })).toMatchObject({ ok: true });
    expect(await match.say({ hash: true })).toEqual(after);
    expect(await match.say({ redo: true })).toMatchObject({ refused: { code: 'nothing-to-redo' } });
    expect((await match.say({ log: true })).log.takenBack).toEqual([{ at: 0, count: 2 }]);
  });
});

describe('scripted chance', () => {
  const favour = {
    phase: 'favour',
    hands: { sparta: ['coup-1'], athens: ['coup-2'] },
    levels: { sparta: { sparta: 2 }, athens: { athens: 2 } },
  };
  const script = (more: object) => match.say({ new: { game: 'egemonia', position: favour, ...more } });

  test('is taken in order', async () => {
    expect((await script({ chance: [3, 3, 2, 5] })).events.map(({ dice }: Answer) => dice)).toEqual([
      { sparta: 3, athens: 3 },
      { sparta: 2, athens: 5 },
    ]);
  });

  test('what is missing is asked for, and a further line goes on', async () => {
    expect(await script({ chance: [4] })).toEqual({ need: { die: 6, for: 'favour of Athens', rule: 'EG-3.3-a' } });
    expect(await match.say({ pending: true })).toMatchObject({ error: { code: 'no-match' } });
    expect(await match.say({ chance: [4] })).toMatchObject({ need: { for: 'favour of Sparta' } });
    expect(await match.say({ chance: [1, 2] })).toMatchObject({ ok: true, seats: ['sparta', 'athens'] });
    expect((await match.say({ pending: true })).pending[0].seat).toBe('athens');
  });

  test('with a seed nothing is asked for', async () => {
    expect(await script({ chance: [4], seed: 7 })).toMatchObject({ ok: true });
    expect((await match.say({ events: true })).events[0][0].dice.sparta).toBe(4);
  });

  test('an action waits for its draws; nothing has changed meanwhile', async () => {
    await script({ chance: [6, 1] });
    await match.say({ act: { seat: 'sparta', action: { type: 'box', event: 'coup-1' } } });
    const before = await match.say({ hash: true });
    const last = { act: { seat: 'athens', action: { type: 'box', event: 'coup-2' } } };
    const asked = await match.say(last);
    expect(asked.need).toMatchObject({ for: 'sparta draws', rule: 'EG-3.1-a' });
    expect(asked.need.draw).toContain('olympics');
    expect(await match.say({ hash: true })).toEqual(before);
    expect(await match.say({ chance: ['olympics', 'nothing'] })).toMatchObject({
      refused: { code: 'chance', need: { for: 'sparta draws' } },
    });
    expect(await match.say({ chance: ['coup-1', 'coup-2', 'coup-3', 'coup-4'] })).toMatchObject({
      need: { for: 'athens draws' },
    });
    const rest = ['military-1', 'military-2', 'military-3', 'military-4', 'pericles', 5, 2];
    expect(await match.say({ chance: rest })).toMatchObject({ ok: true });
    expect((await match.say({ view: 'sparta' })).view.hand).toHaveLength(5);
    expect((await match.say({ log: true })).log.entries[1].chance).toHaveLength(12);
  });

  test('an action may bring its own; what it does not take waits', async () => {
    await script({ chance: [6, 1] });
    await match.say({ act: { seat: 'sparta', action: { type: 'box', event: 'coup-1' }, chance: ['olympics'] } });
    expect(await match.say({ chance: [] })).toEqual({ ok: true, waiting: 1 });
    expect(await match.say({ act: { seat: 'athens', action: { type: 'box', event: 'coup-2' } } })).toMatchObject({
      need: { for: 'sparta draws' },
    });
    expect((await match.say({ act: { seat: 'athens', action: { type: 'box', event: 'coup-2' } } })).need.draw).not.toContain(
      'olympics',
    );
  });
});

describe('what is wrong gets an error line, and it goes on', () => {
  beforeEach(async () => {
    await begin();
  });
  test.each([
    ['no JSON', 'garbage', 'malformed'],
    ['half of a line', '{"new":{"game":', 'malformed'],
    ['bytes', '\u0000\u0001', 'malformed'],
    ['a list', '[]', 'bad-message'],
    ['null', 'null', 'bad-message'],
    ['no command', '{}', 'bad-message'],
    ['two commands', '{"log":true,"hash":true}', 'bad-message'],
    ['an unknown command', '{"explode":true}', 'unknown-command'],
    ['a command of every object', '{"constructor":true}', 'unknown-command'],
    ['a prototype', '{"__proto__":{"log":true}}', 'unknown-command'],
    ['an unknown game', '{"new":{"game":"chess"}}', 'unknown-game'],
    ['a game that is no text', '{"new":{"game":{}}}', 'unknown-game'],
    ['new of nothing', '{"new":true}', 'bad-message'],
    ['an unknown field', '{"new":{"game":"egemonia","dice":[1]}}', 'bad-message'],
    ['an unknown scenario', '{"new":{"game":"egemonia","scenario":"__proto__"}}', 'bad-setup'],
    ['an unknown option', '{"new":{"game":"egemonia","options":{"__proto__":1}}}', 'bad-setup'],
    ['options of the wrong type', '{"new":{"game":"egemonia","options":"fast"}}', 'bad-message'],
    ['a broken position', '{"new":{"game":"egemonia","position":{"turn":99}}}', 'bad-setup'],
    ['a position of the wrong type', '{"new":{"game":"egemonia","position":[]}}', 'bad-setup'],
    ['a seed of the wrong type', '{"new":{"game":"egemonia","seed":{}}}', 'bad-message'],
    ['chance of the wrong type', '{"new":{"game":"egemonia","chance":"6"}}', 'bad-message'],
    ['an unknown seat', '{"legal":"persia"}', 'unknown-seat'],
    ['a seat of every object', '{"view":"__proto__"}', 'unknown-seat'],
    ['an action without a seat', '{"act":{"action":{"type":"decline"}}}', 'bad-message'],
    ['a log that is none', '{"load":{"format":2}}', 'bad-log'],
    ['a log of nothing', '{"load":null}', 'bad-log'],
  ])('%s', async (_, line, code) => {
    const before = await match.say({ hash: true });
    expect(await match.sayLine(line)).toMatchObject({ error: { code, message: expect.any(String) } });
    if (code !== 'bad-setup') expect(await match.say({ hash: true })).toEqual(before);
  });

  test.each([
    ['no action', null, 'not-an-action'],
    ['a text', 'place', 'not-an-action'],
    ['an unknown type', { type: 'constructor' }, 'unknown-type'],
    ['a prototype', JSON.parse('{"__proto__":{"type":"decline"}}'), 'unknown-type'],
    ['an argument too many', { type: 'decline', x: 1 }, 'unknown-argument'],
    ['an argument too few', { type: 'box' }, 'missing-argument'],
    ['an argument of the wrong type', { type: 'box', event: ['coup-1'] }, 'bad-argument'],
    ['a huge one', { type: 'box', event: 'x'.repeat(100_000) }, 'bad-argument'],
  ])('an action that is none: %s', async (_, action, code) => {
    const { pending } = await match.say({ pending: true });
    const before = await match.say({ hash: true });
    expect(await match.say({ act: { seat: pending[0].seat, action } })).toMatchObject({
      refused: { code, message: expect.any(String) },
    });
    expect(await match.say({ act: { seat: 'persia', action } })).toMatchObject({ refused: { code: 'unknown-seat' } });
    expect(await match.say({ hash: true })).toEqual(before);
  });

  test('a line of 17 MiB', async () => {
    expect(await match.sayLine(`{"log":"${'x'.repeat(17 * 1024 * 1024)}"}`)).toMatchObject({ error: { code: 'too-long' } });
    expect(await match.say({ pending: true })).toHaveProperty('pending');
  });

  test('a deep one', async () => {
    expect(
      await match.sayLine(`{"new":{"game":"egemonia","position":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`),
    ).toHaveProperty('error');
    expect(await match.say({ new: { game: 'egemonia', seed: 1 } })).toHaveProperty('ok');
  });

  test('an id comes back, with errors too', async () => {
    expect(await match.say({ id: 7, hash: true })).toMatchObject({ id: 7, hash: expect.any(String) });
    expect(await match.say({ id: 'x', explode: true })).toMatchObject({ id: 'x', error: { code: 'unknown-command' } });
  });
});

test('a bot answers what it sees with a legal action', async () => {
  const bot = new Conversation('bot', 'egemonia', '--level', 'easy', '--seed', '3');
  await begin();
  for (let i = 0; i < 3; i++) {
    const [{ seat }] = (await match.say({ pending: true })).pending;
    const { action } = await bot.say(await match.say({ seen: seat }));
    expect(await match.say({ act: { seat, action } })).toMatchObject({ ok: true });
  }
  expect(await bot.say('nonsense')).toMatchObject({ error: { code: 'malformed' } });
  const asleep = (await match.say({ pending: true })).pending[0].seat === 'sparta' ? 'athens' : 'sparta';
  expect(await bot.say(await match.say({ seen: asleep }))).toMatchObject({ error: { message: 'this seat is not asked' } });
  expect(await bot.end()).toBe(0);
});
