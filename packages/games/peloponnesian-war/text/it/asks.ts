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
    body: `${p.side(side)} ha ${p.talents(treasury)} talenti. Prima gli auguri; chi passa ha finito per questo turno.`,
  }),
  objective: ({ side, initial, spendable }) => ({
    caption: p.yes(initial) ? 'Operazione iniziale' : 'Operazione continuata',
    title: 'Dichiara l’obiettivo',
    body: `${p.side(side)} può spendere ${p.talents(spendable)} talenti. Uno spazio su cui marciare, o uno da sollevare per 100 talenti.`,
  }),
  commander: () => ({ caption: 'Operazioni', title: 'Chi comanda?', body: 'Più comandanti sono nello spazio patria.' }),
  expedition: ({ space, objective, leader, units, spendable }) => ({
    caption: 'Spedizione',
    title: `${p.leader(leader)} a ${p.space(space)}`,
    body: `Con lui: ${p.units(units)}. ${p.talents(spendable)} talenti da spendere. Attiva qui, va’ a un altro spazio di raduno o marcia su **${p.space(objective)}**.`,
  }),
  leaveBehind: ({ space, short }) => ({
    caption: 'Poche navi',
    title: 'Chi resta indietro?',
    body: `A ${p.space(space)} le navi non possono portare ${p.strength(Number(short))} di terra.`,
  }),
  odd: ({ unit, spaces }) => ({
    caption: 'Ritorno a casa',
    title: `Dove torna chi resta dispari (1 ${p.unit(unit)})?`,
    body: `A ${(spaces as string[]).map(p.space).join(' o ')}.`,
  }),
  harbour: ({ unit, count, spaces }) => ({
    caption: 'Ritorno a casa',
    title: 'Dove vanno le navi di Atene?',
    body: `Il Pireo è chiuso. ${p.units({ [String(unit)]: Number(count) })} a ${(spaces as string[]).map(p.space).join(' o ')}.`,
  }),
  garrison: ({ space }) => ({
    caption: 'Ritorno a casa',
    title: `Chi resta a ${p.space(space)}?`,
    body: 'Un punto forza di terra tiene l’isola.',
  }),
  build: ({ side, left, spendable, armistice }) => ({
    caption: p.yes(armistice) ? 'Armistizio' : 'Costruzione',
    title: `Costruisci per ${p.side(side)}`,
    body: `Ancora fino a ${p.strength(Number(left))} a 200 talenti; se ne possono spendere ${p.talents(spendable)}.`,
  }),
} satisfies GameText['asks'];
