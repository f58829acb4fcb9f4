import { asking } from '../phrases.ts';
import { names } from './names.ts';
import { amount, at, face, listed, one, plural, polis, project, some, stuff, the, units } from './phrases.ts';

export const asks = asking({
  turn: ({ acted, alone, paid }) => ({
    caption: alone ? 'Seul' : 'Actions',
    title:
      alone && !paid
        ? 'Payez un bien pour une action, ou passez'
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
    title: raised === 0 ? `Créez ${one(what)}` : `Créer encore ${one(what)} ?`,
    body: `Cela coûte 1 ${stuff(good)} ou 1 pièce d’argent, et un habitant ; il doit en rester un.${hire > 0 ? ` Un mercenaire coûte ${amount('silver', hire)} et aucun habitant.` : ''}`,
  }),
  payment: ({ project: what, bill }) => ({
    caption: project(what),
    title: 'Payez la note',
    body: `La note est de ${some(bill)}. L’argent peut tout remplacer sauf le blé.`,
  }),
  marching: ({ territory, moved }) => ({
    caption: 'Déplacer des hoplites',
    title: `Choisissez un hoplite à envoyer ${at(territory)}`,
    body:
      moved === 0
        ? 'Ils vont l’un après l’autre : chacun change qui contrôle quoi.'
        : 'Choisissez-en un autre, ou terminez l’action.',
  }),
  sailing: ({ sea, moved }) => ({
    caption: 'Déplacer des galères',
    title: `Choisissez une galère à envoyer ${at(sea)}`,
    body:
      moved === 0
        ? 'Elles vont l’une après l’autre : chacune change qui contrôle quoi.'
        : 'Choisissez-en une autre, ou terminez l’action.',
  }),
  collecting: ({ territory, hoplites, rows }) => ({
    caption: 'Lever l’impôt',
    title: `Placez des hoplites sur les rangées de ${the(territory)}`,
    body: `Il reste ${hoplites} ${plural(hoplites, 'hoplite', 'hoplites')}. Une rangée donne 1, 3, 6, 10 ou 15 biens pour 1 à 5 hoplites.${'order' in rows ? ' Chaque hoplite qui maintient l’ordre donne 1 point de prestige.' : ''}`,
  }),
  order: ({ regions }) => ({
    caption: 'Bataille',
    title: 'Quelle bataille vient d’abord ?',
    body: `On se bat ${listed(regions.map(id => at(id)))}.`,
  }),
  commander: ({ region: where }) => ({
    caption: `Bataille ${at(where)}`,
    title: 'Envoyer un grand commandant ?',
    body: 'Tout le prestige que vous gagnez dans cette bataille est doublé, une fois par manche.',
  }),
  retreat: ({ region: where, units: of }) => ({
    caption: `Bataille ${at(where)}`,
    title: 'Rester ou se replier ?',
    body: `${units(of)}. Se replier coûte 1 point de prestige, payé à l’adversaire ; les unités restent.`,
  }),
  attack: ({ region: where, assault, units: of }) => ({
    caption: `Bataille ${at(where)}, assaut ${assault}`,
    title: 'Attaquez avec deux cartes',
    body: `${units(of)}.`,
  }),
  defend: ({ region: where, assault, cards }) => ({
    caption: `Bataille ${at(where)}, assaut ${assault}`,
    title: 'Répondez avec deux cartes',
    body: `Choisissez une carte face à chacune de celles-ci : ${listed(cards.map(card => face(card, where)))}.`,
  }),
  feeding: ({ bill, wheat, missing, prestige }) => ({
    caption: 'Ravitaillement',
    title: `Il manque ${amount('wheat', missing)}`,
    body: `Il faut ${amount('wheat', bill)} à vos cités ; vous avez ${amount('wheat', wheat)} et ${amount('prestige', prestige)}. Payez le reste en prestige, ou abandonnez une cité.`,
  }),
  growing: ({ wheat }) => ({
    caption: 'Croissance',
    title: 'Faites croître une cité',
    body: `Chaque nouvel habitant coûte 1 blé ; il vous reste ${amount('wheat', wheat)}.`,
  }),
  phoros: ({ prestige }) => ({
    caption: 'Phoros',
    title: 'Changer du prestige en argent ?',
    body: `Vous avez ${amount('prestige', prestige)}. Sans prestige, vous perdez aussitôt.`,
  }),
  removing: () => ({
    caption: 'Événement',
    title: 'Retirez une unité',
    body: 'Un de vos hoplites ou une de vos galères quitte la carte.',
  }),
  exchanging: ({ give, get, rate }) => ({
    caption: 'Événement',
    title: `Combien de ${stuff(give)} changez-vous en ${stuff(get)} ?`,
    body: `Vous recevez ${amount(get, rate)} pour ${amount(give, 1)}.`,
  }),
  switching: () => ({
    caption: 'Événement',
    title: 'Quelle cité passe de votre côté ?',
    body: 'Vous pouvez prendre une cité ennemie d’un seul habitant, jamais une capitale.',
  }),
  sending: ({ unit: what, min, sent }) => ({
    caption: 'Événement',
    title: `Envoyer ${one(what)} ?`,
    body: `${sent === 0 ? `Vous n’en avez envoyé ${what === 'galley' ? 'aucune' : 'aucun'}` : `Vous en avez envoyé ${sent}`} jusqu’ici${min > 0 ? ` ; il en faut au moins ${min}` : ''}.`,
  }),
  stationing: ({ unit: what, left }) => ({
    caption: 'Événement',
    title: `Où revient ${what === 'galley' ? 'la galère' : 'l’hoplite'} ?`,
    body: `Il en reste ${left} à placer.`,
  }),
});
