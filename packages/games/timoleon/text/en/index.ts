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

export const en = {
  ...compose('en', {
    title: card.title,
    scenario: card.scenario,
    blurb: 'Four factions for Sicily, 344 to 341 BC: sieges, bribes, spies and treaties. A long evening for one to four.',
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
