import { things } from '@polemos/kernel';
import components from '../../data/components.json' with { type: 'json' };
import { CARTHAGE, DEMOCRATS, DIONYSIUS, FACTION, HICETAS, NEUTRAL, PLACE, SICANS, SICELS, ZONE } from './board.ts';

const rows = components.leaders;
export const LEADER = things(
  'leader',
  rows.map(({ id }) => id),
);
export const LEADERS = LEADER.size;
export const TACTICS: readonly number[] = rows.map(({ T }) => T);
export const ENERGY: readonly number[] = rows.map(({ E }) => E ?? 0);
/** −1: he cannot be worked on (TI-III-d). */
export const LOYALTY: readonly number[] = rows.map(({ L }) => L ?? -1);

export const HEAD = 0;
export const GENERAL = 1;
export const TYRANT = 2;
export const CAPTAIN = 3;
export const NATIVE_LEADER = 4;
const ROLE_OF: Readonly<Record<string, number>> = {
  'faction head': HEAD,
  general: GENERAL,
  'minor tyrant': TYRANT,
  'quarter leader': CAPTAIN,
  'native leader': NATIVE_LEADER,
};
export const ROLE: readonly number[] = rows.map(({ role }) => ROLE_OF[role]);
const OWNER_OF: Readonly<Record<string, number>> = { neutral: NEUTRAL, none: NEUTRAL, sicans: SICANS, sicels: SICELS };
export const FIRST_OWNER: readonly number[] = rows.map(({ side }) => OWNER_OF[side] ?? FACTION.at(side));
export const FIRST_HEAD: readonly number[] = [CARTHAGE, DEMOCRATS, HICETAS, DIONYSIUS].map(seat =>
  rows.findIndex((row, leader) => row.role === 'faction head' && FIRST_OWNER[leader] === seat),
);
export const ENTERS: readonly string[] = rows.map(({ enters }) => enters);
export const STARTS: readonly number[] = rows.map(({ at, enters }) => (enters === 'start' ? PLACE.find(at) : -1));

export const MAMERCUS = LEADER.at('mamercus');
export const LEPTINES = LEADER.at('leptines');
export const HIPPO = LEADER.at('hippo');
export const ANDROMACHUS = LEADER.at('andromachus');
export const TYRANTS: readonly number[] = [LEPTINES, HIPPO, MAMERCUS, ANDROMACHUS];
export const ARCHONIDES = LEADER.at('archonides');
export const SOSIS = LEADER.at('sosis');
export const TELESIDES = LEADER.at('telesides');
export const HELLANICUS = LEADER.at('hellanicus');
export const AGYRIS = LEADER.at('agyris');
export const DUCETIUS = LEADER.at('ducetius');
export const TIMOLEON = LEADER.at('timoleon');
/** TI-FN-b, TI-FN-c */
export const CHIEF: readonly number[] = [-1, -1, -1, -1, -1, DUCETIUS, AGYRIS];

/** TI-III-u: what a minor leader brings and takes along. */
const HOMES: Readonly<Record<number, readonly string[]>> = {
  [MAMERCUS]: ['catana'],
  [LEPTINES]: ['apollonia'],
  [HIPPO]: ['messana', 'mylae'],
  [ANDROMACHUS]: ['tauromenium'],
  [ARCHONIDES]: ['syr_achradina'],
  [SOSIS]: ['syr_epipolae'],
  [TELESIDES]: ['syr_tyche'],
  [HELLANICUS]: ['syr_neapolis'],
};
export const HOME: readonly (readonly number[])[] = LEADER.ids.map((_, leader) => (HOMES[leader] ?? []).map(id => ZONE.at(id)));
/** The tyrant or captain whose home a zone is, or −1. */
export const TYRANT_OF: readonly number[] = ZONE.ids.map((_, zone) => TYRANTS.find(leader => HOME[leader].includes(zone)) ?? -1);
export const CAPTAIN_OF: readonly number[] = ZONE.ids.map(
  (_, zone) => [ARCHONIDES, SOSIS, TELESIDES, HELLANICUS].find(leader => HOME[leader].includes(zone)) ?? -1,
);
/** The tyrant whom a general serves at the start, or −1. */
export const FIRST_LORD: readonly number[] = rows.map(({ at, role, side }) =>
  role === 'general' && side === 'neutral' ? TYRANT_OF[ZONE.find(at)] : -1,
);
