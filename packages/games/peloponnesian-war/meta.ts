import type { GameMeta, Option } from '@polemos/kernel';
import { IN_FIRST, IN_SECOND, READINGS } from './rules/editions/readings.ts';

const EITHER_WAY = { players: ['solitaire', 'two'], edition: ['second', 'first'] };

/** Where two readings of a sentence change play, the letter of the edition's own text is the default. */
const READING_OPTIONS: readonly Option[] = READINGS.map(({ option, rule, editions, usual = false, scenarios }) => ({
  id: option,
  values: [usual, !usual],
  default: usual,
  reading: rule,
  ...(editions === IN_SECOND ? { needs: { option: 'edition', value: 'second' } } : {}),
  ...(editions === IN_FIRST ? { needs: { option: 'edition', value: 'first' } } : {}),
  ...(scenarios === undefined ? {} : { scenarios }),
}));

export const META: GameMeta = {
  id: 'peloponnesian-war',
  seats: ['player'],
  sides: [
    { id: 'athens', colour: 'athens', sign: 'side-athens' },
    { id: 'sparta', colour: 'sparta', sign: 'side-sparta' },
    { id: 'persia', colour: 'persia', sign: 'side-persia' },
    { id: 'thebes', colour: 'thebes', sign: 'side-thebes' },
  ],
  together: { options: { players: 'two' }, seats: ['athens', 'sparta'] },
  scenarios: [
    { id: 'campaign', only: EITHER_WAY },
    { id: 'archidamian', only: EITHER_WAY },
    { id: 'decelean', only: EITHER_WAY },
    { id: 'fall-of-athens', only: EITHER_WAY },
    { id: 'first-war', only: { players: ['solitaire', 'two'], edition: ['second'] } },
    { id: 'fall-of-sparta', only: { players: ['two'], edition: ['second'] }, seats: ['athens', 'sparta'] },
  ],
  options: [
    { id: 'players', values: ['solitaire', 'two'], default: 'solitaire' },
    { id: 'edition', values: ['second', 'first'], default: 'second' },
    ...READING_OPTIONS,
  ],
  bots: ['oracle'],
  tempers: true,
  open: true,
  pages: ['editions'],
  minutes: 300,
  pace: 8,
  colours: {
    athens: 'athens',
    piraeus: 'athens',
    chios: 'athens',
    samos: 'athens',
    corcyra: 'athens',
    naupactus: 'athens',
    amphipolis: 'athens',
    byzantium: 'athens',
    naxos: 'athens',
    mytilene: 'athens',
    sparta: 'sparta',
    corinth: 'sparta',
    thebes: 'sparta',
    gythium: 'sparta',
    megara: 'sparta',
    elis: 'sparta',
    epidaurus: 'sparta',
  },
};
