import { die, type Translation } from '@polemos/kernel';
import { TITLE, WORDING } from './cards-fr.ts';
import type { en } from './en.ts';
import { REFUSALS } from './refusals-fr.ts';
import { GREEK_MANOEUVRE, goodsOfTie, type Half, type Loss, listed, MARKET, name, PLACES, POLIS, rolled } from './say.ts';

const SEAT = { sparta: 'Sparte', athens: 'Athènes' };
const REGION = { ...PLACES, port: 'le port de commerce' };
const STUFF = {
  metal: 'métal',
  wood: 'bois',
  wine: 'vin',
  oil: 'huile',
  silver: 'argent',
  wheat: 'blé',
  prestige: 'prestige',
  order: 'ordre',
};
const PROJECT = {
  socrates: 'Socrate',
  democritus: 'Démocrite',
  protagoras: 'Protagoras',
  phidias: 'Phidias',
  'temple-of-zeus': 'Temple de Zeus',
  'temple-of-apollo': 'Temple d’Apollon',
  theatre: 'Théâtre',
  'theatre-with-episkenion': 'Théâtre avec épiskènion',
  'statue-of-venus': 'Statue de Vénus',
  'statue-of-an-ephebe': 'Statue d’un éphèbe',
  'festival-of-demeter': 'Fête de Déméter',
  'festival-of-dionysus': 'Fête de Dionysos',
  'nemean-games': 'Jeux Néméens',
  'isthmian-games': 'Jeux Isthmiques',
};
const FORMATION = {
  phalanx: 'Phalange',
  cavalry: 'Cavalerie',
  archers: 'Archers',
  peltasts: 'Peltastes',
  mercenaries: 'Mercenaires',
  salpinx: 'Son de la salpinx',
  eliteTrireme: 'Trière d’élite',
  trireme: 'Trière',
  bireme: 'Birème',
  triaconter: 'Triacontère',
};
const MANOEUVRE = { ...GREEK_MANOEUVRE, advance: 'Avance', hold: 'Tenue', shot: 'Tir', ambush: 'Embuscade' };
const UNIT = { hoplite: 'hoplite', galley: 'galère', merchant: 'marchand' };
const WAY = { land: 'par terre', sea: 'par mer' };
const ACTION = {
  '1': 'Créer des hoplites',
  '2': 'Créer des galères',
  '3': 'Créer des marchands',
  '4': 'Commencer un projet',
  '5': 'Déplacer des hoplites',
  '6': 'Déplacer des galères',
  '7': 'Assiéger',
  '8': 'Lever l’impôt',
  '9': 'Commercer',
  '10': 'Déplacer le Proxenos',
  '11': 'Libérer le Proxenos',
  '12': 'Guerre civile',
};

const seat = (id: unknown): string => name(SEAT, id);
const polis = (id: unknown): string => name(POLIS, id);
const region = (id: unknown): string => name(REGION, id);
const stuff = (id: unknown): string => name(STUFF, id);
const project = (id: unknown): string => name(PROJECT, id);
const unit = (id: unknown, count: unknown = 1): string => (Number(count) < 2 ? name(UNIT, id) : `${name(UNIT, id)}s`);
const one = (id: unknown): string => (id === 'galley' ? 'une galère' : `un ${name(UNIT, id)}`);
const space = (id: unknown): string => {
  const [market, box] = String(id).split('-');
  return `${name(MARKET, market)} (case ${box})`;
};
const some = (counts: unknown): string =>
  Object.entries(counts as Record<string, number>)
    .map(([id, count]) => `${count} ${stuff(id)}`)
    .join(', ') || 'rien';
const way = (ids: unknown): string => listed(ids, region).replaceAll(', ', ' – ');
const half = (of: unknown): string => {
  const { formation, manoeuvre, value } = of as Half;
  return `${name(FORMATION, formation)}, ${name(MANOEUVRE, manoeuvre)} ${value}`;
};
const score = (of: unknown): string => {
  const { population, prestige, projects, total } = of as Record<string, number>;
  return `**${total}** (${population} population, ${prestige} prestige, ${projects} par les projets)`;
};
const byGoods = (sparta: unknown, athens: unknown, winner: unknown): string => {
  const goods = goodsOfTie(sparta, athens);
  return goods === null ? '' : ` : égalité, et plus de biens (${goods}) décident pour ${seat(winner)}`;
};
const units = (of: unknown): string => {
  const { sparta, athens } = of as Record<string, number>;
  return `Sparte ${sparta}, Athènes ${athens}`;
};
const optionText = (effects: unknown): string =>
  (effects as Loss[])
    .map(({ op, amount, good, polis: where }) =>
      op === 'lose'
        ? `perdre ${amount} ${stuff(good)}`
        : op === 'losePopulation'
          ? `${polis(where)} perd ${amount} population`
          : `défausser ${amount} biens quelconques`,
    )
    .join(', ');

const ofCards = (count: unknown): string => `**${count}** ${Number(count) < 2 ? 'carte' : 'cartes'}`;

export const fr: Translation<typeof en> = {
  title: 'Polis : lutte pour l’hégémonie',
  blurb: 'La population est score et armée, le prestige score et carburant. Nourrissez vos cités et régnez sur la Grèce.',
  names: {
    seat: SEAT,
    polis: POLIS,
    region: REGION,
    market: MARKET,
    stuff: STUFF,
    project: PROJECT,
    formation: FORMATION,
    manoeuvre: MANOEUVRE,
    unit: UNIT,
    event: TITLE,
    eventText: WORDING,
    way: WAY,
    action: ACTION,
    round: { '3': 'Manche 3', '4': 'Manche 4', '5a': 'Manche 5α', '5b': 'Manche 5β' },
    kind: {
      philosopher: 'Philosophe',
      artist: 'Artiste',
      temple: 'Temple',
      theatre: 'Théâtre',
      statue: 'Statue',
      festival: 'Fête',
      games: 'Jeux',
    },
    payment: { good: 'avec le bien', silver: 'avec de l’argent', mercenary: 'comme mercenaire' },
    source: { public: 'connu d’une source publique', reconstructed: 'reconstitué', seed: 'du livret de règles' },
    scenario: {
      full: 'Partie complète',
      'corinthian-war': 'Guerre de Corinthe',
      'second-peloponnesian-war': 'Seconde guerre du Péloponnèse',
    },
    scenarioAbout: {
      full: 'Quatre manches, de la ligue de Délos à la chute d’Athènes.',
      'corinthian-war': 'Une manche sans événements ni projets : Sparte contre Athenai, Thebai, Korinthos et Argos.',
      'second-peloponnesian-war': 'Deux manches avec événements, projets et commerce : la guerre qui ferma une époque.',
    },
    phase: {
      round: 'Début de la manche',
      turn: 'Actions',
      battle: 'Bataille',
      projects: 'Projets',
      feeding: 'Ravitaillement',
      growth: 'Croissance',
      megalopolis: 'Megalopolis',
      goods: 'Biens',
      phoros: 'Phoros',
    },
  },
  events: {
    round: ({ round }) => `La **manche ${round === '5a' ? '5α' : round === '5b' ? '5β' : round}** commence.`,
    projects: ({ projects }) => ((projects as unknown[]).length === 0 ? null : `Projets exposés : ${listed(projects, project)}.`),
    'first-turn': ({ seat: who }) => `Le premier tour sera à **${seat(who)}**.`,
    event: ({ event }) => `Événement : **${name(TITLE, event)}**. ${name(WORDING, event)}`,
    'no-effect': ({ seat: who }) => `L’événement ne trouve rien à faire pour ${seat(who)}.`,
    gained: ({ seat: who, stuff: what, amount }) => `${seat(who)} gagne **${amount} ${stuff(what)}**.`,
    lost: ({ seat: who, stuff: what, amount }) => `${seat(who)} perd **${amount} ${stuff(what)}**.`,
    'population-lost': ({ polis: where, amount }) => `${polis(where)} perd **${amount}** population.`,
    exchanged: ({ seat: who, given, gained }) => `${seat(who)} donne ${some(given)} et reçoit **${some(gained)}**.`,
    colonists: ({ seat: who, from, to }) => `${seat(who)} déplace 1 population de ${polis(from)} à **${polis(to)}**.`,
    settled: ({ seat: who, territory, polis: where, amount }) =>
      `${seat(who)} fait entrer **${amount}** ${unit('hoplite', amount)} de ${region(territory)} dans ${polis(where)}.`,
    switched: ({ seat: who, polis: where }) => `**${polis(where)}** passe à ${seat(who)}.`,
    sent: ({ seat: who, unit: what, region: where }) => `${seat(who)} envoie ${one(what)} de ${region(where)}.`,
    expedition: ({ seat: who, unit: what, sent, gained, lost, goods, willReturn }) =>
      `${seat(who)} a envoyé **${sent}** ${unit(what, sent)} : ${gained} prestige gagné, ${lost} perdu${Object.keys(goods as object).length > 0 ? `, reçu ${some(goods)}` : ''} ; ${willReturn} reviendront.`,
    returned: ({ seat: who, unit: what, region: where }) => `À ${seat(who)} revient ${one(what)} en **${region(where)}**.`,
    'no-room': ({ seat: who, unit: what, amount }) =>
      `Pas de place pour **${amount}** ${unit(what, amount)} de ${seat(who)} au retour, ${Number(amount) === 1 ? 'qui se perd' : 'qui se perdent'}.`,
    'market-moved': ({ good, dice, from, to }) =>
      `${rolled(dice)}Le marqueur de ${stuff(good)} ${from === to ? `reste à la colonne **${to}**` : `passe de la colonne ${from} à la **${to}**`}.`,
    'hoplites-lost': ({ seat: who, territory, amount }) =>
      `${seat(who)} perd **${amount}** ${unit('hoplite', amount)} en ${region(territory)}.`,
    'no-collection': ({ territory }) => `**${region(territory)}** ne rapporte rien pendant cette manche.`,
    'end-condition': ({ seat: who, holds }) =>
      holds === true
        ? `La condition de l’événement est remplie pour ${seat(who)}.`
        : `La condition de l’événement n’est pas remplie pour ${seat(who)}.`,
    turn: ({ seat: who, alone }) => (alone === true ? `**${seat(who)}** continue seule.` : `Tour de **${seat(who)}**.`),
    fee: ({ seat: who, good }) => `${seat(who)} paie 1 ${stuff(good)} pour agir seule.`,
    passed: ({ seat: who, first }) => `**${seat(who)}** passe${first === true ? ' la première' : ''}.`,
    'prestige-paid': ({ seat: who, amount, left }) => `${seat(who)} paie **${amount}** prestige (reste ${left}).`,
    blockade: ({ seat: who, lost }) => `${seat(who)} a coupé l’autre de la Perse : **${lost}** prestige perdu.`,
    raised: ({ seat: who, unit: what, polis: where, region: into, paid, payment }) =>
      `${seat(who)} lève ${one(what)} à **${polis(where)}**, en ${region(into)}, pour ${some(paid)}${payment === 'mercenary' ? ', mercenaire' : ''}.`,
    'project-begun': ({ seat: who, project: what, polis: where, cost }) =>
      `${seat(who)} commence **${project(what)}** à ${polis(where)} (${some(cost)}).`,
    'project-paid': ({ seat: who, paid }) => `${seat(who)} paie ${some(paid)}.`,
    march: ({ seat: who, territory }) => `${seat(who)} déplace des hoplites en **${region(territory)}**.`,
    'hoplite-moved': ({ way: how, through }) => `Un hoplite ${name(WAY, how)} : ${way(through)}.`,
    sail: ({ seat: who, sea }) => `${seat(who)} déplace des galères en **${region(sea)}**.`,
    'galley-moved': ({ through }) => `Une galère : ${way(through)}.`,
    siege: ({ seat: who, polis: where, fort, neutral }) =>
      `${seat(who)} assiège **${polis(where)}**${neutral === true ? ', neutre' : ''}, fort ${fort}.`,
    'siege-won': ({ seat: who, polis: where, die: roll, prestige, population }) =>
      `${roll === undefined ? '' : `${die(String(who), Number(roll))} `}**${polis(where)}** tombe aux mains de ${seat(who)} : +${prestige} prestige, ${population} population.`,
    'siege-failed': ({ seat: who, polis: where, die: roll, populationLost }) =>
      `${die(String(who), Number(roll))} Le siège de **${polis(where)}** échoue : un hoplite est perdu${populationLost === 1 ? ', la polis perd 1 population' : ''}.`,
    'turned-neutral': ({ seat: who, polis: where }) => `**${polis(where)}**, à ${seat(who)}, devient neutre.`,
    'proxenos-captured': ({ seat: who, polis: where }) => `Le Proxenos de ${seat(who)} est capturé à **${polis(where)}**.`,
    tax: ({ seat: who, territory }) => `${seat(who)} lève l’impôt en **${region(territory)}**.`,
    collected: ({ gained, prestige }) =>
      `Rentré : **${some(gained)}**${Number(prestige) > 0 ? `, ${prestige} prestige pour l’ordre` : ''}.`,
    traded: ({ seat: who, space: where, paid, gained }) =>
      `${seat(who)} commerce en **${space(where)}** : ${some(paid)} contre **${some(gained)}**.`,
    'proxenos-moved': ({ seat: who, to, way: how, through, silver }) =>
      `Le Proxenos de ${seat(who)} va ${name(WAY, how)} à **${polis(to)}** (${way(through)}), avec ${silver} argent de pots-de-vin.`,
    'proxenos-freed': ({ seat: who, polis: where, silver }) =>
      `${seat(who)} paie ${silver} argent à l’adversaire ; son Proxenos est libre à **${polis(where)}**.`,
    'civil-war': ({ seat: who, polis: where, silver, prestige, population }) =>
      `Guerre civile à **${polis(where)}**, pour ${silver} argent : elle rejoint ${seat(who)} avec ${population} population, +${prestige} prestige.`,
    battle: ({ region: where, attacker, units: of }) =>
      `**Bataille** en ${region(where)} : ${units(of)}. ${seat(attacker)} attaque d’abord.`,
    doubled: ({ seat: who }) => `${seat(who)} envoie un grand commandant : le prestige gagné dans cette bataille compte double.`,
    drawn: ({ seat: who, count, secret }) =>
      secret === undefined
        ? `${seat(who)} pioche ${ofCards(count)}.`
        : `Vous piochez ${ofCards(count)}${count === 0 ? '' : ` : ${(secret.cards as string[]).join(', ')} ((vous seul le voyez))`}.`,
    attack: ({ seat: who, assault, cards }) => `Assaut ${assault} : ${seat(who)} joue ${(cards as string[]).join(' et ')}.`,
    pair: ({ seat: who, attack, defence, matched, lost, prestige, doubled }) =>
      `${half(attack)} contre ${half(defence)} : ${matched === true ? 'parée' : 'non parée'}${lost === 1 ? ', **une unité est perdue**' : ''} ; ${seat(who)} ${Number(prestige) >= 0 ? `+${prestige}` : prestige} prestige${doubled === true ? ' (doublé)' : ''}.`,
    repeated: ({ seat: who }) => `Rien n’en est sorti : ${seat(who)} attaque encore.`,
    'too-weak': () => 'Un camp a moins de deux unités.',
    'deck-short': ({ wanted, left }) =>
      `La pioche a ${left === 1 ? '1 carte' : `${left} cartes`}, il en faut ${wanted} : la bataille finit.`,
    retreated: ({ seat: who }) => `**${seat(who)}** se retire et paie 1 prestige à l’adversaire.`,
    'battle-over': ({ region: where, units: of }) => `La bataille en ${region(where)} est finie : ${units(of)}.`,
    'project-completed': ({ seat: who, project: what, polis: where, prestige }) =>
      who === null
        ? `**${project(what)}** dans ${polis(where)}, neutre, est achevé.`
        : `**${project(what)}** à ${polis(where)} est achevé : ${seat(who)} +${prestige} prestige.`,
    fed: ({ seat: who, wheat, prestige, left }) =>
      `${seat(who)} nourrit les siens avec **${wheat}** blé${Number(prestige) > 0 ? ` et ${prestige} prestige` : ''} (blé restant : ${left}).`,
    grew: ({ polis: where, population }) => `**${polis(where)}** croît à ${population}.`,
    megalopolis: ({ seat: who, polis: where }) => `Megalopolis : ${polis(where)} donne **1** prestige à ${seat(who)}.`,
    spoiled: ({ seat: who, lost }) =>
      Object.keys(lost as object).length === 0 ? null : `Chez ${seat(who)} se gâtent ${some(lost)}.`,
    phoros: ({ seat: who, amount }) =>
      amount === 0 ? `${seat(who)} garde son prestige.` : `${seat(who)} change **${amount}** prestige en argent.`,
    prepared: () => 'Disques et marchands reviennent ; une nouvelle manche se prépare.',
    scored: ({ sparta, athens }) => `Score final : Sparte ${score(sparta)}, Athènes ${score(athens)}.`,
    'lost-at-once': ({ seat: who, rule }) =>
      rule === 'PO-G-a' ? `**${seat(who)}** a perdu sa capitale.` : `**${seat(who)}** n’a plus de prestige et est ostracisée.`,
  },
  asks: {
    turn: ({ acted, alone, paid }) => ({
      caption: alone === true ? 'Seul' : 'Actions',
      title:
        alone === true && paid !== true
          ? 'Payez pour une autre action, ou passez'
          : acted === 0
            ? 'Choisissez une action'
            : 'Choisissez une seconde action',
      body:
        alone === true && paid !== true
          ? 'L’autre a passé : chaque action coûte d’abord un bien.'
          : 'Deux actions différentes font un tour ; moins, c’est passer pour la manche.',
    }),
    raising: ({ unit: what, polis: where, good, raised, hire }) => ({
      caption: `${name(ACTION, what === 'hoplite' ? 1 : what === 'galley' ? 2 : 3)} : ${polis(where)}`,
      title: raised === 0 ? `Levez ${one(what)}` : `Encore ${one(what)} ?`,
      body: `Coût : 1 ${stuff(good)} ou 1 argent et un habitant ; un doit rester.${Number(hire) > 0 ? ` Un mercenaire coûte ${hire} argent et aucun habitant.` : ''}`,
    }),
    payment: ({ project: what, bill, spare }) => ({
      caption: project(what),
      title: Number(spare) > 0 ? `Choisissez ce qui est épargné (${spare})` : 'Payez la note',
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
      body: `Il en reste ${hoplites}. Une rangée donne 1, 3, 6, 10 ou 15 pour 1 à 5 hoplites.${'order' in (rows as object) ? ' Chacun qui maintient l’ordre donne 1 prestige.' : ''}`,
    }),
    order: ({ regions }) => ({ caption: 'Bataille', title: 'Quelle bataille d’abord ?', body: listed(regions, region) }),
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
      body: `Une en face de chacune de ${(cards as string[]).join(' et ')}.`,
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
    choosing: ({ options }) => ({
      caption: 'Événement',
      title: 'Choisissez',
      body: (options as unknown[]).map((effects, i) => `${i + 1} : ${optionText(effects)}`).join(' ; '),
    }),
    discarding: ({ left }) => ({
      caption: 'Événement',
      title: left === 1 ? 'Défaussez 1 bien' : `Défaussez ${left} biens`,
      body: 'N’importe lesquels des six.',
    }),
    exchanging: ({ give, get, rate }) => ({
      caption: 'Événement',
      title: `Combien de ${stuff(give)} contre ${stuff(get)} ?`,
      body: `${rate} ${stuff(get)} pour chacun.`,
    }),
    colonising: ({ left }) => ({
      caption: 'Événement',
      title: 'Déplacez de la population',
      body: `Jusqu’à ${left} entre vos poleis.`,
    }),
    settling: ({ territory, polis: where }) => ({
      caption: 'Événement',
      title: `Combien d’hoplites dans ${polis(where)} ?`,
      body: `De ${region(territory)}.`,
    }),
    switching: () => ({
      caption: 'Événement',
      title: 'Quelle polis passe à vous ?',
      body: 'Poleis ennemies d’un habitant, pas de capitale.',
    }),
    sending: ({ unit: what, min, sent }) => ({
      caption: 'Événement',
      title: `Envoyer ${one(what)} ?`,
      body: `Jusqu’ici ${sent}${Number(min) > 0 ? `, ${min} sont demandées` : ''}.`,
    }),
    stationing: ({ unit: what, left }) => ({
      caption: 'Événement',
      title: `Où revient ${one(what)} ?`,
      body: `À placer : ${left}.`,
    }),
  },
  actions: {
    hoplites: ({ polis: where }) => `Créer des hoplites à ${polis(where)}`,
    galleys: ({ polis: where, sea }) => `Créer des galères à ${polis(where)} en ${region(sea)}`,
    merchants: ({ polis: where }) => `Créer des marchands à ${polis(where)}`,
    project: ({ project: what, polis: where }) => `Commencer ${project(what)} à ${polis(where)}`,
    march: ({ territory }) => `Déplacer des hoplites en ${region(territory)}`,
    sail: ({ sea }) => `Déplacer des galères en ${region(sea)}`,
    besiege: ({ polis: where }) => `Assiéger ${polis(where)}`,
    tax: ({ territory }) => `Lever l’impôt en ${region(territory)}`,
    barter: ({ space: where }) => `Troquer en ${space(where)}`,
    buy: ({ space: where }) => `Acheter avec de l’argent en ${space(where)}`,
    proxenos: ({ polis: where, way: how }) => `Proxenos à ${polis(where)} ${name(WAY, how)}`,
    free: ({ polis: where }) => `Libérer le Proxenos, à ${polis(where)}`,
    civilWar: ({ polis: where }) => `Guerre civile à ${polis(where)}`,
    pass: () => 'Passer',
    fee: ({ good }) => `Payer 1 ${stuff(good)} pour agir seul`,
    raise: ({ with: how }) => (how === 'good' ? 'Un de plus' : how === 'silver' ? 'Un avec de l’argent' : 'Un mercenaire'),
    substitute: ({ good }) => `De l’argent au lieu de 1 ${stuff(good)}`,
    spare: ({ good }) => `Épargner 1 ${stuff(good)}`,
    pay: () => 'Payer',
    hoplite: ({ from, way: how }) => `Hoplite de ${region(from)} ${name(WAY, how)}`,
    galley: ({ from }) => `Galère de ${region(from)}`,
    assign: ({ row }) => `Hoplite sur ${stuff(row)}`,
    done: () => 'Fini',
    fight: ({ region: where }) => `Bataille en ${region(where)}`,
    double: () => 'Doubler le prestige',
    decline: () => 'Pas maintenant',
    attack: ({ first, second }) => `Attaquer avec ${first} et ${second}`,
    defend: ({ first, second }) => `Répondre avec ${first}, ${second}`,
    retreat: () => 'Se retirer',
    stay: () => 'Rester',
    release: ({ polis: where }) => `Abandonner ${polis(where)}`,
    payPrestige: () => 'Payer en prestige ce qui manque',
    grow: ({ polis: where }) => `Faire croître ${polis(where)}`,
    phoros: ({ amount }) => `Changer ${amount} prestige en argent`,
    option: ({ number }) => `Choix ${number}`,
    discard: ({ good }) => `Défausser 1 ${stuff(good)}`,
    exchange: ({ amount }) => `Changer ${amount}`,
    move: ({ from, to }) => `1 population de ${polis(from)} à ${polis(to)}`,
    settle: ({ amount }) => (amount === 1 ? '1 hoplite' : `${amount} hoplites`),
    send: ({ region: where }) => `Envoyer de ${region(where)}`,
    station: ({ region: where }) => `Revenir en ${region(where)}`,
    switch: ({ polis: where }) => `Prendre ${polis(where)}`,
  },
  refusals: REFUSALS,
  outcomes: {
    'PO-G-a': ({ loser }) => `${seat(loser)} a perdu sa capitale.`,
    'PO-G-b': ({ loser, winner }) =>
      loser !== undefined
        ? `${seat(loser)} n’a plus de prestige et est ostracisée.`
        : `Aucun camp n’a plus de prestige ; le score décide${winner === null ? ' : égalité' : ` pour ${seat(winner)}`}.`,
    'PO-G-e': ({ sparta, athens, winner }) =>
      `Sparte ${score(sparta)}, Athènes ${score(athens)}${winner === null ? ' : égalité, en biens aussi' : byGoods(sparta, athens, winner)}.`,
  },
};
