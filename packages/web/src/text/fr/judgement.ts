import type { JudgementWords } from '../en/judgement.ts';
import { pluralOf } from '../plural.ts';

const plural = pluralOf('fr');

export const judgement: JudgementWords = {
  advice: 'Conseil',
  asking: 'On pèse ce que vous pourriez faire…',
  marked: 'Conseil · la partie est marquée',
  title: n => plural(n, 'Une chose qui en vaut la peine', `${n} choses qui en valent la peine`),
  none: 'Il n’y a rien à choisir ici.',
  chanceNow: chance => `Votre chance de gagner est de **${chance}**.`,
  plainest: chance => `Si vous faites le plus simple, elle devient de **${chance}**.`,
  succeeds: 'Réussit',
  points: 'Points attendus',
  fails: (times, of) => `Cela échoue ${times} fois sur ${of}.`,
  hardlyFails: 'Cela n’échoue presque jamais.',
  mostlyFails: 'Cela échoue presque toujours.',
  sure: 'Cela ne dépend d’aucun jet.',
  steps: 'Pas à pas',
  doThis: 'Le faire',
  weighed: n => plural(n, 'Un plan pesé', `${n} plans pesés`),
  close: 'Fermer le conseil',
  on: place => `à ${place}`,

  why: 'Pourquoi',
  whyAsking: 'On regarde ce qui a été pesé…',
  whyNothing: 'Une chose qui ne se dit pas tant que la guerre dure',
  whyBefore: chance => `Il voyait auparavant sa chance de gagner à **${chance}**.`,
  whySecret:
    'Ce qu’il tient est son secret tant que la guerre dure. Il a pensé à ceci ; ce qu’il en estimait se dit quand la guerre est finie.',
  whyAgain: 'Pesé à nouveau d’après ce qu’il savait alors : ses pensées n’ont pas été gardées.',
  whyPlain: 'Il n’y avait rien à peser : cela suivait de ce qu’il avait commencé, ou n’importe qui l’aurait fait.',
  whyChosen: 'Choisi.',
  whyWins: (wins, n) => `Mieux qu’avant : ${wins} sur ${n}.`,
  whyBy: {
    random: 'Il joue au hasard et ne pèse rien.',
    greedy: 'Un débutant prend ce qui paraît le meilleur au pas suivant et ne pèse aucun plan.',
    oracle: 'L’oracle suit les matrices de stratégie et ne pèse rien.',
    else: 'Il n’y avait rien à peser : cela suivait de ce qu’il avait commencé, ou n’importe qui l’aurait fait.',
  },
  closeWhy: 'Fermer l’explication',

  report: 'Bilan',
  making: 'La guerre est passée en revue',
  makingAbout: 'Chaque jet est relancé et chaque décision pesée à nouveau.',
  unfinished: 'Le bilan se fait quand la guerre est finie.',
  backToMatch: 'Revenir à la partie',
  withoutLuck: chance => `Avec chaque dé à sa moyenne, les mêmes décisions auraient gagné ${chance} de telles guerres.`,
  seeAgain: 'La revoir',
  savePage: 'Enregistrer comme page',
  savePicture: 'Enregistrer comme image',
  saveFile: 'Enregistrer comme fichier',
  newWar: 'Nouvelle guerre',
  eyes: 'Vue par',
  chance: 'La chance de gagner',
  chanceAbout: 'Comme les bots jugent chaque moment. Choisissez un numéro pour le voir arriver.',
  turningPoints: 'Trois tournants',
  turn: n => `Tour ${n}`,
  luckInTurn: 'chance du tour',
  errorInTurn: 'décisions du tour',
  story: 'L’histoire en dix phrases',
  storyAbout: 'Écrite d’après le journal de la partie.',
  gainedThere: 'à votre profit',
  lostThere: 'à vos dépens',
  larger: 'plus grand : a pesé davantage',
  where: 'Où cela s’est décidé ; un cercle plus grand a déplacé davantage les chances.',
  fortune: 'Fortune et jugement',
  fortuneAbout: 'En chance de gagner, en points sur cent. Un dé compte par ce qu’il a changé, non par ses points.',
  atStart: 'Au début',
  dice: 'Les dés',
  ownDice: 'Jets pour vos propres actions',
  othersDice: 'Tous les autres jets',
  rolled: n => plural(n, 'un jet ou tirage', `${n} jets et tirages`),
  thrown: n => plural(n, 'un dé', `${n} dés`),
  decisions: 'Vos décisions',
  othersDecisions: 'Les décisions des autres, et ce que ni jets ni décisions n’expliquent',
  costly: (n, of) =>
    n === 0
      ? `aucune sur ${of} n’a coûté quoi que ce soit`
      : plural(n, `1 sur ${of} a coûté quelque chose`, `${n} sur ${of} ont coûté quelque chose`),
  bySide: 'Chaque camp',
  luck: 'Fortune',
  mistakes: 'Décisions',
  atEnd: 'À la fin',
  wholeWar: 'Toute la guerre',
  costliest: 'Les décisions les plus coûteuses',
  costliestAbout: (n, cost) =>
    n === 0
      ? 'Aucune autre n’a rien coûté.'
      : plural(n, `Une plus petite a coûté ${cost}.`, `${n} plus petites ont coûté ensemble ${cost}.`),
  noneCostly: 'On n’a trouvé aucune décision qu’une meilleure aurait nettement battue.',
  better: 'Mieux :',
  lookAtIt: 'La regarder',
  playOn: 'Jouer à partir d’ici',
  diceTitle: 'Ce que les dés ont pesé',
  diceAbout: 'Les genres de jet, avec ce qu’ils ont changé pour vous en tout.',
  kindOfRoll: 'Genre de jet',
  count: 'Jets',
  weight: 'Poids',
  evenly: 'jetés également',
  brokenOff:
    'La guerre ne s’est pas terminée selon ses règles : la dernière chance est le jugement des bots sur le moment où elle a été interrompue.',
  turnAxis: 'tour',
  perRoll: 'par jet du camp',
  perDecision: 'par décision',
  kindsTitle: 'Ce que les décisions ont pesé',
  kindsAbout: 'Les genres de décision, selon ce que chacune engageait, avec ce qu’elles ont cédé en tout.',
  kindOfDecision: 'Genre de décision',
  decided: 'Décisions',
  costlyOnes: 'Coûteuses',
  turnByTurn: 'Tour par tour',
  chanceThen: 'Chance à sa fin',
  heaviest: 'Les jets qui ont pesé le plus',
  fell: 'Sorti',
  ofTurn: 'Quand',
  courses: 'Hommes, navires et argent',
  course: {
    losses: 'Pertes',
    money: 'Trésor',
    sieges: 'Sièges',
    journeys: 'Opérations',
    will: 'Volonté de combattre',
    confidence: 'Confiance',
    people: 'Population',
    influence: 'Influence',
  },
  atTheEnd: values => `À la fin : ${values}`,
  inAll: values => `En tout : ${values}`,
  turns: 'Tour',
  bars: 'Chaque barre : la chance de gagner telle que jouée, et avec la meilleure décision.',
  ownMark: 'vous',
  lineMark: { needed: 'nécessaires', ahead: 'les autres', will: 'l’autre camp' },
  threshold: {
    needed: (own, line) =>
      own >= line
        ? plural(
            own - line,
            `${own - line} point de plus qu’il n’en fallait.`,
            `${own - line} points de plus qu’il n’en fallait.`,
          )
        : plural(line - own, 'Un point de moins.', `${line - own} points de moins.`),
    ahead: (own, line) =>
      own === line
        ? 'Autant de points que le meilleur des autres.'
        : own > line
          ? plural(own - line, 'Un point d’avance.', `${own - line} points d’avance.`)
          : plural(line - own, 'Un point de retard.', `${line - own} points de retard.`),
    will: (own, line) =>
      `De la volonté de combattre il reste ${own}, de celle de l’autre camp ${line} ; à zéro un camp est vaincu.`,
  },
  changed: points => `${points} points`,
};
