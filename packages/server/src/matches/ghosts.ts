import type { Engine } from '@polemos/games/releases';
import type { Entry, Match } from '@polemos/kernel';
import { patchesOf } from '../sockets/patches.ts';
import type { RecordRow } from '../storage/schema.ts';
import type { ActBody, BackBody } from './course.ts';
import { Shelf } from './shelf.ts';
import type { Look } from './studies.ts';

/** A record, read once. */
type Step =
  | { readonly sequence: number; readonly entry: Entry }
  | { readonly sequence: number; readonly to: number }
  | { readonly sequence: number };
interface Ghost {
  readonly steps: readonly Step[];
  readonly match: Match;
}

/** Bytes for all of them. */
const ROOM = 48 << 20;

/** Matches that somebody looks back at, with what is known of their records: stepping on, or back, is a few actions, not a replay. */
export class Ghosts {
  private readonly shelf = new Shelf<Ghost>(ROOM);

  /** What was seen, as JSON; `missing`: only so many records are known here, the rest must come along. */
  look(engine: Engine, look: Look): { readonly text: string } | { readonly missing: number } | { readonly wrong: string } {
    const { match: id, sequence, at, eyes, frames, records } = look;
    const known = this.shelf.get(id);
    const last = known?.steps.at(-1)?.sequence ?? 0;
    if (records === null && last < sequence) return { missing: last };
    const steps = [...(known?.steps ?? []), ...(records ?? []).filter(one => one.sequence > last).map(stepOf)];
    const entries = standing(steps, sequence);
    if (at > entries.length) return { wrong: 'not-yet' };
    const match = known?.match ?? begin(engine, look);
    if (eyes !== null && !match.seats.includes(eyes)) return { wrong: 'no-such-seat' };
    goTo(match, entries, at);
    this.shelf.set(id, { steps, match }, match.weight() + 600 * steps.length);
    return { text: JSON.stringify(frames ? framesOf(match, at, eyes) : { at, seat: eyes, ...seenOf(match, eyes) }) };
  }
}

function stepOf(record: Pick<RecordRow, 'sequence' | 'kind' | 'seat' | 'body'>): Step {
  const { sequence, kind, seat } = record;
  if (kind === 'act') {
    const { action, chance, hash } = JSON.parse(record.body) as ActBody;
    return { sequence, entry: { seat: seat ?? '', action, chance, hash } };
  }
  if (kind === 'undo' || kind === 'rewind') return { sequence, to: (JSON.parse(record.body) as BackBody).to };
  return { sequence };
}

/** What stood after a record. */
function standing(steps: readonly Step[], sequence: number): readonly Entry[] {
  const entries: Entry[] = [];
  for (const step of steps) {
    if (step.sequence > sequence) break;
    if ('entry' in step) entries.push(step.entry);
    else if ('to' in step) entries.length = step.to;
  }
  return entries;
}

function begin({ game, Match: Maker }: Engine, { match, setup, chance }: Look): Match {
  const begun = Maker.begin(game, { match, setup, dice: null, chance });
  if (!(begun instanceof Maker)) throw new Error(`${match} does not begin as it did`);
  return begun;
}

/** What was taken back makes another past: back to where both agree, then on. */
function goTo(match: Match, entries: readonly Entry[], at: number): void {
  const { entries: done } = match.log();
  let alike = 0;
  while (alike < done.length && alike < at && done[alike].hash === entries[alike].hash) alike++;
  if (alike < done.length) match.rewind(alike);
  for (const { seat, action, chance } of entries.slice(alike, at)) match.act(seat, action, { chance });
}

const seenOf = (match: Match, eyes: string | null) => ({ view: match.see(eyes).view as unknown, pending: match.pending() });

function framesOf(match: Match, entry: number, seat: string | null): object {
  const { before, frames } = match.frames(entry, seat);
  return { entry, seat, before, frames: patchesOf(before, frames).map(text => JSON.parse(text) as unknown) };
}
