import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Queries } from './store.ts';

type Value = string | number;

/**
 * A query that is built once for each kind of database; each time only its values are put in. To build one and write it as
 * SQL takes longer than SQLite takes to answer it, so what is asked whenever a match is opened is asked this way.
 */
export function built<G extends readonly Value[], R>(
  build: (db: Queries, ...given: G) => Compilable<R>,
): (db: Queries, ...given: G) => Promise<R[]> {
  const kinds = new WeakMap<DialectAdapter, Built>();
  return async (db, ...given) => {
    const { adapter } = db.getExecutor();
    let known = kinds.get(adapter);
    if (known === undefined) {
      known = builtWith(given.length, stand => build(db, ...(stand as readonly Value[] as G)).compile());
      kinds.set(adapter, known);
    }
    const { query, places } = known;
    return (await db.executeQuery<R>({ ...query, parameters: places.map(place => given[place]) } as CompiledQuery<R>)).rows;
  };
}

interface Built {
  readonly query: CompiledQuery;
  /** Which of the given values stands at each place of the query. */
  readonly places: readonly number[];
}
function builtWith(count: number, build: (stand: readonly string[]) => CompiledQuery): Built {
  const stand = Array.from({ length: count }, (_, n) => `given ${n}`);
  const query = build(stand);
  const places = query.parameters.map(value => stand.indexOf(value as string));
  if (places.includes(-1)) throw new Error(`a query that is built once has a value of its own: ${query.sql}`);
  return { query, places };
}
