import { type Game, LANGUAGES, type Match, parts } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import type { Lesson, Lessons, Problem } from '../../src/tutorial/lesson.ts';
import { actIn, asked, begin, viewOf } from './begin.ts';

/** What the other seats answer by themselves. */
function reply(match: Match, { replies = {}, stage, dice }: Problem): void {
  for (let n = 0; n < 40 && match.outcome === null; n++) {
    const [{ seat, step }] = match.pending();
    if (seat === stage.seats[0] || replies[step] === undefined) return;
    const reply = replies[step];
    actIn(match, reply === 'first' ? match.legal(seat)[0] : reply, dice);
  }
}

function takesItsCourse(game: Game, { stage, steps }: Lesson): void {
  const match = begin(game, stage);
  for (const [n, moves] of steps.entries())
    for (const { does, chance, others } of moves) {
      const acted = match.act(asked(match), does, { chance });
      expect(acted, `step ${n + 1}, ${JSON.stringify(does)} of ${asked(match)}`).toMatchObject({ ok: true });
      if (others) expect(moves.some(move => !move.others)).toBe(true);
    }
}
function hasASolution(game: Game, problem: Problem): void {
  const match = begin(game, problem.stage);
  reply(match, problem);
  for (const action of problem.solution) {
    expect(problem.isSolved(viewOf(match, problem)), `solved before ${JSON.stringify(action)}`).toBe(false);
    expect(problem.isLost?.(viewOf(match, problem)) ?? false, `lost before ${JSON.stringify(action)}`).toBe(false);
    expect(asked(match)).toBe(problem.stage.seats[0]);
    actIn(match, action, problem.dice);
    reply(match, problem);
  }
  expect(problem.isSolved(viewOf(match, problem))).toBe(true);
}
function isTold(of: Lesson, { text }: Lessons): void {
  for (const language of LANGUAGES) {
    const told = text[language][of.id];
    expect(told, `${of.id} in ${language}`).toBeDefined();
    const clicks = of.steps.map(moves => moves.filter(({ others }) => !others).length);
    expect(told.steps.map(({ todo }) => todo.length)).toEqual(clicks);
    expect(told.problem === undefined).toBe(of.problem === undefined);
    expect(told.sequel === undefined).toBe(of.sequel === undefined);
    const sentences = [told.title, told.about, told.end, ...told.steps.flatMap(({ todo, why }) => [...todo, why])];
    for (const one of sentences) expect(parts(one).length, one).toBeGreaterThan(0);
    if (told.problem !== undefined) expect(told.problem.hints.length).toBeGreaterThan(0);
  }
}

/** Every lesson of a game through its rules: each step legal with its dice, the problem open at first and solvable. */
export function lessonsOf(game: Game, given: Lessons): void {
  describe(`the lessons of ${game.id}`, () => {
    test('ids are unique, and every text belongs to a lesson', () => {
      const ids = given.lessons.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const language of LANGUAGES) expect(Object.keys(given.text[language]).sort()).toEqual([...ids].sort());
    });
    for (const lesson of given.lessons) {
      test(`${lesson.id}: every step is legal with its dice`, () => takesItsCourse(game, lesson));
      test(`${lesson.id}: told in every language, a sentence for each click`, () => isTold(lesson, given));
      const { problem, sequel } = lesson;
      if (problem !== undefined) test(`${lesson.id}: its problem can be solved`, () => hasASolution(game, problem));
      if (sequel !== undefined) test(`${lesson.id}: its second part can begin`, () => void begin(game, sequel));
    }
  });
}
