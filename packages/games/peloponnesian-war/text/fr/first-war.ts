import type { TextPart } from '../texts.ts';
import { p } from './phrases.ts';

/** PW-10.3: what only The First Peloponnesian War says. */
export const firstWar = {
  events: {
    thessaly: ({ joins, units }) =>
      `La Thessalie ${joins ? 'rejoint **Athènes**' : 'redevient **neutre**'}${Object.keys(units).length === 0 ? '' : ` avec ${p.units(units)}`}. {{PW-E1-3}}`,
    egypt: ({ talents, treasury, building }) =>
      `La révolte en Égypte coûte à Athènes **${p.talents(talents)}** talents${building ? '' : ' ; elle ne construit rien ce tour-ci'}. Trésor : ${p.talents(treasury)}. {{PW-E1-5}}`,
    agenda: ({ die, space, rule }) =>
      `Sparte perd 1 point de bellicosité si elle ne contrôle pas **${p.space(space)}** à la fin du tour${die === null ? '' : ` (${p.thrown([p.die('sparta', die)])})`}. ${p.rule(rule)}`,
    'long-walls': ({ hostages, raised, rule }) =>
      raised
        ? `Athènes relève les **Longs Murs**${hostages ? ' et les otages des deux camps rentrent' : ''}. ${p.rule(rule)}`
        : `Les Longs Murs sont debout ; les **otages** rentrent. ${p.rule(rule)}`,
    plataea: () =>
      'La première opération de Sparte doit viser **Platées**, avec 2 hoplites, 5 hoplites alliés (trois de Thèbes) et 4 points de cavalerie. {{PW-E1-10}}',
    'no-effect': ({ rule }) => `L’événement est sans effet. ${p.rule(rule)}`,
    fallen: ({ side, leader, back }) =>
      `Des chefs tombés de ${p.side(side)}, **${p.leader(leader)}** est mort ; ${p.all(back.map(p.leader))} ${back.length === 1 ? 'retourne' : 'retournent'} dans la coupe. {{PW-E1-9-b}}`,
  },
  asks: {},
  actions: {},
  refusals: {
    'PW-0.2-b': 'Ces unités appartiennent à un autre scénario.',
    'PW-10.3.3-c': 'La Thessalie neutre ne peut être un objectif.',
    'PW-E1-4-a': 'Le camp ne peut faire que deux opérations ce tour-ci.',
    'PW-E1-10':
      'La première opération de Sparte doit viser Platées, avec 2 hoplites, 5 hoplites alliés (trois de Thèbes) et 4 points de cavalerie.',
    'PW-E1-5': 'Après la seconde révolte en Égypte, Athènes ne construit rien ce tour-ci.',
  },
  outcomes: {
    'PW-10.3.5-a': ({ winner, turn }) =>
      `${winner === null ? 'Les deux camps sont épuisés : la guerre finit à **égalité**' : `La bellicosité de l’autre camp est épuisée : **${p.side(winner)}** l’emporte`} au tour ${turn}.`,
    'PW-10.3.5-b': ({ turn }) => `La guerre finit sans vainqueur après le tour ${turn} : **égalité**.`,
    'PW-10.3.4-b': ({ turn }) => `La paix de Trente Ans est conclue au tour ${turn} : **égalité**.`,
    'PW-R128': ({ winner, turn }) => `Un espace d’origine est tombé : **${p.side(winner)}** l’emporte au tour ${turn}.`,
  },
} satisfies TextPart;
