import { die, type Sentences } from '@polemos/kernel';
import type { PolisEvent } from '../../rules/told.ts';
import { capital, isMany, isNoEvent, isPerson } from '../phrases.ts';
import { names } from './names.ts';
import {
  amount,
  at,
  atMarket,
  between,
  by,
  face,
  from,
  half,
  listed,
  ofCards,
  one,
  plural,
  polis,
  project,
  region,
  score,
  seat,
  some,
  stuff,
  the,
  unit,
  units,
  way,
} from './phrases.ts';

/** Works with their articles. */
export const THE: Readonly<Record<string, string>> = {
  'temple-of-zeus': 'le Temple de Zeus',
  'temple-of-apollo': 'le Temple d’Apollon',
  theatre: 'le Théâtre',
  'theatre-with-episkenion': 'le Théâtre avec épiskènion',
  'statue-of-venus': 'la Statue de Vénus',
  'statue-of-an-ephebe': 'la Statue d’un éphèbe',
  'festival-of-demeter': 'la Fête de Déméter',
  'festival-of-dionysus': 'la Fête de Dionysos',
  'nemean-games': 'les Jeux Néméens',
  'isthmian-games': 'les Jeux Isthmiques',
};

export const events: Sentences<PolisEvent> = {
  round: ({ round }) => `La **manche ${round === '5a' ? '5α' : round === '5b' ? '5β' : round}** commence.`,
  projects: ({ projects }) =>
    projects.length === 0
      ? null
      : `${projects.length === 1 && !isMany(projects[0]) ? 'Le projet exposé est' : 'Les projets exposés sont'} ${listed(projects.map(id => (isPerson(id) ? project(id) : THE[id])))}.`,
  'first-turn': ({ seat: who }) => `**${seat(who)}** jouera la première.`,
  event: ({ event }) =>
    isNoEvent(event)
      ? 'La manche n’a pas d’événement.'
      : `L’événement de la manche est « **${names.event[event]}** ». ${names.eventText[event]}`,
  'no-effect': ({ seat: who }) => `L’événement est sans effet pour ${seat(who)}.`,
  gained: ({ seat: who, stuff: what, amount: n }) => `${seat(who)} gagne **${amount(what, n)}**.`,
  lost: ({ seat: who, stuff: what, amount: n }) => `${seat(who)} perd **${amount(what, n)}**.`,
  'population-lost': ({ polis: where, amount: n }) => `**${polis(where)}** perd ${n} ${plural(n, 'habitant', 'habitants')}.`,
  exchanged: ({ seat: who, given, gained }) => `${seat(who)} donne ${some(given)} et reçoit **${some(gained)}**.`,
  switched: ({ seat: who, polis: where }) => `**${polis(where)}** passe à ${seat(who)}.`,
  'unit-gained': ({ seat: who, unit: what, region: where }) => `${seat(who)} reçoit ${one(what)} ${at(where, '**')}.`,
  'unit-removed': ({ seat: who, unit: what, region: where }) => `${seat(who)} retire ${one(what)} ${from(where, '**')}.`,
  sent: ({ seat: who, unit: what, region: where }) => `${seat(who)} envoie ${one(what)} ${from(where)}.`,
  expedition: ({ seat: who, unit: what, sent, gained, lost, willReturn }) => {
    const net = gained > 0 ? ` et gagne ${amount('prestige', gained)}` : lost > 0 ? ` et perd ${amount('prestige', lost)}` : '';
    return `${seat(who)} ${sent === 0 ? `n’a envoyé ${what === 'galley' ? 'aucune' : 'aucun'} ${unit(what)}` : `a envoyé **${sent}** ${unit(what, sent)}`}${net}${willReturn === 0 ? '' : ` ; ${plural(willReturn, `${willReturn} reviendra`, `${willReturn} reviendront`)}`}.`;
  },
  returned: ({ seat: who, unit: what, region: where }) => `1 ${unit(what)} de ${seat(who)} revient ${at(where, '**')}.`,
  'no-room': ({ seat: who, unit: what, amount }) =>
    `Il n’y a pas de place pour **${amount}** ${unit(what, amount)} de ${seat(who)} au retour, ${amount === 1 ? 'qui se perd' : 'qui se perdent'}.`,
  'market-moved': ({ good, dice, from, to }) => {
    const rolls =
      dice.length === 0 ? '' : ` (${dice.length === 1 ? 'dé' : 'dés'} ${listed(dice.map(face => die('market', face)))})`;
    const what = good === 'oil' ? 'L’huile' : `Le ${stuff(good)}`;
    if (from === to) return `${what} garde sa valeur de marché${rolls}.`;
    const by = Math.abs(to - from);
    return `${what} ${to > from ? 'perd' : 'gagne'} ${by} ${plural(by, 'colonne', 'colonnes')} de valeur${rolls}.`;
  },
  'hoplites-lost': ({ seat: who, territory, amount }) =>
    `${seat(who)} perd **${amount}** ${unit('hoplite', amount)} ${at(territory)}.`,
  'no-collection': ({ territory }) => `**${region(territory)}** ne rapporte rien pendant cette manche.`,
  'end-condition': ({ seat: who, holds }) =>
    holds
      ? `La condition de l’événement est remplie pour ${seat(who)}.`
      : `La condition de l’événement n’est pas remplie pour ${seat(who)}.`,
  turn: ({ seat: who, alone }) => (alone ? `**${seat(who)}** continue seule.` : `C’est à **${seat(who)}** de jouer.`),
  fee: ({ seat: who, good }) => `${seat(who)} paie ${amount(good, 1)} pour continuer seule.`,
  passed: ({ seat: who, first }) => `**${seat(who)}** ${first ? 'est la première à passer' : 'passe'}.`,
  'prestige-paid': ({ seat: who, amount: n, left }) =>
    `${seat(who)} paie **${amount('prestige', n)}** ; ${left === 0 ? 'il ne lui en reste plus' : `il lui en reste ${left}`}.`,
  blockade: ({ seat: who, lost }) =>
    `${seat(who)} a coupé l’autre camp de la Perse${lost === 0 ? ', mais n’a pas de prestige à perdre' : ` et perd pour cela **${amount('prestige', lost)}**`}.`,
  raised: ({ seat: who, unit: what, polis: where, region: into, paid, payment }) => {
    const home = where === who ? `dans la cité de **${polis(where)}**` : `à **${polis(where)}**`;
    const hired = payment === 'mercenary';
    return what === 'merchant'
      ? `${seat(who)} crée 1 navire marchand à **${polis(where)}** pour ${some(paid)}, au port de commerce.`
      : `${seat(who)} ${hired ? 'engage' : 'crée'} 1 ${unit(what)}${hired ? ' mercenaire' : ''} ${home} pour ${some(paid)}, ${at(into)}.`;
  },
  'project-begun': ({ seat: who, project: what, polis: where, cost }) =>
    `${seat(who)} ${isPerson(what) ? 'invite' : 'lance'} **${isPerson(what) ? project(what) : THE[what]}** à ${polis(where)} pour ${some(cost)}.`,
  'project-paid': ({ seat: who, paid }) => `${seat(who)} paie ${some(paid)}.`,
  march: ({ seat: who, territory }) => `${seat(who)} déplace des hoplites ${at(territory, '**')}.`,
  'hoplite-moved': ({ from: start, to, way: how, through }) =>
    how === 'sea'
      ? `1 hoplite va par mer ${from(start)} ${at(to, '**')} (${way(through)}).`
      : `1 hoplite marche ${from(start)} ${at(to, '**')}${between(through)}.`,
  sail: ({ seat: who, sea }) => `${seat(who)} déplace des galères ${at(sea, '**')}.`,
  'galley-moved': ({ from: start, to, through }) => `1 galère va ${from(start)} à ${the(to, '**')}${between(through)}.`,
  siege: ({ seat: who, polis: where, fort, neutral }) =>
    `${seat(who)} assiège **${polis(where)}**${neutral ? ', cité neutre' : ''} (fortification ${fort}).`,
  'siege-won': ({ seat: who, polis: where, die: roll, prestige, population }) =>
    `${seat(who)} prend **${polis(where)}**${roll === undefined ? '' : ` (dé ${die(who, roll)})`} : +${amount('prestige', prestige)}, population ${population}.`,
  'siege-failed': ({ seat: who, polis: where, die: roll, populationLost }) =>
    `${seat(who)} ne prend pas **${polis(where)}** (dé ${die(who, roll)}) et perd 1 hoplite${populationLost === 1 ? ` ; ${polis(where)} perd 1 habitant` : ''}.`,
  'turned-neutral': ({ seat: who, polis: where }) =>
    `${seat(who)} abandonne ${where === who ? 'sa propre **capitale**' : `**${polis(where)}**`}, qui redevient neutre.`,
  'proxenos-captured': ({ seat: who, polis: where }) => `Le proxène de ${seat(who)} est capturé à **${polis(where)}**.`,
  tax: ({ seat: who, territory }) => `${seat(who)} lève l’impôt ${at(territory, '**')}.`,
  collected: ({ seat: who, gained, prestige }) =>
    `L’impôt rapporte à ${seat(who)} **${some(gained)}**${prestige > 0 ? ` et ${amount('prestige', prestige)} pour l’ordre` : ''}.`,
  traded: ({ seat: who, space: where, paid, gained }) =>
    'silver' in paid
      ? `${seat(who)} achète **${some(gained)}** pour ${some(paid)} ${atMarket(where)}.`
      : `${seat(who)} troque ${some(paid)} contre **${some(gained)}** ${atMarket(where)}.`,
  'proxenos-moved': ({ seat: who, to, way: how, silver }) =>
    `Le proxène de ${seat(who)} va ${by(how)} à **${polis(to)}**, ${silver === 0 ? 'sans pot-de-vin' : `contre ${amount('silver', silver)} de pots-de-vin`}.`,
  'proxenos-freed': ({ seat: who, polis: where, silver }) =>
    `${seat(who)} paie à l’adversaire une rançon de ${amount('silver', silver)} ; son proxène est libre à **${polis(where)}**.`,
  'civil-war': ({ seat: who, polis: where, silver, prestige, population }) =>
    `${seat(who)} fomente une guerre civile à **${polis(where)}** pour ${amount('silver', silver)} et gagne la cité : +${amount('prestige', prestige)}, population ${population}.`,
  battle: ({ region: where, attacker, units: of }) =>
    `Une **bataille** commence ${at(where)} : ${units(of)}. ${seat(attacker)} attaque la première.`,
  doubled: ({ seat: who }) => `${seat(who)} envoie un grand commandant : le prestige gagné dans cette bataille compte double.`,
  drawn: ({ seat: who, count, secret }) =>
    secret === undefined
      ? `${seat(who)} pioche ${ofCards(count)}.`
      : `Vous piochez ${ofCards(count)}${count === 0 ? '' : ` : ${listed(secret.cards.map(card => face(card)))} ((vous seul le voyez))`}.`,
  attack: ({ seat: who, region: where, assault, cards }) =>
    `Assaut ${assault} : ${seat(who)} joue ${listed(cards.map(card => face(card, where)))}.`,
  pair: ({ seat: who, attack, defence, matched, lost, prestige, doubled }) => {
    const foe = who === 'sparta' ? 'athens' : 'sparta';
    const won =
      prestige > 0
        ? `${seat(who)} gagne ${amount('prestige', prestige)}`
        : prestige < 0
          ? `${seat(who)} perd ${amount('prestige', -prestige)}`
          : '';
    const fallen = lost === 1 ? `${seat(foe)} **perd 1 unité**` : '';
    const then = [fallen, won].filter(said => said !== '').join(', ');
    return `${seat(who)} attaque avec ${half(attack)} ; ${seat(foe)} répond avec ${half(defence)} et ${matched ? 'égale' : 'n’égale pas'} l’attaque${then === '' ? '' : ` : ${then}`}${doubled ? ' (doublé)' : ''}.`;
  },
  repeated: ({ seat: who }) => `Rien n’en est sorti : ${seat(who)} attaque encore.`,
  'too-weak': () => 'Un camp a moins de deux unités : la bataille finit.',
  'deck-short': ({ wanted, left }) =>
    `La pioche ${left === 0 ? 'est vide' : `n’a plus que ${left === 1 ? '1 carte' : `${left} cartes`}`}, et il en faut ${wanted} : la bataille finit.`,
  retreated: ({ seat: who }) => `**${seat(who)}** se replie et paie 1 point de prestige à l’adversaire.`,
  'battle-over': ({ region: where, units: of }) => `La bataille ${at(where)} est finie : ${units(of)}.`,
  'project-completed': ({ seat: who, project: what, polis: where, prestige }) => {
    const done = isPerson(what)
      ? `**${project(what)}** s’établit à ${polis(where)}`
      : `**${capital(THE[what])}** à ${polis(where)} ${isMany(what) ? 'sont achevés' : THE[what].startsWith('la ') ? 'est achevée' : 'est achevé'}`;
    return who === null ? `${done}, cité neutre.` : `${done} : ${seat(who)} gagne ${amount('prestige', prestige)}.`;
  },
  fed: ({ seat: who, wheat, prestige, left }) =>
    `${seat(who)} nourrit ses cités avec **${amount('wheat', wheat)}**${prestige > 0 ? ` et ${amount('prestige', prestige)}` : ''} ; ${left === 0 ? 'il ne reste plus de blé' : `il reste ${amount('wheat', left)}`}.`,
  grew: ({ polis: where, population }) => `**${polis(where)}** grandit : population ${population}.`,
  megalopolis: ({ seat: who, polis: where }) =>
    `${where === who ? `La cité de **${polis(where)}**` : `**${polis(where)}**`}, mégalopole, donne 1 point de prestige à ${seat(who)}.`,
  spoiled: ({ seat: who, lost }) =>
    Object.keys(lost).length === 0 ? null : `${seat(who)} perd ${some(lost)} : les réserves se gâtent.`,
  phoros: ({ seat: who, amount: n }) =>
    n === 0 ? `${seat(who)} garde son prestige.` : `${seat(who)} change **${amount('prestige', n)}** en argent.`,
  prepared: () => 'Disques et navires marchands reviennent ; une nouvelle manche se prépare.',
  scored: ({ sparta, athens }) => `Sparte finit avec ${score(sparta)}, Athènes avec ${score(athens)}.`,
  'lost-at-once': ({ seat: who, rule }) =>
    rule === 'PO-G-a'
      ? `**${seat(who)}** a perdu sa capitale.`
      : `**${seat(who)}** n’a plus de prestige et est frappée d’ostracisme.`,
};
