import { peloponnesianWar, type View } from '@polemos/peloponnesian-war';
import type { Summary } from '../../../storage/summary.ts';

/** The set-up before anything has happened, in the edition and the way of play of the match: the ground of the first story. */
export function openingView({ scenario, view }: Pick<Summary, 'scenario' | 'view'>): View {
  const { edition, players } = view as View;
  return peloponnesianWar.view(peloponnesianWar.begin({ scenario, options: { edition, players } }), 0) as View;
}
