import { deflateRawSync } from 'node:zlib';
import { GAMES } from '@polemos/games';
import { readSetup } from '@polemos/kernel';
import { wrongPositions } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { type Json, numberAt, pathOf, without } from '../../src/editor/model/edit.ts';
import { formOf } from '../../src/editor/model/form.ts';
import { draftIn, packed, readDraft, unpacked } from '../../src/editor/model/link.ts';
import { emptied, toolsOf } from '../../src/editor/model/tools.ts';
import { nameIn } from '../../src/text/things.ts';

const linkTo = (text: string): string => deflateRawSync(text).toString('base64url');
const draft = (position: string): string => `{"game":"polis","scenario":"full","options":{},"position":${position}}`;

test.each([
  ['no letters of ours', '%%%'],
  ['nothing', ''],
  ['no JSON', linkTo('turn')],
  ['a list', linkTo('[]')],
  ['no position', linkTo('{"game":"polis","scenario":"full"}')],
  ['a list for a position', linkTo(draft('[1]'))],
  ['nested ten thousand deep', linkTo(draft(`${'{"x":'.repeat(10_000)}0${'}'.repeat(10_000)}`))],
  ['more values than anything has', linkTo(draft(`{"fed":[${'0,'.repeat(50_000)}0]}`))],
  ['few letters for many bytes', linkTo(draft(`{"x":"${' '.repeat(50_000_000)}"}`))],
])('a link that is %s holds no position', async (_, link) => {
  expect(link.length).toBeLessThan(400_000);
  expect(await unpacked(link)).toBeNull();
});

test('a link holds what was put into it; a file is read, or is none', async () => {
  const given = readDraft(JSON.parse(draft('{"turn":"athens","units":{"boiotia":{"athens":2}}}')));
  if (given === null) throw new Error('a right one is refused');
  expect(await unpacked(await packed(given))).toEqual(given);
  expect(draftIn(JSON.stringify(given))).toEqual(given);
  for (const text of ['', 'no', '{}', '[]', 'null', draft('[]'), draft(`${'['.repeat(9_000)}${']'.repeat(9_000)}`)])
    expect(draftIn(text), text.slice(0, 40)).toBeNull();
});

test('no name is that of a member of every object', () => {
  const text = { names: { leader: {}, space: { pylos: 'Pylos' } } } as never;
  for (const id of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) expect(nameIn(text, null, id)).toBe(id);
  expect(nameIn(text, 'leader', 'constructor')).toBe('constructor');
  expect(nameIn(text, 'space', 'pylos')).toBe('Pylos');
});

const COUNT = process.env.POLEMOS_FUZZ === undefined ? 60 : 3_000;
test.each(GAMES)(
  `whatever stands in a position of $id can be shown, changed and taken out (${COUNT} wrong ones)`,
  async ({ load, text }) => {
    const game = await load();
    const form = formOf(game.position.schema);
    const { en } = await text(game.scenarios[0].id, {});
    const places = new Set(Object.keys((en.names.space ?? en.names.area ?? {}) as object));
    const isPlace = (ids: readonly string[]): boolean =>
      ids.length > 0 && ids.some(id => places.has(id) || en.names.region?.[id] !== undefined);
    const tools = toolsOf(form, isPlace);
    expect(tools.length).toBeGreaterThan(0);
    const some = [...places].slice(0, 5);
    let n = 0;
    for (const { setup, position } of wrongPositions(game, 11)) {
      if (n++ === COUNT) break;
      const given = position as Json;
      for (const tool of tools)
        for (const place of some) {
          expect(tool.count(given, place)).toBeGreaterThanOrEqual(Number.NEGATIVE_INFINITY);
          if (tool.count(given, place) > 0) tool.take(given, place);
        }
      for (const place of some) tools[n % tools.length].put(given, place);
      emptied(given, form, isPlace);
      numberAt(given, ['goods', 'sparta']);
      const read = readSetup(game, { ...setup, position });
      const found = 'faults' in read ? read : game.position.read(position, read);
      if (!('faults' in found)) continue;
      for (const { at } of found.faults) {
        without(given, at);
        for (const key of pathOf(at)) expect(nameIn(en, null, String(key))).toBeTypeOf('string');
      }
    }
  },
);
