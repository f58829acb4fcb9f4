import type { GameText } from '@polemos/kernel';
import { fallOfSparta } from './fall-of-sparta.ts';
import { p } from './phrases.ts';
import { two } from './two-players.ts';

export const actions = {
  ...two.actions,
  ...fallOfSparta.actions,
  operate: () => 'Consulta gli auguri',
  pass: () => 'Passa',
  objective: ({ space }) => `Marcia su **${p.space(space)}**`,
  incite: ({ space }) => `Causa ribellione a **${p.space(space)}**`,
  lead: ({ leader }) => `Comanda **${p.leader(leader)}**`,
  activate: ({ unit, count }) => `Attiva **${p.count(count, unit)}**`,
  rally: ({ space }) => `Va’ a **${p.space(space)}**`,
  cross: ({ space }) => `Attraversa il mare aperto verso **${p.space(space)}**`,
  march: () => 'Marcia sull’obiettivo',
  halt: () => 'Rinuncia',
  leave: ({ unit }) => `${p.count(1, unit)} resta indietro`,
  garrison: ({ unit }) => `${p.count(1, unit)} resta`,
  send: ({ space }) => `A **${p.space(space)}**`,
  build: ({ unit }) => `${String(unit).endsWith('naval') ? 'Costruisci' : 'Recluta'} **${p.count(1, unit)}**`,
  enough: () => 'Basta',
} satisfies GameText['actions'];
