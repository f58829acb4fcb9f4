import { expect, test, vi } from 'vitest';
import { atOnce, inPortions, type Portions } from '../../src/board/portions.ts';

function* counting(to: number, seen: number[]): Portions<string> {
  for (let n = 0; n < to; n++) {
    seen.push(n);
    yield;
  }
  return `all ${to}`;
}

test('a work done in portions comes to what it comes to at once, and can be stopped between two of them', async () => {
  vi.stubGlobal('window', globalThis);
  const [once, slowly, stopped]: number[][] = [[], [], []];
  expect(atOnce(counting(40, once))).toBe('all 40');
  expect(await new Promise(resolve => inPortions(counting(40, slowly), resolve))).toBe('all 40');
  expect(slowly).toEqual(once);
  let told = false;
  inPortions(counting(40, stopped), () => {
    told = true;
  })();
  await new Promise(resolve => setTimeout(resolve, 20));
  expect([stopped, told]).toEqual([[], false]);
  vi.unstubAllGlobals();
});
