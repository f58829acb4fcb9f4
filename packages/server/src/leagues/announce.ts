import { gameById, seatName } from '@polemos/games';
import type { Setup } from '@polemos/kernel';
import { lettersTo, put, putOnce } from '../notifications/announce.ts';
import type { Outgoing } from '../notifications/outbox.ts';
import * as stored from '../storage/leagues.ts';
import { personById } from '../storage/people.ts';
import type { LeagueRow } from '../storage/schema.ts';
import type { World } from '../world.ts';
import { champion, type Entry, type Match, resultOf, roundsOf, standingsIn } from './results.ts';

interface Whole {
  readonly league: LeagueRow;
  readonly entries: readonly Entry[];
  readonly matches: readonly Match[];
}

/** Whoever plays in the present round is told so, and everybody that the league is over: each once, whichever process comes first. */
export async function announceLeague(world: World, id: string): Promise<void> {
  const { db } = world.store;
  const league = await stored.leagueById(db, id);
  if (league === undefined || league.state === 'open') return;
  const untold = (await stored.matchesOf(db, id, league.round)).filter(match => match.told === 0 && isToTell(match));
  const isOver = league.state === 'over' && league.told === 0;
  if (untold.length === 0 && !isOver) return;
  const whole = { league, entries: await stored.entriesOf(db, id), matches: await stored.matchesOf(db, id) };
  for (const match of untold) await putOnce(world, await roundLetters(world, whole, match), tx => stored.claimMatch(tx, match));
  if (isOver) await putOnce(world, await overLetters(world, whole), tx => stored.claimLeague(tx, id));
}

/** The time of a match is over: if it is not decided, its organiser and those who play it are told. */
export async function lateMatch(world: World, board: string): Promise<void> {
  const { db } = world.store;
  const id = await stored.leagueOfBoard(db, board);
  const league = id === null ? undefined : await stored.leagueById(db, id);
  if (league?.state !== 'running') return;
  const match = (await stored.matchesOf(db, league.id)).find(one => one.board === board);
  if (match === undefined || match.deadline === null || match.deadline > world.now() || resultOf(match) !== null) return;
  const entries = await stored.entriesOf(db, league.id);
  const nameOf = (person: string | null): string => entries.find(one => one.person === person)?.name ?? '';
  const { first, second, round, deadline } = match;
  const link = `${world.config.publicUrl}/#/league/${league.id}`;
  const organiser = (await personById(db, league.organiser))?.name ?? '';
  for (const person of new Set([league.organiser, first, second])) {
    if (person === null) continue;
    const letters = await lettersTo(world, person, null, () => ({
      ...{ kind: 'late', league: league.name, round, first: nameOf(first), second: nameOf(second), deadline, link },
      organiser: person === league.organiser ? '' : organiser,
    }));
    await put(world, letters);
  }
}

/** There is a table to go to, or nobody to meet. What is decided already need not be told. */
export const isToTell = (match: Match): boolean => match.why === 'bye' || (match.board !== null && resultOf(match) === null);

async function roundLetters(world: World, whole: Whole, match: Match): Promise<readonly Outgoing[]> {
  const { league, entries, matches } = whole;
  const { scenario } = JSON.parse(league.setup) as Setup;
  const seats = JSON.parse(league.seats) as readonly string[];
  const { publicUrl } = world.config;
  const game = gameById(league.game);
  const { first, second, round } = match;
  const letters: Outgoing[] = [];
  for (const [i, person] of [first, second].entries()) {
    if (person === null) continue;
    const other = entries.find(one => one.person === (i === 0 ? second : first));
    const letter = await lettersTo(world, person, match.board, language => ({
      ...{
        kind: other === undefined ? 'bye' : 'round',
        league: league.name,
        round,
        rounds: roundsOf(league, entries, matches),
      },
      link: match.board === null ? `${publicUrl}/#/league/${league.id}` : `${publicUrl}/#/table/${match.board}`,
      ...(other === undefined
        ? {}
        : {
            ...{ replay: match.replay > 0, as: seatName(game, seats[i], language, scenario), against: other.name },
            ...{ scenario: game?.card[language].scenario[scenario] ?? scenario, pace: { days: league.moveDays } },
            ...(match.deadline === null ? {} : { deadline: match.deadline }),
          }),
    }));
    letters.push(...letter);
  }
  return letters;
}

async function overLetters(world: World, { league, entries, matches }: Whole): Promise<readonly Outgoing[]> {
  const winner = champion(league, entries, matches);
  const standings = league.kind === 'round-robin' ? standingsIn(entries, matches) : [];
  const letters: Outgoing[] = [];
  for (const { person, left } of entries) {
    if (left !== null) continue;
    const place = standings.find(one => one.person === person)?.place;
    const letter = await lettersTo(world, person, null, () => ({
      ...{ kind: 'season', league: league.name, link: `${world.config.publicUrl}/#/league/${league.id}` },
      winner:
        winner === person ? 'you' : winner === null ? null : { name: entries.find(one => one.person === winner)?.name ?? '' },
      ...(place === undefined ? {} : { place, of: standings.length }),
    }));
    letters.push(...letter);
  }
  return letters;
}
