import type { Language, Opening } from '@polemos/kernel';
import components from '../data/components.json' with { type: 'json' };
import tables from '../data/tables.json' with { type: 'json' };
import { SEATS } from '../rules/materials/board.ts';
import { TURNS } from '../rules/state.ts';
import { opening as en, type OpeningWords } from './en/opening.ts';
import { opening as fr } from './fr/opening.ts';
import { opening as it } from './it/opening.ts';

/** The factions in the order of the rulebook, as the catalogues call them. */
const NAMED = ['carthage', 'democrats', 'hicetas', 'dionysius'] as const;
type Named = (typeof NAMED)[number];
const ORDER: readonly string[] = SEATS;
const namedOf = (seat: string): Named => NAMED[ORDER.indexOf(seat)] ?? NAMED[0];

/** What the tables say of a faction, for its card. */
export interface OpeningFacts {
  /** The points of each way to score, in the order of the faction's sheet. */
  readonly points: readonly number[];
  readonly turns: number;
  readonly treasury: number;
  /** Operation points that leading out a stack, diplomacy and a spy cost. */
  readonly march: number;
  readonly diplomacy: number;
  readonly spy: number;
}
const costOf = (id: string): number => tables.operations.find(one => one.id === id)?.po ?? 0;
export const openingFacts = (seat: string): OpeningFacts => ({
  points: components.victory.flatMap(({ faction, points }) => (faction === seat && points !== null ? [points] : [])),
  turns: TURNS,
  treasury: components.factions.find(({ id }) => id === seat)?.treasury ?? 0,
  march: costOf('activate a leader and his stack'),
  diplomacy: costOf('diplomatic operation'),
  spy: costOf('espionage'),
});

const WORDS: Readonly<Record<Language, OpeningWords>> = { en, it, fr };
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The opening card of a faction. */
export function opening(seat: string, language: Language): Opening {
  const words = WORDS[language];
  const facts = openingFacts(seat);
  const faction = words.factions[namedOf(seat)];
  return {
    caption: words.caption,
    title: words.title,
    when: words.when,
    command: faction.command,
    side: seat,
    who: faction.who(facts.treasury),
    wins: { text: `${faction.wins} ${words.otherwise(facts.turns)}` },
    score: {
      title: words.scoreTitle,
      rows: faction.rows.map(([icon, what], i) => ({
        icon,
        what,
        by: signed(facts.points[i]),
        loss: facts.points[i] < 0,
      })),
      note: faction.note,
    },
    long: words.long(facts.turns),
    steps: [faction.first, words.steps.talk, { title: words.steps.act, text: words.steps.actText(facts) }, words.steps.pay],
  };
}
