import { peloponnesianWar, type View } from '@polemos/peloponnesian-war';
import type { Summary } from '../../storage/summary.ts';

/** The set-up before anything has happened: the ground of the first story. */
export function openingView({ scenario, players }: Pick<Summary, 'scenario' | 'players'>): View {
  const usual = Object.fromEntries(peloponnesianWar.options.map(option => [option.id, option.default]));
  const seats = Object.keys(players);
  const options = seats.length > 1 ? { ...usual, players: 'two' } : usual;
  return peloponnesianWar.view(peloponnesianWar.begin({ scenario, options, seats } as never), 0) as View;
}
