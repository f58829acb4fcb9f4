import { isEndless, type OptionValue } from '@polemos/kernel';
import type { Json } from './edit.ts';

/** A position with all that is needed to play from it. */
export interface Draft {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Null: as the set-up has it. */
  readonly position: Json | null;
  readonly board?: unknown;
  readonly name?: string;
}
/** So many letters of an address, so many bytes of what it holds: a few letters can be made to hold a page full of nothing. */
const MOST = 400_000;
const MOST_BYTES = 4_000_000;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  way: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes])
    .stream()
    .pipeThrough(way as unknown as TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new Error('too long');
    }
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The whole of a draft in letters that stand in an address as they are. */
export async function packed(draft: Draft): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(draft)), new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** What an address holds; null where it is none of ours. */
export async function unpacked(text: string): Promise<Draft | null> {
  try {
    if (text.length > MOST) return null;
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
    return readDraft(JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))));
  } catch {
    return null;
  }
}

/** The text of a file. */
export function draftIn(text: string): Draft | null {
  if (text.length > MOST_BYTES) return null;
  try {
    return readDraft(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A draft from a link or a file. What stands in the position is for the rules to judge. */
export function readDraft(value: unknown): Draft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { game, scenario, options, position, board, name } = value as Record<string, unknown>;
  if (typeof game !== 'string' || typeof scenario !== 'string') return null;
  if (typeof position !== 'object' || Array.isArray(position)) return null;
  if ([options, position, board].some(isEndless)) return null;
  return {
    game,
    scenario,
    options: typeof options === 'object' && options !== null ? (options as Draft['options']) : {},
    position: position as Json,
    ...(board === undefined ? {} : { board }),
    ...(typeof name === 'string' ? { name: name.slice(0, 80) } : {}),
  };
}
