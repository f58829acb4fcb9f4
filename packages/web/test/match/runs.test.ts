import type { GameEvent, GameText, Language } from '@polemos/kernel';
import { text as catalogues } from '@polemos/peloponnesian-war/text';
import { expect, test } from 'vitest';
import { runsOf, stopAt, stopsOf } from '../../src/match/story/runs.ts';

const war = catalogues as unknown as Readonly<Record<Language, GameText>>;
const ravaged = (space: string, side?: string, rule = 'PW-5.8-a') => ({ kind: 'ravaged', rule, space, side }) as GameEvent;
const skirmish = { kind: 'hostages-freed', rule: 'PW-9.3-f' } as GameEvent;
const march = [
  ravaged('prasiae', 'athens'),
  ravaged('asine', 'athens', 'PW-5.8-d'),
  skirmish,
  ravaged('pylos', 'athens'),
  ravaged('thebes', 'sparta'),
  ravaged('delium', 'sparta'),
  ravaged('tanagra', 'sparta'),
];

test('PW-5.8-a: spaces that one side ravages in a row are one beat and one sentence, in every language; others stand between', () => {
  expect(runsOf(march, war.en).map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [2, 3],
    [3, 4],
    [4, 7],
  ]);
  const said = (language: Language) => runsOf(march, war[language]).map(run => run.said);
  expect(said('en')[0]).toBe('Athens ravages **2 spaces**: Prasiae, Asine. {{PW-5.8-a}} {{PW-5.8-d}}');
  expect(said('en')[2]).toBe(war.en.events.ravaged(march[3]));
  expect(said('it')[3]).toBe('Sparta saccheggia **3 spazi**: Tebe, Delio, Tanagra. {{PW-5.8-a}}');
  expect(said('fr')[3]).toBe('Sparte ravage **3 espaces**\u00a0: Thèbes, Délion, Tanagra. {{PW-5.8-a}}');
});

test('a story stands at the end of such a row, going on and going back', () => {
  const stops = stopsOf(march, war.en);
  expect(stops).toEqual([2, 3, 4, 7]);
  const on = (beat: number) => stopAt(stops, beat + 1, beat);
  const back = (beat: number) => stopAt(stops, beat - 1, beat);
  expect([on(0), on(2), on(3), on(4), on(7)]).toEqual([2, 3, 4, 7, 7]);
  expect([back(7), back(4), back(3), back(2), back(0)]).toEqual([4, 3, 2, 0, 0]);
});
