import type { Chance, DieFace } from '@polemos/kernel';

/** Faces that lead to the same, in the order of the table. */
export interface FaceGroup {
  readonly faces: readonly DieFace[];
  readonly head: DieFace;
}
export function groupsOf(faces: readonly DieFace[]): readonly FaceGroup[] {
  const groups = new Map<string, DieFace[]>();
  for (const face of faces) {
    const key = JSON.stringify([face.results, face.next]);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [face]);
    else known.push(face);
  }
  return [...groups.values()].map(all => ({ faces: all, head: all[0] }));
}

/** "1 to 3", "2, 5": which faces those are. */
export function spanOf(values: readonly Chance[], to: (first: Chance, last: Chance) => string): string {
  const numbers = values.map(Number);
  const row = numbers.every((n, i) => i === 0 || n === numbers[i - 1] + 1);
  return row && numbers.length > 2 ? to(values[0], values[values.length - 1]) : values.join(', ');
}
