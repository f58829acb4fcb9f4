import type { Language, Opening } from '@polemos/kernel';
import data from '../data/scenarios.json' with { type: 'json' };
import { CAP, ROUND } from '../rules/components/board.ts';
import { opening as en, type OpeningWords } from './en/opening.ts';
import { opening as fr } from './fr/opening.ts';
import { opening as it } from './it/opening.ts';

type ScenarioId = keyof OpeningWords['scenarios'];
type Side = 'athens' | 'sparta';

/** What the tables say of a scenario, for its card. */
export interface OpeningFacts {
  readonly rounds: number;
  /** PO-K-i: units of a side in one region, in the first round and in the last. */
  readonly caps: readonly [number, number];
  readonly prestige: number;
  readonly population: number;
  readonly wheat: number;
  readonly poleis: number;
  readonly projects: boolean;
  readonly events: boolean;
}
const sum = (counts: object): number => Object.values(counts).reduce<number>((all, n) => all + Number(n), 0);

export function openingFacts(scenario: string, side: Side): OpeningFacts {
  const given = data.scenarios.find(({ id }) => id === scenario) ?? data.scenarios[0];
  const own = given.sides[side === 'athens' ? 'athenai' : 'sparta'];
  const caps = given.rounds.map(round => CAP[ROUND.at(round)]);
  return {
    rounds: given.rounds.length,
    caps: [caps[0], caps[caps.length - 1]],
    prestige: own.goods.prestige,
    population: sum(own.poleis),
    wheat: own.goods.wheat,
    poleis: Object.keys(own.poleis).length,
    projects: given.projects.mode !== 'none',
    events: given.events,
  };
}

const WORDS: Readonly<Record<Language, OpeningWords>> = { en, it, fr };

/** The opening card of a scenario, for the seat that reads it. */
export function opening(scenario: string, side: Side, language: Language): Opening {
  const words = WORDS[language];
  const facts = openingFacts(scenario, side);
  const { name, when, athens, sparta } = words.scenarios[scenario as ScenarioId];
  return {
    caption: `${name} · ${words.two}`,
    title: words.title,
    when,
    command: words.command[side],
    side,
    who: (side === 'athens' ? athens : sparta)(facts),
    wins: { text: facts.rounds > 1 ? words.wins : words.winsOneRound },
    score: {
      title: words.score.title,
      rows: [
        { icon: 'person', what: words.score.population, by: '+1' },
        { icon: 'prestige', what: words.score.prestige, by: '+1' },
        ...(facts.projects ? [{ icon: 'city', what: words.score.projects, by: words.score.printed }] : []),
        { icon: 'hoplite', what: words.score.units, by: '0', loss: true },
      ],
      note: words.score.note,
    },
    long: words.long(facts.rounds),
    steps: [
      facts.events ? words.steps.event : words.steps.noEvent,
      { title: words.steps.act, text: words.steps.actText(facts.caps[0]) },
      { title: words.steps.feed, text: words.steps.feedText(facts.population, facts.wheat) },
      words.steps.pass,
    ],
  };
}
