import type { TextPart } from '../texts.ts';
import { p } from './phrases.ts';

export const ROLE: Readonly<Record<string, string>> = { athens: 'Athènes', thebes: 'Thèbes', 'anti-sparta': 'Anti-Sparte' };
export const BODY: Readonly<Record<string, string>> = {
  army: 'l’armée perse',
  navy: 'la flotte perse',
  satrap: 'Pharnabaze',
};
const CITY: Readonly<Record<string, string>> = { athens: 'Athènes', thebes: 'Thèbes' };
const HARMOST: Readonly<Record<string, string>> = { sphodrias: 'Sphodrias', phoebidas: 'Phébidas' };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const body = (id: unknown): string => BODY[String(id)] ?? '';
const Body = (id: unknown): string => capital(body(id));

/** PW-10.5: what only The Fall of Sparta says. */
export const fallOfSparta = {
  events: {
    role: ({ role, die, modifiers, sum, sci, joins, rule }) =>
      `La confiance de la Coalition est à ${p.number(sci)}${die === null ? '' : ` (${p.rolled([p.die('athens', die)], modifiers, sum)})`}. Ce tour-ci, la Coalition est **${ROLE[role]}**${joins ? ' ; Athènes n’est plus neutre' : ''}. ${p.rule(rule)}`,
    confidence: ({ sci, die, result, rule }) =>
      `La confiance de Sparte est à ${p.number(sci)}${die === null ? '' : ` (${p.thrown([p.die('sparta', die)])})`} : ${result === 'nothing' ? 'rien ne se passe' : result === 'talents' ? 'ses alliés paient' : result === 'corinth' ? '**Corinthe** passe à Sparte' : 'Corinthe est perdue, et le Roi envoie **600 talents** pour des unités alliées'}. ${p.rule(rule)}`,
    'city-lost': ({ space, sci }) =>
      `**${p.space(space)}** est aux mains de Sparte : la confiance de la Coalition tombe à ${p.number(sci)}. {{PW-10.5.4.5-IX-a}}`,
    'persia-enters': ({ bodies, rule }) =>
      `**La Perse entre en guerre** : ${bodies.map(one => `${body(one.body)} à ${p.space(one.space)} (${p.units(one.units)})`).join(', ')}. ${p.rule(rule)}`,
    'persians-march': ({ body: who, side, from, space, units, rule }) =>
      `${p.side(side)} envoie ${body(who)} (${p.units(units)}) de ${p.space(from)} à **${p.space(space)}**. ${p.rule(rule)}`,
    'no-auguries': () =>
      'L’armée perse a bougé : la prochaine opération de la Coalition se passe d’augures. {{PW-10.5.4.6-III-e}}',
    'persians-beaten': ({ body: who, leader, rule }) =>
      `${Body(who)} est ${who === 'satrap' ? 'battu' : 'battue'} et rentre${leader === undefined ? '' : ` ; **${p.leader(leader)}** prend le commandement`}. ${p.rule(rule)}`,
    'navy-changes': ({ space, units, rule }) =>
      `Conon quitte le service du Roi pour la coupe d’Athènes ; **Pharnabaze** mène la flotte (${p.units(units)}) à ${p.space(space)}, et Sparte la déplace. ${p.rule(rule)}`,
    'persians-return': ({ body: who, space, rule }) => `${Body(who)} est de retour à **${p.space(space)}**. ${p.rule(rule)}`,
    'persians-replace': ({ body: who, space, count, rule }) =>
      `${Body(who)} remplace ses pertes à ${p.space(space)} : ${p.strength(count)}. ${p.rule(rule)}`,
    'persians-leave': ({ body: who, rule }) => `${Body(who)} quitte le jeu pour de bon. ${p.rule(rule)}`,
    'kings-peace': ({ bellicosity }) => {
      const { athens, sparta } = bellicosity;
      return `Le ravitaillement en blé d’Athènes est coupé, et **la Paix du Roi** suit. La bellicosité est maintenant de ${athens} pour la Coalition et de ${sparta} pour Sparte. {{PW-10.5.4.7-a}}`;
    },
    garrison: ({ space, given, left, rule }) =>
      `${given ? `Une garnison tient **${p.space(space)}**` : `La Coalition abandonne **${p.space(space)}**`} ((${left} en réserve)). ${p.rule(rule)}`,
    'thebes-freed': () =>
      '**Thèbes est libre** : le temps des exilés est passé, Pélopidas et Épaminondas quittent le jeu. {{PW-E2-5-b}}',
    messenia: ({ space, count, unit, garrison }) =>
      `**La Messénie est libre** : Mégalopolis est fondée à ${p.space(space)} avec ${p.count(count, unit)}${garrison > 0 ? ' et une garnison' : ''}. {{PW-10.5.4.8-a}}`,
    cinadon: ({ die, revolt }) =>
      `${revolt ? 'Cinadon soulève une **révolte** : aucune unité spartiate ne peut être activée ce tour-ci' : 'Cinadon est découvert'} (${p.thrown([p.die('sparta', die)])}). {{PW-E2-2}}`,
    'egypt-helps': ({ talents, thebes, treasury }) =>
      `Thèbes et Athènes reçoivent ${p.talents(talents)} talents chacune. Trésors : Thèbes ${p.talents(thebes)}, Athènes ${p.talents(treasury)}. {{PW-E2-3}}`,
    dionysius: ({ now, die, rule }) =>
      `${now === 'carthage' ? `**Carthage gagne** la guerre${die === null ? '' : ` (${p.thrown([p.die('sparta', die)])})`} : plus personne ne va en Sicile` : now === 'syracuse' ? `**Syracuse gagne** la guerre contre Carthage${die === null ? '' : ` (${p.thrown([p.die('sparta', die)])})`}` : '**Toute la Sicile** est désormais spartiate, et paie 400 talents par tour'}. ${p.rule(rule)}`,
    'coup-by-surprise': ({ harmost, chosen, space, die, modifiers, sum, success, rule }) =>
      `**${HARMOST[harmost]}**${chosen === null ? '' : `, que le dé envoie (${p.thrown([p.die('sparta', chosen)])}),`} ${success ? `s’empare de **${p.space(space)}** ; ceux qui y sont rentrent` : `ne parvient pas à prendre ${p.space(space)}`} (${p.rolled([p.die('sparta', die)], modifiers, sum)}, il faut 4 ou plus). ${p.rule(rule)}`,
    league: ({ space, ships, garrisons }) =>
      `**${p.space(space)}** rejoint la ligue navale ${ships > 0 ? 'avec un navire allié' : 'sans navire, car il n’en reste plus'} et ${garrisons > 0 ? 'avec une garnison' : 'sans garnison, car il n’en reste plus'}. {{PW-E2-5-a}}`,
    cadmea: ({ leaders }) =>
      `Sparte tient la **Cadmée** : tant que Thèbes n’est pas libérée, la Coalition est Athènes${leaders.length === 0 ? '' : ` ; ${p.all(leaders.map(p.leader))} ${leaders.length === 1 ? 'rejoint' : 'rejoignent'} sa coupe`}. {{PW-E2-5-b}}`,
    cunaxa: ({ die }) =>
      `Cyrus est mort, et les Dix Mille marchent vers la mer (${p.thrown([p.die('sparta', die)])}). {{PW-E2-8}}`,
    'gold-mine': ({ die, side, talents }) =>
      `${side === 'sparta' ? 'Sparte' : 'La Coalition'} trouve de l’or pour ${p.talents(talents)} talents (${p.thrown([p.die(side, die)])}). {{PW-E2-12}}`,
  },
  asks: {
    gift: ({ left }) => ({
      caption: 'Or perse',
      title: 'Où vont les nouveaux alliés ?',
      body: `Placez ${p.strength(Number(left))} d’alliés dans des espaces que Sparte contrôle ; chacun reçoit au plus deux hoplites et deux navires.`,
    }),
    goldMine: ({ talents }) => ({
      caption: 'Mine d’or',
      title: 'À quel trésor va l’or ?',
      body: `Les ${p.talents(talents)} talents vont à Athènes ou à Thèbes.`,
    }),
    islands: ({ left }) => ({
      caption: 'La ligue navale',
      title: 'Quelle île entre dans la ligue ?',
      body: `${Number(left) === 1 ? 'Encore une île bleue' : `Jusqu’à ${left} autres îles bleues`} sans unité spartiate : un navire et une garnison chacune.`,
    }),
    persiansFirst: ({ army, navy }) => ({
      caption: 'Perse',
      title: 'Les Perses bougent-ils ?',
      body: `À la place de votre première opération et sans frais${army === null ? '' : ` : l’armée à ${p.space(army)}, à quatre espaces de Sardes au plus ; puis votre prochaine opération se passe d’augures`}${navy === null ? '' : `${army === null ? ' :' : ' ;'} la flotte à ${p.space(navy)}`}.`,
    }),
    manning: ({ left, spaces }) => ({
      caption: 'Garnisons',
      title: left === 0 ? 'Abandonner un espace pour une garnison ?' : 'Où vont les garnisons ?',
      body: `Espaces pris et sans garnison : ${p.spaces(spaces)}. Garnisons en réserve : ${left}.`,
    }),
  },
  actions: {
    persianArmy: ({ space }) => `Envoyer l’armée perse à **${p.space(space)}**`,
    persianNavy: ({ space }) => `Envoyer la flotte perse à **${p.space(space)}**`,
    stay: () => 'Laisser les Perses où ils sont',
    persians: ({ body: who, space, side }) => `Livrer la bataille entre ${body(who)} et ${p.side(side)} à **${p.space(space)}**`,
    enlist: ({ unit, space }) => `Lever **${p.count(1, unit)}** à ${p.space(space)}`,
    raise: ({ unit, from }) =>
      `${String(unit).endsWith('naval') ? 'Construire' : 'Lever'} **${p.count(1, unit)}** (${CITY[String(from)]} paie)`,
    fund: ({ from }) => `Donner l’or à **${CITY[String(from)]}**`,
    found: ({ space }) => `Faire entrer **${p.space(space)}** dans la ligue`,
    man: ({ space }) => `Mettre une garnison à **${p.space(space)}**`,
    abandon: ({ space }) => `Abandonner **${p.space(space)}**`,
  },
  refusals: {
    'PW-0.3-b': 'Une unité d’élite ne se divise jamais.',
    'PW-10.5-b': 'Ce tour-ci, la Coalition est Thèbes : elle a des unités thébaines et alliées, pas d’athéniennes.',
    'PW-10.5-c': 'Ce tour-ci, la Coalition est Athènes : elle n’a que des unités athéniennes.',
    'PW-10.5-e': 'Dites d’abord si les Perses bougent.',
    'PW-10.5-f':
      'Une garnison va là où la Coalition a pris un espace ; on n’en abandonne une que là où elle est seule, et s’il n’en reste plus.',
    'PW-10.5.4.2-a': 'Dans cette guerre, toute rébellion est contre Sparte.',
    'PW-10.5.4.5-I-b': 'La Coalition ne désigne pas un de ses espaces, sauf si un ennemi s’y trouve.',
    'PW-10.5.4.5-III-a':
      'Thèbes lève des Thébains et Athènes des Athéniens, chacune avec ses propres talents, et des alliés en plus ; unies seulement, l’une ou l’autre paie pour tous.',
    'PW-10.5.4.5-IV-b': 'Tant qu’Athènes est neutre, les Athéniens n’attaquent pas les Spartiates.',
    'PW-10.5.4.5-IV-c': 'Tant qu’Athènes est neutre, elle n’assiège pas d’espace spartiate.',
    'PW-10.5.4.5-IV-d':
      'Tant qu’Athènes est neutre, Sparte n’attaque ni la ville, ni les espaces bleus à deux espaces d’elle au plus, ni des Athéniens.',
    'PW-10.5.4.5-V-a': 'Les Spartiates tombés sont perdus pour de bon.',
    'PW-10.5.4.5-VII-b':
      'Le Roi paie des hoplites et des navires alliés dans des espaces que Sparte contrôle, deux d’un type au plus dans chacun.',
    'PW-10.5.4.5-IX-b': 'Athènes et Thèbes perdues, on ne lève plus que des alliés.',
    'PW-10.5.4.5-IX-c': 'Thèbes n’accueille les Athéniens que tant qu’elle est libre.',
    'PW-10.5.4.6-I': 'Ces Perses ne sont pas là, ou ont déjà bougé.',
    'PW-10.5.4.6-III-d': 'L’armée perse reste à quatre espaces de terre ou de côte de Sardes au plus.',
    'PW-10.5.4.6-IV-a': 'La flotte perse est à la Coalition sous Conon, à Sparte sous Pharnabaze.',
    'PW-10.5.4.6-IV-c': 'Cyzique perse n’est pas un objectif.',
    'PW-10.5.4.6-IV-f': 'Sous Pharnabaze, la flotte reste à deux espaces de Cyzique au plus.',
    'PW-11-k': 'Les Thébains vont à Thèbes, ou dans des espaces amis à trois espaces d’elle au plus.',
    'PW-E2-12': 'L’or va à Athènes ou à Thèbes.',
    'PW-E2-2': 'Révolte de Cinadon : aucune unité spartiate ne peut être activée ce tour-ci.',
    'PW-E2-4-b': 'Carthage l’a emporté : la Sicile est fermée.',
    'PW-E2-5-a': 'Seule une île bleue sans unité spartiate ni perse et sans garnison peut entrer dans la ligue.',
  },
  outcomes: {
    'PW-10.5.5-a': ({ winner, turn }) =>
      `${winner === null ? 'Les deux camps sont épuisés : **la Perse gagne**, les deux joueurs perdent' : `La bellicosité de l’autre camp est épuisée : **${winner === 'sparta' ? 'Sparte' : 'la Coalition'}** gagne`} au tour ${turn}.`,
    'PW-10.5.5-b': ({ turn }) => `La guerre est indécise après le tour ${turn} : **égalité**.`,
  },
} satisfies TextPart;
