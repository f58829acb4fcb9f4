import type { GameText } from '@polemos/kernel';
import { isPerson } from '../phrases.ts';
import { THE } from './events.ts';
import { amount, at, by, face, from, polis, project, space, stuff } from './phrases.ts';

export const actions = {
  hoplites: ({ polis: where }) => `Créer des hoplites à ${polis(where)}`,
  galleys: ({ polis: where, sea }) => `Créer des galères à ${polis(where)}, ${at(sea)}`,
  merchants: ({ polis: where }) => `Créer des navires marchands à ${polis(where)}`,
  project: ({ project: what, polis: where }) =>
    isPerson(`${what}`) ? `Inviter ${project(what)} à ${polis(where)}` : `Lancer ${THE[`${what}`]} à ${polis(where)}`,
  march: ({ territory }) => `Déplacer des hoplites ${at(territory)}`,
  sail: ({ sea }) => `Déplacer des galères ${at(sea)}`,
  besiege: ({ polis: where }) => `Assiéger ${polis(where)}`,
  tax: ({ territory }) => `Lever l’impôt ${at(territory)}`,
  barter: ({ space: where }) => `Troquer ${space(where)}`,
  buy: ({ space: where }) => `Acheter du blé ${space(where)}`,
  proxenos: ({ polis: where, way: how }) => `Déplacer le proxène à ${polis(where)} ${by(how)}`,
  free: ({ polis: where }) => `Libérer le proxène à ${polis(where)}`,
  civilWar: ({ polis: where }) => `Fomenter une guerre civile à ${polis(where)}`,
  pass: () => 'Passer pour cette manche',
  fee: ({ good }) => `Payer ${amount(good, 1)} pour continuer seul`,
  raise: ({ with: how }) =>
    how === 'good' ? 'Créer une unité' : how === 'silver' ? 'Créer une unité avec de l’argent' : 'Engager un mercenaire',
  substitute: ({ good }) => `Payer en argent au lieu de ${amount(good, 1)}`,
  pay: () => 'Payer la note',
  hoplite: ({ from: start, way: how }) => `Déplacer un hoplite ${from(start)} ${by(how)}`,
  galley: ({ from: start }) => `Déplacer une galère ${from(start)}`,
  assign: ({ row }) => `Placer un hoplite sur la rangée ${stuff(row)}`,
  done: () => 'Terminer l’action',
  fight: ({ region: where }) => `Livrer la bataille ${at(where)}`,
  double: () => 'Doubler le prestige',
  decline: () => 'N’envoyer aucun grand commandant',
  attack: ({ first, second }) => `Attaquer avec ${face(String(first))} et ${face(String(second))}`,
  defend: ({ first, second }) => `Répondre avec ${face(String(first))} et ${face(String(second))}`,
  retreat: () => 'Se replier de la bataille',
  stay: () => 'Rester dans la bataille',
  release: ({ polis: where }) => `Abandonner ${polis(where)}`,
  payPrestige: () => 'Payer en prestige ce qui manque',
  grow: ({ polis: where }) => `Faire croître ${polis(where)}`,
  phoros: ({ amount: n }) => (Number(n) === 0 ? 'Garder tout le prestige' : `Changer ${amount('prestige', Number(n))} en argent`),
  remove: ({ region: where }) => `Retirer une unité ${from(where)}`,
  exchange: ({ amount: n }) => (Number(n) === 0 ? 'Ne rien changer' : `Changer ${amount('prestige', Number(n))}`),
  send: ({ region: where }) => `Envoyer une unité ${from(where)}`,
  station: ({ region: where }) => `Faire revenir l’unité ${at(where)}`,
  switch: ({ polis: where }) => `Prendre ${polis(where)}`,
} satisfies GameText['actions'];
