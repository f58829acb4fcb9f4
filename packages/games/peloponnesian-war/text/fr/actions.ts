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
  incite: ({ space }) => `Déclencher une rébellion à **${p.space(space)}**`,
  lead: ({ leader }) => `**${p.leader(leader)}** commande`,
  activate: ({ unit, count }) => `Activer **${p.count(count, unit)}**`,
  rally: ({ space }) => `Aller à **${p.space(space)}**`,
  cross: ({ space }) => `Traverser la haute mer vers **${p.space(space)}**`,
  march: () => 'Marcher sur l’objectif',
  halt: () => 'Renoncer',
  leave: ({ unit }) => `${p.count(1, unit)} reste en arrière`,
  garrison: ({ unit }) => `${p.count(1, unit)} reste`,
  send: ({ space }) => `À **${p.space(space)}**`,
  build: ({ unit }) => `${String(unit).endsWith('naval') ? 'Construire' : 'Lever'} **${p.count(1, unit)}**`,
  enough: () => 'Assez',
} satisfies GameText['actions'];
