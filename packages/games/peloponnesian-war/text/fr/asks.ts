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
    body: `${p.side(side)} ${p.money(treasury, 'n’a pas d’argent', sum => `a ${sum}`)}. On consulte d’abord les augures ; qui passe a fini pour ce tour.`,
  }),
  objective: ({ side, initial, spendable }) => ({
    caption: p.yes(initial) ? 'Première opération' : 'Opération suivante',
    title: 'Choisissez l’objectif',
    body: `${p.side(side)} ${p.money(spendable, 'ne peut rien dépenser', sum => `peut dépenser ${sum}`)}. Choisissez un espace où marcher, ou un espace où déclencher une rébellion pour 100 talents.`,
  }),
  commander: () => ({ caption: 'Opérations', title: 'Qui commande ?', body: 'Plusieurs chefs sont dans l’espace d’origine.' }),
  expedition: ({ space, objective, leader, units, spendable }) => ({
    caption: 'Expédition',
    title: `${p.leader(leader)} à ${p.space(space)}`,
    body: `${Object.keys(units as object).length === 0 ? 'Il est seul' : `Avec lui : ${p.units(units)}`}. ${p.money(spendable, 'Vous ne pouvez rien dépenser', sum => `Vous pouvez dépenser ${sum}`)}. Activez ici, allez à un autre espace de rassemblement, ou marchez sur **${p.space(objective)}**.`,
  }),
  leaveBehind: ({ space, short }) => ({
    caption: 'Trop peu de navires',
    title: 'Qui reste en arrière ?',
    body: `À ${p.space(space)} les navires ne peuvent pas porter ${p.strength(Number(short))} de terre.`,
  }),
  odd: ({ unit, spaces }) => ({
    caption: 'Retour à la maison',
    title: `Où rentre ${p.odd(unit)} ?`,
    body: `Il peut rentrer ${p.either(spaces as string[], 'à ')}.`,
  }),
  harbour: ({ unit, count, spaces }) => ({
    caption: 'Retour à la maison',
    title: 'Où rentrent les navires d’Athènes ?',
    body: `Le Pirée est fermé : ${p.units({ [String(unit)]: Number(count) })} ${p.verb({ [String(unit)]: Number(count) }, 'peut', 'peuvent')} rentrer ${p.either(spaces as string[], 'à ')}.`,
  }),
  garrison: ({ space }) => ({
    caption: 'Retour à la maison',
    title: `Qui reste à ${p.space(space)} ?`,
    body: 'Un point de force de terre tient l’île.',
  }),
  build: ({ side, left, spendable, armistice }) => ({
    caption: p.yes(armistice) ? 'Armistice' : 'Construction',
    title: `Construisez pour ${p.side(side)}`,
    body: `Vous pouvez ajouter ${Number(left) === 1 ? 'un point de force' : `jusqu’à ${p.strength(Number(left))}`} à 200 talents chacun ; ${p.money(spendable, 'vous ne pouvez rien dépenser', sum => `vous pouvez dépenser ${sum}`)}.`,
  }),
} satisfies GameText['asks'];
