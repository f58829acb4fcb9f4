import type { Language, Opening } from '@polemos/kernel';
import components from '../data/components.json' with { type: 'json' };
import { SICILY, VALUE } from '../rules/components/board.ts';
import { HAND_SIZE, TURNS } from '../rules/state.ts';
import { VALUE_TO_WIN } from '../rules/victory/nike.ts';
import { opening as en, type OpeningWords } from './en/opening.ts';
import { opening as fr } from './fr/opening.ts';
import { opening as it } from './it/opening.ts';

type Side = 'athens' | 'sparta';

/** What the rules say of a scenario, for its card. */
export interface OpeningFacts {
  readonly needed: number;
  readonly turns: number;
  readonly hand: number;
  readonly sicily: number;
  /** Areas that the side controls at the start. */
  readonly areas: number;
}
export function openingFacts(scenario: string, side: Side): OpeningFacts {
  const setup = components.setups.find(({ id }) => id === scenario) ?? components.setups[0];
  return {
    needed: VALUE_TO_WIN,
    turns: TURNS,
    hand: HAND_SIZE,
    sicily: VALUE[SICILY],
    areas: Object.keys(setup.influence[side]).length,
  };
}

const WORDS: Readonly<Record<Language, OpeningWords>> = { en, it, fr };

export function opening(scenario: string, side: Side, language: Language): Opening {
  const words = WORDS[language];
  const facts = openingFacts(scenario, side);
  const historical = scenario === 'historical';
  return {
    caption: `${historical ? words.historical : words.standard} · ${words.two}`,
    title: words.title,
    when: words.when,
    command: words.command[side],
    side,
    who: historical ? words.whoHistorical[side](facts.areas) : words.who[side],
    wins: { needed: facts.needed, text: words.wins(facts) },
    score: {
      title: words.score.title,
      rows: [
        { icon: 'objective', what: words.score.area, by: '+1' },
        { icon: 'trireme', what: words.score.sicily, by: `+${facts.sicily}` },
        { icon: 'city', what: words.score.capital, by: words.score.needed },
      ],
      note: words.score.note,
    },
    long: words.long(facts.turns),
    steps: [
      { title: words.steps.draw, text: words.steps.drawText(facts.hand) },
      words.steps.place,
      words.steps.reveal,
      words.steps.count,
    ],
  };
}
