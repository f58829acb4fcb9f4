import { wrong } from '../refusal.ts';

/** A name as people compare them: `Alcibiades` and `ALCIBIADES` are one. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().trim();

/** Letters that nobody sees though they count as letters: fillers, a blank of Braille, vowels without a shape. */
const UNSEEN = /[\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/u;

/** No control or direction characters, nothing unseen, no towers of accents, and something to call somebody by. */
export function readName(name: string): string {
  const read = name.normalize('NFC').replace(/\s+/g, ' ').trim();
  const strange = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]|\p{M}{3}/u.test(read) || UNSEEN.test(read);
  if (read.length < 1 || read.length > 32 || strange || !/[\p{L}\p{N}]/u.test(read)) throw wrong('bad-name');
  return read;
}

/** What is drawn alike in Greek, Cyrillic, Latin and figures, each with the letter it is taken for. */
const ALIKE: Readonly<Record<string, string>> = {
  ...pairs('αаɑ', 'a'),
  ...pairs('βвьъ', 'b'),
  ...pairs('сϲ', 'c'),
  ...pairs('ԁ', 'd'),
  ...pairs('εеє', 'e'),
  ...pairs('ɡ', 'g'),
  ...pairs('ηнһ', 'h'),
  ...pairs('ιіїı1l|!ӏ', 'i'),
  ...pairs('јϳ', 'j'),
  ...pairs('κк', 'k'),
  ...pairs('μм', 'm'),
  ...pairs('νпп', 'n'),
  ...pairs('οоо0σ', 'o'),
  ...pairs('ρр', 'p'),
  ...pairs('ԛ', 'q'),
  ...pairs('г', 'r'),
  ...pairs('ѕ5$', 's'),
  ...pairs('τт', 't'),
  ...pairs('υ', 'u'),
  ...pairs('ѵ', 'v'),
  ...pairs('ωԝш', 'w'),
  ...pairs('χх', 'x'),
  ...pairs('γуү', 'y'),
  ...pairs('ζ', 'z'),
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
