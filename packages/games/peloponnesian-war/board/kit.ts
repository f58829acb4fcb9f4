import { type BoardKit, type BoardLine, type Fault, NO_LINE, printed, unreached } from '@polemos/kernel';
import { META } from '../meta.ts';
import { type BoardData, GROUND, KIND_NAMES, LOC_NAMES, SPACE } from '../rules/terms/board.ts';

/** PW-0.1-d. */
const KINDS = [NO_LINE, ...LOC_NAMES];

function set({ locs }: BoardData, { a, b, kind, source = '' }: BoardLine): void {
  const at = locs.findIndex(line => (line.a === a && line.b === b) || (line.a === b && line.b === a));
  if (kind === NO_LINE) locs.splice(at, 1);
  else if (at >= 0) locs[at] = { ...locs[at], type: kind, source };
  else locs.push({ a, b, type: kind, source });
}

/** PW-0.1-e: Forces that could never come home would never end a turn; every space hangs together with the others. */
const check = ({ locs }: BoardData): readonly Fault[] =>
  unreached(SPACE.ids, locs).map(id => ({ at: '/lines', what: `PW-0.1-e: no line of communication leads to ${id}` }));

/** What the owner of a box may put right: the lines of communication, the kinds of spaces, the fortresses. */
export const BOARD: BoardKit<BoardData> = {
  game: META.id,
  ground: GROUND,
  groups: {
    spaces: {
      rows: ({ spaces }) => spaces,
      fields: { kind: printed('kind', KIND_NAMES), fortress: printed('fortress', [true, false]) },
    },
  },
  lines: {
    kinds: (a, b) => (a !== b && SPACE.find(a) >= 0 && SPACE.find(b) >= 0 ? KINDS : []),
    all: ({ locs }) => locs.map(({ a, b, type, source }) => ({ a, b, kind: type, source })),
    set,
  },
  check,
};
