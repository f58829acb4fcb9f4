import { expect, test } from 'vitest';
import { operationOf } from '../src/index.ts';

const acts = (line: string) => line.split(' ').map(word => ({ seat: word[0], action: { type: word.slice(1) } }));

test('without a word of the game, an operation is all that a seat decides before another does', () => {
  const none: readonly { type: string }[] = [];
  expect(operationOf({}, [], 'a', none)).toBe(0);
  expect(operationOf({}, acts('ax'), 'a', none)).toBe(0);
  expect(operationOf({}, acts('ax ay bx'), 'a', none)).toBe(1);
  expect(operationOf({}, acts('ax ay bx az'), 'a', none)).toBe(1);
  expect(operationOf({}, acts('ax ay bx az'), 'b', none)).toBe(1);
});

test('a game that names what begins an operation counts by that, also where one seat plays alone', () => {
  const game = { operations: { begin: ['objective'], resolve: ['operate'] } };
  const objectives = [{ type: 'objective' }];
  const others = [{ type: 'march' }];
  expect(operationOf(game, [], 'a', objectives)).toBe(0);
  expect(operationOf(game, acts('aobjective'), 'a', others)).toBe(0);
  expect(operationOf(game, acts('aobjective amarch'), 'a', objectives)).toBe(1);
  expect(operationOf(game, acts('aobjective amarch bobjective aobjective'), 'a', others)).toBe(1);
  expect(operationOf(game, acts('apass'), 'a', others)).toBe(0);
});

test('whether there is another operation, its commander decides; if none comes of it, the command stays', () => {
  const game = { operations: { begin: ['objective'], resolve: ['operate'] } };
  const another = [{ type: 'operate' }, { type: 'pass' }];
  const objectives = [{ type: 'objective' }];
  expect(operationOf(game, acts('aobjective amarch'), 'a', another)).toBe(1);
  expect(operationOf(game, acts('aobjective aoperate'), 'a', objectives)).toBe(1);
  expect(operationOf(game, acts('aobjective aoperate aobjective'), 'a', another)).toBe(2);
  expect(operationOf(game, acts('aobjective aoperate bobjective'), 'a', another)).toBe(1);
  expect(operationOf(game, acts('aobjective apass'), 'a', objectives)).toBe(1);
});
