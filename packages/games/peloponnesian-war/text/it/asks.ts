import type { GameText } from '@polemos/kernel';
import { fallOfSparta } from './fall-of-sparta.ts';
import { p } from './phrases.ts';
import { two } from './two-players.ts';

export const asks = {
  ...two.asks,
  ...fallOfSparta.asks,
  another: ({ side, treasury }) => ({
    caption: 'Operazioni',
    title: 'Un’operazione, o passare?',
    body: `${p.side(side)} ${p.money(treasury, 'non ha denaro', sum => `ha ${sum}`)}. Prima si consultano gli auguri; chi passa ha finito per questo turno.`,
  }),
  objective: ({ side, initial, spendable }) => ({
    caption: p.yes(initial) ? 'Operazione iniziale' : 'Operazione continuata',
    title: 'Scegli l’obiettivo',
    body: `${p.side(side)} ${p.money(spendable, 'non può spendere nulla', sum => `può spendere ${sum}`)}. Scegli uno spazio su cui marciare, o uno in cui causare ribellione per 100 talenti.`,
  }),
  commander: () => ({ caption: 'Operazioni', title: 'Chi comanda?', body: 'Nello spazio nazionale ci sono più comandanti.' }),
  expedition: ({ space, objective, leader, units, spendable }) => ({
    caption: 'Spedizione',
    title: `${p.leader(leader)} a ${p.space(space)}`,
    body: `${Object.keys(units as object).length === 0 ? 'È solo' : `Con lui: ${p.units(units)}`}. ${p.money(spendable, 'Non puoi spendere nulla', sum => `Puoi spendere ${sum}`)}. Attiva qui, va’ a un altro spazio di raduno o marcia su **${p.space(objective)}**.`,
  }),
  leaveBehind: ({ space, short }) => ({
    caption: 'Troppo poche navi',
    title: 'Chi resta indietro?',
    body: `A ${p.space(space)} le navi non possono portare ${p.strength(Number(short))} di terra.`,
  }),
  odd: ({ unit, spaces }) => ({
    caption: 'Verso Casa',
    title: `Dove torna ${p.odd(unit)}?`,
    body: `Può tornare ${p.either(spaces as string[], 'a ')}.`,
  }),
  harbour: ({ unit, count, spaces }) => ({
    caption: 'Verso Casa',
    title: 'Dove tornano le navi di Atene?',
    body: `Il Pireo è chiuso: ${p.units({ [String(unit)]: Number(count) })} ${p.verb({ [String(unit)]: Number(count) }, 'può', 'possono')} tornare ${p.either(spaces as string[], 'a ')}.`,
  }),
  garrison: ({ space }) => ({
    caption: 'Verso Casa',
    title: `Chi resta a ${p.space(space)}?`,
    body: 'Un punto forza di terra tiene l’isola.',
  }),
  build: ({ side, left, spendable, armistice }) => ({
    caption: p.yes(armistice) ? 'Armistizio' : 'Costruzione',
    title: `Costruisci per ${p.side(side)}`,
    body: `Puoi aggiungere ${Number(left) === 1 ? 'un punto forza' : `fino a ${p.strength(Number(left))}`} a 200 talenti ciascuno; ${p.money(spendable, 'non puoi spendere nulla', sum => `puoi spendere ${sum}`)}.`,
  }),
} satisfies GameText['asks'];
