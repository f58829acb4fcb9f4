import type { lesson as en } from '../en/lesson.ts';

/** A guided first round: what is said before each move, and what to click. */
export const lesson: typeof en = {
  title: 'La première manche',
  end: 'Sparte vit de son dernier prestige, Athènes croît. Restent trois manches : vous savez comment va une manche.',
  row: (n, good) => ({ say: `Mettez l’hoplite ${n} sur **${good}**. {{PO-8-d}}`, hint: `Cliquez la rangée ${good}.` }),
  steps: {
    taxesOfSparta: {
      say: 'Vous jouez les deux camps. Sparte commence : deux actions différentes font un tour. Chez soi les **tributs** ne coûtent rien. {{PO-8-f}}',
      hint: 'Choisissez l’action 8, puis cliquez Lakedaimon.',
    },
    buyWheat: {
      say: 'Deux sur l’argent ont donné 3, un sur le métal 1. Maintenant le pain : l’argent achète du **blé** un pour un. Seule l’Illyrie est ouverte à Sparte. {{PO-9-n}}',
      hint: 'Choisissez l’action 9 avec argent, puis Illyria.',
    },
    createMerchant: {
      say: 'Athènes a un marchand ; chaque échange en demande un. Un habitant devient **marchand**, et ne mange plus. {{PO-3-c}}',
      hint: 'Choisissez l’action 3, puis Athenai.',
    },
    payMerchant: { say: 'Payez en bois ; l’argent conviendrait aussi. {{PO-K-h}}', hint: 'Pressez le premier bouton.' },
    oneIsEnough: { say: 'Un seul suffit.', hint: 'Pressez le dernier bouton.' },
    barterMetal: {
      say: 'Troc : 3 métal contre 3 blé. Ensuite un dé renchérit le métal. {{PO-9-m}}',
      hint: 'Choisissez l’action 9, puis la première case de Thraki.',
    },
    raiseHoplite: {
      say: 'Sparte à nouveau. Qui porte les armes ne mange pas : Pylos lève un **hoplite**. {{PO-1-b}}',
      hint: 'Choisissez l’action 1, puis Pylos.',
    },
    payHoplite: { say: 'Un métal, un habitant ; un doit rester. {{PO-1-c}}', hint: 'Pressez le premier bouton.' },
    beginProject: {
      say: 'Un **projet** se paie maintenant et rapporte du prestige à la fin de la manche. {{PO-4-e}}',
      hint: 'Cliquez la tuile de l’Éphèbe sous la carte, puis Sparte.',
    },
    payProject: { say: 'Deux bois. {{PO-4-d}}', hint: 'Pressez le premier bouton.' },
    taxesOfAthens: { say: 'Athènes lève aussi chez elle.', hint: 'Choisissez l’action 8, puis Attika.' },
    barterOil: {
      say: 'Trois sur une rangée donnent 6. Maintenant de l’huile contre le blé d’Égypte, par des mers qu’aucun ennemi ne contrôle. {{PO-9-d}}',
      hint: 'Choisissez l’action 9, puis Aigyptos.',
    },
    spartaPasses: {
      say: 'Sparte passe la première : désormais Athènes paierait un bien par action. {{PO-F-k}}',
      hint: 'Pressez **Passer**.',
    },
    athensPasses: { say: 'Athènes a ce qu’il lui faut.', hint: 'Pressez **Passer**.' },
    feedSparta: {
      say: 'Les six phases. La statue est achevée : +1. Sparte a 6 habitants et 3 blé : 3 prestige paient le reste, il en reste 1. {{PO-E2-b}}',
      hint: 'Payez le prestige.',
    },
    growAthens: { say: 'Athènes a encore du blé : un par nouvel habitant. {{PO-E3-a}}', hint: 'Cliquez Athenai.' },
    stopGrowing: {
      say: 'Ce qu’on garde est réduit de moitié : cela suffit pour cette leçon. {{PO-E5-a}}',
      hint: 'Pressez le dernier bouton.',
    },
  },
};
