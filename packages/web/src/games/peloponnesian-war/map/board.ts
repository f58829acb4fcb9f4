import type { Language } from '@polemos/kernel';
import data from '@polemos/peloponnesian-war/board' with { type: 'json' };
import { GROUND } from '@polemos/peloponnesian-war/ground';
import { text } from '@polemos/peloponnesian-war/text';
import type { Outline } from '../../../board/scene.ts';

export type Side = 'athens' | 'sparta';
export const SIDES: readonly Side[] = ['athens', 'sparta'];
export const isSide = (id: unknown): id is Side => id === 'athens' || id === 'sparta';
export const otherSide = (side: Side): Side => (side === 'athens' ? 'sparta' : 'athens');

export interface Space {
  readonly id: string;
  readonly kind: 'land' | 'coastal' | 'island';
  readonly colour: Side | 'neutral';
  readonly fortress: boolean;
  readonly names: Readonly<Record<Language, string>>;
  readonly at: readonly [number, number];
  /** What of it is our reconstruction: kind, colour, fortress, position. */
  readonly doubtful: readonly string[];
}
/** Two places are called Panormus; the map shows which. */
const short = (name: string): string => name.replace(/ \(.*\)$/, '');
const COLOURS: Readonly<Record<string, Space['colour']>> = { delian: 'athens', peloponnesian: 'sparta', neutral: 'neutral' };

export let SPACES: readonly Space[];
export let spaceOf: ReadonlyMap<string, Space>;
export let LINES: readonly { readonly a: string; readonly b: string; readonly doubtful: boolean }[];

const drawn = (space: (typeof data.spaces)[number]): Space => ({
  id: space.id,
  kind: space.kind as Space['kind'],
  colour: COLOURS[space.color],
  fortress: space.fortress,
  names: {
    en: short(text.en.names.space[space.id]),
    it: short(text.it.names.space[space.id]),
    fr: short(text.fr.names.space[space.id]),
  },
  at: [space.x, space.y],
  doubtful: Object.entries(space.source).flatMap(([datum, source]) =>
    datum !== 'position' && source === 'reconstructed' ? [datum] : [],
  ),
});
// As on the board that the match is played on.
GROUND.follow(board => {
  const spaces = board.spaces.map(drawn);
  const byId = new Map(spaces.map(space => [space.id, space]));
  const lines = board.locs.map(({ a, b, source }) => ({ a, b, doubtful: source.startsWith('reconstructed') }));
  return () => {
    SPACES = spaces;
    spaceOf = byId;
    LINES = lines;
  };
});
export const nameOf = (space: unknown, language: Language): string =>
  spaceOf.get(String(space))?.names[language] ?? String(space);

export const OUTLINE: Readonly<Record<Space['kind'], Outline>> = { land: 'square', coastal: 'triangle', island: 'disc' };

const { delian, peloponnesian } = data.special.coalitionSpaces;
/** Homes and coalition: named at every zoom. */
export const HOMES: ReadonlySet<string> = new Set(['athens', 'sparta']);
export const COALITION: ReadonlySet<string> = new Set([...delian, ...peloponnesian, 'argos', 'syracuse']);
