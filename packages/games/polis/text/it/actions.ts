import type { GameText } from '@polemos/kernel';
import { isPerson } from '../phrases.ts';
import { THE } from './events.ts';
import { amount, at, by, face, from, polis, project, space, stuff } from './phrases.ts';

export const actions = {
  hoplites: ({ polis: where }) => `Crea opliti a ${polis(where)}`,
  galleys: ({ polis: where, sea }) => `Crea galee a ${polis(where)}, ${at(sea)}`,
  merchants: ({ polis: where }) => `Crea mercantili a ${polis(where)}`,
  project: ({ project: what, polis: where }) =>
    isPerson(`${what}`) ? `Invita ${project(what)} a ${polis(where)}` : `Avvia ${THE[`${what}`]} a ${polis(where)}`,
  march: ({ territory }) => `Muovi opliti ${at(territory)}`,
  sail: ({ sea }) => `Muovi galee ${at(sea)}`,
  besiege: ({ polis: where }) => `Assedia ${polis(where)}`,
  tax: ({ territory }) => `Riscuoti le tasse ${at(territory)}`,
  barter: ({ space: where }) => `Baratta ${space(where)}`,
  buy: ({ space: where }) => `Compra grano ${space(where)}`,
  proxenos: ({ polis: where, way: how }) => `Muovi il prosseno a ${polis(where)} ${by(how)}`,
  free: ({ polis: where }) => `Libera il prosseno a ${polis(where)}`,
  civilWar: ({ polis: where }) => `Fomenta una guerra civile a ${polis(where)}`,
  pass: () => 'Passa per questo round',
  fee: ({ good }) => `Paga ${amount(good, 1)} per continuare da solo`,
  raise: ({ with: how }) =>
    how === 'good' ? 'Crea un’unità' : how === 'silver' ? 'Crea un’unità con l’argento' : 'Assolda un mercenario',
  substitute: ({ good }) => `Paga in argento invece di ${amount(good, 1)}`,
  pay: () => 'Paga il conto',
  hoplite: ({ from: start, way: how }) => `Muovi un oplita ${from(start)} ${by(how)}`,
  galley: ({ from: start }) => `Muovi una galea ${from(start)}`,
  assign: ({ row }) => `Metti un oplita nella riga ${stuff(row)}`,
  done: () => 'Concludi l’azione',
  fight: ({ region: where }) => `Combatti la battaglia ${at(where)}`,
  double: () => 'Raddoppia il prestigio',
  decline: () => 'Non mandare un grande comandante',
  attack: ({ first, second }) => `Attacca con ${face(String(first))} e ${face(String(second))}`,
  defend: ({ first, second }) => `Rispondi con ${face(String(first))} e ${face(String(second))}`,
  retreat: () => 'Ritirati dalla battaglia',
  stay: () => 'Resta in battaglia',
  release: ({ polis: where }) => `Lascia ${polis(where)}`,
  payPrestige: () => 'Paga in prestigio quel che manca',
  grow: ({ polis: where }) => `Fai crescere ${polis(where)}`,
  phoros: ({ amount: n }) =>
    Number(n) === 0 ? 'Conserva tutto il prestigio' : `Cambia ${amount('prestige', Number(n))} in argento`,
  remove: ({ region: where }) => `Togli un’unità ${from(where)}`,
  exchange: ({ amount: n }) => (Number(n) === 0 ? 'Non cambiare nulla' : `Cambia ${amount('prestige', Number(n))}`),
  send: ({ region: where }) => `Manda un’unità ${from(where)}`,
  station: ({ region: where }) => `Fai tornare l’unità ${at(where)}`,
  switch: ({ polis: where }) => `Prendi ${polis(where)}`,
} satisfies GameText['actions'];
