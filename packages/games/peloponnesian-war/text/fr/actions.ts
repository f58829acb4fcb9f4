import type { GameText } from '@polemos/kernel';
import { fallOfSparta } from './fall-of-sparta.ts';
import { p } from './phrases.ts';
import { two } from './two-players.ts';

export const actions = {
  ...two.actions,
  ...fallOfSparta.actions,
  operate: () => 'Consulter les augures',
  pass: () => 'Passer',
  objective: ({ space }) => `Marcher sur **${p.space(space)}**`,
  incite: ({ space }) => `Fomenter une rébellion à **${p.space(space)}**`,
  lead: ({ leader }) => `**${p.leader(leader)}** commande`,
  activate: ({ unit, count }) => `Activer **${count}${p.unit(unit)}**`,
  rally: ({ space }) => `Aller à **${p.space(space)}**`,
  cross: ({ space }) => `Traverser la haute mer vers **${p.space(space)}**`,
  march: () => 'Marcher sur l’objectif',
  halt: () => 'Renoncer',
  leave: ({ unit }) => `1${p.unit(unit)} reste en arrière`,
  garrison: ({ unit }) => `1${p.unit(unit)} reste`,
  send: ({ space }) => `À **${p.space(space)}**`,
  build: ({ unit }) => `Construire **1${p.unit(unit)}**`,
  enough: () => 'Assez',
} satisfies GameText['actions'];
