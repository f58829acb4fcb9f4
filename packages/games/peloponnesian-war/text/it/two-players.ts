import type { TextPart } from '../texts.ts';
import { p } from './phrases.ts';

const names = (leaders: readonly (string | null)[], ratings: readonly (number | null)[]): string =>
  leaders.map((leader, i) => (leader === null ? 'nessun comandante' : `${p.leader(leader)} ${ratings[i]}`)).join(', ');
/** PW-11: what only two players read. */
export const two = {
  events: {
    'first-operation': ({ side, leaders, ratings, dice }) =>
      `La prima operazione è di **${p.side(side)}** (Valore Strategico: ${names(leaders, ratings)}${dice.map(([a, b], i) => (i === 0 ? `; ${p.thrown([p.die('athens', a), p.die('sparta', b)])}` : `, poi ${p.all([p.die('athens', a), p.die('sparta', b)])}`)).join('')}). {{PW-11-c}}`,
    'first-pick': ({ die, side }) =>
      `**${p.side(side)}** sceglie il primo combattimento (${p.thrown([p.die(side, die)])}). {{PW1-11-a}}`,
    'let-pass': ({ side, space }) => `${p.side(side)} lascia passare la spedizione a **${p.space(space)}**. {{PW-11-e}}`,
    'war-ends': ({ winner, points, nobody }) =>
      `La guerra è finita: ${winner === null ? (nobody ? 'perdono entrambe le parti' : 'è parità') : `vince **${p.side(winner)}**`}. Punti: ${p.pair(points)}.`,
  },
  asks: {
    interception: ({ space, leader, units, objective, certain }) => ({
      caption: 'Intercettazione',
      title: `Intercettare a ${p.space(space)}?`,
      body: `${p.leader(leader)}${Object.keys(units as object).length === 0 ? ', da solo,' : ` con ${p.units(units)}`} è diretto a **${p.space(objective)}**. ${p.yes(certain) ? 'Sull’Istmo una forza può fermarlo, senza dado.' : 'Una forza può tentare: serve 4 o più su un dado.'} Nessuno è obbligato.`,
    }),
    nextBattle: ({ side }) => ({
      caption: 'Combattimento',
      title: 'Quale battaglia viene ora?',
      body: `Sceglie ${p.side(side)}; poi l’altro giocatore.`,
    }),
    nextSiege: ({ side }) => ({
      caption: 'Combattimento',
      title: 'Quale assedio viene ora?',
      body: `Sceglie ${p.side(side)}; poi l’altro giocatore.`,
    }),
    homeward: ({ unit, left, whole }) => ({
      caption: 'Verso Casa',
      title: `Dove mandi ${p.count(left, unit)}?`,
      body: p.yes(whole) || left === 1 ? 'Scegli lo spazio.' : 'Un punto forza per volta, o tutti in uno spazio.',
    }),
  },
  actions: {
    settle: ({ space }) => `Manda tutto a **${p.space(space)}**`,
    intercept: ({ space }) => `Intercetta da **${p.space(space)}**`,
    letPass: () => 'Lascia passare',
    battle: ({ athens, sparta }) =>
      athens === sparta
        ? `Combatti la battaglia a **${p.space(athens)}**`
        : `Combatti la battaglia fra **${p.space(athens)}** e **${p.space(sparta)}**`,
    siege: ({ space }) => `Risolvi l’assedio di **${p.space(space)}**`,
  },
  refusals: {
    'PW-11-d': 'I giocatori scelgono a turno il prossimo combattimento.',
    'PW-11-e': 'Intercettare è una scelta del giocatore.',
    'PW-11-h': 'Di queste unità resta un solo punto forza: mandalo da solo.',
    'PW-11-i': 'Le unità di terra spartane vanno a Sparta, le navi a Gizio, gli alleati negli spazi che Sparta controlla.',
    'PW-11-j':
      'Le unità di terra ateniesi vanno ad Atene o al Pireo, le navi al Pireo o su una costa amica, gli alleati negli spazi che Atene controlla.',
    'PW-5.1.2-g': 'All’Istmo intercetta solo quella forza.',
    'PW-5.6.1-b': 'Da lì nessuna zona di influenza raggiunge la spedizione.',
    'PW-6.2-h': 'Non c’è una battaglia simile da combattere.',
    'PW-6.3-b': 'Non c’è un assedio simile.',
    'PW-R161': 'Le navi hanno bisogno di una costa.',
  },
  outcomes: {
    'PW-R129': ({ winner, points, turn, why }) =>
      `${winner === null ? 'È parità' : `Vince **${p.side(winner)}**`}${why === 'surrender' ? ' per resa' : ''} nel turno ${turn}. Punti: ${p.pair(points)}.`,
  },
} satisfies TextPart;
