import { outlinePath } from '../board/outline.ts';
import type { Outline } from '../board/scene.ts';
import type { Sign } from './orientation.ts';

// States that every map shows alike, drawn as the board draws them.

const BOX: Sign['box'] = [-21, -21, 42, 42];

/** Gold: "you may", and nothing else. */
export const gold = (name: string, outline: Outline = 'disc'): Sign => ({
  id: 'gold',
  name,
  box: BOX,
  first: true,
  drawing: (
    <>
      <path className="glow" d={outlinePath(outline, 17)} />
      <path className="legal-edge" d={outlinePath(outline, 12)} />
      <path className="legal" d={outlinePath(outline, 12)} />
    </>
  ),
});
export const pending = (name: string): Sign => ({
  id: 'pending',
  name,
  box: BOX,
  drawing: <circle className="pending" r={14} />,
});
export const marked = (name: string): Sign => ({
  id: 'marked',
  name,
  box: BOX,
  drawing: <path className="brackets" d="M-16 -9v-7h7M9 -16h7v7M16 9v7h-7M-9 16h-7v-7" />,
});
export const refused = (name: string): Sign => ({
  id: 'refused',
  name,
  box: BOX,
  drawing: <path className="cross" d="M-6-6L6 6M6-6L-6 6" />,
});
/** A line of the map, in the classes of its kind. */
export const line = (id: string, name: string, kinds: readonly string[], first = false): Sign => ({
  id,
  name,
  box: [0, -8, 42, 16],
  first,
  drawing: kinds.map(kind => <path key={kind} className={`line ${kind}`} d="M2 0H40" />),
});
