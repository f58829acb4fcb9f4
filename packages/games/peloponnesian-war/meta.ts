import type { GameMeta } from '@polemos/kernel';

const EITHER_WAY = { players: ['solitaire', 'two'], edition: ['second', 'first'] };

const IN_SECOND = { option: 'edition', value: 'second' } as const;
const IN_FIRST = { option: 'edition', value: 'first' } as const;

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
    // Where two readings of a sentence change play, the letter of the edition's own text is the default.
    { id: 'half-of-whole-force', values: [true, false], default: true, reading: 'PW-R9' },
    { id: 'fall-of-athens-returns', values: [false, true], default: false, needs: IN_SECOND, reading: 'PW-R51' },
    { id: 'surrender-by-turn-number', values: [false, true], default: false, needs: IN_FIRST, reading: 'PW1-R11' },
    { id: 'amphipolis-barred', values: [false, true], default: false, needs: IN_SECOND, reading: 'PW-R37' },
    { id: 'long-walls-leader', values: [false, true], default: false, needs: IN_FIRST, reading: 'PW1-5.3.1-c' },
  ],
  bots: ['oracle'],
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
