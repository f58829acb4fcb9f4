import { expect, test } from 'vitest';
import { coverage, idsIn, idsNamed, idsTested } from '../src/coverage.ts';
import { polemos } from './conversation.ts';

const RULES = `
- **XX-1-a** One sentence. → XX-R1
- **XX-1-b** Another, see XX-1-a and **bold words**.
| table | of |
| --- | --- |
| XX-2/row | not an id of its own |
| XX-T1 | a row with an id |
**XX-EX1 Thebes** (XX-1-a) an example.
- **XX-R1** _Silent._ **Ruling:** so.
- **XX-3-a** The pieces are red.
- **No test** XX-3-a: it is about colour, which is the client's.
`;

test('ids are those that the catalogue states', () => {
  expect(idsIn(RULES)).toEqual(['XX-1-a', 'XX-1-b', 'XX-T1', 'XX-EX1', 'XX-R1', 'XX-3-a']);
  expect(idsIn('- **PW-5.6.2-a** see `PW-1-a`\n- **PW-MS-g** y\n- `PW1-4.2-b` z')).toEqual([
    'PW-5.6.2-a',
    'PW-MS-g',
    'PW1-4.2-b',
  ]);
});

test('a missing id is found, an excused one is not missing', () => {
  const all = ["test('XX-1-a, b do this', () => {});", "describe('XX-EX1', () => { it('XX-R1 XX-T1', () => {}) })"];
  expect(coverage(RULES, all)).toMatchObject({ ids: 6, tested: 5, excused: ['XX-3-a'], missing: [], percent: 100 });
  expect(coverage(RULES, [all[0]])).toMatchObject({ missing: ['XX-T1', 'XX-EX1', 'XX-R1'], percent: 50 });
  expect(coverage(RULES, [...all, "test('XX-9-z', f)"]).unknown).toEqual(['XX-9-z']);
});

test('ranges and lists of letters are each of them', () => {
  expect(idsNamed('PW-MS-a..c and PW-5.2-h/l')).toEqual(['PW-MS-a', 'PW-MS-b', 'PW-MS-c', 'PW-5.2-h', 'PW-5.2-l']);
  expect(idsNamed('EG-4.1-b, c: a reach')).toEqual(['EG-4.1-b', 'EG-4.1-c']);
});

test('only names count: not comments, not bodies; rows of each do', () => {
  expect(idsTested("// XX-1-a\ntest('nothing', () => { expect(rule).toBe('XX-1-b'); });")).toEqual([]);
  expect(idsTested("test.each([['XX-1-a draws', 1], ['XX-1-b', 2]])('%s', f)")).toEqual(['XX-1-a', 'XX-1-b']);
  expect(idsTested("test.each(KINDS)('XX-2-a against %s', f)")).toEqual(['XX-2-a']);
});

test('the command tells the share of Egemonia', async () => {
  const { code, out } = await polemos('rules', 'egemonia', '--coverage', '--json');
  const found = JSON.parse(out);
  expect(code).toBe(found.missing.length === 0 ? 0 : 1);
  expect(found.ids).toBeGreaterThan(100);
  expect((await polemos('rules', 'egemonia')).out).toContain('**EG-4.2-a**');
});
