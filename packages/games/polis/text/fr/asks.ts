import { asking } from '../phrases.ts';
import { names } from './names.ts';
import { face, listed, one, polis, project, region, some, stuff, units } from './phrases.ts';

export const asks = asking({
  turn: ({ acted, alone, paid }) => ({
    caption: alone ? 'Seul' : 'Actions',
    title:
      alone && !paid
        ? 'Payez pour une autre action, ou passez'
        : acted === 0
          ? 'Choisissez une action'
          : 'Choisissez une seconde action',
    body:
      alone && !paid
        ? 'L’autre a passé : chaque action coûte d’abord un bien.'
        : 'Deux actions différentes font un tour ; moins, c’est passer pour la manche.',
  }),
  raising: ({ unit: what, polis: where, good, raised, hire }) => ({
    caption: `${names.action[what === 'hoplite' ? 1 : what === 'galley' ? 2 : 3]} : ${polis(where)}`,
    title: raised === 0 ? `Levez ${one(what)}` : `Encore ${one(what)} ?`,
    body: `Coût : 1 ${stuff(good)} ou 1 argent et un habitant ; un doit rester.${hire > 0 ? ` Un mercenaire coûte ${hire} argent et aucun habitant.` : ''}`,
  }),
  payment: ({ project: what, bill }) => ({
    caption: project(what),
    title: 'Payez la note',
    body: `À payer : ${some(bill)}. L’argent peut tout remplacer sauf le blé.`,
  }),
  marching: ({ territory, moved }) => ({
    caption: 'Déplacer des hoplites',
    title: `Choisissez un hoplite pour ${region(territory)}`,
    body: moved === 0 ? 'L’un après l’autre : chacun change qui contrôle quoi.' : 'Un autre, ou fini.',
  }),
  sailing: ({ sea, moved }) => ({
    caption: 'Déplacer des galères',
    title: `Choisissez une galère pour ${region(sea)}`,
    body: moved === 0 ? 'L’une après l’autre : chacune change qui contrôle quoi.' : 'Une autre, ou fini.',
  }),
  collecting: ({ territory, hoplites, rows }) => ({
    caption: 'Lever l’impôt',
    title: `Placez des hoplites sur les rangées de ${region(territory)}`,
    body: `Il en reste ${hoplites}. Une rangée donne 1, 3, 6, 10 ou 15 pour 1 à 5 hoplites.${'order' in rows ? ' Chacun qui maintient l’ordre donne 1 prestige.' : ''}`,
  }),
  order: ({ regions }) => ({ caption: 'Bataille', title: 'Quelle bataille d’abord ?', body: listed(regions.map(region)) }),
  commander: ({ region: where }) => ({
    caption: `Bataille en ${region(where)}`,
    title: 'Envoyer un grand commandant ?',
    body: 'Tout le prestige que vous gagnez dans cette bataille est doublé, une fois par manche.',
  }),
  retreat: ({ region: where, units: of }) => ({
    caption: `Bataille en ${region(where)}`,
    title: 'Rester ou se retirer ?',
    body: `${units(of)}. Se retirer coûte 1 prestige, payé à l’adversaire ; les unités restent.`,
  }),
  attack: ({ region: where, assault, units: of }) => ({
    caption: `Bataille en ${region(where)}, assaut ${assault}`,
    title: 'Attaquez avec deux cartes',
    body: units(of),
  }),
  defend: ({ region: where, assault, cards }) => ({
    caption: `Bataille en ${region(where)}, assaut ${assault}`,
    title: 'Répondez avec deux cartes',
    body: `Une en face de chacune de ${listed(cards.map(card => face(card, where)))}.`,
  }),
  feeding: ({ bill, wheat, missing, prestige }) => ({
    caption: 'Ravitaillement',
    title: `Il manque ${missing} blé`,
    body: `${bill} habitants, ${wheat} blé, ${prestige} prestige. Payez le reste en prestige, ou abandonnez une polis.`,
  }),
  growing: ({ wheat }) => ({
    caption: 'Croissance',
    title: 'Faites croître une polis',
    body: `1 blé par habitant ; blé restant : ${wheat}.`,
  }),
  phoros: ({ prestige }) => ({
    caption: 'Phoros',
    title: 'Changer du prestige en argent ?',
    body: `Vous en avez ${prestige}. Sans prestige vous perdez aussitôt.`,
  }),
  removing: () => ({
    caption: 'Événement',
    title: 'Retirez une unité',
    body: 'Un de vos hoplites ou une de vos galères quitte la carte.',
  }),
  exchanging: ({ give, get, rate }) => ({
    caption: 'Événement',
    title: `Combien de ${stuff(give)} contre ${stuff(get)} ?`,
    body: `${rate} ${stuff(get)} pour chacun.`,
  }),
  switching: () => ({
    caption: 'Événement',
    title: 'Quelle polis passe à vous ?',
    body: 'Poleis ennemies d’un habitant, pas de capitale.',
  }),
  sending: ({ unit: what, min, sent }) => ({
    caption: 'Événement',
    title: `Envoyer ${one(what)} ?`,
    body: `Jusqu’ici ${sent}${min > 0 ? `, ${min} sont demandées` : ''}.`,
  }),
  stationing: ({ unit: what, left }) => ({
    caption: 'Événement',
    title: `Où revient ${one(what)} ?`,
    body: `À placer : ${left}.`,
  }),
});
