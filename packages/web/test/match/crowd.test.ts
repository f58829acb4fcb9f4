import board from '@polemos/timoleon/board' with { type: 'json' };
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Docked, dockChips } from '../../src/board/chips.ts';
import { placeNames } from '../../src/board/names.ts';
import { discsOf, Marks, marksOf, outside, overlap } from '../../src/board/placement.ts';
import type { Chip, Place } from '../../src/board/scene.ts';

const WINDOW = { x0: 12, y0: 12, x1: 788, y1: 488 };
const chip = (id: string, width: number): Chip => ({ id, width, height: 22, side: 'athens', drawing: null });
const place = (id: string, chips: readonly Chip[] = []): Place => ({
  id,
  name: id,
  radius: 11,
  symbol: null,
  spoken: '',
  chips,
});
const widthOf = ({ name }: Place): number => name.length * 7;

/** A crowded coast: places close to each other and to all four edges, with long names and wide chips. */
const AT: Readonly<Record<string, readonly [number, number]>> = {
  'Thermae Selinuntiae': [40, 100],
  Lilybaeum: [30, 140],
  'Sea before Rhegium': [760, 60],
  Messana: [740, 90],
  Pachynus: [700, 470],
  Syracuse: [690, 430],
  Panormus: [300, 30],
};
const places = Object.keys(AT).map((id, i) =>
  place(id, [chip(`${id} one`, 120), ...(i % 2 === 0 ? [chip(`${id} two`, 90)] : [])]),
);

function laid(): { docked: readonly Docked[]; names: ReturnType<typeof placeNames> } {
  const [discs, marks] = [discsOf(places, AT, 1), marksOf([], 1)];
  const docked = dockChips(places, AT, 1, discs, marks, WINDOW);
  return { docked, names: placeNames(places, AT, 1, docked, { discs, marks }, widthOf, new Map([['Syracuse', '']]), WINDOW) };
}

test('chips never leave the window of the place they stand at, nor lie over each other', () => {
  const { docked } = laid();
  expect(docked).toHaveLength(11);
  for (const { box, chip } of docked) expect(outside(box, WINDOW), chip.id).toBe(0);
  for (const [n, one] of docked.entries())
    for (const other of docked.slice(n + 1))
      expect(overlap(one.box, other.box), `${one.chip.id}, ${other.chip.id}`).toBeLessThan(8);
});

/** How far a box is from a point. */
const apart = ({ x0, y0, x1, y1 }: Docked['box'], x: number, y: number): number =>
  Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1));

test('among armies on Sicily’s coast the widest stands beside its own city, not beside one inland', () => {
  const armies: Readonly<Record<string, readonly number[]>> = {
    catana: [205, 90],
    inessa: [130],
    leontini: [190, 80],
    tauromenium: [150],
    sea_naxos: [80],
    thapsos: [90],
    syracuse: [160, 120, 90],
    enna: [70],
  };
  const at = Object.fromEntries([...board.territories, ...board.seas].map(({ id, x, y }) => [id, [x, y] as const]));
  const cities = Object.keys(at).map(id =>
    place(
      id,
      (armies[id] ?? []).map((width, i) => chip(`${id} ${i}`, width)),
    ),
  );
  for (const k of [0.75, 0.8, 0.85, 0.95]) {
    const docked = dockChips(cities, at, k, discsOf(cities, at, k), marksOf([], k), { x0: 10, y0: 10, x1: 1_000 * k, y1: 626 });
    const widest = docked.find(one => one.chip.id === 'catana 0')?.box ?? WINDOW;
    const from = (id: string): number => apart(widest, at[id][0] * k, at[id][1] * k);
    for (const inland of ['agyrium', 'enna', 'nebrodi']) expect(from('catana'), `${k} ${inland}`).toBeLessThan(from(inland));
  }
});

test('a name is not cut off by the edge; the name of what is asked about stays whatever else collides', () => {
  const { names } = laid();
  for (const { id, dx } of names) {
    const half = (id.length * 7) / 2;
    const [x] = AT[id];
    expect(x + dx - half, id).toBeGreaterThanOrEqual(0);
    expect(x + dx + half, id).toBeLessThanOrEqual(800);
  }
  expect(names.map(({ id }) => id)).toContain('Syracuse');
});

test('what lies beneath a box is every point of the lines inside it, wherever its cells end', () => {
  const near = fc.integer({ min: -200, max: 1200 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(near, near), { maxLength: 200 }),
      near,
      near,
      fc.nat(300),
      fc.nat(300),
      (points, x0, y0, w, h) => {
        const marks = new Marks();
        for (const [x, y] of points) marks.add(x, y);
        const [x1, y1] = [x0 + w, y0 + h];
        const inside = points.filter(([x, y]) => x > x0 && x < x1 && y > y0 && y < y1);
        expect(marks.beneath({ x0, y0, x1, y1 })).toBe(inside.length * 5);
      },
    ),
  );
});
