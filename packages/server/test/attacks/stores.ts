import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { temporary } from '../house.ts';
import { type Postgres, postgres } from '../postgres.ts';

/** The same attack on a file and on PostgreSQL; `fresh` is a new, empty database of that kind. */
export function onBothStores(attack: (fresh: () => Promise<string>, kind: 'sqlite' | 'postgres') => void): void {
  describe('sqlite', () => attack(async () => join(temporary(), 'attacked.sqlite'), 'sqlite'));
  describe('postgres', () => {
    let cluster: Postgres;
    beforeAll(async () => {
      cluster = await postgres({ hasty: true });
    }, 60_000);
    afterAll(() => cluster.stop());
    attack(() => cluster.database(), 'postgres');
  });
}
