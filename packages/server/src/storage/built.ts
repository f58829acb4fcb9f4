import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import { untilBack } from './lost.ts';
import { FileAdapter } from './sqlite.ts';
import type { Queries } from './store.ts';

type Value = string | number;

/**
 * A query that is built once for each kind of database; each time only its values are put in. To build one and write it as
 * SQL takes longer than SQLite takes to answer it, so what is asked with every message, and whenever a match is opened, is asked
 * this way. It reads, or may be done twice: where the connection is lost it is asked again, unless it is part of something larger.
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
    const parameters = places.map(place => ('own' in place ? place.own : given[place.given]));
    const asked = { ...query, parameters } as CompiledQuery<R>;
    if (db.isTransaction) return (await db.executeQuery(asked)).rows;
    // A file answers at once: there is no connection to wait for.
    const now = adapter instanceof FileAdapter ? adapter.driver.now<R>(asked) : null;
    return (now ?? (await untilBack(() => db.executeQuery(asked)))).rows;
  };
}

interface Built {
  readonly query: CompiledQuery;
  /** What stands at each place of the query: one of the given values, or one of its own. */
  readonly places: readonly ({ readonly given: number } | { readonly own: unknown })[];
}
function builtWith(count: number, build: (stand: readonly string[]) => CompiledQuery): Built {
  const stand = Array.from({ length: count }, (_, n) => `given ${n}`);
  const query = build(stand);
  const places = query.parameters.map(value => {
    const given = stand.indexOf(value as string);
    return given < 0 ? { own: value } : { given };
  });
  return { query, places };
}
