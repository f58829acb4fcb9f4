import { things } from '@polemos/kernel';
import data from '../../data/leaders.json' with { type: 'json' };
import { ATHENS, NO_SIDE, SPARTA } from './units.ts';

/** PW-0.2-f: commanders without a band, with a yellow one, with a black one. The sets stand one after the other. */
export const SETS = ['campaign', '1PW', 'FoS'] as const;
const commanders = SETS.flatMap(set => data.leaders.filter(({ sets }) => sets.includes(set)).map(one => ({ ...one, set })));

/** A name that two counters bear belongs to the first; the others add their band, or their king. */
const idsOf = (): string[] => {
  const ids: string[] = [];
  for (const { name, side, set } of commanders) {
    const plain = name.toLowerCase().replaceAll(' ', '-');
    ids.push(!ids.includes(plain) ? plain : side === 'persia' ? `persian-${plain}` : `${plain}-${set.toLowerCase()}`);
  }
  return ids;
};
export const LEADER = things('leader', idsOf());
export const LEADER_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  commanders.map(({ name }, leader) => [LEADER.ids[leader], name]),
);
/** Thebes stands with Athens; the Persians with nobody. */
const SIDE_OF: Readonly<Record<string, number>> = { athens: ATHENS, thebes: ATHENS, sparta: SPARTA };
export const LEADER_SIDE: readonly number[] = commanders.map(({ side }) => SIDE_OF[side] ?? NO_SIDE);
export const IS_THEBAN: readonly boolean[] = commanders.map(({ side }) => side === 'thebes');
export const TACTICAL: readonly number[] = commanders.map(({ tactical }) => tactical);
export const STRATEGIC: readonly number[] = commanders.map(({ strategic }) => strategic);

/** The set of a leader, and how many leaders stand up to the end of each set: a state keeps no more than it needs. */
export const LEADER_SET: readonly string[] = commanders.map(({ set }) => set);
export const KEPT: readonly number[] = SETS.map(set => LEADER_SET.lastIndexOf(set) + 1);

const at = (id: string): number => LEADER.at(id);
export const ALCIBIADES: number = at('alcibiades');
export const PERICLES: number = at('pericles');
export const NICIAS: number = at('nicias');
export const CIMON: number = at('cimon');
export const EPAMINONDAS: number = at('epaminondas');
export const PELOPIDAS: number = at('pelopidas');
export const CONON: number = at('conon');
export const PERSIAN_CONON: number = at('persian-conon');
export const TISSAPHERNES: number = at('tissaphernes');
export const TIRIBAZUS: number = at('tiribazus');
export const PHARNABAZUS: number = at('pharnabazus');
