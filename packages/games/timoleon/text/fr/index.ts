import { compose } from '../phrases.ts';
import { actions, choices } from './actions.ts';
import { asks } from './asks.ts';
import { card } from './card.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { outcomes } from './outcomes.ts';
import { refusals } from './refusals.ts';
import { results } from './results.ts';
import { screens } from './screens.ts';
import { fights, titles } from './titles.ts';

export const fr = {
  ...compose('fr', {
    title: card.title,
    scenario: card.scenario,
    blurb:
      'Quatre factions pour la Sicile, de 344 à 341 av. J.-C. : sièges, corruption, espions et traités. Une longue soirée, d’un à quatre joueurs.',
    names,
    events,
    asks,
    actions,
    choices,
    refusals,
    outcomes,
    results,
    titles,
    fights,
  }),
  screens,
};
