import { wrong } from '../refusal.ts';

/** A name as people compare them: `Alcibiades` and `ALCIBIADES` are one. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().trim();

/** Letters that nobody sees though they count as letters: fillers, a blank of Braille, vowels without a shape. */
const UNSEEN = /[\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/u;

const ofScripts = (...scripts: string[]): RegExp =>
  new RegExp(`^[${['Common', 'Inherited', ...scripts].map(script => `\\p{Script=${script}}`).join('')}]+$`, 'u');
/** What is written together. In the first three what looks alike is known below; in no other alphabet, so that those stand alone. */
const WRITTEN: readonly RegExp[] = [
  ofScripts('Latin', 'Greek', 'Cyrillic'),
  ofScripts('Latin', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'),
  ...['Arabic', 'Armenian', 'Bengali', 'Devanagari', 'Ethiopic', 'Georgian', 'Gujarati', 'Gurmukhi', 'Hebrew', 'Kannada'].map(
    one => ofScripts(one),
  ),
  ...['Khmer', 'Lao', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'].map(one =>
    ofScripts(one),
  ),
];
/** Alphabets that nobody writes today are left out: they are full of letters that look like ours. */
const isOfOneAlphabet = (name: string): boolean => WRITTEN.some(written => written.test(name.normalize('NFKC')));

/** No control or direction characters, nothing unseen, no towers of accents, and something to call somebody by. */
export function readName(name: string): string {
  const read = name.normalize('NFC').replace(/\s+/g, ' ').trim();
  const strange = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]|\p{M}{3}/u.test(read) || UNSEEN.test(read);
  if (read.length < 1 || read.length > 32 || strange || !/[\p{L}\p{N}]/u.test(read) || !isOfOneAlphabet(read))
    throw wrong('bad-name');
  return read;
}

/** What is drawn alike in Greek, Cyrillic, Armenian, Latin with its strokes and small capitals, and figures, each with the letter it is taken for. */
const ALIKE: Readonly<Record<string, string>> = {
  ...pairs('αаɑᴀ', 'a'),
  ...pairs('βвьъʙƀ', 'b'),
  ...pairs('сϲᴄȼ', 'c'),
  ...pairs('ԁᴅđ', 'd'),
  ...pairs('εеєᴇɇə', 'e'),
  ...pairs('ꜰ', 'f'),
  ...pairs('ɡɢցǥ', 'g'),
  ...pairs('ηнһʜհħ', 'h'),
  ...pairs('ιіїı1l|!ӏɪʟɩłɨƚլ', 'i'),
  ...pairs('јϳᴊյȷ', 'j'),
  ...pairs('κкᴋ', 'k'),
  ...pairs('μмᴍ', 'm'),
  ...pairs('νпɴոռ', 'n'),
  ...pairs('οо0σᴏøօ', 'o'),
  ...pairs('ρрᴘ', 'p'),
  ...pairs('ԛզ', 'q'),
  ...pairs('гʀɍ', 'r'),
  ...pairs('ѕ5$ꜱ', 's'),
  ...pairs('τтᴛŧ', 't'),
  ...pairs('υᴜս', 'u'),
  ...pairs('ѵᴠ', 'v'),
  ...pairs('ωԝшᴡ', 'w'),
  ...pairs('χх', 'x'),
  ...pairs('γуүʏ', 'y'),
  ...pairs('ζᴢ', 'z'),
};
function pairs(letters: string, as: string): Record<string, string> {
  return Object.fromEntries([...letters].map(letter => [letter, as]));
}

/** A name as a hasty reader takes it: without accents, signs and gaps, every letter as the one it looks like. */
export function lookOf(name: string): string {
  const plain = nameKey(name).normalize('NFKD').replace(/\p{M}/gu, '').replace(/rn/g, 'm').replace(/vv/g, 'w');
  return [...plain]
    .map(letter => ALIKE[letter] ?? letter)
    .filter(letter => /[\p{L}\p{N}]/u.test(letter))
    .join('');
}

/** Names that speak for the house, in its languages: nobody may call themselves so. As a hasty reader takes them. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    'admin administrator administration moderator arbiter system server official support polemos staff root webmaster',
    'guest bot nobody everybody somebody anonymous deleted',
    'amministratore amministrazione moderatore arbitro sistema ospite nessuno tutti qualcuno anonimo',
    'administrateur moderateur arbitre systeme invite personne tous quelquun anonyme',
  ]
    .join(' ')
    .split(' ')
    .map(name => lookOf(name)),
);
export const isReserved = (name: string): boolean => {
  const look = lookOf(name);
  return RESERVED.has(look) || look.startsWith(lookOf('polemos'));
};
