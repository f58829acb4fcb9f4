import { expect, test } from 'vitest';
import { isOfPage, nameOf, namesIn } from '../src/commands/unit.ts';

test('an id means itself and its sentences, not the next section', () => {
  const wanted = new RegExp(nameOf('PW-6.2.4'));
  expect(['PW-6.2.4', 'PW-6.2.4-a'].every(id => wanted.test(id))).toBe(true);
  expect(['PW-6.2.41', 'PW-6.2.4.1', 'PW-6x2.4'].some(id => wanted.test(id))).toBe(false);
});
test('a file is loaded for what its tests are named after, not for what they expect or say beside', () => {
  const naming = [`test('PO-5-d a march', () => expect(1).toBe(1));`, `  ['EG-5-l', s => s],`, `describe('TI-S-a', () => {`];
  const others = [`expect(why).toBe('PO-5-d');`, `  // PO-5-d`, ` * PO-5-d`, `toMatchObject([{ rule: 'PO-5-d' }]);`];
  expect(namesIn([...naming, ...others].join('\n')).split('\n')).toEqual(naming);
  expect(namesIn(`test.each([\n{ rule: 'PO-5-d' },\n])('$rule', () => {});`)).toContain('PO-5-d');
});
test('a folder that has only tests of pages means these, any other its quick ones', () => {
  expect(['war.browser', 'packages/web/test/editor/own-board.browser.test.ts', 'web/test/online'].map(isOfPage)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['packages/web/test/match', 'recap', 'packages/kernel', 'no-such-file'].map(isOfPage)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
