import { peloponnesianWar, type View } from '@polemos/peloponnesian-war';

/** The set-up before anything has happened: the ground of the first story. */
export function openingView(scenario: string): View {
  const options = Object.fromEntries(peloponnesianWar.options.map(option => [option.id, option.default]));
  return peloponnesianWar.view(peloponnesianWar.begin({ scenario, options, seats: ['player'] } as never), 0) as View;
}
