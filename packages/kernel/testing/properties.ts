import { describe, expect, test } from 'vitest';
import {
  type Game,
  hashOf,
  isDiverged,
  type Match,
  Match as Matches,
  Offer,
  type RuleId,
  type Snapshot,
  typeOf,
} from '../src/index.ts';
import { checkFrames, checkFramesElsewhere } from './frames.ts';
import { mutate } from './mutate.ts';
import { checkSecrecy } from './secrecy.ts';
import { beginMatch, playout, setupOf, wander } from './walk.ts';

/** How many random matches each property is tried on. */
export interface Counts {
  readonly fuzz: number;
  readonly secrecy: number;
  readonly mutation: number;
  readonly undo: number;
  readonly replay: number;
  /** Decisions whose whole domain is compared with what is offered. */
  readonly legality: number;
  readonly positions: number;
  /** One in so many decisions is looked at in the slower properties. */
  readonly every?: number;
}

/** The nightly run asks for more of everything. */
const TIMES = Number(process.env.POLEMOS_FUZZ ?? 1);
const more = ({ every = 1, ...counts }: Counts): Required<Counts> => {
  const times = Object.entries(counts).map(([what, count]) => [what, count * TIMES]);
  return { ...(Object.fromEntries(times) as Omit<Required<Counts>, 'every'>), every };
};

/** What every game must have, whatever its rules. A failure names the seed. */
export function properties(game: Game, wanted: Counts): void {
  const counts = more(wanted);
  const { every } = counts;
  const match = (seed: number, alone = false): Match => beginMatch(game, setupOf(game, seed), seed, alone);
  const TIMEOUT = 900_000 * TIMES;

  describe(`${game.id}: what holds for every game`, () => {
    test(`${counts.fuzz} random matches end, and the invariants hold after each action`, { timeout: TIMEOUT }, () => {
      for (let seed = 0; seed < counts.fuzz; seed++) {
        const end = playout(game, setupOf(game, seed), seed, ({ state }, n) => {
          const broken = game.invariants(state);
          if (broken.length > 0) throw new Error(`seed ${seed}, action ${n}: ${broken.join('; ')}`);
        });
        if (end.outcome === null) throw new Error(`seed ${seed}: ended without an outcome`);
        if (end.outcome.score.length !== game.seatsOf(end).length) throw new Error(`seed ${seed}: a score by seat`);
      }
    });

    test(`offered exactly what is not refused, over the whole domain (${counts.legality} decisions)`, {
      timeout: TIMEOUT,
    }, () => {
      const offer = new Offer();
      let left = counts.legality;
      for (let seed = 0; left > 0; seed++)
        playout(game, setupOf(game, seed), seed, (play, n) => {
          if (n < 0 || left <= 0 || (n + seed) % every !== 0) return;
          left--;
          play.legal(offer);
          const offered = new Set(offer.codes.subarray(0, offer.size));
          if (offered.size !== offer.size) throw new Error(`seed ${seed}, action ${n}: offered twice`);
          const asked = play.asked();
          asked.refusals.forEach((refuse, type) => {
            if (refuse === undefined) return;
            for (const code of game.actions.all(type)) {
              const refused = play.refuse(code);
              if ((refused === null) !== offered.has(code))
                throw new Error(
                  `seed ${seed}, action ${n}, ${asked.name}: ${JSON.stringify(game.actions.write(code))} is ${refused ?? 'allowed'} but ${offered.has(code) ? '' : 'not '}offered`,
                );
            }
          });
          for (const code of offered)
            if (asked.refusals[typeOf(code)] === undefined) throw new Error(`${asked.name} offers what it does not take`);
        });
    });

    test(`a log replays to the same hashes, and the same seed gives the same match (${counts.replay} matches)`, {
      timeout: TIMEOUT,
    }, () => {
      for (let seed = 0; seed < counts.replay; seed++) {
        const [one, two] = [match(seed), match(seed)];
        wander(one, seed, () => true);
        wander(two, seed, () => true);
        expect(two.hash(), `seed ${seed}`).toBe(one.hash());
        const log = JSON.parse(JSON.stringify(one.log()));
        const loaded = Matches.load(game, log);
        if (isDiverged(loaded)) throw new Error(`seed ${seed}: ${JSON.stringify(loaded)}`);
        expect(loaded.hash(), `seed ${seed}`).toBe(one.hash());
        expect(loaded.allEvents(), `seed ${seed}`).toEqual(one.allEvents());
      }
    });

    test(`taken up from what was written of it, a match goes on as it did (${counts.replay} matches)`, {
      timeout: TIMEOUT,
    }, () => {
      for (let seed = 0; seed < counts.replay; seed++) {
        const at = match(seed);
        const written: { readonly text: string; readonly length: number; readonly version: number }[] = [];
        let known = 0;
        wander(at, seed, () => {
          const snapshot = at.snapshot(known);
          if (snapshot === null) return true;
          known = snapshot.at;
          written.push({ text: JSON.stringify(snapshot), length: at.length, version: at.version });
          return true;
        });
        const log = at.log();
        for (const { text, length, version } of written) {
          const snapshot = JSON.parse(text) as Snapshot;
          const resumed = Matches.resume(game, log, snapshot, null);
          if (resumed === null) throw new Error(`seed ${seed}: the snapshot at ${snapshot.at} does not fit`);
          expect(resumed.follow(log.entries.slice(snapshot.at, length), []), `seed ${seed}`).toBeNull();
          expect(resumed.version, `seed ${seed}, the snapshot at ${snapshot.at}`).toBe(version);
          expect(resumed.follow(log.entries.slice(length, snapshot.at + 40), []), `seed ${seed}`).toBeNull();
        }
      }
    });

    test(`a position written and read is the same position (${counts.positions} matches)`, { timeout: TIMEOUT }, () => {
      for (let seed = 0; seed < counts.positions; seed++)
        wander(match(seed), seed, (at, n) => {
          if ((n + seed) % every !== 0) return true;
          const position = JSON.parse(JSON.stringify(at.position()));
          const again = Matches.begin(game, { match: 'again', setup: { ...at.setup, position }, dice: null });
          if (!(again instanceof Matches)) throw new Error(`seed ${seed}, action ${n}: ${JSON.stringify(again)}`);
          expect(again.position(), `seed ${seed}, action ${n}`).toEqual(position);
          expect(again.pending(), `seed ${seed}, action ${n}`).toEqual(at.pending());
          for (const { seat } of at.pending())
            expect(again.legalCodes(seat), `seed ${seed}, action ${n}`).toEqual(at.legalCodes(seat));
          return true;
        });
    });

    test(`each entry is told frame by frame, and ends with what is seen after it (${counts.replay} matches)`, {
      timeout: TIMEOUT,
    }, () => {
      for (let seed = 0; seed < counts.replay; seed++) checkFrames(match(seed), seed, every);
    });

    const elsewhere = Math.ceil(counts.replay / 4);
    test(`so are matches that were taken back, loaded, forked, begun in the middle, at a real table or on another board (${elsewhere} matches)`, {
      timeout: TIMEOUT,
    }, () => {
      for (let seed = 0; seed < elsewhere; seed++) checkFramesElsewhere(game, seed, 120);
    });

    test(`what a seat cannot know changes nothing it sees (${counts.secrecy} matches)`, { timeout: TIMEOUT }, () => {
      for (let seed = 0; seed < counts.secrecy; seed++) checkSecrecy(game, seed, every);
    });

    test(`nothing wrong is accepted (${counts.mutation} positions, 50 wrong actions each)`, { timeout: TIMEOUT }, () => {
      for (let seed = 0; seed < counts.mutation; seed++) {
        const at = match(seed);
        wander(at, seed, (_, n) => n < seed % 97);
        if (at.outcome !== null) continue;
        const before = at.hash();
        const length = at.length;
        for (const wrong of mutate(at, seed, 50)) {
          const acted = at.act(wrong.seat as string, wrong.action, 'version' in wrong ? { version: wrong.version } : {});
          if ('ok' in acted) throw new Error(`seed ${seed}: accepted ${wrong.how}: ${JSON.stringify(wrong)}`);
          if (!('refused' in acted)) throw new Error(`seed ${seed}: no reason for ${wrong.how}: ${JSON.stringify(acted)}`);
          if (acted.refused.code === 'forbidden' && typeof (acted.refused.rule satisfies RuleId | undefined) !== 'string')
            throw new Error(`seed ${seed}: no rule for ${wrong.how}`);
        }
        expect(at.hash(), `seed ${seed}`).toBe(before);
        expect(at.length, `seed ${seed}`).toBe(length);
      }
    });

    test(`taking back and repeating, among several (${counts.undo} matches)`, { timeout: TIMEOUT }, () => {
      for (let seed = 0; seed < counts.undo; seed++) checkUndo(match(seed), seed, every);
    });

    test(`taking back alone is without limit, and the log says so (${counts.undo} matches)`, { timeout: TIMEOUT }, () => {
      for (let seed = 0; seed < counts.undo; seed++) checkUndoAlone(match(seed, true), seed);
    });
  });
}

/** A seat takes back only its own actions, and none that chance, a reveal or a hand-over came after. */
function checkUndo(match: Match, seed: number, every: number): void {
  const hashes: string[] = [match.hash()];
  wander(match, seed, (_, n) => {
    hashes[n] = match.hash();
    if ((n + seed) % every !== 0) return true;
    const { entries } = match.log();
    for (const seat of match.seats) {
      const back = match.undoable(seat);
      const told = match.allEvents();
      for (let i = back; i < n; i++) {
        if (entries[i].seat !== seat) throw new Error(`seed ${seed}: ${seat} may take back another seat's action`);
        if (entries[i].chance.length > 0) throw new Error(`seed ${seed}: ${seat} may take back a roll or a draw`);
        if (told[i + 1].some(({ reveals }) => reveals === true)) throw new Error(`seed ${seed}: ${seat} may take back a reveal`);
        if (match.pending().some(asked => asked.seat !== seat))
          throw new Error(`seed ${seed}: ${seat} may take back a hand-over`);
      }
      if (back === 0 || back > n) continue;
      expect(match.undo(seat, back - 1), `seed ${seed}`).toEqual({ refused: { code: 'nothing-to-undo' } });
      if (back === n) continue;
      expect(match.undo(seat, back)).toHaveProperty('ok');
      expect(match.hash(), `seed ${seed}`).toBe(hashes[back]);
      for (let i = back; i < n; i++) expect(match.redo()).toHaveProperty('ok');
      expect(match.hash(), `seed ${seed}`).toBe(hashes[n]);
    }
    return true;
  });
}

function checkUndoAlone(match: Match, seed: number): void {
  const hashes: string[] = [];
  wander(match, seed, (_, n) => {
    hashes[n] = match.hash();
    return n < 40 + (seed % 40);
  });
  const length = match.length;
  const last = match.hash();
  const log = hashOf(match.log().entries as unknown);
  const to = seed % Math.max(1, length);
  if (length === 0) return;
  expect(match.undo(null, to)).toHaveProperty('ok');
  expect(match.hash(), `seed ${seed}`).toBe(hashes[to]);
  expect(match.log().takenBack).toEqual([{ at: to, count: length - to }]);
  for (let i = to; i < length; i++) expect(match.redo()).toHaveProperty('ok');
  expect(match.hash(), `seed ${seed}`).toBe(last);
  expect(hashOf(match.log().entries as unknown)).toBe(log);
  expect(match.redo()).toEqual({ refused: { code: 'nothing-to-redo' } });
}
