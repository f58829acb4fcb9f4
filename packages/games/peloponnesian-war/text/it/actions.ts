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
  activate: ({ unit, count }) => `Attiva **${count}${p.unit(unit)}**`,
  rally: ({ space }) => `Va’ a **${p.space(space)}**`,
  cross: ({ space }) => `Attraversa il mare aperto verso **${p.space(space)}**`,
  march: () => 'Marcia sull’obiettivo',
  halt: () => 'Rinuncia',
  leave: ({ unit }) => `1${p.unit(unit)} resta indietro`,
  garrison: ({ unit }) => `1${p.unit(unit)} resta`,
  send: ({ space }) => `A **${p.space(space)}**`,
  build: ({ unit }) => `Costruisci **1${p.unit(unit)}**`,
  enough: () => 'Basta',
} satisfies GameText['actions'];
