import type { GameText } from '@polemos/kernel';
import { fallOfSparta } from './fall-of-sparta.ts';
import { p } from './phrases.ts';
import { two } from './two-players.ts';

export const actions = {
  ...two.actions,
  ...fallOfSparta.actions,
  operate: () => 'Consult the auguries',
  pass: () => 'Pass for the turn',
  objective: ({ space }) => `March on **${p.space(space)}**`,
  incite: ({ space }) => `Cause rebellion in **${p.space(space)}**`,
  lead: ({ leader }) => `Let **${p.leader(leader)}** lead`,
  activate: ({ unit, count }) => `Activate **${p.count(count, unit)}**`,
  rally: ({ space }) => `Go to **${p.space(space)}**`,
  cross: ({ space }) => `Cross the open sea to **${p.space(space)}**`,
  march: () => 'March on the objective',
  halt: () => 'Cancel the operation',
  leave: ({ unit }) => `Leave ${p.single(unit)} behind`,
  garrison: ({ unit }) => `Leave ${p.single(unit)} as a garrison`,
  send: ({ space }) => `Send to **${p.space(space)}**`,
  build: ({ unit }) => `${String(unit).endsWith('naval') ? 'Build' : 'Raise'} **${p.count(1, unit)}**`,
  enough: () => 'Stop building',
} satisfies GameText['actions'];
