import { Fate, type GameEvent, type GameText, LANGUAGES, Offer, Play } from '@polemos/kernel';
import { setupOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { editions } from '../../editions.ts';
import { peloponnesianWar as game, LEADER, UNIT } from '../../index.ts';
import { COMPARISON, foreignIds } from '../../rules/editions/comparison.ts';
import { HINT_WORDS } from '../../text/hints.ts';
import { text, textIn } from '../../text/index.ts';
import { opening } from '../../text/opening.ts';
import { primer } from '../../text/primer.ts';
import { BATTLE_WORDS, WORDS } from '../../text/screens.ts';
import { TIPS } from '../../text/tips.ts';

// PW1-R1: no id, table or unit of one edition appears in a match of the other.

const SCENARIOS = ['campaign', 'archidamian', 'decelean', 'fall-of-athens'];
const MATCHES = 12;
/** What a match of a scenario says: events, the sentences made of them, what it asks and why it refuses. */
function listen(edition: string, scenario: string, seed: number, hear: (told: unknown, event: GameEvent | null) => void): void {
  const fate = new Fate(seed);
  // Readings as the set-ups of the properties have them: every other match some on, some off.
  const { options: readings } = setupOf(game, seed % 2 === 0 ? 0 : seed * 6 + SCENARIOS.indexOf(scenario));
  const options = { ...readings, edition, players: seed % 3 === 0 ? 'two' : 'solitaire' };
  const play = new Play(game, game.begin({ scenario, options }), fate);
  const catalogues: readonly GameText[] = LANGUAGES.map(one => (edition === 'first' ? textIn['edition=first'] : text)[one]);
  play.tell = event => hear([event, catalogues.map(({ events }) => events[event.kind](event as never))], event as GameEvent);
  const offer = new Offer();
  play.run();
  for (let n = 0; play.state.outcome === null; n++) {
    const asked = play.asked();
    const about = asked.about?.(play, play.state.stack?.by ?? {}) ?? {};
    hear([asked.rule, about, catalogues.map(({ asks }) => asks[asked.name]?.(about))], null);
    if (n % 5 === 0)
      asked.refusals.forEach((refuse, type) => {
        if (refuse === undefined) return;
        let i = n % 11;
        for (const code of game.actions.all(type))
          if (i++ % 11 === 0) {
            const why = play.refuse(code);
            hear([why, catalogues.map(({ refusals }) => refusals[why ?? ''])], null);
          }
      });
    play.legal(offer);
    play.take(offer.codes[fate.generator.below(offer.size)]);
  }
  const { outcome } = play.state;
  hear([outcome, catalogues.map(({ outcomes }) => outcomes[outcome.rule]?.(outcome.detail ?? {}))], null);
}

/** Words of 2019 that 1991 does not know: PW1-0-f, and Armies where the 2nd edition has Expeditions. */
const FOREIGN_TERMS =
  /\bexpeditions?\b|\bcups?\b|\bspedizion[ei]\b|\btazz[ae]\b|\bcopp[ae]\b|\burn[ae]\b|\bexpéditions?\b|\bcoupes?\b/i;
/** The sentences among what was told; ids and field names are no sentences. */
const sentencesOf = (told: unknown): string[] =>
  typeof told === 'string'
    ? [told]
    : Array.isArray(told)
      ? told.flatMap(sentencesOf)
      : typeof told === 'object' && told !== null && 'title' in told
        ? Object.values(told).flatMap(sentencesOf)
        : [];

describe('the two editions do not mix', () => {
  const own = { second: new Set<string>(), first: new Set<string>() };
  const other = { second: 'first', first: 'second' } as const;

  for (const edition of ['second', 'first'] as const)
    test(`PW1-R1 a match of the ${edition} edition tells no id of the other`, { timeout: 120_000 }, () => {
      const leaks = new Set<string>();
      for (const scenario of SCENARIOS)
        for (let seed = 1; seed <= MATCHES; seed++)
          listen(edition, scenario, seed, told => {
            for (const id of foreignIds(edition, told)) leaks.add(`${scenario}, seed ${seed}: ${id}`);
            for (const id of foreignIds(other[edition], told)) own[edition].add(id);
            if (edition === 'first')
              for (const said of sentencesOf(told)) if (FOREIGN_TERMS.test(said)) leaks.add(`${scenario}: ${said}`);
          });
      expect([...leaks]).toEqual([]);
    });

  test('PW1-R1 the scan hears what it listens for: both editions tell ids of their own, and it finds a stray one', () => {
    expect(own.first.size).toBeGreaterThan(14);
    expect(own.second.size).toBeGreaterThan(12);
    expect(foreignIds('first', { kind: 'siege-begins', rule: 'PW-6.1-c' })).toEqual(['PW-6.1-c']);
    expect(foreignIds('first', { modifiers: [{ rule: 'PW-5.3.1-b', by: 1 }] })).toEqual(['PW-5.3.1-b']);
    expect(foreignIds('second', 'Auguries {{PW1-4.3-a}}.')).toEqual(['PW1-4.3-a']);
    expect(foreignIds('first', { rule: 'PW-6.3-d' })).toEqual([]); // common to both
    expect(foreignIds('second', { rule: 'PW-6.1-c' })).toEqual([]);
  });

  test('PW1-10-a PW1-0-f its units, commanders and events are those of 1991', { timeout: 60_000 }, () => {
    const units = new Set<string>();
    const leaders = new Set<string>();
    const events = new Set<unknown>();
    for (const scenario of SCENARIOS)
      for (let seed = 1; seed <= MATCHES; seed++)
        listen('first', scenario, seed, (_, event) => {
          if (event === null) return;
          const words = JSON.stringify(event).match(/"[a-z-]+"/g) ?? [];
          for (const word of words.map(quoted => quoted.slice(1, -1))) {
            if (UNIT.ids.includes(word)) units.add(word);
            if (LEADER.ids.includes(word)) leaders.add(word);
          }
          if (event.kind === 'event') events.add(event.event);
        });
    const kinds = ['hoplite', 'cavalry', 'naval'];
    const nations = ['athenian', 'athenian-allied', 'spartan', 'spartan-allied'];
    const pieces = ['home-guard', ...nations.flatMap(nation => kinds.map(kind => `${nation}-${kind}`))];
    expect([...units].filter(unit => !pieces.includes(unit))).toEqual([]);
    const athenians = 'pericles phormio demosthenes cleon nicias alcibiades thrasybulus thrasyllus';
    const spartans = 'archidamus brasidas agis gylippus mindarus callicratides pleistoanax lysander';
    expect([...leaders].filter(leader => !`${athenians} ${spartans}`.split(' ').includes(leader))).toEqual([]);
    expect(leaders.size).toBe(16);
    const table =
      'silver-mine coup sitalces persia plague demagogue oligarchs perdiccas minor-powers leader-deaths phenomenon'.split(' ');
    expect([...events].filter(event => !table.includes(String(event)))).toEqual([]);
  });

  test('the comparison names every difference once, and what is gone stands beside what replaces it', () => {
    const ids = COMPARISON.flatMap(({ first }) => first);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(100);
    for (const { id, kind, gone = [], first } of COMPARISON) {
      expect(first.length, id).toBeGreaterThan(0);
      if (gone.length > 0) expect(['differs', 'same', 'clarifies'], id).toContain(kind);
    }
  });
});

/** All that a catalogue could say: its words, and of a sentence with gaps what it is written with. */
const wordsIn = (said: unknown): string[] =>
  typeof said === 'function'
    ? [String(said)]
    : typeof said === 'string'
      ? [said]
      : typeof said === 'object' && said !== null
        ? Object.values(said).flatMap(wordsIn)
        : [];
describe('PW1-R1 texts of the 1st edition', () => {
  test('what both editions are shown in the same words, screens and cards and hints, has no term and no id of one alone', () => {
    for (const language of LANGUAGES) {
      const cards = SCENARIOS.flatMap(scenario =>
        ['solitaire', 'two'].map(players => opening({ scenario, edition: 'first', players, seat: 'sparta' }, language)),
      );
      const shown = [WORDS, BATTLE_WORDS, HINT_WORDS, TIPS].map(one => one[language]);
      const said = wordsIn([shown, primer(language), cards]).filter(one => !one.includes('hegemony'));
      expect(said.length).toBeGreaterThan(300);
      expect(said.filter(one => FOREIGN_TERMS.test(one))).toEqual([]);
      expect(said.flatMap(one => foreignIds('first', one))).toEqual([]);
    }
  });
  test('no name, refusal or row of the comparison speaks of what only the 2nd edition knows', () => {
    for (const language of LANGUAGES) {
      const { names, refusals } = textIn['edition=first'][language];
      const said = [...Object.values(names).flatMap(words => Object.values(words)), ...Object.values(refusals)];
      expect(said.filter(one => FOREIGN_TERMS.test(one))).toEqual([]);
      const rows = Object.values(editions[language].rows) as readonly { readonly topic: string; readonly first?: string }[];
      expect(rows.filter(({ first = '' }) => FOREIGN_TERMS.test(first))).toEqual([]);
      expect(Object.keys(editions[language].rows).sort()).toEqual(COMPARISON.map(({ id }) => id).sort());
    }
    expect(FOREIGN_TERMS.test(text.en.refusals['PW-5.1-c'])).toBe(true); // the 2nd edition keeps its word
  });
});
