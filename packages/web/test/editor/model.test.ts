import { GAMES } from '@polemos/games';
import { expect, test } from 'vitest';
import type { Json } from '../../src/editor/model/edit.ts';
import { followed } from '../../src/editor/model/follow.ts';
import { type Field, formOf, type Node } from '../../src/editor/model/form.ts';
import { anew, readOtherwise } from '../../src/editor/model/played.ts';
import { emptied, toolsOf } from '../../src/editor/model/tools.ts';
import { canGo } from '../../src/editor/model/withdraw.ts';
import { edit } from '../../src/worker/edit.ts';

const found = GAMES.find(({ id }) => id === 'peloponnesian-war');
if (found === undefined) throw new Error('no such game');
const listed = found;
const war = () => listed.load();

const OF_THE_MAP = ['space', 'area', 'region', 'polis', 'zone', 'shipload', 'place'];
/** The ids of the places of a map, wherever a form names them. */
function placesOn(form: readonly Field[]): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (node: Node): void => {
    if (node.is === 'one')
      for (const { id, thing } of node.items) if (OF_THE_MAP.includes(thing ?? '')) found.add(id.split('.')[0]);
    if (node.is === 'by' && OF_THE_MAP.includes(node.thing)) for (const id of node.ids) found.add(id);
    if (node.is === 'by' || node.is === 'list') walk(node.of);
    if (node.is === 'row') Object.values(node.fields).forEach(walk);
  };
  for (const { node } of form) walk(node);
  return found;
}

test('what a fault names can be taken away where nothing sound goes with it', async () => {
  const form = formOf((await war()).position.schema);
  const position = {
    phase: 'build',
    forces: { pylos: { 'athenian-hoplite': 2 }, corinth: { 'home-guard': 3 } },
    operation: { side: 'athens', leader: 'phormio' },
    sieges: { pylos: 'athens' },
  };
  expect(canGo(position, '/forces/corinth/home-guard', form)).toBe(true);
  expect(canGo(position, '/operation', form)).toBe(true);
  expect(canGo(position, '/sieges', form)).toBe(true);
  for (const whole of ['', '/phase', '/stack', '/forces']) expect(canGo(position, whole, form), whole).toBe(false);
});

test('another scenario begins with its own set-up; another reading leaves the position, which then does not say otherwise', () => {
  const game = listed;
  const position = { phase: 'build', options: { halfOfWholeForce: true }, treasury: { athens: 500 } };
  const draft = { game: game.id, scenario: 'campaign', options: { players: 'two' }, position };
  expect(anew(game, draft, { scenario: 'archidamian' })).toEqual({ ...draft, scenario: 'archidamian', position: null });
  expect(readOtherwise(draft, { 'half-of-whole-force': true })).toEqual({
    ...draft,
    options: { 'half-of-whole-force': true },
    position: { phase: 'build', treasury: { athens: 500 } },
  });
});

test.each(GAMES.flatMap(({ id, scenarios }) => scenarios.map(one => [id, one.id] as const)))(
  '%s, %s: a map that is emptied can be played from, and who is taken off it waits unharmed',
  async (id, scenario) => {
    const answer = await edit({ game: id, scenario, options: {}, position: null });
    if (!('edited' in answer)) throw new Error('not read');
    const { form, position } = answer.edited;
    const places = placesOn(form);
    const isPlace = (ids: readonly string[]): boolean =>
      ids.length > 0 && ids.filter(one => places.has(one.split('.')[0])).length * 2 >= ids.length;
    const empty = emptied(position, form, isPlace);
    for (const tool of toolsOf(form, isPlace)) {
      const where = tool.isAwayUnharmed === true ? (tool.standsAt?.(empty) ?? null) : null;
      if (where !== null) expect(isPlace([where]), `${tool.id} at ${where}`).toBe(false);
    }
    const again = await edit({ game: id, scenario, options: {}, position: empty });
    expect('edited' in again && again.edited.faults).toEqual([]);
  },
);

test('EG-3.4-a an event that is laid on the map comes out of the cup: the cup and the order are left to the rules', async () => {
  const begun = await edit({ game: 'egemonia', scenario: 'standard', options: {}, position: null });
  if (!('edited' in begun)) throw new Error('not read');
  const { form } = begun.edited;
  const before = { ...(begun.edited.position as Record<string, Json>), phase: 'comparison' };
  const after = { ...before, placed: { thebes: { sparta: ['coup-1'] } } };
  const next = followed(before, after, form);
  expect(next).not.toHaveProperty('cup');
  expect(next).not.toHaveProperty('order');
  for (const [position, count] of [
    [after, 2],
    [next, 0],
  ] as const) {
    const read = await edit({ game: 'egemonia', scenario: 'standard', options: {}, position });
    expect('edited' in read && read.edited.faults.length).toBe(count);
  }
  expect(followed(before, { ...before, turn: 3 }, form)).toHaveProperty('cup');
});

test('of what there is one of, the tray knows where it stands', async () => {
  const game = await war();
  const tools = toolsOf(formOf(game.position.schema), ids => ids.includes('pylos'));
  const brasidas = tools.find(({ id }) => id === 'leaders brasidas');
  expect(brasidas?.standsAt?.({ leaders: { brasidas: 'pylos' } })).toBe('pylos');
  expect(brasidas?.standsAt?.({ leaders: [] })).toBeNull();
  expect(tools.find(({ id }) => id === 'forces athenian-hoplite')?.standsAt).toBeUndefined();
});

test('what is drawn is what was put, not what has come of it by itself', async () => {
  const answer = await edit({ game: listed.id, scenario: 'campaign', options: {}, position: null });
  if (!('edited' in answer) || answer.edited.drawn === null) throw new Error('not drawn');
  // The first operation of the war goes by itself: Archidamus stands in Attica before anybody is asked.
  const { leaders } = answer.edited.drawn.view as { leaders: Record<string, string> };
  expect(leaders.archidamus).toBe('sparta');
  expect((answer.edited.position as { leaders: Record<string, string> }).leaders.archidamus).toBe('sparta');
});
