import type { GameText } from '@polemos/kernel';
import { fallOfSparta } from './fall-of-sparta.ts';
import { p } from './phrases.ts';
import { two } from './two-players.ts';

export const asks = {
  ...two.asks,
  ...fallOfSparta.asks,
  another: ({ side, treasury }) => ({
    caption: 'Operations',
    title: 'An operation, or pass?',
    body: `${p.side(side)} ${p.money(treasury, 'has no money', sum => `has ${sum}`)}. The auguries come first; whoever passes is done for this turn.`,
  }),
  objective: ({ side, initial, spendable }) => ({
    caption: p.yes(initial) ? 'Initial operation' : 'Continuing operation',
    title: 'Name the objective',
    body: `${p.side(side)} may spend ${p.money(spendable, 'nothing', sum => `${sum}`)}. Name a space to march on, or one where 100 talents may cause rebellion.`,
  }),
  commander: () => ({ caption: 'Operations', title: 'Who leads?', body: 'Several commanders stand in the home space.' }),
  expedition: ({ space, objective, leader, units, spendable }) => ({
    caption: 'Expedition',
    title: `${p.leader(leader)} at ${p.space(space)}`,
    body: `${Object.keys(units as object).length === 0 ? 'He is alone' : `With him: ${p.units(units)}`}. You can spend ${p.money(spendable, 'nothing', sum => `${sum}`)}. Activate here, go to another rally space, or march on **${p.space(objective)}**.`,
  }),
  leaveBehind: ({ space, short }) => ({
    caption: 'Too few ships',
    title: 'Who stays behind?',
    body: `At ${p.space(space)} the ships cannot carry ${p.strength(Number(short))} of the land units.`,
  }),
  odd: ({ unit, spaces }) => ({
    caption: 'Going home',
    title: `Where does the odd ${p.unit(unit)} return?`,
    body: `It may return ${p.either(spaces as string[], 'to ')}.`,
  }),
  harbour: ({ unit, count, spaces }) => ({
    caption: 'Going home',
    title: 'Where do Athens’ ships return?',
    body: `Piraeus is closed: ${p.units({ [String(unit)]: Number(count) })} may return ${p.either(spaces as string[], 'to ')}.`,
  }),
  garrison: ({ space }) => ({
    caption: 'Going home',
    title: `Who stays at ${p.space(space)}?`,
    body: 'One strength point holds the island.',
  }),
  build: ({ side, left, spendable, armistice }) => ({
    caption: p.yes(armistice) ? 'Armistice' : 'Construction',
    title: `Build for ${p.side(side)}`,
    body: `${Number(left) === 1 ? 'One more strength point' : `Up to ${p.strength(Number(left))} more`} for 200 talents each; you can spend ${p.money(spendable, 'nothing', sum => `${sum}`)}.`,
  }),
} satisfies GameText['asks'];
