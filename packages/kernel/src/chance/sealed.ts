import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Source } from './fate.ts';

/**
 * Online dice that nobody can load and everybody can check afterwards.
 *
 * 1. Before the match the server takes 256 bits from the system and publishes `commitment`.
 * 2. Each player adds entropy of their own (any text).
 * 3. `key = HMAC(secret, "polemos dice 1" | match | entropies)`; the outcomes of action n are the 32-bit words of
 *    `HMAC(key, "n.0")`, `HMAC(key, "n.1")`, …, each reduced without bias (a word in the short tail is skipped).
 * 4. After the match the secret is published: commitment and every outcome can be recomputed by anybody.
 *
 * The commitment is hashed under another label than the key, so that it tells nothing about it.
 */
export interface Seal {
  readonly match: string;
  readonly secret: string;
  /** In the order of the seats. */
  readonly entropy: readonly string[];
}

const framed = (label: string, parts: readonly string[]): Uint8Array =>
  concatBytes(...[label, ...parts].map(utf8ToBytes).flatMap(bytes => [length(bytes.length), bytes]));
const length = (n: number): Uint8Array => Uint8Array.of(n >>> 24, n >>> 16, n >>> 8, n);

export function newSecret(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

export const commitment = (match: string, secret: string): string =>
  bytesToHex(sha256(framed('polemos commitment 1', [match, secret])));

/** The same where a match has had more than one secret: each served the actions below its number. */
export function promisedSource(
  seal: Seal,
  before: readonly { readonly until: number; readonly secret: string }[],
): (action: number) => Source {
  const last = sealedSource(seal);
  const sources = before.map(({ until, secret }) => ({ until, source: sealedSource({ ...seal, secret }) }));
  return action => (sources.find(({ until }) => action < until)?.source ?? last)(action);
}

/** The outcomes of one action of a sealed match. */
export function sealedSource(seal: Seal): (action: number) => Source {
  const key = hmac(sha256, hexToBytes(seal.secret), framed('polemos dice 1', [seal.match, ...seal.entropy]));
  return action => {
    let block: DataView | null = null;
    let blocks = 0;
    let at = 0;
    const word = (): number => {
      if (block === null || at === 32) {
        const bytes = hmac(sha256, key, utf8ToBytes(`${action}.${blocks++}`));
        block = new DataView(bytes.buffer, bytes.byteOffset, 32);
        at = 0;
      }
      at += 4;
      return block.getUint32(at - 4);
    };
    return n => {
      for (;;) {
        const x = word();
        const rest = x % n;
        if (x - rest <= 0x1_0000_0000 - n) return rest;
      }
    };
  };
}

/**
 * The stream of the entry at this place of a log (0 is the first). Entries that were taken back have used up theirs, so
 * that nobody who goes back knows what the dice will be: its number plus all that had been taken back before it.
 */
export function streamOf(takenBack: readonly { readonly at: number; readonly count: number }[], entry: number): number {
  const before = takenBack.findLastIndex(({ at }) => at <= entry);
  return takenBack.slice(0, before + 1).reduce((stream, { count }) => stream + count, entry + 1);
}
