import { type BoardKit, type BoardLine, type Fault, NO_LINE, printed, unreached, upTo } from '@polemos/kernel';
import { META } from '../meta.ts';
import { AREA, type BoardData, GROUND } from '../rules/components/board.ts';

type Connection = BoardData['connections'][number];
/** Two areas are joined by land, by sea, or by both: EG-1.2-a, b. */
const KINDS = [NO_LINE, 'land', 'sea', 'land and sea'];

const joins = (a: string, b: string) => (line: Connection) => (line.a === a && line.b === b) || (line.a === b && line.b === a);

function all({ connections }: BoardData): readonly BoardLine[] {
  const pairs = new Map<string, Connection[]>();
  for (const line of connections) {
    const pair = [line.a, line.b].sort().join(' ');
    pairs.set(pair, [...(pairs.get(pair) ?? []), line]);
  }
  return [...pairs.values()].map(lines => ({
    a: lines[0].a,
    b: lines[0].b,
    kind: KINDS.slice(1, 3)
      .filter(kind => lines.some(({ type }) => type === kind))
      .join(' and '),
    source: lines[0].source,
  }));
}

function set(data: BoardData, { a, b, kind, source = '' }: BoardLine): void {
  const rest = data.connections.filter(line => !joins(a, b)(line));
  const types = kind === NO_LINE ? [] : kind.split(' and ');
  data.connections.splice(0, data.connections.length, ...rest, ...types.map(type => ({ a, b, type, via: '', source })));
}

/** Every area must be joined to the others, or nobody could ever reach it. */
const check = ({ connections }: BoardData): readonly Fault[] =>
  unreached(AREA.ids, connections).map(id => ({ at: '/lines', what: `EG-1.2-a: no line leads to ${id}` }));

/** What the owner of a box may put right: the lines and the values of the areas. */
export const BOARD: BoardKit<BoardData> = {
  game: META.id,
  ground: GROUND,
  groups: { areas: { rows: ({ areas }) => areas, fields: { value: printed('value', upTo(3, 1)) } } },
  lines: {
    kinds: (a, b) => (a !== b && AREA.find(a) >= 0 && AREA.find(b) >= 0 ? KINDS : []),
    all,
    set,
  },
  check,
};
