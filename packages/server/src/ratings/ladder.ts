import type { Setup } from '@polemos/kernel';
import { notFound } from '../refusal.ts';
import { personById } from '../storage/people.ts';
import * as stored from '../storage/ratings.ts';
import type { Person } from '../tables/view.ts';
import type { World } from '../world.ts';
import { bookLatest, gameOfLadder, ladderOf } from './book.ts';
import { PROVISIONAL_BELOW, pointsOf } from './skill.ts';

/** What somebody has in one side of one scenario. */
export interface Rating {
  readonly points: number;
  readonly mu: number;
  readonly sigma: number;
  /** Too few matches to mean much. */
  readonly provisional: boolean;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}
const ratingOf = ({ mu, sigma, won, drawn, lost }: Omit<Rating, 'points' | 'provisional'>): Rating => ({
  ...{ points: pointsOf({ mu, sigma }), mu, sigma, provisional: won + drawn + lost < PROVISIONAL_BELOW },
  ...{ won, drawn, lost },
});

export interface LeaderLine extends Rating {
  readonly seat: string;
  /** A person's id, or the level of a bot of the house. */
  readonly player: string;
  readonly name: string;
  readonly kind: 'account' | 'bot' | 'house';
}
export interface Leaderboard {
  /** A server may keep none. */
  readonly on: boolean;
  /** Where something has been counted. */
  readonly ladders: readonly { readonly game: string; readonly scenario: string }[];
  readonly game: string | null;
  readonly scenario: string | null;
  /** By side, the best first; whoever is provisional after all others. */
  readonly lines: readonly LeaderLine[];
}

const SHOWN = 100;

/** Who is good at what, where the host of the server wants that to be seen. */
export async function leaderboard(
  world: World,
  { game, scenario }: { readonly game?: string; readonly scenario?: string },
): Promise<Leaderboard> {
  if (!world.config.leaderboard) return { on: false, ladders: [], game: null, scenario: null, lines: [] };
  await bookLatest(world);
  const { db } = world.store;
  const ladders = (await stored.laddersInUse(db)).map(gameOfLadder);
  const chosen =
    game !== undefined && scenario !== undefined ? { game, scenario } : (ladders.find(one => one.game === game) ?? ladders[0]);
  if (chosen === undefined) return { on: true, ladders, game: null, scenario: null, lines: [] };
  const rows = await stored.standingsOf(db, ladderOf(chosen.game, chosen.scenario));
  const lines = rows.map(
    ({ seat, player, bot, name, kind, ...row }): LeaderLine => ({
      ...ratingOf(row),
      ...{ seat, player, name: name ?? player, kind: bot === 1 ? 'house' : kind === 'bot' ? 'bot' : 'account' },
    }),
  );
  const order = (a: LeaderLine, b: LeaderLine): number =>
    a.seat < b.seat
      ? -1
      : a.seat > b.seat
        ? 1
        : Number(a.provisional) - Number(b.provisional) ||
          b.mu - 3 * b.sigma - (a.mu - 3 * a.sigma) ||
          (a.name < b.name ? -1 : 1);
  const counts = new Map<string, number>();
  const shown = lines.sort(order).filter(({ seat }) => {
    counts.set(seat, (counts.get(seat) ?? 0) + 1);
    return (counts.get(seat) ?? 0) <= SHOWN;
  });
  return { on: true, ladders, ...chosen, lines: shown };
}

export interface Rated {
  readonly ratings: readonly (Rating & { readonly game: string; readonly scenario: string; readonly seat: string })[];
  /** The latest first. Of tables by invitation only those who sat there are told. */
  readonly history: readonly RatedMatch[];
  /** The score against each, from the same matches. */
  readonly opponents: readonly Opponent[];
}
export interface RatedMatch {
  readonly table: string;
  readonly game: string;
  readonly scenario: string;
  readonly title: string;
  readonly seat: string;
  readonly at: number;
  readonly result: 'won' | 'drawn' | 'lost';
  readonly before: number;
  readonly after: number;
  readonly against: readonly { readonly seat: string; readonly player: string; readonly name: string; readonly bot: boolean }[];
}
export interface Opponent {
  readonly player: string;
  readonly name: string;
  readonly bot: boolean;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

const MOST = 300;

/** What somebody has reached, in which matches, against whom. */
export async function ratedPerson(world: World, me: Person, id: string): Promise<Rated> {
  const { db } = world.store;
  const person = await personById(db, id);
  if (person === undefined || person.deleted !== null) throw notFound();
  await bookLatest(world);
  const ratings = (await stored.ratingsOf(db, id)).map(({ ladder, seat, ...row }) => ({
    ...ratingOf(row),
    ...gameOfLadder(ladder),
    seat,
  }));
  const all = await stored.ratedMatchesOf(db, id, MOST);
  const seats = await stored.ratedSeatsOf(
    db,
    all.map(({ board }) => board),
  );
  const mayKnow = (board: string, open: number): boolean =>
    open === 1 || me?.id === id || seats.some(seat => seat.board === board && seat.bot === 0 && seat.player === me?.id);
  const rows = all.filter(({ board, open }) => mayKnow(board, open));
  const opponents = new Map<string, Opponent>();
  const history = rows.map((row): RatedMatch => {
    const others = seats.filter(({ board, seat }) => board === row.board && seat !== row.seat);
    for (const { player, bot, name, place } of others) {
      const key = `${bot} ${player}`;
      const known = opponents.get(key) ?? { player, name: name ?? player, bot: bot === 1, won: 0, drawn: 0, lost: 0 };
      const went = row.place < place ? 'won' : row.place > place ? 'lost' : 'drawn';
      opponents.set(key, { ...known, [went]: known[went] + 1 });
    }
    return {
      table: row.board,
      game: row.game,
      scenario: (JSON.parse(row.setup) as Setup).scenario,
      ...{ title: row.title, seat: row.seat, at: row.at, result: row.result },
      before: pointsOf({ mu: row.muBefore, sigma: row.sigmaBefore }),
      after: pointsOf(row),
      against: others.map(({ seat, player, name, bot }) => ({ seat, player, name: name ?? player, bot: bot === 1 })),
    };
  });
  const most = ({ won, drawn, lost }: Opponent): number => won + drawn + lost;
  return { ratings, history, opponents: [...opponents.values()].sort((a, b) => most(b) - most(a)) };
}
