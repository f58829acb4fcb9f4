import { fallOfSparta, EVENTS as HEGEMONY, SHORT } from './fall-of-sparta/fr.ts';
import { EVENTS, firstWar, UNITS } from './first-war/fr.ts';
import type { Text } from './index.ts';
import { LEADERS_FR } from './leaders.ts';
import { phrases, SPACES_FR } from './phrases.ts';
import { two } from './two/fr.ts';

const p = phrases('fr', SPACES_FR, LEADERS_FR, ['H', 'C', 'N', 'Garde', 'A'], 'rien', SHORT);
const more = two(p);
const early = firstWar(p);
const late = fallOfSparta(p);
const STRATEGY = {
  'attack-spartan-ally': 'Attaque de l’allié spartiate',
  'attack-athenian-ally': 'Attaque de l’allié athénien',
  'cause-rebellion': 'Fomenter une rébellion',
  'cut-loc': 'Couper les LOC',
  'attack-sparta': 'Attaque de Sparte',
  'attack-athens': 'Attaque d’Athènes',
} as Readonly<Record<string, string>>;
const AREA: Readonly<Record<string, string>> = {
  isthmus: 'Isthme',
  boeotia: 'Béotie',
  sicily: 'Sicile',
  'arcadia-achaea': 'Arcadie et Achaïe',
  'peloponnesus-messenia': 'Péloponnèse et Messénie',
  allies: 'Alliés',
  caria: 'Carie',
  ionia: 'Ionie',
  hellespont: 'Hellespont',
  thrace: 'Thrace',
  island: 'Îles',
};
const EVENT: Readonly<Record<string, string>> = {
  ...EVENTS,
  ...HEGEMONY,
  'silver-mine': 'Mine d’argent',
  coup: 'Coup d’État oligarchique à Athènes',
  sitalces: 'Sitalcès',
  persia: 'Perse',
  plague: 'Peste',
  demagogue: 'Démagogue à louer',
  oligarchs: 'Rébellion oligarchique',
  perdiccas: 'Perdiccas',
  'minor-powers': 'Puissances mineures',
  'leader-deaths': 'Mort de chefs',
  phenomenon: 'Éclipse ou tremblement de terre',
};
const NEUTRAL: Readonly<Record<string, string>> = {
  argos: 'Argos',
  syracuse: 'Syracuse',
  macedonia: 'La Macédoine',
  persia: 'La Perse',
};
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
const UNIT: Readonly<Record<string, string>> = {
  ...UNITS,
  'athenian-hoplite': 'Hoplites athéniens',
  'athenian-cavalry': 'Cavalerie athénienne',
  'athenian-naval': 'Navires athéniens',
  'athenian-allied-hoplite': 'Hoplites alliés d’Athènes',
  'athenian-allied-cavalry': 'Cavalerie alliée d’Athènes',
  'athenian-allied-naval': 'Navires alliés d’Athènes',
  'spartan-hoplite': 'Hoplites spartiates',
  'spartan-cavalry': 'Cavalerie spartiate',
  'spartan-naval': 'Navires spartiates',
  'spartan-allied-hoplite': 'Hoplites alliés de Sparte',
  'spartan-allied-cavalry': 'Cavalerie alliée de Sparte',
  'spartan-allied-naval': 'Navires alliés de Sparte',
  'home-guard': 'Garde spartiate',
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
interface Fighter {
  readonly side: string;
  readonly units: unknown;
  readonly leader: string | null;
}
const fighter = ({ units, leader }: Fighter): string => `${p.units(units)}${leader === null ? '' : ` sous ${p.leader(leader)}`}`;
const result = (won: unknown): string => (p.yes(won) ? 'victoire' : 'défaite');
const of = (id: unknown): string => `de ${p.side(id)}`;
const to = (id: unknown): string => `à ${p.side(id)}`;

export const fr: Text = {
  title: 'La guerre du Péloponnèse',
  blurb: 'Athènes et Sparte, de 431 à 404. Seul contre une guerre qui se joue d’elle-même ; le succès fait changer de camp.',
  names: {
    seat: { player: 'Vous', athens: 'Athènes', sparta: 'Sparte' },
    side: { athens: 'Athènes', sparta: 'Sparte' },
    space: SPACES_FR,
    leader: LEADERS_FR,
    unit: UNIT,
    strategy: STRATEGY,
    area: AREA,
    event: EVENT,
    neutral: NEUTRAL,
    scenario: {
      campaign: 'La guerre du Péloponnèse',
      archidamian: 'La guerre d’Archidamos',
      decelean: 'La guerre de Décélie',
      'fall-of-athens': 'La chute d’Athènes',
      'first-war': 'La première guerre du Péloponnèse',
      'fall-of-sparta': 'La chute de Sparte',
    },
    scenarioAbout: {
      campaign: 'Toute la guerre en dix tours, depuis le siège de Potidée. Plus de 150 points gagnent.',
      archidamian: 'Les trois premiers tours, jusqu’à la paix ou jusqu’au retour à Athènes. 40 points gagnent.',
      decelean: 'Tours 6 à 8 : une armée athénienne devant Syracuse, Sparte en marche. 40 points gagnent.',
      'fall-of-athens': 'Tours 7 à 10 avec Sparte, contre une Athènes dont la ligue se révolte. 40 points gagnent.',
      'first-war':
        'Six tours avant la paix de Trente Ans : pas de Longs Murs, des otages des deux côtés. Qui perd la volonté de se battre perd la guerre.',
      'fall-of-sparta':
        'Deux joueurs, sept tours après la guerre : Sparte contre une Coalition qui est Thèbes, Athènes ou les deux, et les Perses contre tous.',
    },
    option: {
      players: 'Joueurs',
      edition: 'Édition des règles',
      'long-walls-leader': 'Les forces à Athènes tirent un chef avant une bataille (PW1-5.3.1-c, première édition seulement)',
      'half-of-whole-force': 'La moitié de toute la force compte pour le +2 en bataille (PW-R9)',
      'amphipolis-barred': 'Amphipolis barre la route comme Naupacte et Byzance (PW-R37)',
    },
    players: { solitaire: 'En solitaire', two: 'Deux joueurs' },
    edition: { second: '2e édition (2019)', first: '1re édition (1991)' },
    phase: {
      gift: 'Politique',
      goldMine: 'Politique',
      islands: 'Politique',
      persiansFirst: 'Opérations',
      manning: 'Contrôle',
      another: 'Opérations',
      objective: 'Opérations',
      commander: 'Opérations',
      expedition: 'Opérations',
      leaveBehind: 'Opérations',
      interception: 'Opérations',
      nextBattle: 'Combat',
      nextSiege: 'Combat',
      homeward: 'Retour',
      odd: 'Retour',
      garrison: 'Retour',
      build: 'Construction',
    },
    word: {
      treasury: 'Trésor',
      sci: 'Confiance stratégique',
      bellicosity: 'Bellicosité',
      points: 'Points de victoire',
      turn: 'Tour',
      strategy: 'Stratégie',
      hostages: 'Otages',
      helots: 'Hilotes en révolte',
      ravaged: 'Ravagé',
      rebellion: 'En rébellion',
      siege: 'Siège',
      objective: 'Objectif',
      goingHome: 'Retour',
      cup: 'Dans la coupe',
      out: 'Hors du jeu',
      talents: 'talents',
      fund: 'Fonds de secours',
      player: 'vous',
      nonPlayer: 'le jeu',
    },
  },
  events: {
    ...more.events,
    ...early.events,
    ...late.events,
    'side-kept': ({ side, sci: n }) => `La confiance ${of(side)} est ${n} : vous restez avec **${p.side(side)}**. {{PW-3.1-a}}`,
    'side-attempt': ({ die, modifiers, sum, changes, side }) =>
      `Détermination du camp : ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}. ${p.yes(changes) ? `Vous changez de camp : vous êtes **${p.side(side)}**.` : `Vous restez avec **${p.side(side)}**.`}`,
    event: ({ dice, sum, event, possible, again, rule }) => {
      const [one, two] = dice as number[];
      const what = `Événement ${one} + ${two} = ${sum} : **${EVENT[String(event)]}** ${p.rule(rule)}`;
      if (p.yes(possible)) return `${what}.`;
      return again === null ? `${what} ne peut arriver maintenant.` : `${what} ne peut arriver maintenant : on relance.`;
    },
    talents: ({ side, city, talents, die, treasury }) =>
      `${die === null ? '' : `${p.die(side, die)} `}${city === undefined ? p.side(side) : p.space(city)} reçoit **${p.talents(talents)}** talents et en a ${p.talents(treasury)}.`,
    plague: ({ lost, talents, ships, treasury, pericles }) =>
      `La peste prend ${lost} des hoplites d’Athènes et du Pirée, et pour ${ships} navires ${p.talents(talents)} talents (il en reste ${p.talents(treasury)}). ${pericles === false ? 'Aucun' : 'Périclès meurt ; aucun'} allié n’entre dans la ville ce tour-ci.`,
    alcibiades: ({ to: where, rule }) => `${ALCIBIADES[String(where)]} ${p.rule(rule)}`,
    allegiance: ({ space, side, rule, units }) => `**${p.space(space)}** passe ${to(side)} : ${p.units(units)}. ${p.rule(rule)}`,
    corcyra: ({ leaves }) =>
      p.yes(leaves)
        ? 'Corcyre quitte la guerre et reste neutre. {{PW-E-10-d}}'
        : 'Corcyre ne prend part à aucune opération ce tour-ci. {{PW-E-10-a}}',
    phenomenon: ({ die, side, rule }) =>
      `${p.die(side, die)} : ${side === 'athens' ? 'une éclipse effraie Athènes' : 'un séisme secoue Sparte'} : deux opérations au plus ce tour-ci. ${p.rule(rule)}`,
    'delian-rebellion': ({ sci: n, navalLosses, happens, rule }) =>
      `Ligue de Délos : confiance d’Athènes ${n}, ${navalLosses} ${navalLosses === 1 ? 'navire perdu' : 'navires perdus'} au tour précédent : ${p.yes(happens) ? 'la rébellion éclate' : 'les alliés restent calmes'}. ${p.rule(rule)}`,
    'rebellion-roll': ({ dice, modifiers, sum, space, again, passed, rule }) => {
      const [one, two] = dice as number[];
      const roll = `Rébellion : ${one} + ${two}${p.modifiers(modifiers)} = ${sum}`;
      if (space === null)
        return again === null
          ? `${roll}, hors de la table : il ne se passe rien. ${p.rule(rule)}`
          : `${roll}, hors de la table : on recommence. {{PW-R58}}`;
      if (passed !== undefined && (passed as string[]).length > 0)
        return `${roll} : ${p.spaces([...(passed as string[])])} ne peut se rebeller, le suivant de la liste est **${p.space(space)}**. ${p.rule(rule)}`;
      return again === null
        ? `${roll} : **${p.space(space)}**.`
        : `${roll} : ${p.space(space)} ne convient pas ${p.rule(again)}, on relance.`;
    },
    'no-rebellion': ({ rule }) =>
      `${rule === 'PW-R58' ? 'Aucun espace de la table ne peut se rebeller.' : 'Aucune rébellion n’éclate.'} ${p.rule(rule)}`,
    rebellion: ({ space }) => `**${p.space(space)}** est en rébellion.`,
    'rebellion-tested': ({ space, own, enemy, quelled }) =>
      p.yes(quelled)
        ? `La rébellion de **${p.space(space)}** est matée : seule la ZOI de son camp s’y étend. {{PW-7.1-a}}`
        : `${p.space(space)} reste en rébellion (${p.yes(own) ? (p.yes(enemy) ? 'ZOI des deux camps' : 'ZOI propre') : p.yes(enemy) ? 'ZOI ennemie' : 'aucune ZOI'}). {{PW-7.1-b}}`,
    'spread-roll': ({ space, die, modifiers, success }) =>
      `${p.space(space)} suit-il ? ${die}${p.modifiers(modifiers)} : ${p.yes(success) ? '**oui**' : 'non'}.`,
    'commander-drawn': ({ side, leader, space, from }) =>
      `${p.side(side)} tire **${p.leader(leader)}** pour ${p.space(space)} ((parmi ${(from as string[]).length} dans la coupe)).`,
    nicias: ({ rule }) => `Nicias conduit Athènes cette année : un armistice durerait plus longtemps. ${p.rule(rule)}`,
    'strategy-kept': ({ side, strategy, sci: n }) =>
      `${p.side(side)} garde sa stratégie **${STRATEGY[String(strategy)]}** : sa confiance est ${n}. {{PW-4.1-a}}`,
    'strategy-rolled': ({ side, die, modifiers, sum, strategy, again }) =>
      `Stratégie ${of(side)} : ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum} : **${STRATEGY[String(strategy)]}**${again === null ? '' : `, interdite par les otages ${p.rule(again)} : on relance`}.`,
    'sci-reset': ({ rule }) => `La confiance des deux camps revient à 0. ${p.rule(rule)}`,
    auguries: ({ side, die, modifiers, result: sum, favourable }) =>
      `Augures ${of(side)} : ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum} : ${p.yes(favourable) ? 'favorables' : '**défavorables**'}.`,
    passed: ({ side, why, rule }) => `**${p.side(side)} passe** : ${PASS[String(why)]}. ${p.rule(rule)}`,
    defence: ({ side, holds, space, rule, conditions }) => {
      if (p.yes(holds))
        return `Défense ${of(side)} ${p.rule(rule)} : l’ennemi ${space === null ? 'menace Syracuse' : `est à **${p.space(space)}**`} et il faut répondre.`;
      const answered = (conditions as { at: { space: string }[] }[]).flatMap(({ at }) => at.map(one => one.space));
      return `Aucune condition défensive ${of(side)} ne vaut${answered.length > 0 ? ` (déjà répondu : ${p.spaces(answered)})` : ''} : elle suit sa stratégie.`;
    },
    'objective-rolled': ({ side, strategy, dice, area, space, again, list }) =>
      `${STRATEGY[String(strategy)]} : ${(dice as number[]).map(face => p.die(side, face)).join(' ')} ${area === null ? '' : `**${AREA[String(area)]}**, `}**${p.space(space)}** ((${p.spaces(list)}))${again === null ? '' : ` : impossible ${p.rule(again)}, on relance`}.`,
    objective: ({ side, space, rule }) => `${p.side(side)} nomme son objectif : **${p.space(space)}**. ${p.rule(rule)}`,
    'force-required': ({ side, space, required, rule }) =>
      `Il faut ${to(side)} exactement **${p.mix(required)}** pour ${p.space(space)}. ${p.rule(rule)}`,
    gathering: ({ shares, cost, spendable, possible, missing, rule, cutOff }) => {
      const given = (shares as { space: string; take: object; why: string }[])
        .filter(({ take }) => Object.keys(take).length > 0)
        .map(({ space, take, why }) => `${p.space(space)} ${p.units(take)} ${p.rule(why)}`)
        .join(' ; ');
      const idle = (shares as { space: string; take: object }[])
        .filter(({ take }) => Object.keys(take).length === 0)
        .map(({ space }) => space);
      const rest = idle.length > 0 ? ` ((inutiles ou gardés en garnison : ${p.spaces(idle)}))` : '';
      const beyond = (cutOff as string[] | undefined) ?? [];
      const far = beyond.length > 0 ? ` ((hors de portée : ${p.spaces(beyond)} {{PW-R115}}))` : '';
      const plan = `Le plan : ${given === '' ? 'personne' : given}.${rest}${far} Il coûte **${p.talents(cost)}** sur ${p.talents(spendable)}`;
      if (p.yes(possible)) return `${plan}.`;
      const lacks = p.mix(missing);
      return `${plan} : impossible${lacks === '' ? '' : `, il manque ${lacks}`}. ${p.rule(rule)}`;
    },
    'cause-rebellion': ({ side, space, die, modifiers, success }) =>
      `${p.side(side)} paie 100 talents pour soulever **${p.space(space)}** : ${p.die(side, die)}${p.modifiers(modifiers)} : ${p.yes(success) ? 'la ville se soulève' : 'en vain, l’opération est annulée'}.`,
    activated: ({ side, space, unit, count, cost, treasury }) =>
      `${p.space(space)} : **${count}${p.unit(unit)}** activés pour ${p.talents(cost)} ; ${p.side(side)} a ${p.talents(treasury)}.`,
    route: ({ from, to: end, route, of: count, drawn, objective }) =>
      `${p.yes(objective) ? 'Marche' : 'Vers l’espace de ralliement'} : ${p.space(from)} → ${(route as string[]).map(p.space).join(' → ')}${Number(count) > 1 ? ` ((route ${drawn} sur ${count}, au sort, vers ${p.space(end)}))` : ''}.`,
    storm: ({ die, lost, units, side }) =>
      `La haute mer : ${p.die(side, die)} : ${p.yes(lost) ? `une tempête prend **${p.units(units)}**` : 'la flotte passe'}. {{PW-5.1.3-b}}`,
    interception: ({ side, space, by, die, success, rule }) =>
      `${p.side(side)} tente d’intercepter à **${p.space(space)}**${by === space ? '' : ` depuis ${p.space(by)}`} : ${die === null ? 'd’office' : p.die(side, die)} : ${p.yes(success) ? '**interceptée**' : 'en vain'}. ${p.rule(rule)}`,
    'commander-home': ({ leader, space, rule }) =>
      `${p.leader(leader)}, seul à ${p.space(space)}, rentre${rule === 'PW-6.7-b' ? '' : ' : l’opération est finie'}. ${p.rule(rule)}`,
    skirmish: ({ space, dice, lost, battle }) => {
      const { athens, sparta } = dice as Record<string, number>;
      const losses = Object.entries(lost as Record<string, string>).map(([who, unit]) => `${p.side(who)} perd 1${p.unit(unit)}`);
      return `Escarmouche à ${p.space(space)} : ${p.die('athens', athens)} ${p.die('sparta', sparta)}. ${losses.length === 0 ? 'Aucune perte' : losses.join(', ')}${battle === null ? '' : ` ; une **bataille** suit ${p.rule(battle)}`}.`;
    },
    battle: ({ type, space, forces, dice, modifiers, sums, winner, losses, goesOn, points: n, hostages, sci: pair, rule }) => {
      const [athens, sparta] = forces as Fighter[];
      const [one, two] = [athens.side, sparta.side];
      const met = `à **${p.space(space)}** : ${fighter(athens)} contre ${fighter(sparta)}`;
      if (type === 'null') return `Bataille nulle ${met} : navires et unités de terre ne peuvent se combattre. {{PW-6.2.1-a}}`;
      const { athens: a, sparta: b } = dice as Record<string, number>;
      const [am, bm] = modifiers as unknown[];
      const [as, bs] = sums as number[];
      const rolled = `Bataille ${type === 'naval' ? 'navale' : 'terrestre'} ${met}. ${p.side(one)} ${p.die('athens', a)}${p.modifiers(am)} = ${as} ; ${p.side(two)} ${p.die('sparta', b)}${p.modifiers(bm)} = ${bs}.`;
      if (winner === null) {
        const home = [one, two].filter(who => who !== 'persia');
        return `${rolled} **Match nul** : ${losses === 0 ? 'personne ne tombe' : 'chacun perd 1 SP'}, ${home.length === 2 ? 'les deux rentrent' : `${p.side(home[0])} rentre`}. ${p.rule(rule)}`;
      }
      const loser = winner === one ? two : one;
      const won = `${rolled} **${p.side(winner)} l’emporte** ; ${p.side(loser)} perd ${losses} SP`;
      if (p.yes(goesOn)) return `${won}, et le combat continue à terre.`;
      return `${won} et rentre.${p.yes(hostages) ? ' Des otages sont pris.' : ''}${pair === undefined ? '' : sci(pair)}${points(n)}`;
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
      `**${NEUTRAL[String(neutral)]}** rejoint ${p.side(side)}${Object.keys(units as object).length === 0 ? '' : ` avec ${p.units(units)}`}.`,
    'neutral-taken': ({ space, side }) => `**${p.space(space)}**, en rébellion, ouvre ses portes ${to(side)}. {{PW-5.5.2-a}}`,
    placed: ({ unit, count, space, rule, side, die }) =>
      `${die === undefined ? '' : `${p.die(side, die)} `}**${count}${p.unit(unit)}** à ${p.space(space)} ${p.rule(rule)}.`,
    'no-place': ({ unit, count, side, rule }) =>
      `${count}${p.unit(unit)} ${of(side)} n’ont nulle part où aller et quittent le jeu. ${p.rule(rule)}`,
    order: ({ what, space, of: all }) =>
      `${what === 'siege' ? 'Prochain siège' : 'Prochaine bataille'}, au sort parmi ${(all as string[]).length} : ${String(space).split('/').map(p.space).join(' et ')}.`,
    'siege-begins': ({ side, space, besieged, rule }) =>
      `${p.side(side)} assiège **${p.space(space)}**${Object.keys(besieged as object).length === 0 ? '' : ` (${p.units(besieged)} à l’intérieur)`}. ${p.rule(rule)}`,
    'siege-lifted': ({ space, units, rule }) =>
      rule === 'PW-R159'
        ? `Le siège de ${p.space(space)} est levé : le commandant est mort et ${p.units(units)} rentrent. {{PW-R159}}`
        : `Le siège de ${p.space(space)} est levé : l’armée est partie. {{PW-6.3-a}}`,
    siege: ({ space, side, leader, die, modifiers, sum, success, points: n, sci: pair, rule }) =>
      `Siège de **${p.space(space)}** par ${p.leader(leader)} : ${die === null ? `il échoue d’office ${p.rule(rule)}` : `${p.die(side, die)}${p.modifiers(modifiers)} = ${sum} : ${p.yes(success) ? `**prise**, ${p.side(side)} gagne 300 talents` : '**échec**, l’armée rentre'}`}.${sci(pair)}${points(n)}`,
    'going-home': ({ space, leader, die, modifiers, sum, side, stays }) =>
      `${p.leader(leader)} à ${p.space(space)} : ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum} : ${stays === null ? 'l’armée rentre' : `${p.units(stays)} restent`}.`,
    stays: ({ space, unit }) => `${unit === 'home-guard' ? 'La Garde' : `1${p.unit(unit)}`} reste à ${p.space(space)}.`,
    helots: ({ revolt, lost, cost, bellicosity }) =>
      revolt === 'ends'
        ? 'La révolte des Hilotes est finie. {{PW-7.3.1-a}}'
        : `Les Hilotes ${revolt === 'begins' ? 'se soulèvent' : 'luttent encore'} : la bellicosité de Sparte tombe à ${bellicosity}, son revenu de ${p.talents(cost)}${Number(lost) > 0 ? `, et ${lost}H sont perdus` : ''}.`,
    control: ({ athens, sparta, nobody }) => {
      const list = (who: string, spaces: unknown): string[] =>
        (spaces as string[]).length === 0 ? [] : [`**${who}** : ${p.spaces(spaces)}`];
      const held = [...list(p.side('athens'), athens), ...list(p.side('sparta'), sparta), ...list('personne', nobody)];
      return `Contrôle {{PW-8-a}} : ${held.join(' ; ')}.`;
    },
    income: ({ side, city, items, net, turns, treasury }) =>
      `Revenu ${city === undefined ? of(side) : `de ${p.space(city)}`} : ${(items as { rule: string; by: number }[]).map(({ rule, by }) => `${p.signed(by)} ${p.rule(rule)}`).join(' ')} = **${p.talents(net)}**${Number(turns) > 1 ? ` en ${turns} tours` : ''} ; trésor ${p.talents(treasury)}.`,
    built: ({ side, unit, treasury }) => `${p.side(side)} construit **1${p.unit(unit)}** ; trésor ${p.talents(treasury)}.`,
    bellicosity: ({ side, before, modifiers, now }) =>
      `Bellicosité ${of(side)} : ${before}${p.modifiers(modifiers)} = **${now}**.`,
    'bellicosity-reset': ({ now }) => `Après l’armistice la bellicosité des deux camps est **${now}**. {{PW-9.3-l}}`,
    surrender: ({ sides, points: n, rule }) =>
      `**${(sides as string[]).map(p.side).join(' et ')} capitule**. ${p.rule(rule)}${points(n)}`,
    armistice: ({ die, modifiers, turns }) =>
      `**Armistice** : ${die}${p.modifiers(modifiers)} : ${turns} tour${turns === 1 ? '' : 's'} de paix. {{PW-9.3-c}}`,
    recalled: ({ space, side, units }) => `De **${p.space(space)}**, ${p.units(units)} ${of(side)} rentrent. {{PW-9.3-d}}`,
    returned: ({ space, to }) =>
      `${p.space(space)} ${to === null ? 'redevient neutre' : `revient à ${p.side(to)}`}. {{PW-9.3-e}}`,
    'hostages-freed': () => 'Tous les otages sont libres. {{PW-9.3-f}}',
    'turn-ends': ({ turn }) => `Le tour **${turn}** commence.`,
    'scenario-ends': ({ points: n, won }) => `La guerre est finie avec **${n}** points : ${result(won)}.`,
  },
  asks: {
    ...more.asks,
    ...late.asks,
    another: ({ side, treasury }) => ({
      caption: 'Opérations',
      title: 'Une autre opération ?',
      body: `${p.side(side)} a ${p.talents(treasury)} talents. Les augures d’abord ; qui passe a fini pour ce tour.`,
    }),
    objective: ({ side, initial, spendable }) => ({
      caption: p.yes(initial) ? 'Opération initiale' : 'Opération suivante',
      title: 'Nommez l’objectif',
      body: `${p.side(side)} peut dépenser ${p.talents(spendable)} talents. Un espace où marcher, ou un espace à soulever pour 100 talents.`,
    }),
    commander: () => ({ caption: 'Opérations', title: 'Qui commande ?', body: 'Plusieurs chefs sont dans l’espace d’origine.' }),
    expedition: ({ space, objective, leader, units, spendable }) => ({
      caption: 'Expédition',
      title: `${p.leader(leader)} à ${p.space(space)}`,
      body: `Avec lui : ${p.units(units)}. ${p.talents(spendable)} talents à dépenser. Activez ici, allez à un autre espace de ralliement, ou marchez sur **${p.space(objective)}**.`,
    }),
    leaveBehind: ({ space, short }) => ({
      caption: 'Trop peu de navires',
      title: 'Qui reste en arrière ?',
      body: `À ${p.space(space)} les navires ne peuvent porter ${short} SP de terre.`,
    }),
    odd: ({ unit, spaces }) => ({
      caption: 'Retour',
      title: `Où va le SP impair (${p.unit(unit)}) ?`,
      body: `À ${(spaces as string[]).map(p.space).join(' ou ')}.`,
    }),
    garrison: ({ space }) => ({
      caption: 'Retour',
      title: `Quel SP reste à ${p.space(space)} ?`,
      body: 'Un SP de terre tient l’île.',
    }),
    build: ({ side, left, spendable, armistice }) => ({
      caption: p.yes(armistice) ? 'Armistice' : 'Construction',
      title: `Construisez pour ${p.side(side)}`,
      body: `Encore ${left} SP au plus à 200 talents ; ${p.talents(spendable)} à dépenser.`,
    }),
  },
  actions: {
    ...more.actions,
    ...late.actions,
    operate: () => 'Consulter les augures',
    pass: () => 'Passer',
    objective: ({ space }) => `Marcher sur **${p.space(space)}**`,
    incite: ({ space }) => `Fomenter une rébellion à **${p.space(space)}**`,
    lead: ({ leader }) => `**${p.leader(leader)}** commande`,
    activate: ({ unit, count }) => `Activer **${count}${p.unit(unit)}**`,
    rally: ({ space }) => `Aller à **${p.space(space)}**`,
    cross: ({ space }) => `Traverser la haute mer vers **${p.space(space)}**`,
    march: () => 'Marcher sur l’objectif',
    halt: () => 'Renoncer',
    leave: ({ unit }) => `1${p.unit(unit)} reste en arrière`,
    garrison: ({ unit }) => `1${p.unit(unit)} reste`,
    send: ({ space }) => `À **${p.space(space)}**`,
    build: ({ unit }) => `Construire **1${p.unit(unit)}**`,
    enough: () => 'Assez',
  },
  refusals: {
    ...more.refusals,
    ...early.refusals,
    ...late.refusals,
    'PW-0.2-d': 'Tous les pions de cette sorte sont en jeu.',
    'PW-0.3-f': 'La Garde ne quitte jamais Sparte.',
    'PW-0.5-i': 'Ce n’est pas un espace de ralliement : il doit être ami et tenir une unité amie non encore activée.',
    'PW-5.1-a': 'Il faut nommer un objectif.',
    'PW-5.1-b': 'Le chef doit être dans l’espace d’origine.',
    'PW-5.1-c': 'L’expédition se rassemble.',
    'PW-5.1-d': 'La route de l’objectif est ouverte : l’expédition doit marcher.',
    'PW-5.1-g': 'L’ennemi tient des otages : ni sa cité ni un espace voisin ne peut être l’objectif.',
    'PW-5.1-i': 'Une opération demande au moins un point de force.',
    'PW-5.1.1-a': 'Seules ses propres unités marchent avec le chef.',
    'PW-5.1.1-c': 'Les unités de terre ne passent pas la mer sans navires.',
    'PW-5.1.1-d': 'Aucune route de mer n’y mène.',
    'PW-5.1.1-l': 'Argos et Syracuse neutres ne sont sur aucune route.',
    'PW-5.1.3-a': 'La haute mer entre le cap Ténare et Syracuse n’est pas pour cette expédition une route plus courte.',
    'PW-5.1.4-b': 'Plus d’unités de terre que de navires : les lignes navales sont fermées.',
    'PW-5.1.4-d': 'Seules des unités de terre restent en arrière.',
    'PW-5.1.5-e': 'Athènes doit garder son fonds de secours de 1 000 talents.',
    'PW-5.1.5-f': 'Il n’y a pas tant de points de force non activés.',
    'PW-5.1.6-a': 'Un chef seul n’entre pas dans un espace tenu par des unités ennemies.',
    'PW-5.1.6-b': 'Un chef seul n’entre pas dans un espace de couleur ennemie qui n’est pas de ralliement.',
    'PW-5.1.6-e': 'Aucune route n’est ouverte à un chef seul.',
    'PW-5.3-a': 'D’abord : une autre opération, ou passer ?',
    'PW-5.3.2-d': 'Il ne reste rien à activer.',
    'PW-5.3.2-e': 'Le trésor ne suffit pas.',
    'PW-5.3.2-f': 'Rien ne se paie sans la réserve d’Athènes.',
    'PW-5.4-c': 'Une force ennemie le tient.',
    'PW-5.4-d': 'La cité de l’ennemi ne se rebelle jamais.',
    'PW-5.4-e': 'On ne peut fomenter de rébellion dans un espace de la coalition ennemie.',
    'PW-5.4-f': 'Argos, Syracuse et Pella ne se soulèvent pas tant qu’elles sont neutres.',
    'PW-5.4-k': 'Les 100 talents entameraient le fonds de secours.',
    'PW-5.4-m': 'Il faut 100 talents.',
    'PW-5.5.3.2-a': 'Sparte n’entre pas à Syracuse neutre.',
    'PW-5.5.3.3-a': 'Athènes n’entre pas à Argos neutre.',
    'PW-5.5.3.4-c': 'Sardes n’est pas un objectif tant que la Perse n’est pas en guerre.',
    'PW-6.4-d': 'L’une des unités de terre présentes doit rester.',
    'PW-6.4-e': 'Une unité nationale reste plutôt qu’une alliée.',
    'PW-8.1.6-a': 'Athènes doit garder son fonds de secours de 1 000 talents.',
    'PW-8.2-a': 'Un point de force coûte 200 talents.',
    'PW-8.2-b': 'Pas plus de 600 talents, pour des unités de son camp.',
    'PW-8.2-h': 'Les unités d’élite ne se reconstruisent pas.',
    'PW-9.3-j': 'Cinq au plus, et il doit rester 1 000 talents.',
    'PW-E-10-a': 'Corcyre ne prend part à rien ce tour-ci.',
    'PW-E-12-a': 'Deux opérations seulement ce tour-ci.',
    'PW-P-f': 'L’un des deux espaces du partage.',
    'PW-R109': 'On ne peut passer l’opération initiale.',
    'PW1-4.1-c':
      'Dans la première édition, un chef seul n’entre dans la couleur ennemie, ou parmi des unités ennemies, que là où se tient une Force amie.',
    'PW1-4.1.3-b': 'Dans la première édition, seule une Armée traverse la haute mer, pas un chef seul.',
    'PW1-4.4-b': 'Dans la première édition, le joueur ne soulève que des espaces contrôlés par l’ennemi.',
    'PW-R29': 'Il est déjà ami, ou en rébellion.',
  },
  outcomes: {
    ...more.outcomes,
    ...early.outcomes,
    ...late.outcomes,
    'PW-9.2-c': ({ points: n, won, surrendered, turn }) =>
      `${p.side(surrendered)} capitule au tour ${turn}. ${n} points : **${result(won)}**.`,
    'PW-1.3.1-a': ({ points: n, won }) => `La guerre finit. ${n} points, il en fallait plus de 150 : **${result(won)}**.`,
    'PW-1.4-b': ({ points: n, won }) => `La guerre d’Archidamos finit. ${n} points, il en fallait 40 : **${result(won)}**.`,
    'PW-10.1.4-a': ({ points: n, won }) => `La guerre de Décélie finit. ${n} points, il en fallait 40 : **${result(won)}**.`,
    'PW-10.2.4-a': ({ points: n, won }) => `La lutte pour Athènes finit. ${n} points, il en fallait 40 : **${result(won)}**.`,
    'PW1-10.3-c': ({ points: n, won }) => `La guerre de Décélie finit. ${n} points, il en fallait 40 : **${result(won)}**.`,
    'PW1-10.4-a': ({ points: n, won }) => `La lutte pour Athènes finit. ${n} points, il en fallait 40 : **${result(won)}**.`,
  },
};
