import type { LessonStep } from '../../../tutorial/lesson.ts';

/** ¶9 to ¶38 of the example: the moves, and the printed dice that fall after each. */
export const STEPS: readonly Pick<LessonStep, 'expect' | 'chance'>[] = [
  {
    expect: { type: 'operate' },
    chance: [2],
  },
  {
    expect: { type: 'objective', space: 'erineus' },
    chance: [],
  },
  {
    expect: { type: 'rally', space: 'piraeus' },
    chance: [],
  },
  {
    expect: { type: 'activate', unit: 'athenian-naval', count: 3 },
    chance: [],
  },
  {
    expect: { type: 'march' },
    chance: [1, 5, 6, 6, 2, 3, 5],
  },
  {
    expect: { type: 'operate' },
    chance: [2, 'demosthenes'],
  },
  {
    expect: { type: 'objective', space: 'heraclea' },
    chance: [],
  },
  {
    expect: { type: 'rally', space: 'chios' },
    chance: [3],
  },
  {
    expect: { type: 'activate', unit: 'athenian-allied-hoplite', count: 1 },
    chance: [],
  },
  {
    expect: { type: 'activate', unit: 'athenian-allied-naval', count: 1 },
    chance: [],
  },
  {
    expect: { type: 'march' },
    chance: [],
  },
  {
    expect: { type: 'operate' },
    chance: [3, 'cleon'],
  },
  {
    expect: { type: 'objective', space: 'thebes' },
    chance: [],
  },
  {
    expect: { type: 'activate', unit: 'athenian-hoplite', count: 6 },
    chance: [],
  },
  {
    expect: { type: 'activate', unit: 'athenian-cavalry', count: 1 },
    chance: [],
  },
  {
    expect: { type: 'march' },
    chance: [2, 1, 5, 1, 2],
  },
  {
    expect: { type: 'pass' },
    chance: [3, 4, 6, 1, 1, 2, 1, 4, 1, 2, 1, 1, 5, 1, 2, 3, 4],
  },
  {
    expect: { type: 'enough' },
    chance: [6, 5, 6, 1, 1, 2, 2, 2, 2, 'nicias', 'archidamus', 4],
  },
];
