import { Match } from '@polemos/kernel';
import { find, keep, type Stored } from '../storage/store.ts';
import type { Summary } from '../storage/summary.ts';
import { hold } from './hold.ts';
import type { Answer } from './protocol.ts';
import { diceOf, isAlone, newId, type Opened, read, storedOf, summaryOf } from './record.ts';

/** A kept match as letters that travel: all of it, with the seed of its dice; it goes to the account of whoever plays it. */
export async function pack(id: string): Promise<Answer> {
  const stored = (await find(id)) as Stored | undefined;
  if (stored === undefined) return { broken: 'missing', id };
  const opened = await read(stored, id);
  if ('broken' in opened) return opened;
  const squeezed = new Blob([JSON.stringify(stored)]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  return { packed: bytes.toBase64?.() ?? inBase64(bytes), summary: listed(summaryOf(opened)) };
}
function inBase64(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += 0x8000) text += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
  return btoa(text);
}
/** What a list needs, without the board: an account is no place for a picture of every match. */
const listed = ({ view: _, pending: _p, ...rest }: Summary): object => rest;

/**
 * Takes up a match from an account. What is here and only has gone less far is carried on; what is here and has gone further stays; where
 * both went on, both are kept: what comes stands beside it, under another name.
 */
export async function unpack(packed: string): Promise<Answer> {
  let stored: Stored;
  try {
    const bytes = Uint8Array.from(atob(packed), letter => letter.charCodeAt(0));
    const opened = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    stored = JSON.parse(await new Response(opened).text()) as Stored;
  } catch {
    return { broken: 'not a packed match' };
  }
  const coming = await read(stored, '');
  if ('broken' in coming) return coming;
  const { id } = coming.match;
  const here = (await find(id)) as Stored | undefined;
  if (here === undefined) return put(coming);
  if (!(await hold(id))) return { broken: 'elsewhere', id };
  const known = await read(here, id);
  if (!('broken' in known)) {
    if (goesOnFrom(coming.match, known.match)) return put(coming);
    if (goesOnFrom(known.match, coming.match)) return { ok: true, id };
  }
  const match = Match.load(
    coming.game,
    { ...coming.match.log(), match: newId() },
    { dice: diceOf(coming.seed), alone: isAlone(coming.way) },
  );
  return match instanceof Match ? put({ ...coming, match }) : { broken: `diverged ${match.diverged}` };
}

async function put(opened: Opened): Promise<Answer> {
  const trouble = await keep(storedOf(opened), summaryOf(opened));
  return trouble === null ? { ok: true, id: opened.match.id } : { broken: trouble };
}

/** Whether one match is the other and what came after it. */
function goesOnFrom(later: Match, earlier: Match): boolean {
  const [all, first] = [later.log(), earlier.log()];
  return (
    all.start.hash === first.start.hash &&
    first.entries.length <= all.entries.length &&
    first.entries.every(({ hash }, i) => all.entries[i].hash === hash)
  );
}
