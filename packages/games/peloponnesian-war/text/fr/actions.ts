import type { GameText } from '@polemos/kernel';
import { fallOfSparta } from './fall-of-sparta.ts';
import { p } from './phrases.ts';
import { two } from './two-players.ts';

export const actions = {
  ...two.actions,
  ...fallOfSparta.actions,
  operate: () => 'Consulter les augures',
  pass: () => 'Passer pour le tour',
  objective: ({ space }) => `Marcher sur **${p.space(space)}**`,
  incite: ({ space }) => `Déclencher une rébellion à **${p.space(space)}**`,
  lead: ({ leader }) => `Confier le commandement à **${p.leader(leader)}**`,
  activate: ({ unit, count }) => `Activer **${p.count(count, unit)}**`,
  rally: ({ space }) => `Aller à **${p.space(space)}**`,
  cross: ({ space }) => `Traverser la haute mer vers **${p.space(space)}**`,
  march: () => 'Marcher sur l’objectif',
  halt: () => 'Annuler l’opération',
  leave: ({ unit }) => `Laisser ${p.single(unit)} en arrière`,
  garrison: ({ unit }) => `Laisser ${p.single(unit)} en garnison`,
  send: ({ space }) => `Envoyer à **${p.space(space)}**`,
  build: ({ unit }) => `${String(unit).endsWith('naval') ? 'Construire' : 'Lever'} **${p.count(1, unit)}**`,
  enough: () => 'Arrêter de construire',
} satisfies GameText['actions'];
