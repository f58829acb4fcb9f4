import type { Language } from '@polemos/kernel';
import data from '@polemos/peloponnesian-war/board' with { type: 'json' };
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

export const SPACES: readonly Space[] = data.spaces.map(space => ({
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
}));
export const spaceOf: ReadonlyMap<string, Space> = new Map(SPACES.map(space => [space.id, space]));
export const nameOf = (space: unknown, language: Language): string =>
  spaceOf.get(String(space))?.names[language] ?? String(space);

export const OUTLINE: Readonly<Record<Space['kind'], Outline>> = { land: 'square', coastal: 'triangle', island: 'disc' };

export const SICILY: readonly string[] = data.special.sicily.spaces;
const { delian, peloponnesian } = data.special.coalitionSpaces;
/** Homes and coalition: named at every zoom. */
export const HOMES: ReadonlySet<string> = new Set(['athens', 'sparta']);
export const COALITION: ReadonlySet<string> = new Set([...delian, ...peloponnesian, 'argos', 'syracuse']);

export const LINES: readonly { readonly a: string; readonly b: string; readonly doubtful: boolean }[] = data.locs.map(
  ({ a, b, source }) => ({ a, b, doubtful: source.startsWith('reconstructed') }),
);
