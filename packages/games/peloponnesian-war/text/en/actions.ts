import type { GameText } from '@polemos/kernel';
import { fallOfSparta } from './fall-of-sparta.ts';
import { p } from './phrases.ts';
import { two } from './two-players.ts';

export const actions = {
  ...two.actions,
  ...fallOfSparta.actions,
  operate: () => 'Consult the auguries',
  pass: () => 'Pass',
  objective: ({ space }) => `March on **${p.space(space)}**`,
  incite: ({ space }) => `Cause rebellion in **${p.space(space)}**`,
  lead: ({ leader }) => `**${p.leader(leader)}** leads`,
  activate: ({ unit, count }) => `Activate **${p.count(count, unit)}**`,
  rally: ({ space }) => `Go to **${p.space(space)}**`,
  cross: ({ space }) => `Cross the open sea to **${p.space(space)}**`,
  march: () => 'March on the objective',
  halt: () => 'Give up',
  leave: ({ unit }) => `${p.count(1, unit)} stays behind`,
  garrison: ({ unit }) => `${p.count(1, unit)} stays`,
  send: ({ space }) => `To **${p.space(space)}**`,
  build: ({ unit }) => `${String(unit).endsWith('naval') ? 'Build' : 'Raise'} **${p.count(1, unit)}**`,
  enough: () => 'Enough',
} satisfies GameText['actions'];
