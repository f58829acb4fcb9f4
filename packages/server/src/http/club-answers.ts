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
