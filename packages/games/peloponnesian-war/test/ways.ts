import type { OptionValue } from '@polemos/kernel';
import { peloponnesianWar } from '../index.ts';
import { IN_FIRST, IN_SECOND, READINGS } from '../rules/editions/readings.ts';

/** The game with some options fixed, and only the scenarios that know them. */
export function always(
  id: string,
  fixed: Readonly<Record<string, OptionValue>>,
  scenarios?: readonly string[],
): typeof peloponnesianWar {
  return {
    ...peloponnesianWar,
    id,
    options: peloponnesianWar.options.map(option =>
      fixed[option.id] === undefined ? option : { ...option, values: [fixed[option.id]], default: fixed[option.id] },
    ),
    scenarios: peloponnesianWar.scenarios.filter(
      ({ id: one, only }) =>
        (scenarios === undefined || scenarios.includes(one)) &&
        Object.entries(fixed).every(([option, value]) => only?.[option]?.includes(value) ?? true),
    ),
  };
}
/** PW-11: always with two players. */
export const two = always('peloponnesian-war for two', { players: 'two' });
/** PW1: always by the first edition. */
export const first = always('peloponnesian-war of 1991', { edition: 'first' });
/** PW-10.3. */
export const firstWar = always('the first peloponnesian war', { edition: 'second' }, ['first-war']);
/** PW-10.5: most of its rules are its own. */
export const sparta = always('the fall of sparta', { players: 'two', edition: 'second' }, ['fall-of-sparta']);

/** By reading: the game that always plays it otherwise than usual, where that can make a difference. */
export const otherwise: readonly (typeof peloponnesianWar)[] = READINGS.map(({ option, editions, usual = false, scenarios }) =>
  always(
    `peloponnesian-war, ${option} ${!usual}`,
    {
      [option]: !usual,
      ...(editions === IN_FIRST ? { edition: 'first' } : {}),
      ...(editions === IN_SECOND ? { edition: 'second' } : {}),
    },
    scenarios,
  ),
);

/** Each reading that is not the usual one in each scenario, edition and way of play that knows it: the whole product, for the nights. */
export const everywhere: readonly (typeof peloponnesianWar)[] = READINGS.flatMap(
  ({ option, editions, usual = false, scenarios }) =>
    peloponnesianWar.scenarios
      .filter(({ id }) => scenarios === undefined || scenarios.includes(id))
      .flatMap(({ id: scenario, only }) =>
        (only?.edition ?? [])
          .filter(edition => (editions & (edition === 'first' ? IN_FIRST : IN_SECOND)) !== 0)
          .flatMap(edition =>
            (only?.players ?? []).map(players =>
              always(
                `${option} ${!usual} in ${scenario}, ${edition} edition, ${players}`,
                { [option]: !usual, edition, players },
                [scenario],
              ),
            ),
          ),
      ),
);
