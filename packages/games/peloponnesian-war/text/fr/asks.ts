import type { GameText } from '@polemos/kernel';
import { fallOfSparta } from './fall-of-sparta.ts';
import { p } from './phrases.ts';
import { two } from './two-players.ts';

export const asks = {
  ...two.asks,
  ...fallOfSparta.asks,
  another: ({ side, treasury }) => ({
    caption: 'Opérations',
    title: 'Une opération, ou passer ?',
    body: `${p.side(side)} a ${p.talents(treasury)} talents. Les augures d’abord ; qui passe a fini pour ce tour.`,
  }),
  objective: ({ side, initial, spendable }) => ({
    caption: p.yes(initial) ? 'Opération initiale' : 'Opération suivante',
    title: 'Nommez l’objectif',
    body: `${p.side(side)} peut dépenser ${p.talents(spendable)} talents. Un espace où marcher, ou un espace à soulever pour 100 talents.`,
  }),
  commander: () => ({ caption: 'Opérations', title: 'Qui commande ?', body: 'Plusieurs chefs sont dans l’espace d’origine.' }),
  expedition: ({ space, objective, leader, units, spendable }) => ({
    caption: 'Expédition',
    title: `${p.leader(leader)} à ${p.space(space)}`,
    body: `Avec lui : ${p.units(units)}. ${p.talents(spendable)} talents à dépenser. Activez ici, allez à un autre espace de ralliement, ou marchez sur **${p.space(objective)}**.`,
  }),
  leaveBehind: ({ space, short }) => ({
    caption: 'Trop peu de navires',
    title: 'Qui reste en arrière ?',
    body: `À ${p.space(space)} les navires ne peuvent porter ${p.strength(Number(short))} de terre.`,
  }),
  odd: ({ unit, spaces }) => ({
    caption: 'Retour',
    title: `Où rentre celui qui reste (1 ${p.unit(unit)}) ?`,
    body: `À ${(spaces as string[]).map(p.space).join(' ou ')}.`,
  }),
  harbour: ({ unit, count, spaces }) => ({
    caption: 'Retour',
    title: 'Où vont les navires d’Athènes ?',
    body: `Le Pirée est fermé. ${p.units({ [String(unit)]: Number(count) })} à ${(spaces as string[]).map(p.space).join(' ou ')}.`,
  }),
  garrison: ({ space }) => ({
    caption: 'Retour',
    title: `Qui reste à ${p.space(space)} ?`,
    body: 'Un point de force de terre tient l’île.',
  }),
  build: ({ side, left, spendable, armistice }) => ({
    caption: p.yes(armistice) ? 'Armistice' : 'Construction',
    title: `Construisez pour ${p.side(side)}`,
    body: `Encore ${p.strength(Number(left))} au plus à 200 talents ; ${p.talents(spendable)} à dépenser.`,
  }),
} satisfies GameText['asks'];
