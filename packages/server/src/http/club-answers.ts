import { type TSchema, Type } from 'typebox';
import { object } from './parts.ts';

/** What the routes of a club's life answer: ratings, moments, leagues, what travels. As `answers.ts` does for the rest. */
const orNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const Text = Type.String();
const Moment = Type.Integer({ description: 'Milliseconds since 1970' });
const Count = Type.Integer({ minimum: 0 });
const Result = Type.Union([Type.Literal('won'), Type.Literal('drawn'), Type.Literal('lost')]);

const Score = { won: Count, drawn: Count, lost: Count };
const Skill = {
  points: Type.Integer(),
  mu: Type.Number(),
  sigma: Type.Number(),
  provisional: Type.Boolean(),
  ...Score,
};
const Ladder = { game: Text, scenario: Text };
export const Leaderboard = object({
  on: Type.Boolean(),
  ladders: Type.Array(object(Ladder)),
  game: orNull(Text),
  scenario: orNull(Text),
  lines: Type.Array(object({ ...Skill, seat: Text, player: Text, name: Text, kind: Text })),
});
export const Rated = object({
  ratings: Type.Array(object({ ...Skill, ...Ladder, seat: Text })),
  history: Type.Array(
    object({
      ...{ table: Text, ...Ladder, title: Text, seat: Text, at: Moment, result: Result },
      ...{ before: Type.Integer(), after: Type.Integer() },
      against: Type.Array(object({ seat: Text, player: Text, name: Text, bot: Type.Boolean() })),
    }),
  ),
  opponents: Type.Array(object({ player: Text, name: Text, bot: Type.Boolean(), ...Score })),
});

const Marked = { id: Text, at: Count, text: Text, created: Moment };
export const Moments = object({
  bookmarks: Type.Array(object(Marked)),
  comments: Type.Array(object({ ...Marked, person: Text, name: Text, mine: Type.Boolean(), removable: Type.Boolean() })),
});
export const Made = object({ id: Text });

const Kind = Type.Union([Type.Literal('round-robin'), Type.Literal('knock-out')]);
const Stage = Type.Union([Type.Literal('open'), Type.Literal('running'), Type.Literal('over')]);
const OfLeague = { id: Text, name: Text, game: Text, scenario: Text, kind: Kind, state: Stage, round: Count, created: Moment };
export const LeagueLines = Type.Array(
  object({ ...OfLeague, organiser: Text, entries: Count, late: Count, mine: Type.Boolean() }),
);
export const League = object({
  ...OfLeague,
  ...{ organiser: object({ id: Text, name: Text }), legs: Count, rounds: Count, roundDays: Count, moveDays: Count },
  ...{ seats: Type.Array(Text), started: orNull(Moment), ended: orNull(Moment) },
  entries: Type.Array(object({ person: Text, name: Text, seed: Count, left: Type.Boolean(), annulled: Type.Boolean() })),
  matches: Type.Array(
    object({
      ...{ round: Count, number: Count, replay: Count, first: orNull(Text), second: orNull(Text), table: orNull(Text) },
      ...{ deadline: orNull(Moment), late: Type.Boolean(), result: orNull(Text), why: orNull(Text), annulled: Type.Boolean() },
    }),
  ),
  standings: Type.Array(
    object({
      ...{ person: Text, place: Count, points: Type.Number(), played: Count, ...Score },
      ...{ sonneborn: Type.Number(), firsts: Count, seconds: Count },
    }),
  ),
  winner: orNull(Text),
  me: object({ entered: Type.Boolean(), organiser: Type.Boolean() }),
});

const OfBrowser = Type.Unknown({ description: 'As the browser wrote it' });
const Sending = { match: Text, revision: Count, besides: orNull(Text) };
const Kept = { ...Sending, summary: OfBrowser, updated: Moment };
export const Uploads = Type.Array(object(Kept));
export const WholeUpload = object({ ...Kept, body: Text });
export const Sent = object(Sending);
export const Wars = Type.Array(object({ match: Text, ended: Moment, body: OfBrowser }));
