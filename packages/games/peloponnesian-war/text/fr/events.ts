import type { Sentences } from '@polemos/kernel';
import type { Fighter } from '../../rules/combat/told.ts';
import type { PeloponnesianEvent } from '../../rules/told.ts';
import { fallOfSparta } from './fall-of-sparta.ts';
import { firstWar } from './first-war.ts';
import { AREA, EVENT, NEUTRAL, STRATEGY } from './names.ts';
import { p } from './phrases.ts';
import { two } from './two-players.ts';

const PASS: Readonly<Record<string, string>> = {
  choice: 'par choix',
  auguries: 'les augures sont mauvais',
  'no-commander': 'le camp n’a pas de chef',
  'no-objective': 'il ne reste aucun objectif',
  'no-money': 'le trésor ne suffit pas',
  'no-expedition': 'l’expédition requise ne peut être formée',
  'no-sp': 'rien ne peut être activé',
  limit: 'toutes les opérations permises sont faites',
};
const ALCIBIADES: Readonly<Record<string, string>> = {
  sparta: 'Alcibiade passe à Sparte.',
  persia: 'Alcibiade va chez les Perses, à Sardes.',
  athens: 'Alcibiade revient à Athènes.',
  gone: 'Alcibiade quitte la guerre.',
};
const points = (n: unknown): string =>
  Array.isArray(n)
    ? ` Points de victoire : ${p.pair(n)}.`
    : typeof n === 'number' && n !== 0
      ? ` Points de victoire **${p.signed(n)}**.`
      : '';
const sci = (pair: unknown): string => ` SCI : ${p.pair(pair)}.`;
const fighter = ({ units, leader }: Fighter): string => `${p.units(units)}${leader === null ? '' : ` sous ${p.leader(leader)}`}`;
const result = (won: unknown): string => (won ? 'victoire' : 'défaite');
const of = (id: unknown): string => `de ${p.side(id)}`;
const to = (id: unknown): string => `à ${p.side(id)}`;

export const events = {
  ...two.events,
  ...firstWar.events,
  ...fallOfSparta.events,
  'side-kept': ({ side, sci: n }) => `La confiance ${of(side)} est ${n} : vous restez avec **${p.side(side)}**. {{PW-3.1-a}}`,
  'side-attempt': ({ die, modifiers, sum, changes, side }) =>
    `Détermination du camp : ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}. ${changes ? `Vous changez de camp : vous êtes **${p.side(side)}**.` : `Vous restez avec **${p.side(side)}**.`}`,
  event: ({ dice, sum, event, possible, again, rule }) => {
    const [one, two] = dice;
    const what = `Événement ${one} + ${two} = ${sum} : **${EVENT[event]}** ${p.rule(rule)}`;
    if (possible) return `${what}.`;
    return again === null ? `${what} ne peut arriver maintenant.` : `${what} ne peut arriver maintenant : on relance.`;
  },
  talents: ({ side, city, talents, die, treasury }) =>
    `${die === null ? '' : `${p.die(side, die)} `}${city === undefined ? p.side(side) : p.space(city)} reçoit **${p.talents(talents)}** talents et en a ${p.talents(treasury)}.`,
  plague: ({ lost, talents, ships, treasury, pericles }) =>
    `La peste prend ${lost} des hoplites d’Athènes et du Pirée, et pour ${ships} navires ${p.talents(talents)} talents (il en reste ${p.talents(treasury)}). ${pericles === false ? 'Aucun' : 'Périclès meurt ; aucun'} allié n’entre dans la ville ce tour-ci.`,
  alcibiades: ({ to: where, rule }) => `${ALCIBIADES[where]} ${p.rule(rule)}`,
  allegiance: ({ space, side, rule, units }) => `**${p.space(space)}** passe ${to(side)} : ${p.units(units)}. ${p.rule(rule)}`,
  corcyra: ({ leaves }) =>
    leaves
      ? 'Corcyre quitte la guerre et reste neutre. {{PW-E-10-d}}'
      : 'Corcyre ne prend part à aucune opération ce tour-ci. {{PW-E-10-a}}',
  phenomenon: ({ die, side, rule }) =>
    `${p.die(side, die)} : ${side === 'athens' ? 'une éclipse effraie Athènes' : 'un séisme secoue Sparte'} : deux opérations au plus ce tour-ci. ${p.rule(rule)}`,
  'delian-rebellion': ({ sci: n, navalLosses, happens, rule }) =>
    `Ligue de Délos : confiance d’Athènes ${n}, ${navalLosses} ${navalLosses === 1 ? 'navire perdu' : 'navires perdus'} au tour précédent : ${happens ? 'la rébellion éclate' : 'les alliés restent calmes'}. ${p.rule(rule)}`,
  'rebellion-roll': ({ dice, modifiers, sum, space, again, passed, rule }) => {
    const [one, two] = dice;
    const roll = `Rébellion : ${one} + ${two}${p.modifiers(modifiers)} = ${sum}`;
    if (space === null)
      return again === null
        ? `${roll}, hors de la table : il ne se passe rien. ${p.rule(rule)}`
        : `${roll}, hors de la table : on recommence. {{PW-R58}}`;
    if (passed !== undefined && passed.length > 0)
      return `${roll} : ${p.spaces([...passed])} ne peut se rebeller, le suivant de la liste est **${p.space(space)}**. ${p.rule(rule)}`;
    return again === null
      ? `${roll} : **${p.space(space)}**.`
      : `${roll} : ${p.space(space)} ne convient pas ${p.rule(again)}, on relance.`;
  },
  'no-rebellion': ({ rule }) =>
    `${rule === 'PW-R58' ? 'Aucun espace de la table ne peut se rebeller.' : 'Aucune rébellion n’éclate.'} ${p.rule(rule)}`,
  rebellion: ({ space }) => `**${p.space(space)}** est en rébellion.`,
  'rebellion-tested': ({ space, own, enemy, quelled }) =>
    quelled
      ? `La rébellion de **${p.space(space)}** est matée : seule la ZOI de son camp s’y étend. {{PW-7.1-a}}`
      : `${p.space(space)} reste en rébellion (${own ? (enemy ? 'ZOI des deux camps' : 'ZOI propre') : enemy ? 'ZOI ennemie' : 'aucune ZOI'}). {{PW-7.1-b}}`,
  'spread-roll': ({ space, die, modifiers, success }) =>
    `${p.space(space)} suit-il ? ${die}${p.modifiers(modifiers)} : ${success ? '**oui**' : 'non'}.`,
  'commander-drawn': ({ side, leader, space, from }) =>
    `${p.side(side)} tire **${p.leader(leader)}** pour ${p.space(space)} ((parmi ${from.length} dans la coupe)).`,
  nicias: ({ rule }) => `Nicias conduit Athènes cette année : un armistice durerait plus longtemps. ${p.rule(rule)}`,
  'strategy-kept': ({ side, strategy, sci: n }) =>
    `${p.side(side)} garde sa stratégie **${STRATEGY[strategy]}** : sa confiance est ${n}. {{PW-4.1-a}}`,
  'strategy-rolled': ({ side, die, modifiers, sum, strategy, again }) =>
    `Stratégie ${of(side)} : ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum} : **${STRATEGY[strategy]}**${again === null ? '' : `, interdite par les otages ${p.rule(again)} : on relance`}.`,
  'sci-reset': ({ rule }) => `La confiance des deux camps revient à 0. ${p.rule(rule)}`,
  auguries: ({ side, die, modifiers, result: sum, favourable }) =>
    `Augures ${of(side)} : ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum} : ${favourable ? 'favorables' : '**défavorables**'}.`,
  passed: ({ side, why, rule }) => `**${p.side(side)} passe** : ${PASS[why]}. ${p.rule(rule)}`,
  defence: ({ side, holds, space, rule, conditions }) => {
    if (holds)
      return `Défense ${of(side)} ${p.rule(rule)} : l’ennemi ${space === null ? 'menace Syracuse' : `est à **${p.space(space)}**`} et il faut répondre.`;
    const answered = conditions.flatMap(({ at }) => at.map(one => one.space));
    return `Aucune condition défensive ${of(side)} ne vaut${answered.length > 0 ? ` (déjà répondu : ${p.spaces(answered)})` : ''} : elle suit sa stratégie.`;
  },
  'objective-rolled': ({ side, strategy, dice, area, space, again, list }) =>
    `${STRATEGY[strategy]} : ${dice.map(face => p.die(side, face)).join(' ')} ${area === null ? '' : `**${AREA[area]}**, `}**${p.space(space)}** ((${p.spaces(list)}))${again === null ? '' : ` : impossible ${p.rule(again)}, on relance`}.`,
  objective: ({ side, space, rule }) => `${p.side(side)} nomme son objectif : **${p.space(space)}**. ${p.rule(rule)}`,
  'force-required': ({ side, space, required, rule }) =>
    `Il faut ${to(side)} exactement **${p.mix(required)}** pour ${p.space(space)}. ${p.rule(rule)}`,
  gathering: ({ shares, cost, spendable, possible, missing, rule, cutOff }) => {
    const given = shares
      .filter(({ take }) => Object.keys(take).length > 0)
      .map(({ space, take, why }) => `${p.space(space)} ${p.units(take)} ${p.rule(why)}`)
      .join(' ; ');
    const idle = shares.filter(({ take }) => Object.keys(take).length === 0).map(({ space }) => space);
    const rest = idle.length > 0 ? ` ((inutiles ou gardés en garnison : ${p.spaces(idle)}))` : '';
    const beyond = cutOff;
    const far = beyond.length > 0 ? ` ((hors de portée : ${p.spaces(beyond)} {{PW-R115}}))` : '';
    const plan = `Le plan : ${given === '' ? 'personne' : given}.${rest}${far} Il coûte **${p.talents(cost)}** sur ${p.talents(spendable)}`;
    if (possible) return `${plan}.`;
    const lacks = p.mix(missing);
    return `${plan} : impossible${lacks === '' ? '' : `, il manque ${lacks}`}. ${p.rule(rule)}`;
  },
  'cause-rebellion': ({ side, space, die, modifiers, success }) =>
    `${p.side(side)} paie 100 talents pour soulever **${p.space(space)}** : ${p.die(side, die)}${p.modifiers(modifiers)} : ${success ? 'la ville se soulève' : 'en vain, l’opération est annulée'}.`,
  activated: ({ side, space, unit, count, cost, treasury }) =>
    `${p.space(space)} : **${count}${p.unit(unit)}** activés pour ${p.talents(cost)} ; ${p.side(side)} a ${p.talents(treasury)}.`,
  route: ({ from, to: end, route, of: count, drawn, objective }) =>
    `${objective ? 'Marche' : 'Vers l’espace de ralliement'} : ${p.space(from)} → ${route.map(p.space).join(' → ')}${count > 1 ? ` ((route ${drawn} sur ${count}, au sort, vers ${p.space(end)}))` : ''}.`,
  storm: ({ die, lost, units, side }) =>
    `La haute mer : ${p.die(side, die)} : ${lost ? `une tempête prend **${p.units(units)}**` : 'la flotte passe'}. {{PW-5.1.3-b}}`,
  interception: ({ side, space, by, die, success, rule }) =>
    `${p.side(side)} tente d’intercepter à **${p.space(space)}**${by === space ? '' : ` depuis ${p.space(by)}`} : ${die === null ? 'd’office' : p.die(side, die)} : ${success ? '**interceptée**' : 'en vain'}. ${p.rule(rule)}`,
  'commander-home': ({ leader, space, rule }) =>
    `${p.leader(leader)}, seul à ${p.space(space)}, rentre${rule === 'PW-6.7-b' ? '' : ' : l’opération est finie'}. ${p.rule(rule)}`,
  skirmish: ({ space, dice, lost, battle }) => {
    const { athens, sparta } = dice;
    const losses = Object.entries(lost).map(([who, unit]) => `${p.side(who)} perd 1${p.unit(unit)}`);
    return `Escarmouche à ${p.space(space)} : ${p.die('athens', athens)} ${p.die('sparta', sparta)}. ${losses.length === 0 ? 'Aucune perte' : losses.join(', ')}${battle === null ? '' : ` ; une **bataille** suit ${p.rule(battle)}`}.`;
  },
  battle: event => {
    const { space, forces, rule } = event;
    const [athens, sparta] = forces;
    const [one, two] = [athens.side, sparta.side];
    const met = `à **${p.space(space)}** : ${fighter(athens)} contre ${fighter(sparta)}`;
    if (event.type === 'null')
      return `Bataille nulle ${met} : navires et unités de terre ne peuvent se combattre. {{PW-6.2.1-a}}`;
    const { type, dice, modifiers, sums, winner, losses, goesOn, points: n, hostages, sci: pair } = event;
    const { athens: a, sparta: b } = dice;
    const [am, bm] = modifiers;
    const [as, bs] = sums;
    const rolled = `Bataille ${type === 'naval' ? 'navale' : 'terrestre'} ${met}. ${p.side(one)} ${p.die('athens', a)}${p.modifiers(am)} = ${as} ; ${p.side(two)} ${p.die('sparta', b)}${p.modifiers(bm)} = ${bs}.`;
    if (winner === null) {
      const home = [one, two].filter(who => who !== 'persia');
      return `${rolled} **Match nul** : ${losses === 0 ? 'personne ne tombe' : 'chacun perd 1 SP'}, ${home.length === 2 ? 'les deux rentrent' : `${p.side(home[0])} rentre`}. ${p.rule(rule)}`;
    }
    const loser = winner === one ? two : one;
    const won = `${rolled} **${p.side(winner)} l’emporte** ; ${p.side(loser)} perd ${losses} SP`;
    if (goesOn) return `${won}, et le combat continue à terre.`;
    return `${won} et rentre.${hostages ? ' Des otages sont pris.' : ''}${pair === undefined ? '' : sci(pair)}${points(n)}`;
  },
  'null-battle': ({ space, leaves, rule }) => `${p.side(leaves)} quitte ${p.space(space)}. ${p.rule(rule)}`,
  'leader-died': ({ leader, side, rule }) => `**${p.leader(leader)}** ${of(side)} est tombé. ${p.rule(rule)}`,
  ravaged: ({ space }) => `**${p.space(space)}** est ravagé.`,
  'ravaged-removed': () => 'Tous les marqueurs Ravagé quittent la carte. {{PW1-0-e}}',
  'left-behind': ({ space, unit }) => `1${p.unit(unit)} reste à ${p.space(space)} faute de navires. {{PW-5.1.4-d}}`,
  'operation-ends': ({ side, space, leader, units, rule }) =>
    `${p.leader(leader)} ${of(side)} ${rule === 'PW-5.1-d' ? 'atteint' : 's’arrête à'} **${p.space(space)}**${units === undefined ? '' : ` avec ${p.units(units)}`}.`,
  'expedition-ends': ({ space, rule }) => `L’expédition se disperse à ${p.space(space)} et rentre. ${p.rule(rule)}`,
  'neutral-joins': ({ neutral, side, units }) =>
    `**${NEUTRAL[neutral]}** rejoint ${p.side(side)}${Object.keys(units).length === 0 ? '' : ` avec ${p.units(units)}`}.`,
  'neutral-taken': ({ space, side }) => `**${p.space(space)}**, en rébellion, ouvre ses portes ${to(side)}. {{PW-5.5.2-a}}`,
  placed: ({ unit, count, space, rule, side, die }) =>
    `${die === undefined ? '' : `${p.die(side, die)} `}**${count}${p.unit(unit)}** à ${p.space(space)} ${p.rule(rule)}.`,
  'no-place': ({ unit, count, side, rule }) =>
    `${count}${p.unit(unit)} ${of(side)} n’ont nulle part où aller et quittent le jeu. ${p.rule(rule)}`,
  order: ({ what, space, of: all }) =>
    `${what === 'siege' ? 'Prochain siège' : 'Prochaine bataille'}, au sort parmi ${all.length} : ${space.split('/').map(p.space).join(' et ')}.`,
  'siege-begins': ({ side, space, besieged, rule }) =>
    `${p.side(side)} assiège **${p.space(space)}**${Object.keys(besieged).length === 0 ? '' : ` (${p.units(besieged)} à l’intérieur)`}. ${p.rule(rule)}`,
  'siege-lifted': ({ space, units, rule }) =>
    rule === 'PW-R159'
      ? `Le siège de ${p.space(space)} est levé : le commandant est mort et ${p.units(units)} rentrent. {{PW-R159}}`
      : `Le siège de ${p.space(space)} est levé : l’armée est partie. {{PW-6.3-a}}`,
  siege: ({ space, side, leader, die, modifiers, sum, success, points: n, sci: pair, rule }) =>
    `Siège de **${p.space(space)}** par ${p.leader(leader)} : ${die === null ? `il échoue d’office ${p.rule(rule)}` : `${p.die(side, die)}${p.modifiers(modifiers)} = ${sum} : ${success ? `**prise**, ${p.side(side)} gagne 300 talents` : '**échec**, l’armée rentre'}`}.${sci(pair)}${points(n)}`,
  'going-home': ({ space, leader, die, modifiers, sum, side, stays }) =>
    `${p.leader(leader)} à ${p.space(space)} : ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum} : ${stays === null ? 'l’armée rentre' : `${p.units(stays)} restent`}.`,
  stays: ({ space, unit }) => `${unit === 'home-guard' ? 'La Garde' : `1${p.unit(unit)}`} reste à ${p.space(space)}.`,
  helots: event =>
    event.revolt === 'ends'
      ? 'La révolte des Hilotes est finie. {{PW-7.3.1-a}}'
      : `Les Hilotes ${event.revolt === 'begins' ? 'se soulèvent' : 'luttent encore'} : la bellicosité de Sparte tombe à ${event.bellicosity}, son revenu de ${p.talents(event.cost)}${event.lost > 0 ? `, et ${event.lost}H sont perdus` : ''}.`,
  control: ({ athens, sparta, nobody }) => {
    const list = (who: string, spaces: readonly string[]): string[] =>
      spaces.length === 0 ? [] : [`**${who}** : ${p.spaces(spaces)}`];
    const held = [...list(p.side('athens'), athens), ...list(p.side('sparta'), sparta), ...list('personne', nobody)];
    return `Contrôle {{PW-8-a}} : ${held.join(' ; ')}.`;
  },
  income: ({ side, city, items, net, turns, treasury }) =>
    `Revenu ${city === undefined ? of(side) : `de ${p.space(city)}`} : ${items.map(({ rule, by }) => `${p.signed(by)} ${p.rule(rule)}`).join(' ')} = **${p.talents(net)}**${turns > 1 ? ` en ${turns} tours` : ''} ; trésor ${p.talents(treasury)}.`,
  built: ({ side, unit, treasury }) => `${p.side(side)} construit **1${p.unit(unit)}** ; trésor ${p.talents(treasury)}.`,
  bellicosity: ({ side, before, modifiers, now }) => `Bellicosité ${of(side)} : ${before}${p.modifiers(modifiers)} = **${now}**.`,
  'bellicosity-reset': ({ now }) => `Après l’armistice la bellicosité des deux camps est **${now}**. {{PW-9.3-l}}`,
  surrender: ({ sides, points: n, rule }) => `**${sides.map(p.side).join(' et ')} capitule**. ${p.rule(rule)}${points(n)}`,
  armistice: ({ die, modifiers, turns }) =>
    `**Armistice** : ${die}${p.modifiers(modifiers)} : ${turns} tour${turns === 1 ? '' : 's'} de paix. {{PW-9.3-c}}`,
  recalled: ({ space, side, units }) => `De **${p.space(space)}**, ${p.units(units)} ${of(side)} rentrent. {{PW-9.3-d}}`,
  returned: ({ space, to }) => `${p.space(space)} ${to === null ? 'redevient neutre' : `revient à ${p.side(to)}`}. {{PW-9.3-e}}`,
  'hostages-freed': () => 'Tous les otages sont libres. {{PW-9.3-f}}',
  'turn-ends': ({ turn }) => `Le tour **${turn}** commence.`,
  'scenario-ends': ({ points: n, won }) => `La guerre est finie avec **${n}** points : ${result(won)}.`,
} satisfies Sentences<PeloponnesianEvent>;
