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

export const it = {
  ...compose('it', {
    title: card.title,
    scenario: card.scenario,
    blurb:
      'Quattro fazioni per la Sicilia, dal 344 al 341 a.C.: assedi, corruzione, spie e trattati. Una lunga serata da uno a quattro.',
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
