import type { OfKind, Sentences } from '@polemos/kernel';
import type { Fighter } from '../../rules/combat/told.ts';
import type { Weighed } from '../../rules/operations/told.ts';
import type { PeloponnesianEvent } from '../../rules/told.ts';
import { fallOfSparta } from './fall-of-sparta.ts';
import { firstWar } from './first-war.ts';
import { EVENT, NEUTRAL, STRATEGY, WITHIN } from './names.ts';
import { p } from './phrases.ts';
import { two } from './two-players.ts';

const PASS: Readonly<Record<string, string>> = {
  auguries: 'les augures lui sont contraires',
  'no-commander': 'elle n’a pas de chef',
  'no-objective': 'il ne lui reste aucun objectif',
  'no-money': 'elle ne peut pas payer',
  'no-expedition': 'elle ne peut pas rassembler l’expédition nécessaire',
  'no-sp': 'elle ne peut activer personne',
  limit: 'elle a fait toutes les opérations permises',
};
const ALCIBIADES: Readonly<Record<string, string>> = {
  sparta: 'Alcibiade passe à Sparte.',
  persia: 'Alcibiade va chez les Perses, à Sardes.',
  athens: 'Alcibiade revient à Athènes.',
  gone: 'Alcibiade quitte la guerre.',
};
const points = (n: unknown): string =>
  Array.isArray(n) ? ` Points de victoire : ${p.pair(n)}.` : typeof n === 'number' && n !== 0 ? ` ${p.points(n)}.` : '';
const confidence = (pair: unknown): string => ` La confiance est maintenant : ${p.pair(pair)}.`;
const fighter = ({ units, leader }: Pick<Fighter, 'units' | 'leader'>): string =>
  `${leader === null ? '' : `${p.leader(leader)}, `}${p.units(units)}`;
const told = ({ side, leader, units }: Fighter, seat: string, face: number, modifiers: unknown, sum: unknown): string =>
  ` ${p.side(side)} (${fighter({ leader, units })}) : ${p.rolled([p.die(seat, face)], modifiers, sum, leader)}.`;
/** Of the Coalition each city has its own. */
const left = (sum: number, city: string | undefined): string =>
  city === undefined ? `Trésor : ${p.talents(sum)}.` : `Trésor de ${p.space(city)} : ${p.talents(sum)}.`;
/** PW-5.7.2-b, c: only where there are SP enough for one of them to hold. */
const tests = (weighed: readonly Weighed[]): string => {
  const told = weighed
    .filter(({ all }) => all >= 8)
    .map(({ rule, own, all }) => `${own} sur ${all} ${rule === 'PW-5.7.2-b' ? 'points de force terrestres' : 'navires'}`);
  return told.length === 0 ? '' : ` ((à qui intercepte : ${p.all(told)}))`;
};
const drawn = (of: readonly string[] | undefined): string =>
  of === undefined || of.length < 2 ? '' : ` ((par tirage au sort entre ${p.all(of)}))`;
const ELITE: Readonly<Record<string, string>> = {
  'home-guard': 'La garde du foyer',
  'sacred-band': 'Le Bataillon sacré',
  peltasts: 'L’unité de peltastes',
};
/** Which way of several was drawn, and all its stops where they are many. */
const road = (route: readonly string[], of: number): string => {
  const stops = p.stops(route);
  if (of === 1) return stops === '' ? '' : ` ((par ${stops}))`;
  return ` ((l’une de ${of} routes égales, tirée au sort${stops === '' ? '' : ` : ${stops}`}))`;
};
const price = (cost: number): string => (cost === 0 ? ', sans frais' : ` pour **${p.talents(cost)}** talents`);

/** PW-5.7.2: why a skirmish becomes a battle. */
const because = (rule: string, sum: number): string =>
  rule === 'PW-5.7.2-a'
    ? ` : les dés font ${sum}`
    : rule === 'PW-5.7.2-b' || rule === 'PW-5.7.2-c'
      ? ' : les forces suffisent'
      : '';

export const events = {
  ...two.events,
  ...firstWar.events,
  ...fallOfSparta.events,
  'side-kept': ({ side, sci }) =>
    `La confiance de ${p.side(side)} est à ${p.number(sci)} : vous restez avec **${p.side(side)}**. {{PW-3.1-a}}`,
  'side-attempt': ({ die, modifiers, sum, changes, side }) =>
    `Vous ${changes ? 'changez de camp et commandez maintenant' : 'restez avec'} **${p.side(side)}** (${p.rolled([p.die(side, die)], modifiers, sum)} ; on change à 6 ou plus).${p.rules(modifiers)}`,
  event: ({ dice, sum, event, possible, again, rule }) => {
    const rolled = p.rolled(dice, [], sum);
    if (possible) return `L’événement est **${EVENT[event]}** (${rolled}). ${p.rule(rule)}`;
    return `L’événement **${EVENT[event]}** ne peut pas arriver maintenant (${rolled})${again === null ? '' : ' ; on relance'}. ${p.rule(rule)}`;
  },
  talents: ({ side, city, talents, die, treasury }) =>
    `${city === undefined ? p.side(side) : p.space(city)} ${p.money(talents, 'ne reçoit rien', sum => `reçoit **${sum}**`)}${die === null ? '' : ` (${p.thrown([p.die(side, die)])})`}. Trésor : ${p.talents(treasury)}.`,
  plague: ({ lost, talents, ships, treasury, pericles }) =>
    `La peste ${lost === 0 ? 'ne tue aucun hoplite' : `tue **${p.count(lost, 'hoplite')}**`} à Athènes et au Pirée${ships === 0 ? '' : ` et coûte ${p.talents(talents)} talents pour ${p.count(ships, 'naval')}`}. ${pericles === false ? 'Aucun' : 'Périclès meurt ; aucun'} allié n’entre dans la ville ce tour-ci. Trésor : ${p.talents(treasury)}.`,
  alcibiades: ({ to, rule }) => `${ALCIBIADES[to]} ${p.rule(rule)}`,
  allegiance: ({ space, side, rule, units }) =>
    `**${p.space(space)}** ${p.does(space, 'passe', 'passent')} à ${p.side(side)}${Object.keys(units).length === 0 ? '' : ` avec ${p.units(units)}`}. ${p.rule(rule)}`,
  corcyra: ({ leaves, units = {} }) =>
    leaves
      ? `Corcyre quitte la guerre${Object.keys(units).length === 0 ? '' : ` avec ${p.units(units)}`} et reste neutre. {{PW-E-10-d}}`
      : 'Corcyre ne prend part à aucune opération ce tour-ci. {{PW-E-10-a}}',
  phenomenon: ({ die, side, rule }) =>
    `${side === 'athens' ? 'Une éclipse effraie Athènes' : 'Un tremblement de terre secoue Sparte'}, qui fait deux opérations au plus ce tour-ci (${p.thrown([p.die(side, die)])}). ${p.rule(rule)}`,
  'delian-rebellion': ({ sci, navalLosses, happens, rule }) =>
    `${happens ? 'La rébellion éclate dans la Ligue de Délos' : 'La Ligue de Délos reste calme'} : la confiance d’Athènes est à ${p.number(sci)}${navalLosses === 0 ? '' : ` ; au tour précédent, la Ligue a perdu ${p.count(navalLosses, 'naval')}`}. ${p.rule(rule)}`,
  'rebellion-roll': ({ dice, modifiers, sum, space, again, passed, rule }) => {
    const rolled = p.rolled(dice, modifiers, sum);
    if (space === null)
      return again === null
        ? `Le jet sort de la table (${rolled}) : il ne se passe rien. ${p.rule(rule)}`
        : `Le jet sort de la table (${rolled}) : on recommence. {{PW-R58}}`;
    if (passed !== undefined && passed.length > 0)
      return `${p.all(passed.map(p.space))} ne ${passed.length === 1 ? p.does(passed[0], 'peut', 'peuvent') : 'peuvent'} pas se rebeller (${rolled}) ; la liste continue avec **${p.space(space)}**.${p.rules(modifiers, rule)}`;
    return again === null
      ? `La rébellion commence à **${p.space(space)}** (${rolled}).${p.rules(modifiers)}`
      : `${p.space(space)} ${p.does(space, 'ne peut', 'ne peuvent')} pas se rebeller (${rolled}) ; on relance.${p.rules(modifiers, again)}`;
  },
  'no-rebellion': ({ rule }) =>
    `${rule === 'PW-R58' ? 'Aucun espace de la table ne peut se rebeller.' : 'Aucune rébellion n’éclate.'} ${p.rule(rule)}`,
  rebellion: ({ space }) => `**${p.space(space)}** ${p.does(space, 'se rebelle', 'se rebellent')}.`,
  'rebellion-tested': ({ space, own, enemy, quelled }) =>
    quelled
      ? `La rébellion de **${p.space(space)}** est matée : seule la zone d’influence de son camp s’y étend. {{PW-7.1-a}}`
      : `${p.space(space)} ${p.does(space, 'reste', 'restent')} en rébellion : ${own ? (enemy ? 'des zones d’influence des deux camps s’y étendent' : 'la zone d’influence de son camp ne suffit pas') : enemy ? 'une zone d’influence ennemie s’y étend' : 'aucune zone d’influence ne s’y étend'}. {{PW-7.1-b}}`,
  'spread-roll': ({ space, die, modifiers, success }) =>
    `${success ? `**${p.space(space)}** ${p.does(space, 'se joint', 'se joignent')} à la rébellion` : `${p.space(space)} ${p.does(space, 'reste fidèle', 'restent fidèles')}`} (${p.rolled([die], modifiers, p.added(die, modifiers))}, il faut 6 ou plus).${p.rules(modifiers)}`,
  'commander-drawn': ({ side, leader, from, rule }) =>
    `${p.side(side)} tire **${p.leader(leader)}** comme chef ((${from.length} dans la coupe)). ${p.rule(rule)}`,
  'commander-called': ({ leader, of, rule }) => `**${p.leader(leader)}** commande${drawn(of.map(p.leader))}. ${p.rule(rule)}`,
  nicias: ({ rule }) => `Nicias conduit Athènes ce tour-ci : un armistice durerait plus longtemps. ${p.rule(rule)}`,
  'strategy-kept': ({ side, strategy, sci }) =>
    `${p.side(side)} garde sa stratégie, **${STRATEGY[strategy]}** : sa confiance est à ${p.number(sci)}. {{PW-4.1-a}}`,
  'strategy-rolled': ({ side, die, modifiers, sum, strategy, again }) => {
    const rolled = p.rolled([p.die(side, die)], modifiers, sum);
    return again === null
      ? `La stratégie de ${p.side(side)} est désormais **${STRATEGY[strategy]}** (${rolled}).${p.rules(modifiers)}`
      : `Les otages interdisent la stratégie **${STRATEGY[strategy]}** (${rolled}) : ${p.side(side)} relance.${p.rules(modifiers, again)}`;
  },
  'sci-reset': ({ rule }) => `La confiance des deux camps revient à 0. ${p.rule(rule)}`,
  auguries: ({ side, die, modifiers, result, most, favourable }) =>
    `Les augures sont ${favourable ? 'favorables' : '**contraires**'} à ${p.side(side)} (${p.rolled([p.die(side, die)], modifiers, result)}${most === undefined ? '' : `, il faut ${most} ou moins`}).${p.rules(modifiers)}`,
  passed: ({ side, why, rule }) =>
    why === 'choice'
      ? `**${p.side(side)}** choisit de passer. ${p.rule(rule)}`
      : `**${p.side(side)}** passe : ${PASS[why]}. ${p.rule(rule)}`,
  defence: ({ side, holds, space, rule, conditions, of }) => {
    if (holds)
      return `L’ennemi ${space === null ? 'menace Syracuse' : `est à **${p.space(space)}**`} : ${p.side(side)} doit répondre${drawn(of?.map(p.space))}. ${p.rule(rule)}`;
    const answered = conditions.flatMap(({ at }) => at.map(one => `à ${p.space(one.space)}`));
    return answered.length > 0
      ? `${p.side(side)} a déjà répondu ${p.all(answered)} et suit sa stratégie.`
      : `${p.side(side)} n’a rien à défendre et suit sa stratégie.`;
  },
  'objective-rolled': ({ side, strategy, dice, area, space, again, list, rule }) => {
    const rolled = p.thrown(dice.map(face => p.die(side, face)));
    const within = area === null ? '' : `, ${WITHIN[area]}`;
    return again === null
      ? `${rule === 'PW-MS-d' ? `La liste d’**${STRATEGY[strategy]}**` : `La stratégie de ${p.side(side)}, **${STRATEGY[strategy]}**,`} désigne **${p.space(space)}**${within} (${rolled}). ((${p.list(list)}))`
      : `${p.space(space)}${area === null ? '' : `${within},`} ne peut pas être l’objectif de ${STRATEGY[strategy]} (${rolled}) : ${p.side(side)} relance. ((${p.list(list)})) ${p.rule(again)}`;
  },
  objective: ({ side, space, rule }) => `${p.side(side)} prend **${p.space(space)}** pour objectif. ${p.rule(rule)}`,
  'force-required': ({ side, space, required, rule }) =>
    `Pour ${p.space(space)}, il faut à ${p.side(side)} exactement **${p.mix(required)}**. ${p.rule(rule)}`,
  gathering: ({ side, shares, cost, spendable, possible, missing, rule, cutOff, lots }) => {
    const giving = shares.filter(({ take }) => Object.keys(take).length > 0);
    const from = p.all(giving.map(({ space, take }) => `${p.units(take)} de ${p.space(space)}`));
    const idle = shares.filter(({ take }) => Object.keys(take).length === 0).map(({ space }) => space);
    const rest = idle.length > 0 ? ` ((Inutiles ou gardés en garnison : ${p.spaces(idle)}.))` : '';
    const far = cutOff.length > 0 ? ` ((Hors de portée : ${p.spaces(cutOff)}.)) {{PW-R115}}` : '';
    const tied =
      lots.length > 0
        ? ` ((D’espaces également proches, le sort désigne d’abord : ${p.spaces(lots.map(lot => lot.drawn))}.)) {{PW-R32}}`
        : '';
    const why = p.rules([], ...giving.map(one => one.why), ...(possible ? [] : [rule]));
    if (possible)
      return `Le plan ${giving.length === 0 ? 'ne prévoit personne' : `prévoit ${from}`}${cost === 0 ? ', sans frais' : `, pour **${p.talents(cost)}** talents sur ${p.talents(spendable)}`}.${rest}${far}${tied}${why}`;
    const lacks = p.mix(missing);
    return `${p.side(side)} ne peut pas rassembler l’expédition : ${lacks !== '' ? `il manque **${lacks}**` : cost > spendable ? `elle coûterait **${p.talents(cost)}** talents sur ${p.talents(spendable)}` : 'par **aucune route** ses parties ne se rejoignent'}.${giving.length === 0 ? '' : ` À portée : ${from}.`}${rest}${far}${tied}${why}`;
  },
  'cause-rebellion': ({ side, space, die, modifiers, needs, success, city }) =>
    `${city === undefined ? p.side(side) : p.space(city)} paie 100 talents${success ? ` et **${p.space(space)}** ${p.does(space, 'se rebelle', 'se rebellent')}` : `, mais ${p.space(space)} ${p.does(space, 'ne se rebelle pas', 'ne se rebellent pas')}`} (${p.rolled([p.die(side, die)], modifiers, p.added(die, modifiers))}, il faut ${needs} ou plus).${success ? '' : ' L’opération est annulée.'}${p.rules(modifiers)}`,
  activated: ({ leader, space, unit, count, cost, treasury, city }) =>
    `${p.leader(leader)} active **${p.count(count, unit)}** à ${p.space(space)}${price(cost)}. ${left(treasury, city)}`,
  route: ({ leader, from, to, route, of, objective }) =>
    `${p.leader(leader)} ${objective ? `marche sur ${p.space(to)}` : `va à ${p.space(to)} rassembler des troupes`} : ${p.way(from, route)}${road(route, of)}.`,
  storm: ({ die, lost, units, side }) =>
    `${lost ? (Object.keys(units).length === 0 ? 'Une tempête éclate en haute mer, mais il n’y a aucun navire à perdre' : `Une tempête en haute mer détruit **${p.units(units)}**`) : 'L’expédition traverse la haute mer'} (${p.thrown([p.die(side, die)])} ; à 4 ou moins, on passe). {{PW-5.1.3-b}}`,
  interception: ({ side, space, by, die, success, rule, candidates, chosen }) =>
    `${by === space ? '' : p.atHome(side, by) ? 'De chez elle, ' : `Depuis ${p.space(by)}, `}${p.side(side)} ${success ? '**intercepte** l’expédition' : 'ne parvient pas à intercepter l’expédition'} ${p.atHome(side, space) ? '**chez elle**' : `à **${p.space(space)}**`}${die === null ? ' automatiquement' : ` (${p.thrown([p.die(side, die)])}, il faut 4 ou plus)`}${chosen ? '' : drawn(candidates.map(p.space))}. ${p.rule(rule)}`,
  'commander-home': ({ leader, space, rule }) =>
    `${p.leader(leader)}, seul à ${p.space(space)}, rentre.${rule.startsWith('PW-5') ? ' L’opération est terminée.' : ''} ${p.rule(rule)}`,
  skirmish: ({ space, dice, lost, battle, weighed, rule, parties }) => {
    const { athens, sparta } = dice;
    const losses = Object.entries(lost).map(([who, unit]) => `${p.side(who)} perd ${p.count(1, unit)}`);
    return `${losses.length === 0 ? 'Personne ne perd rien' : p.all(losses)} dans l’escarmouche à ${p.space(space)}${battle === null ? '' : `, et la **bataille** s’engage${because(battle, athens + sparta)}`} (${p.side(parties[0])} ${p.die('athens', athens)}, ${p.side(parties[1])} ${p.die('sparta', sparta)})${tests(weighed)}. ${p.rule(battle ?? rule)}`;
  },
  battle: event => {
    const { space, forces, rule } = event;
    const [athens, sparta] = forces;
    const [one, two] = [athens.side, sparta.side];
    if (event.type === 'null')
      return `Il n’y a pas de bataille à **${p.space(space)}** : navires et unités de terre ne peuvent pas se combattre (${fighter(athens)} contre ${fighter(sparta)}). {{PW-6.2.1-a}}`;
    const { type, dice, modifiers, sums, winner, losses, fallen, goesOn, points: n, hostages, sci: pair } = event;
    const [am, bm] = modifiers;
    const [as, bs] = sums;
    const kind = type === 'naval' ? 'bataille navale' : 'bataille terrestre';
    const both = `${told(athens, 'athens', dice.athens, am, as)}${told(sparta, 'sparta', dice.sparta, bm, bs)}`;
    const why = p.rules([...am, ...bm], ...(winner === null ? [rule] : []));
    if (winner === null) {
      const home = [one, two].filter(who => who !== 'persia');
      return `La ${kind} de **${p.space(space)}** est **indécise**, ${as} à ${bs}. ${losses === 0 ? 'Personne ne tombe' : p.all([one, two].map((who, i) => `${p.side(who)} perd ${p.units(fallen[i])}`))} ; ${home.length === 2 ? 'les deux rentrent' : `${p.side(home[0])} rentre`}.${both}${why}`;
    }
    const loser = winner === one ? two : one;
    const score = winner === one ? `${as} à ${bs}` : `${bs} à ${as}`;
    const end = goesOn
      ? ', et le combat continue à terre'
      : ` et rentre${hostages ? ` ; ${p.side(winner)} prend des otages` : ''}`;
    return `**${p.side(winner)} gagne** la ${kind} de **${p.space(space)}**, ${score}. ${p.side(loser)} ${losses === 0 ? 'ne perd rien' : `perd ${p.units(fallen[loser === one ? 0 : 1])}`}${end}.${both}${pair === undefined || goesOn ? '' : confidence(pair)}${goesOn ? '' : points(n)}${why}`;
  },
  'elite-broken': ({ unit, left, as, rule }) =>
    `**${ELITE[unit]}** quitte le jeu pour toujours${left === 0 ? '' : ` ; ${p.count(left, as)} ${p.verb({ [as]: left }, 'prend', 'prennent')} sa place`}. ${p.rule(rule)}`,
  'battle-place': ({ space, of, rule }) =>
    `Les forces ${p.all(of.map(place => `à ${p.space(place)}`))} se rencontrent à **${p.space(space)}** ((par tirage au sort)). ${p.rule(rule)}`,
  'satrap-sends': ({ unit, count, rule }) =>
    `Le satrape envoie **${p.count(count, unit)}**, qui ${p.verb({ [unit]: count }, 'va', 'vont')} où la table le veut : l’ennemi est à Sardes. ${p.rule(rule)}`,
  'null-battle': ({ space, leaves, rule }) => `${p.side(leaves)} quitte ${p.space(space)}. ${p.rule(rule)}`,
  'leader-died': ({ leader, side, rule }) => `**${p.leader(leader)}**, ${p.commander(side)}, est tué. ${p.rule(rule)}`,
  ravaged: ({ space, side, rule }) =>
    side === undefined
      ? `**${p.space(space)}** ${p.of(space, 'est ravagé', 'est ravagée', 'sont ravagées')}. ${p.rule(rule)}`
      : `${p.side(side)} ravage **${p.space(space)}**. ${p.rule(rule)}`,
  'ravaged-removed': () => 'Tous les marqueurs Ravagé quittent la carte. {{PW1-0-e}}',
  'left-behind': ({ space, unit }) =>
    `${p.begin(p.single(unit))} ${p.singleDoes(unit, 'reste', 'restent')} à ${p.space(space)} faute de navires. {{PW-5.1.4-d}}`,
  'operation-ends': ({ space, leader, units, rule }) =>
    `${p.leader(leader)} ${rule === 'PW-5.1-d' ? 'atteint' : 's’arrête à'} **${p.space(space)}**${units === undefined ? '' : ` avec ${p.units(units)}`}.${rule === 'PW-5.1-d' ? '' : ` ${p.rule(rule)}`}`,
  'expedition-ends': ({ space, rule }) => `L’expédition se disperse à ${p.space(space)} et rentre. ${p.rule(rule)}`,
  'neutral-joins': ({ neutral, side, units, rule }) =>
    `**${NEUTRAL[neutral]}** rejoint ${p.side(side)}${Object.keys(units).length === 0 ? '' : ` avec ${p.units(units)}`}. ${p.rule(rule)}`,
  'neutral-taken': ({ space, side }) =>
    `**${p.space(space)}**, en rébellion, ${p.does(space, 'ouvre ses', 'ouvrent leurs')} portes à ${p.side(side)}. {{PW-5.5.2-a}}`,
  placed: ({ unit, count, space, rule, side, die }) =>
    `**${p.begin(p.count(count, unit))}** ${p.verb({ [unit]: count }, 'arrive', 'arrivent')} à ${p.space(space)}${die === undefined ? '' : ` (le dé décide : ${p.die(side, die)})`}. ${p.rule(rule)}`,
  'no-place': ({ unit, count, side, rule }) =>
    `${p.side(side)} n’a pas de place pour ${p.count(count, unit)}, qui ${p.verb({ [unit]: count }, 'quitte', 'quittent')} le jeu. ${p.rule(rule)}`,
  order: ({ what, space, of, rule }) => {
    const places = space.split('/').map(p.space);
    return `${what === 'siege' ? 'Le prochain siège, tiré' : 'La prochaine bataille, tirée'} au sort parmi ${of.length}, ${places.length === 1 ? `est à ${places[0]}` : `oppose les forces ${p.all(places.map(place => `à ${place}`))}`}. ${p.rule(rule)}`;
  },
  'siege-begins': ({ side, space, besieged, rule }) =>
    `${p.side(side)} assiège **${p.space(space)}**${Object.keys(besieged).length === 0 ? '' : `, ${p.of(space, 'défendu', 'défendue', 'défendues')} par ${p.units(besieged)}`}. ${p.rule(rule)}`,
  'siege-lifted': ({ space, units, rule }) =>
    rule === 'PW-R159'
      ? `Le siège de ${p.space(space)} est levé : le chef est mort et ${p.units(units)} ${p.verb(units, 'rentre', 'rentrent')}. {{PW-R159}}`
      : `Le siège de ${p.space(space)} est levé : l’armée est partie. {{PW-6.3-a}}`,
  siege: ({ space, side, leader, die, modifiers, sum, success, points: n, sci: pair, rule, besieged, city }) => {
    const end = `${confidence(pair)}${points(n)}${p.rules(die === null ? [] : modifiers, ...(die === null ? [rule] : []))}`;
    if (die === null)
      return `**Le siège de ${p.space(space)} échoue** automatiquement : ${rule === 'PW-6.1.1-c' ? 'les Longs Murs tiennent' : 'les assiégés y ont plus de navires'}.${end}`;
    const rolled = `(${p.rolled([p.die(side, die)], modifiers, sum, leader)}, il faut 4 ou plus)`;
    return success
      ? `**${p.leader(leader)} prend ${p.space(space)}** ${rolled}.${Object.keys(besieged).length === 0 ? '' : ` Avec la forteresse ${p.verb(besieged, 'tombe', 'tombent')} **${p.units(besieged)}**.`} ${city === undefined ? p.side(side) : p.space(city)} gagne 300 talents.${end}`
      : `**${p.leader(leader)} échoue devant ${p.space(space)}** ${rolled} ; son armée rentre.${end}`;
  },
  'going-home': ({ space, leader, die, modifiers, sum, side, stays }) => {
    const rolled = `(${p.rolled([p.die(side, die)], modifiers, sum, leader)}, il faut 6 ou plus${stays === null ? ' pour rester' : ''})`;
    return stays === null
      ? `${p.leader(leader)} et son armée ${p.atHome(side, space) ? `rentrent à ${p.space(space)}` : `quittent ${p.space(space)} et rentrent`} ${rolled}.${p.rules(modifiers)}`
      : `${p.leader(leader)} reste à ${p.space(space)} avec **${p.units(stays)}** ${rolled}.${p.rules(modifiers)}`;
  },
  stays: ({ space, unit, rule }) =>
    `${p.begin(p.single(unit))} ${p.singleDoes(unit, 'reste', 'restent')} en garnison à ${p.space(space)}. ${p.rule(rule)}`,
  helots: event =>
    event.revolt === 'ends'
      ? 'La rébellion hilote est finie. {{PW-7.3.1-a}}'
      : `Les Hilotes ${event.revolt === 'begins' ? 'se rebellent' : 'luttent encore'} : la bellicosité de Sparte tombe à ${event.bellicosity}, son revenu baisse de ${p.talents(event.cost)} talents${event.lost > 0 ? `, et elle perd ${p.count(event.lost, 'hoplite')}` : ''}. ${p.rule(event.rule)}`,
  control: ({ athens, sparta, nobody }) => {
    const taken = ([side, spaces]: readonly [string, readonly string[]]): string[] =>
      spaces.length === 0
        ? []
        : [
            `**${p.side(side)}** prend le contrôle de ${p.all(spaces.map((id, i) => (i === 0 ? p.space(id) : `de ${p.space(id)}`)))}.`,
          ];
    const lost = nobody.length === 0 ? [] : [`Personne ne contrôle plus ${p.all(nobody.map(p.space))}.`];
    return `${[...taken(['athens', athens]), ...taken(['sparta', sparta]), ...lost].join(' ')} {{PW-8-a}}`;
  },
  income: ({ side, city, items, net, turns, treasury }) =>
    `${city === undefined ? p.side(side) : p.space(city)} ${p.money(net, 'ne reçoit rien', sum => `reçoit **${sum}**`)}${turns > 1 ? ` en ${turns} tours` : ''}${items.length > 1 ? ` : ${p.items(items)}` : ''}. Trésor : ${p.talents(treasury)}.${p.rules(items)}`,
  built: ({ side, unit, treasury, from, of, rule }) =>
    `${p.side(side)} ${unit.endsWith('naval') ? 'construit' : 'lève'} **${p.count(1, unit)}**${of === undefined ? '' : ` ((par tirage au sort entre ${of} pertes))`}. ${left(treasury, from)} ${p.rule(rule)}`,
  bellicosity: ({ side, before, modifiers, now }) => {
    const why = modifiers.filter(({ by }) => by !== 0);
    return before === now
      ? `La bellicosité de ${p.side(side)} reste à **${now}**.`
      : `La bellicosité de ${p.side(side)} ${now < before ? 'tombe' : 'monte'} de ${before} à **${now}**${why.length === 0 ? '' : ` : ${p.items(why)}`}.${p.rules(why)}`;
  },
  'bellicosity-reset': ({ now }) => `Après l’armistice, la bellicosité des deux camps est à **${now}**. {{PW-9.3-l}}`,
  surrender: ({ sides, points: n, rule }) =>
    `**${p.all(sides.map(p.side))} ${sides.length === 1 ? 'se rend' : 'se rendent'}**.${points(n)} ${p.rule(rule)}`,
  armistice: ({ die, modifiers, turns, rule }) =>
    `Les deux camps concluent un **armistice** de ${p.counted(turns, ['tour', 'tours'])} (${p.rolled([die], modifiers, p.added(die, modifiers))}).${p.rules(modifiers, rule)}`,
  recalled: ({ space, side, units, rule }) =>
    `${p.side(side)} rappelle ${p.units(units)} de **${p.space(space)}**. ${p.rule(rule)}`,
  returned: ({ space, to }) =>
    `${p.space(space)} ${to === null ? p.does(space, 'redevient neutre', 'redeviennent neutres') : `${p.does(space, 'revient', 'reviennent')} à ${p.side(to)}`}. {{PW-9.3-e}}`,
  'hostages-freed': () => 'Tous les otages sont libres. {{PW-9.3-f}}',
  'turn-ends': ({ turn, years }) => `Le tour **${turn}** commence${years === undefined ? '' : ` : ${p.years(years)} av. J.-C`}.`,
  'scenario-ends': ({ won }) => (won ? 'Vous gagnez la guerre.' : 'Vous perdez la guerre.'),
} satisfies Sentences<PeloponnesianEvent>;

type Ravaged = OfKind<PeloponnesianEvent, 'ravaged'>;
export const together = {
  ravaged: (events: readonly Ravaged[]) => {
    const { side } = events[0];
    const n = `**${p.counted(events.length, ['espace', 'espaces'])}**`;
    const who = side === undefined ? `${n} sont ravagés` : `${p.side(side)} ravage ${n}`;
    return `${who} : ${p.spaces(events.map(({ space }) => space))}.${p.rules(null, ...events.map(({ rule }) => rule))}`;
  },
};
