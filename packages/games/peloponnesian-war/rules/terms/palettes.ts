import type { State } from '../state.ts';
import { COLOUR, CORCYRA, CORINTH, LARISA, PHARSALUS, SICILY, SPACE, SPACES, THEBES } from './board.ts';
import { ATHENS, NO_SIDE, SPARTA } from './units.ts';

// To which League a space belongs. The print never changes (PW-0.1-b); what it counts as does, by scenario and by event.

const without = (...spaces: number[]): Int8Array =>
  Int8Array.from(COLOUR, (colour, space) => (spaces.includes(space) ? NO_SIDE : colour));
/** PW-10.5-g: what the Coalition is set up in. */
const COALITION = ['thebes delium chaeronea athens piraeus decelea panactum sunium plataea elis corinth argos pharsalus'].flatMap(
  list => list.split(' ').map(id => SPACE.at(id)),
);
/** PW-10.5-g, h: all that is red or green is Sparta's; the Coalition has what its units and Garrisons stand in. */
const hegemony = (taken: readonly number[]): Int8Array =>
  Int8Array.from(COLOUR, (colour, space) => (taken.includes(space) || colour !== NO_SIDE ? SPARTA : NO_SIDE));
/** PW-R130: to whom it counts when it is lost: what the Coalition was set up in is its own. */
const belongings = (taken: readonly number[]): Int8Array =>
  Int8Array.from(COLOUR, (colour, space) =>
    taken.includes(space) ? SPARTA : COALITION.includes(space) ? ATHENS : colour === NO_SIDE ? NO_SIDE : SPARTA,
  );
/** What else Sparta may come to own, as bits beyond HEGEMONY: PW-10.5.4.5-VII-a, PW-E2-4-c, PW-E2-5-b. */
export const CORINTH_SPARTAN = 1;
export const SICILY_SPARTAN = 2;
export const THEBES_SPARTAN = 4;
const TAKEN: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5, 6, 7].map(bits => [
  ...(bits & CORINTH_SPARTAN ? [CORINTH] : []),
  ...(bits & SICILY_SPARTAN ? SICILY : []),
  ...(bits & THEBES_SPARTAN ? [THEBES] : []),
]);

export const PRINTED = 0;
export const CORCYRA_LEFT = 1; // PW-R136
export const THESSALY_NEUTRAL = 2; // PW-10.3.4-a
export const HEGEMONY = 3;
const OF_THE_LEAGUES: readonly Int8Array[] = [without(), without(CORCYRA), without(LARISA, PHARSALUS)];
export const PALETTES: readonly Int8Array[] = [...OF_THE_LEAGUES, ...TAKEN.map(hegemony)];
export const OWNERS: readonly Int8Array[] = [...OF_THE_LEAGUES, ...TAKEN.map(belongings)];

/** Sparta owns, or owns no longer, one of these. */
export function repaint(s: State, bit: number, spartan: boolean): void {
  const bits = (s.palette - HEGEMONY) & ~bit;
  s.palette = HEGEMONY + (spartan ? bits | bit : bits);
}

/** The League of a space, or nobody: who controls it when nobody stands in it. */
export const colourOf = (s: State, space: number): number => PALETTES[s.palette][space];
/** To whom a space counts in 5.1.6, 8.1 and 9.1: its League; in The Fall of Sparta by PW-R130. */
export const ownerOf = (s: State, space: number): number => OWNERS[s.palette][space];

/** By palette, by side: the spaces that it owns, as bits; those of its colour as a list. */
const WORDS = (SPACES + 31) >> 5;
export const OWNED: readonly (readonly (readonly number[])[])[] = OWNERS.map(owners =>
  [ATHENS, SPARTA].map(side => {
    const bits: number[] = new Array(WORDS).fill(0);
    owners.forEach((colour, space) => {
      if (colour === side) bits[space >> 5] |= 1 << (space & 31);
    });
    return bits;
  }),
);
export const COLOURED: readonly (readonly (readonly number[])[])[] = PALETTES.map(palette =>
  [ATHENS, SPARTA].map(side => [...palette.keys()].filter(space => palette[space] === side)),
);
