import { gameById, seatName } from '@polemos/games';
import { type GameText, type Language, type Outcome, plain } from '@polemos/kernel';
import type { Pace } from '../matches/clock.ts';
import { type Ended, setupOf } from '../matches/course.ts';
import type { Live } from '../matches/opening.ts';
import type { Quiet } from '../people/people.ts';
import { aheadIn } from '../people/zone.ts';
import { BESIDE, type PersonRow, type TableRow } from '../storage/schema.ts';
import { sittersOf } from '../storage/tables.ts';
import type { World } from '../world.ts';
import type { Facts } from './notice.ts';
import { wordsIn } from './notice.ts';

/** So far back what happened last is looked for. */
const LATELY = 8;

/**
 * What somebody wants to know of a table before opening it: nothing that their seat does not know. Of a seat in which they do not sit (they
 * are asked to stand in there, or it is a webhook that is told) and beside the table it is what all may see; and where nobody may look on, or
 * must stay behind, nothing of the match.
 */
export async function factsFor(world: World, table: TableRow, reader: PersonRow, seat: string): Promise<Facts> {
  const language = languageOf(reader);
  const { scenario, options } = setupOf(table);
  const game = gameById(table.game);
  const nameOf = (of: string): string => seatName(game, of, language, scenario);
  const sitters = await sittersOf(world.store.db, table.id);
  const against = sitters.filter(one => one.seat !== BESIDE && one.seat !== seat && one.person !== reader.id);
  const people = {
    ...(seat === BESIDE ? {} : { as: nameOf(seat) }),
    against: against.map(({ name }) => name),
    scenario: game?.card[language].scenario[scenario] ?? scenario,
    pace: paceOf(JSON.parse(table.pace) as Pace),
  };
  if (table.start === null) return { ...people, zone: zoneOf(reader, world.now()) };
  const text = (await game?.text(scenario, options))?.[language];
  // What is frozen under this release has nobody to move.
  const whoIn = (of: string): string => {
    const names = sitters.filter(one => one.seat === of).map(({ name }) => name);
    return names.length === 0 ? nameOf(of) : `${nameOf(of)} (${names.join(', ')})`;
  };
  const sits = seat !== BESIDE && sitters.some(one => one.seat === seat && one.person === reader.id);
  const isHidden = !sits && (table.spectators === 0 || table.delay > 0);
  const eyes: Eyes = { seat, eyes: sits ? seat : null, text, language, nameOf, whoIn, now: world.now() };
  const state: Facts = await world.matches
    .with(table.id, live => (isHidden && live.course.outcome === null ? {} : stateOf(live, eyes)))
    .catch(() => ({}));
  return { ...people, zone: zoneOf(reader, state.until ?? world.now()), ...state };
}

interface Eyes {
  /** The seat that is told of. */
  readonly seat: string;
  /** By whose eyes; null: what all may see. */
  readonly eyes: string | null;
  readonly text: GameText | undefined;
  readonly language: Language;
  nameOf(seat: string): string;
  /** A side with the people who play it. */
  whoIn(seat: string): string;
  readonly now: number;
}
function stateOf({ course, clocks }: Live, { seat, eyes, text, language, nameOf, whoIn, now }: Eyes): Facts {
  const { match, outcome } = course;
  const last = lastSaid(course, eyes, text);
  const said = last === undefined ? {} : { last };
  if (outcome !== null) return { ...said, ...resultOf(outcome, match.seats, { text, language, nameOf, whoIn }) };
  const when = whenOf(match.see(eyes).view);
  const asked = match.pending().find(one => one.seat === seat);
  const ask = asked === undefined ? undefined : text?.asks[asked.step]?.(asked.about);
  const clock = clocks[seat];
  return {
    ...said,
    ...when,
    ...(ask === undefined ? {} : { phase: ask.caption, ask: plain(ask.title) }),
    ...(clock?.since == null ? {} : untilOf(clock.since + clock.left + (clock.bank ?? 0), now)),
  };
}

const untilOf = (until: number, now: number): Facts => (until <= now ? { until, late: true } : { until });

/** The turn, or the round where a game counts those; `5a` is said as it is printed. */
function whenOf(view: unknown): Pick<Facts, 'turn' | 'round'> {
  const { turn, round } = view as { turn?: unknown; round?: unknown };
  if (typeof turn === 'number') return { turn };
  if (typeof round === 'number') return { round: String(round) };
  return typeof round === 'string' ? { round: round.replace(/(?<=\d)[ab]$/, half => (half === 'a' ? 'α' : 'β')) } : {};
}

function lastSaid(course: Live['course'], eyes: string | null, text: GameText | undefined): string | undefined {
  const news = course.newsSince(eyes, Math.max(0, course.sequence - LATELY)) ?? [];
  for (const { events } of news.toReversed())
    for (const event of events.toReversed()) {
      const said = text?.events[event.kind]?.(event);
      // Without the rules that it names: nobody looks them up in a letter.
      if (said != null) return plain(said.replace(/\s*\{\{[^}]*\}\}/g, ''));
    }
  return undefined;
}

function resultOf(
  outcome: Outcome | Ended,
  seats: readonly string[],
  { text, language, nameOf, whoIn }: Pick<Eyes, 'text' | 'language' | 'nameOf' | 'whoIn'>,
): Facts {
  const { score } = outcome;
  const best = Math.max(...score);
  const winners = seats.filter((_, i) => score[i] === best);
  const winner = winners.length === seats.length ? null : winners.map(whoIn).join(', ');
  if ('reason' in outcome) return { winner, how: wordsIn(language).ended[outcome.reason]?.(nameOf(outcome.seat ?? '')) ?? '' };
  return { winner, how: plain(text?.outcomes[outcome.rule]?.(outcome.detail) ?? '') };
}

const paceOf = (pace: Pace): NonNullable<Facts['pace']> | null =>
  pace.kind === 'days' ? { days: pace.days } : pace.kind === 'live' ? { minutes: pace.minutes, increment: pace.increment } : null;

export const languageOf = ({ language }: Pick<PersonRow, 'language'>): Language =>
  language === 'it' || language === 'fr' ? language : 'en';
/** How many minutes the reader's clock is ahead of UTC at the moment that they are told of. */
export const zoneOf = ({ zone, quiet }: Pick<PersonRow, 'zone' | 'quiet'>, time: number): number =>
  zone !== '' ? aheadIn(zone, time) : quiet === null ? 0 : (JSON.parse(quiet) as Quiet).zone;
