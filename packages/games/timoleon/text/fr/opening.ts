import type { OpeningWords } from '../en/opening.ts';

const TYRANT: OpeningWords['factions']['hicetas']['rows'] = [
  ['objective', 'Plus de territoires que tout autre tyran'],
  ['city', 'Syracuse est à vous et à vos alliés'],
  ['city', 'Syracuse est à vous seul'],
];
const DEPLOY = {
  title: 'Placer vos troupes',
  text: 'Vos forces attendent près de la carte : mettez-les où vous voulez commencer.',
};

export const opening: OpeningWords = {
  title: 'Timoléon',
  caption: 'La campagne · à quatre',
  when: 'Hiver 344 av. J.-C.',
  scoreTitle: 'Comment on marque',
  factions: {
    carthage: {
      command: 'Vous menez Carthage.',
      who: talents =>
        `L’ouest de la Sicile est à vous, avec ${talents} talents et la plus grande flotte. Deux expéditions peuvent venir d’Afrique ; Hicétas est votre allié pour l’heure.`,
      wins: '**Tout Syracuse et 15 territoires** donnent aussitôt la victoire. {{TI-FC-o}}',
      rows: [
        ['plus', 'Chaque territoire au-delà de vos 8'],
        ['minus', 'Chacun de vos 8 que vous avez perdu'],
        ['city', 'Des tyrans alliés tiennent Syracuse'],
        ['fortress', 'De même, et Ortygia est à vous'],
        ['ravaged', 'Chaque marqueur de pillage sur vos terres'],
      ],
      note: '15 ou 25 pour Syracuse, jamais les deux. {{TI-FC-n}}',
      first: DEPLOY,
    },
    democrats: {
      command: 'Vous menez les Démocrates.',
      who: talents =>
        `Timoléon est devant Rhegium avec peu de navires, ${talents} talents et la meilleure tête de Sicile. Les villes libres comptent pour vous, et vous ne tramez rien en secret.`,
      wins: '**Tout Syracuse pendant 4 tours de suite** donne aussitôt la victoire, si Carthage ne tient pas la plus grande part de la Sicile. {{TI-FD-k}}',
      rows: [
        ['council', 'Chaque territoire au gouvernement démocratique'],
        ['city', 'Tout Syracuse est à vous'],
        ['leader', 'Chaque tyran mineur allié ou éliminé'],
        ['herald', 'Hicétas ou Denys allié contre Carthage, chacun'],
        ['hostages', 'Vous éliminez Hicétas'],
        ['hostages', 'Vous éliminez Denys'],
      ],
      note: 'Un territoire pillé ne compte pas. {{TI-FD-j}}',
      first: {
        title: 'Choisir où débarquer',
        text: 'Andromaque tient Tauromenium pour vous, et Achradina attend dans Syracuse.',
      },
    },
    hicetas: {
      command: 'Vous menez Hicétas.',
      who: talents =>
        `Leontini et Thapsos sont à vous, avec ${talents} talents ; Syracuse doit l’être. Carthage est votre alliée : elle a des navires et de l’argent, et veut la Sicile.`,
      wins: '**Éliminez Timoléon et Denys, ou tenez tout Syracuse pendant 4 tours de suite,** et vous gagnez aussitôt. {{TI-FI-h}}',
      rows: TYRANT,
      note: 'Pour Syracuse, seul le plus haut nombre compte. {{TI-FI-g}}',
      first: DEPLOY,
    },
    dionysius: {
      command: 'Vous menez Denys.',
      who: talents =>
        `La plus grande part de Syracuse est à vous : Ortygia, les ports, l’arsenal, ${talents} talents. Deux quartiers sont en armes contre vous, et tous veulent le reste.`,
      wins: '**Éliminez Timoléon et Hicétas, ou tenez tout Syracuse pendant 4 tours de suite,** et vous gagnez aussitôt. {{TI-FY-h}}',
      rows: TYRANT,
      note: 'Pour Syracuse, seul le plus haut nombre compte. {{TI-FI-g}}',
      first: DEPLOY,
    },
  },
  otherwise: turns => `Sinon, après le tour ${turns}, celui qui a le plus de points gagne. {{TI-IX-b}}`,
  long: turns =>
    `**${turns} tours**, mois et hivers, d’un quart d’heure environ contre l’ordinateur. Chaque action est enregistrée.`,
  steps: {
    talk: { title: 'Négocier', text: 'Argent, trêves et alliances se décident avant toute marche, et peuvent être rompus.' },
    act: 'Dépenser les points d’opération',
    actText: ({ march, diplomacy, spy }) =>
      `Un dé les donne chaque mois. Mener un chef et ses troupes en coûte ${march}, la diplomatie ${diplomacy}, un espion ${spy}.`,
    pay: {
      title: 'Payer vos hommes',
      text: 'Chaque hiver, et aux mois agités, il faut payer les armées, ou elles deviennent mécontentes et partent.',
    },
  },
};
