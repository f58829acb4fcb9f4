import type { TextPart } from '../texts.ts';
import { p } from './phrases.ts';

const names = (leaders: readonly (string | null)[], ratings: readonly (number | null)[]): string =>
  leaders.map((leader, i) => (leader === null ? 'aucun chef' : `${p.leader(leader)} ${ratings[i]}`)).join(', ');
/** PW-11: what only two players read. */
export const two = {
  events: {
    'first-operation': ({ side, leaders, ratings, dice }) =>
      `**${p.side(side)}** fait la première opération (valeur stratégique : ${names(leaders, ratings)}${dice.map(([a, b], i) => (i === 0 ? ` ; ${p.thrown([p.die('athens', a), p.die('sparta', b)])}` : `, puis ${p.all([p.die('athens', a), p.die('sparta', b)])}`)).join('')}). {{PW-11-c}}`,
    'first-pick': ({ die, side }) =>
      `**${p.side(side)}** choisit le premier combat (${p.thrown([p.die(side, die)])}). {{PW1-11-a}}`,
    'let-pass': ({ side, space }) => `${p.side(side)} laisse passer l’expédition à **${p.space(space)}**. {{PW-11-e}}`,
    'war-ends': ({ winner, points, nobody }) =>
      `La guerre est finie : ${winner === null ? (nobody ? 'les deux camps perdent' : 'il y a égalité') : `**${p.side(winner)}** l’emporte`}. Points : ${p.pair(points)}.`,
  },
  asks: {
    interception: ({ space, leader, units, objective, certain }) => ({
      caption: 'Interception',
      title: `Intercepter à ${p.space(space)} ?`,
      body: `${p.leader(leader)}${Object.keys(units as object).length === 0 ? ', seul,' : ` avec ${p.units(units)}`} va vers **${p.space(objective)}**. ${p.yes(certain) ? 'À l’Isthme, une force peut l’arrêter, sans dé.' : 'Une force peut essayer : il faut 4 ou plus sur un dé.'} Personne n’y est tenu.`,
    }),
    nextBattle: ({ side }) => ({
      caption: 'Combat',
      title: 'Quelle est la prochaine bataille ?',
      body: `${p.side(side)} choisit ; puis l’autre joueur.`,
    }),
    nextSiege: ({ side }) => ({
      caption: 'Combat',
      title: 'Quel est le prochain siège ?',
      body: `${p.side(side)} choisit ; puis l’autre joueur.`,
    }),
    homeward: ({ unit, left, whole }) => ({
      caption: 'Retour à la maison',
      title: `Où envoyez-vous ${p.count(left, unit)} ?`,
      body: p.yes(whole) || left === 1 ? 'Choisissez l’espace.' : 'Un point de force à la fois, ou tous dans un espace.',
    }),
  },
  actions: {
    settle: ({ space }) => `Envoyer le tout à **${p.space(space)}**`,
    intercept: ({ space }) => `Intercepter depuis **${p.space(space)}**`,
    letPass: () => 'Laisser passer',
    battle: ({ athens, sparta }) =>
      athens === sparta
        ? `Livrer la bataille à **${p.space(athens)}**`
        : `Livrer la bataille entre **${p.space(athens)}** et **${p.space(sparta)}**`,
    siege: ({ space }) => `Résoudre le siège de **${p.space(space)}**`,
  },
  refusals: {
    'PW-11-d': 'Les joueurs choisissent tour à tour le prochain combat.',
    'PW-11-e': 'Intercepter est le choix du joueur.',
    'PW-11-h': 'Il ne reste de ces unités qu’un point de force : envoyez-le seul.',
    'PW-11-i':
      'Les unités de terre spartiates vont à Sparte, les navires à Gythion, les alliés dans les espaces que Sparte contrôle.',
    'PW-11-j':
      'Les unités de terre athéniennes vont à Athènes ou au Pirée, les navires au Pirée ou sur une côte amie, les alliés dans les espaces qu’Athènes contrôle.',
    'PW-5.1.2-g': 'À l’Isthme, cette force seule intercepte.',
    'PW-5.6.1-b': 'De là, aucune zone d’influence n’atteint l’expédition.',
    'PW-6.2-h': 'Il n’y a pas de telle bataille à livrer.',
    'PW-6.3-b': 'Il n’y a pas de tel siège.',
    'PW-R161': 'Il faut une côte aux navires.',
  },
  outcomes: {
    'PW-R129': ({ winner, points, turn, why }) =>
      `${winner === null ? 'Il y a égalité' : `**${p.side(winner)}** l’emporte`}${why === 'surrender' ? ' par reddition' : ''} au tour ${turn}. Points : ${p.pair(points)}.`,
  },
} satisfies TextPart;
