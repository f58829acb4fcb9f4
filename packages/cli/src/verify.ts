import {
  commitment,
  type Diverged,
  type Game,
  isDiverged,
  isFaulty,
  Match,
  type MatchLog,
  readSetup,
  sealedSource,
  streamOf,
} from '@polemos/kernel';

/** What a check of one match found. */
export interface Verdict {
  readonly ok: boolean;
  readonly entries: number;
  /** Where the log and the rules part: 0 is the set-up, n the n-th action. */
  readonly diverged?: Diverged;
  /** Of an online match: whether its dice are those that were committed to. */
  readonly dice?: 'as committed' | 'not revealed yet' | 'wrong commitment' | 'not those of the secret';
  /** The first action whose dice are not those of the secret. */
  readonly diceAt?: number;
  readonly broken?: string;
  /** Earlier rules under which it was recorded. It may replay under these all the same: then nothing in it has changed. */
  readonly recordedUnder?: number;
  /** Of such a match that parts: whether every action of it is still legal, so that it can be opened and played on. */
  readonly opens?: boolean;
}

/** Replays a match, compares every hash, and recomputes its sealed dice. `Maker` where the rules are of an earlier release. */
export function verify(game: Game, log: MatchLog, Maker: typeof Match = Match): Verdict {
  const entries = log.entries.length;
  const broken = (what: string): Verdict => ({ ok: false, entries, broken: what });
  if (isNewer(log, game)) return broken(newer(log, game));
  const verdict = replay(game, log, broken, Maker);
  if (log.rules === game.rules) return verdict;
  const opens = verdict.diverged !== undefined && !isDiverged(Maker.load(game, log, { older: true }));
  return { ...verdict, recordedUnder: log.rules, ...(opens ? { opens } : {}) };
}
/** A later release may mean other things by the same words. */
export const isNewer = (log: MatchLog, game: Game): boolean => log.rules > game.rules;
export const newer = (log: MatchLog, game: Game): string =>
  `recorded under rules ${log.rules} of ${game.id}; the latest known here are ${game.rules}`;

function replay(game: Game, log: MatchLog, broken: (what: string) => Verdict, Maker: typeof Match): Verdict {
  const entries = log.entries.length;
  const setup = readSetup(game, log.setup);
  if (isFaulty(setup)) return broken(setup.faults.map(({ at, what }) => `${at}: ${what}`).join('; '));
  const match = Maker.load(game, log);
  if (isDiverged(match)) return { ok: false, entries, diverged: match };
  if (log.seal === null) return { ok: true, entries };
  if (log.seal.secret === null)
    return match.outcome === null
      ? { ok: true, entries, dice: 'not revealed yet' }
      : broken('a finished match must reveal its secret');
  return { entries, ...verifyDice(game, log, log.seal.secret, Maker) };
}

function verifyDice(game: Game, log: MatchLog, secret: string, Maker: typeof Match): Pick<Verdict, 'ok' | 'dice' | 'diceAt'> {
  const { entropy, commitment: promised } = log.seal as NonNullable<MatchLog['seal']>;
  if (!/^[0-9a-f]{64}$/.test(secret) || commitment(log.match, secret) !== promised)
    return { ok: false, dice: 'wrong commitment' };
  const streams = sealedSource({ match: log.match, secret, entropy });
  // What was taken back has used up its dice.
  const dice = (action: number) => streams(action === 0 ? 0 : streamOf(log.takenBack, action - 1));
  const rolled = Maker.begin(game, { match: log.match, setup: log.setup, dice });
  if (!(rolled instanceof Maker)) return { ok: false, dice: 'not those of the secret', diceAt: 0 };
  if (!same(rolled.log().start.chance, log.start.chance)) return { ok: false, dice: 'not those of the secret', diceAt: 0 };
  for (const [i, { seat, action, chance }] of log.entries.entries()) {
    // With the secret's own dice: if they are the recorded ones, the match goes on as it did.
    const acted = rolled.act(seat, action);
    if (!('ok' in acted) || !same(rolled.log().entries[i].chance, chance))
      return { ok: false, dice: 'not those of the secret', diceAt: i + 1 };
  }
  return { ok: true, dice: 'as committed' };
}

const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);
