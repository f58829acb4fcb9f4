import type { GameText } from '@polemos/kernel';
import { fallOfSparta } from './fall-of-sparta.ts';
import { p } from './phrases.ts';
import { two } from './two-players.ts';

export const actions = {
  ...two.actions,
  ...fallOfSparta.actions,
  operate: () => 'Consulta gli auguri',
  pass: () => 'Passa per il turno',
  objective: ({ space }) => `Marcia su **${p.space(space)}**`,
  incite: ({ space }) => `Causa ribellione a **${p.space(space)}**`,
  lead: ({ leader }) => `Affida il comando a **${p.leader(leader)}**`,
  activate: ({ unit, count }) => `Attiva **${p.count(count, unit)}**`,
  rally: ({ space }) => `Va’ a **${p.space(space)}**`,
  cross: ({ space }) => `Attraversa il mare aperto verso **${p.space(space)}**`,
  march: () => 'Marcia sull’obiettivo',
  halt: () => 'Annulla l’operazione',
  leave: ({ unit }) => `Lascia indietro ${p.single(unit)}`,
  garrison: ({ unit }) => `Lascia di guarnigione ${p.single(unit)}`,
  send: ({ space }) => `Manda a **${p.space(space)}**`,
  build: ({ unit }) => `${String(unit).endsWith('naval') ? 'Costruisci' : 'Recluta'} **${p.count(1, unit)}**`,
  enough: () => 'Smetti di costruire',
} satisfies GameText['actions'];
