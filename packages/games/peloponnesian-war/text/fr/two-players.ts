import type { TextPart } from '../texts.ts';
import { p } from './phrases.ts';

const names = (leaders: readonly (string | null)[], ratings: readonly (number | null)[]): string =>
  leaders.map((leader, i) => (leader === null ? 'aucun chef' : `${p.leader(leader)} ${ratings[i]}`)).join(', ');
/** PW-11: what only two players read. */
export const two = {
  events: {
    'first-operation': ({ side, leaders, ratings, dice }) =>
      `**${p.side(side)}** fait la première opération (${names(leaders, ratings)}${dice.map(([a, b]) => ` ; ${p.thrown([p.die('athens', a), p.die('sparta', b)])}`).join('')}). {{PW-11-c}}`,
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
      title: 'Quelle bataille d’abord ?',
      body: `${p.side(side)} choisit ; puis l’autre joueur.`,
    }),
    nextSiege: ({ side }) => ({
      caption: 'Combat',
      title: 'Quel siège d’abord ?',
      body: `${p.side(side)} choisit ; puis l’autre joueur.`,
    }),
    homeward: ({ unit, left }) => ({
      caption: 'Retour',
      title: `Où ${p.verb({ [String(unit)]: Number(left) }, 'va', 'vont')} ${p.count(left, unit)} ?`,
      body: 'Un par un, ou tous dans un espace.',
    }),
  },
  actions: {
    settle: ({ space }) => `Tous à **${p.space(space)}**`,
    intercept: ({ space }) => `Intercepter depuis **${p.space(space)}**`,
    letPass: () => 'Laisser passer',
    battle: ({ athens, sparta }) =>
      athens === sparta ? `Bataille à **${p.space(athens)}**` : `Bataille entre **${p.space(athens)}** et **${p.space(sparta)}**`,
    siege: ({ space }) => `Siège de **${p.space(space)}**`,
  },
  refusals: {
    'PW-11-d': 'Les joueurs choisissent tour à tour le prochain combat.',
    'PW-11-e': 'Intercepter est le choix du joueur.',
    'PW-11-h': 'Un seul point de force se place de lui-même.',
    'PW-11-i':
      'Les unités de terre spartiates vont à Sparte, les navires à Gythion, les Alliés dans les espaces que Sparte contrôle.',
    'PW-11-j':
      'Les unités de terre athéniennes vont à Athènes ou au Pirée, les navires au Pirée ou sur une côte amie, les Alliés dans les espaces qu’Athènes contrôle.',
    'PW-5.1.2-g': 'À l’Isthme, cette Force seule intercepte.',
    'PW-5.6.1-b': 'De là, aucune zone d’influence n’atteint l’expédition.',
    'PW-6.2-h': 'Il n’y a pas une telle bataille.',
    'PW-6.3-b': 'Il n’y a pas un tel siège.',
    'PW-R161': 'Il faut une côte aux navires.',
  },
  outcomes: {
    'PW-R129': ({ winner, points, turn, why }) =>
      `${winner === null ? 'Match nul' : `**${p.side(winner)}** l’emporte`}${why === 'surrender' ? ' par reddition' : ''} au tour ${turn}. Points : ${p.pair(points)}.`,
  },
} satisfies TextPart;
