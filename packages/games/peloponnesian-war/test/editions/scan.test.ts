import { Fate, type GameEvent, type GameText, Offer, Play } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game, LEADER, UNIT } from '../../index.ts';
import { COMPARISON, foreignIds } from '../../rules/editions/comparison.ts';
import { text } from '../../text/index.ts';

// PW1-R1: no id, table or unit of one edition appears in a match of the other.

const SCENARIOS = ['campaign', 'archidamian', 'decelean', 'fall-of-athens'];
const MATCHES = 12;
/** What a match of a scenario says: events, the sentences made of them, what it asks and why it refuses. */
function listen(edition: string, scenario: string, seed: number, hear: (told: unknown, event: GameEvent | null) => void): void {
  const fate = new Fate(seed);
  const options = { edition, players: seed % 3 === 0 ? 'two' : 'solitaire', 'long-walls-leader': seed % 2 === 0 };
  const play = new Play(game, game.begin({ scenario, options }), fate);
  const say: GameText['events'] = text.en.events;
  play.tell = event => hear([event, say[event.kind](event as GameEvent)], event as GameEvent);
  const offer = new Offer();
  play.run();
  for (let n = 0; play.state.outcome === null; n++) {
    const asked = play.asked();
    hear([asked.rule, asked.about?.(play, play.state.stack?.by ?? {})], null);
    if (n % 5 === 0)
      asked.refusals.forEach((refuse, type) => {
        if (refuse === undefined) return;
        let i = n % 11;
        for (const code of game.actions.all(type)) if (i++ % 11 === 0) hear(play.refuse(code), null);
      });
    play.legal(offer);
    play.take(offer.codes[fate.generator.below(offer.size)]);
  }
  hear(play.state.outcome, null);
}

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
    expect(ids).toHaveLength(96);
    for (const { id, kind, gone = [], first } of COMPARISON) {
      expect(first.length, id).toBeGreaterThan(0);
      if (gone.length > 0) expect(['differs', 'same', 'clarifies'], id).toContain(kind);
    }
  });
});
