import { randomBytes } from 'node:crypto';
import { newSecret } from '@polemos/kernel';
import type { Logger } from 'pino';
import type { Games } from './games.ts';
import type { Matches } from './matches/matches.ts';
import type { Rulebooks } from './matches/rulebooks.ts';
import type { Studies } from './matches/studies.ts';
import type { Config } from './operation/config.ts';
import type { Hub } from './sockets/hub.ts';
import type { PersonRow } from './storage/schema.ts';
import type { Store } from './storage/store.ts';

/** Everything that the functions of the house share: made once by `serve`, by hand in a test. */
export interface World {
  readonly config: Config;
  readonly store: Store;
  readonly games: Games;
  readonly rulebooks: Rulebooks;
  readonly matches: Matches;
  readonly hub: Hub;
  /** Whatever replays a match takes long, and is done elsewhere. */
  readonly studies: Studies;
  readonly log: Logger;
  readonly now: () => number;
  readonly chance: Unguessable;
  /** Somebody goes for good: what they play is given up, what they have laid out is cleared away. */
  getUpEverywhere(person: PersonRow): Promise<void>;
  /** Wakes whoever does jobs: there is one now. */
  wake(): void;
}

/** Whatever must not be guessed; a test brings its own to compare two matches byte by byte. */
export interface Unguessable {
  id(): string;
  token(): string;
  secret(): string;
}
export const unguessable: Unguessable = {
  id: () => randomBytes(12).toString('base64url'),
  token: () => randomBytes(32).toString('base64url'),
  secret: newSecret,
};
