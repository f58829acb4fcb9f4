import { Generator, type Match } from '../src/index.ts';

export interface Wrong {
  readonly how: string;
  readonly seat: unknown;
  readonly action: unknown;
  readonly version?: unknown;
}

/** Actions that must not be accepted now: every way in which a client, a bot or a vandal could be wrong. */
export function* mutate(match: Match, seed: number, count: number): Generator_<Wrong> {
  const random = new Generator(seed);
  random.reset(seed, 0xbad);
  const pick = <T>(from: readonly T[]): T => from[random.below(from.length)];
  const asked = match.pending().map(({ seat }) => seat);
  const { types, write, all } = match.game.actions;
  for (let n = 0; n < count; n++) {
    const seat = pick(asked);
    const codes = match.legalCodes(seat);
    const action = { ...write(pick(codes)) } as Record<string, unknown>;
    const keys = Object.keys(action).filter(key => key !== 'type');
    switch (random.below(14)) {
      case 0: {
        const others = match.seats.filter(other => !asked.includes(other));
        if (others.length > 0) yield { how: 'wrong seat', seat: pick(others), action };
        break;
      }
      case 1:
        yield { how: 'unknown seat', seat: pick(['persia', '', '__proto__', 'constructor', null, 3, {}]), action };
        break;
      case 2:
        yield {
          how: 'stale version',
          seat,
          action,
          version: pick([match.version - 1, match.version + 1, -1, 'x', null, Number.NaN, 2 ** 60]),
        };
        break;
      case 3:
        yield { how: 'unknown type', seat, action: { ...action, type: pick(['', 'win', '__proto__', 'toString', 7, null]) } };
        break;
      case 4:
        yield { how: 'extra argument', seat, action: { ...action, extra: 1 } };
        break;
      case 5:
        yield {
          how: '__proto__',
          seat,
          action: JSON.parse(`{"__proto__":{"type":"${action.type}"},"type":"${action.type}"${keys.length > 0 ? '' : ',"x":0'}}`),
        };
        break;
      case 6:
        yield { how: 'not an object', seat, action: pick([null, undefined, 5, 'place', [], [action], true, () => action]) };
        break;
      case 7:
        yield { how: 'huge', seat, action: { ...action, type: 'x'.repeat(100_000) } };
        break;
      case 8:
        yield {
          how: 'another type of action',
          seat,
          action: { ...action, type: pick(types).name === action.type ? 'nothing' : `${action.type}s` },
        };
        break;
      case 9: {
        if (keys.length === 0) break;
        const { [pick(keys)]: _, ...rest } = action;
        yield { how: 'missing argument', seat, action: rest };
        break;
      }
      case 10:
      case 11:
        if (keys.length > 0)
          yield {
            how: 'wrong argument',
            seat,
            action: {
              ...action,
              [pick(keys)]: pick(['nowhere', '', -1, 1e9, 0.5, null, [], {}, 'z'.repeat(10_000), '__proto__']),
            },
          };
        break;
      default: {
        const offered = new Set(codes);
        const type = random.below(types.length);
        const forbidden = [...take(all(type), 4096)].filter(code => !offered.has(code));
        if (forbidden.length > 0) yield { how: 'forbidden', seat, action: write(pick(forbidden)) };
      }
    }
  }
}
type Generator_<T> = globalThis.Generator<T>;

function* take<T>(from: Iterable<T>, most: number): Generator_<T> {
  let n = 0;
  for (const one of from) {
    if (n++ >= most) return;
    yield one;
  }
}
