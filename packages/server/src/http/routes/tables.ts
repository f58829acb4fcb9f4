import { actionsOf, type Game } from '@polemos/kernel';
import { type Static, Type } from 'typebox';
import { notFound } from '../../refusal.ts';
import * as ahead from '../../tables/ahead.ts';
import * as challenges from '../../tables/challenges.ts';
import { createTable, startTable } from '../../tables/create.ts';
import { cancelTable } from '../../tables/farewell.ts';
import * as invitations from '../../tables/invitations.ts';
import { myTables, openTables } from '../../tables/list.ts';
import { rematch } from '../../tables/rematch.ts';
import * as seats from '../../tables/seats.ts';
import * as seeks from '../../tables/seeks.ts';
import * as settle from '../../tables/settle.ts';
import { takeBack } from '../../tables/stand-in.ts';
import { tableView } from '../../tables/view.ts';
import { vote } from '../../tables/vote.ts';
import type { World } from '../../world.ts';
import * as answers from '../answers.ts';
import { Entropy, Id, Level, Name, object, Pace, SeatId, Token, WHOLE_BOARD } from '../parts.ts';
import { type Ask, route } from '../route.ts';

const Kind = Type.Union((['draw', 'rewind', 'hand-over', 'take-over', 'replace'] as const).map(kind => Type.Literal(kind)));
const AheadKind = Type.Union((['pass', 'decline', 'tactic'] as const).map(kind => Type.Literal(kind)));
const Council = Type.Union([Type.Literal('free'), Type.Literal('rotate'), Type.Literal('vote')]);
const NewTable = object({
  game: Type.String({ maxLength: 40 }),
  scenario: Type.Optional(Type.String({ maxLength: 60 })),
  options: Type.Optional(
    Type.Record(Type.String({ maxLength: 40 }), Type.Union([Type.String({ maxLength: 60 }), Type.Number(), Type.Boolean()])),
  ),
  position: Type.Optional(Type.Unknown()),
  board: Type.Optional(Type.Unknown()),
  title: Type.Optional(Type.String({ maxLength: 80 })),
  public: Type.Optional(Type.Boolean()),
  pace: Type.Optional(Pace),
  spectators: Type.Optional(Type.Boolean()),
  delay: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
  bots: Type.Optional(Type.Record(SeatId, Level)),
  seat: Type.Optional(Type.Union([SeatId, Type.Null()])),
  entropy: Type.Optional(Entropy),
  council: Type.Optional(Council),
  autostart: Type.Optional(Type.Boolean()),
  absence: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
});
const tableOf = (body: Static<typeof NewTable>) => ({
  ...body,
  public: body.public ?? false,
  pace: body.pace ?? ({ kind: 'none' } as const),
  spectators: body.spectators ?? true,
  delay: body.delay ?? 0,
  bots: body.bots ?? {},
  seat: body.seat ?? null,
  council: body.council ?? ('free' as const),
});
/** Nobody, or somebody. */
export const whoever = ({ me, stranger }: Ask<unknown, unknown>) => (stranger ? null : me);
const gameCalled = ({ games }: World, id: string): Game => {
  if (!Object.hasOwn(games, id)) throw notFound();
  return games[id];
};

export const tableRoutes = [
  route('GET /api/games', {
    answers: answers.Games,
    who: 'anyone',
    summary: 'The games of this server',
    run: ({ world }) =>
      Object.values(world.games).map(({ id, rules, seats: chairs, scenarios, options }) => ({
        id,
        rules,
        seats: chairs,
        scenarios,
        options,
      })),
  }),
  route('GET /api/games/:game/schema', {
    answers: answers.PositionSchema,
    who: 'anyone',
    summary: 'The JSON schema of a game’s positions: the shape of every field and the ids of everything in it',
    run: ({ world, params }) => gameCalled(world, params.game).position.schema,
  }),
  route('GET /api/games/:game/actions', {
    answers: answers.Actions,
    who: 'anyone',
    summary: 'The types of action of a game; of each argument what it is and its ids, or the least and the most',
    run: ({ world, params }) => actionsOf(gameCalled(world, params.game).actions),
  }),
  route('GET /api/tables', {
    answers: answers.Lines,
    who: 'anyone',
    summary: 'Public tables: those that wait for players first',
    query: object({ game: Type.Optional(Type.String({ maxLength: 40 })) }),
    run: ({ world, query }) => openTables(world, query.game ?? null),
  }),
  route('GET /api/me/tables', {
    answers: answers.Lines,
    who: 'person',
    summary: 'My tables, where it is my turn first',
    cost: 3,
    run: ({ world, me }) => myTables(world, me),
  }),
  route('POST /api/tables', {
    answers: answers.Table,
    who: 'person',
    summary: 'A new table',
    limit: 'say',
    longest: WHOLE_BOARD,
    body: NewTable,
    run: ({ world, me, body }) => createTable(world, me, tableOf(body)),
  }),
  route('POST /api/challenges', {
    answers: answers.Table,
    who: 'person',
    summary:
      'Challenge somebody by name, or one who is here, to a table that is laid out for it; the answer stands in their lobby',
    limit: 'say',
    longest: WHOLE_BOARD,
    body: object({ name: Type.Optional(Name), person: Type.Optional(Id), table: NewTable }),
    run: ({ world, me, body: { table, ...whom } }) => challenges.challenge(world, me, whom, tableOf(table)),
  }),
  route('GET /api/me/challenges', {
    answers: answers.Challenges,
    who: 'person',
    summary: 'What others ask me to, and what I have asked others that is not settled',
    run: ({ world, me }) => challenges.myChallenges(world, me),
  }),
  route('POST /api/challenges/:challenge', {
    answers: answers.MaybeTable,
    who: 'person',
    summary: 'Accept a challenge, a rematch or the seat of somebody who is away; or decline',
    body: object({ yes: Type.Boolean(), entropy: Type.Optional(Entropy) }),
    run: async ({ world, me, params, body }) => ({
      table: await challenges.answerChallenge(world, me, params.challenge, {
        yes: body.yes,
        ...(body.entropy === undefined ? {} : { entropy: body.entropy }),
      }),
    }),
  }),
  route('DELETE /api/challenges/:challenge', {
    who: 'person',
    summary: 'Take back what I have asked, or put away that it was declined',
    run: ({ world, me, params }) => challenges.withdrawChallenge(world, me, params.challenge),
  }),
  route('POST /api/tables/:table/challenges', {
    answers: answers.Asked,
    who: 'person',
    summary: 'The host asks somebody to the table, into a free seat',
    limit: 'say',
    body: object({
      name: Type.Optional(Name),
      person: Type.Optional(Id),
      seat: Type.Optional(Type.Union([SeatId, Type.Null()])),
    }),
    run: ({ world, me, params, body }) => challenges.challengeTo(world, me, params.table, { ...body, seat: body.seat ?? null }),
  }),
  route('GET /api/seeks', {
    answers: answers.Seeks,
    who: 'anyone',
    summary: 'Who looks for anybody to play with',
    run: ask => seeks.seeks(ask.world, whoever(ask)),
  }),
  route('POST /api/seeks', {
    answers: answers.MaybeTable,
    who: 'person',
    summary: 'Look for anybody: paired at once with who seeks the same, seated where a public table waits for it, or listed',
    limit: 'say',
    body: object({
      game: Type.String({ maxLength: 40 }),
      scenario: Type.Optional(Type.Union([Type.String({ maxLength: 60 }), Type.Null()])),
      pace: Pace,
      entropy: Type.Optional(Entropy),
    }),
    run: ({ world, me, body }) =>
      seeks.seek(world, me, { ...body, scenario: body.scenario ?? null, entropy: body.entropy ?? '' }),
  }),
  route('POST /api/seeks/:seek', {
    answers: answers.Table,
    who: 'person',
    summary: 'Play with whoever seeks this: sides by lot, and the match begins',
    limit: 'say',
    body: object({ entropy: Type.Optional(Entropy) }),
    run: ({ world, me, params, body }) => seeks.takeSeek(world, me, params.seek, body.entropy ?? ''),
  }),
  route('DELETE /api/seeks/:seek', {
    who: 'person',
    summary: 'Look no longer',
    run: ({ world, me, params }) => seeks.dropSeek(world, me, params.seek),
  }),
  route('PATCH /api/tables/:table', {
    answers: answers.Table,
    who: 'person',
    summary: 'The host opens the table to all or closes it, lets it start by itself or not, or hands it on to somebody at it',
    body: object({ public: Type.Optional(Type.Boolean()), autostart: Type.Optional(Type.Boolean()), host: Type.Optional(Id) }),
    run: ({ world, me, params, body }) => seats.changeTable(world, me, params.table, body),
  }),
  route('POST /api/tables/:table/take-back', {
    answers: answers.Table,
    who: 'person',
    summary: 'Take back the seat that another plays while I was away',
    run: ({ world, me, params }) => takeBack(world, me, params.table),
  }),
  route('GET /api/tables/:table/ahead', {
    answers: answers.MovesAhead,
    who: 'person',
    summary: 'My moves ahead, how often they have moved and what has stopped them',
    run: ({ world, me, params }) => ahead.movesAhead(world, me, params.table),
  }),
  route('POST /api/tables/:table/ahead', {
    who: 'person',
    summary: 'Move ahead: pass where nothing else can be done, decline interceptions below a chance, keep a tactic',
    limit: 'say',
    body: Type.Union([
      object({ kind: Type.Literal('pass') }),
      object({ kind: Type.Literal('decline'), below: Type.Integer({ minimum: 1, maximum: 100 }) }),
      object({ kind: Type.Literal('tactic'), tactic: Type.String({ maxLength: 40 }) }),
    ]),
    run: ({ world, me, params, body }) => ahead.setAhead(world, me, params.table, body),
  }),
  route('POST /api/tables/:table/ahead/stop', {
    who: 'person',
    summary: 'Decide myself again',
    body: object({ kind: AheadKind }),
    run: ({ world, me, params, body }) => ahead.dropAhead(world, me, params.table, body.kind),
  }),
  route('GET /api/tables/:table', {
    answers: answers.Table,
    who: 'anyone',
    summary: 'A table as I may see it',
    run: ask => tableView(ask.world, ask.params.table, whoever(ask)),
  }),
  route('POST /api/tables/:table/join', {
    answers: answers.Table,
    who: 'person',
    summary: 'Take a free seat of a public table',
    body: object({ seat: SeatId, entropy: Type.Optional(Entropy) }),
    run: ({ world, me, params, body }) => seats.join(world, me, params.table, body.seat, body.entropy),
  }),
  route('POST /api/tables/:table/leave', {
    who: 'person',
    summary: 'Get up',
    run: ({ world, me, params }) => seats.leave(world, me, params.table),
  }),
  route('DELETE /api/tables/:table', {
    who: 'person',
    summary: 'The host clears away a table at which nobody has begun to play',
    run: ({ world, me, params }) => cancelTable(world, me, params.table),
  }),
  route('POST /api/tables/:table/send-away', {
    who: 'person',
    summary: 'Send somebody away: the host until the start, and those who look on; whoever sat there first from their seat',
    body: object({ person: Id }),
    run: ({ world, me, params, body }) => seats.sendAway(world, me, params.table, body.person),
  }),
  route('POST /api/tables/:table/entropy', {
    who: 'person',
    summary: 'Mix something of my own into the dice, before the start',
    body: object({ entropy: Entropy }),
    run: ({ world, me, params, body }) => seats.setEntropy(world, me, params.table, body.entropy),
  }),
  route('POST /api/tables/:table/bot', {
    answers: answers.Table,
    who: 'person',
    summary: 'The host puts a bot into a free seat, or takes it out',
    body: object({ seat: SeatId, level: Type.Union([Level, Type.Null()]) }),
    run: ({ world, me, params, body }) => seats.setBot(world, me, params.table, body.seat, body.level),
  }),
  route('POST /api/tables/:table/start', {
    answers: answers.Table,
    who: 'person',
    summary: 'The host starts the match',
    run: ({ world, me, params }) => startTable(world, me, params.table),
  }),
  route('POST /api/tables/:table/rematch', {
    answers: answers.Table,
    who: 'person',
    summary: 'The same again with seats turned: the others are asked, and whoever asks for the same has agreed',
    limit: 'say',
    query: object({ entropy: Type.Optional(Entropy) }),
    run: ({ world, me, params, query }) => rematch(world, me, params.table, query.entropy ?? ''),
  }),
  route('POST /api/tables/:table/resign', {
    who: 'person',
    summary: 'Give up',
    run: ({ world, me, params }) => settle.resign(world, me, params.table),
  }),
  route('POST /api/tables/:table/claim', {
    who: 'person',
    summary: 'Claim the match of somebody whose time is over',
    run: ({ world, me, params }) => settle.claim(world, me, params.table),
  }),
  route('POST /api/tables/:table/propose', {
    who: 'person',
    summary: 'Propose a draw, a rewind, a hand-over to a bot, a take-over from one, or a stand-in for somebody who is away',
    limit: 'say',
    body: object({
      kind: Kind,
      to: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      level: Type.Optional(Level),
      seat: Type.Optional(SeatId),
      name: Type.Optional(Name),
    }),
    run: ({ world, me, params, body }) => settle.propose(world, me, params.table, body),
  }),
  route('POST /api/tables/:table/answer', {
    who: 'person',
    summary: 'Agree to the proposal that was made then, or take it from the table',
    body: object({ kind: Kind, yes: Type.Boolean(), made: Type.Optional(Type.Integer({ minimum: 0 })) }),
    run: ({ world, me, params, body }) => settle.answer(world, me, params.table, body),
  }),
  route('POST /api/tables/:table/vote', {
    who: 'person',
    summary: 'Say who of my council shall command the present operation',
    body: object({ person: Id }),
    run: ({ world, me, params, body }) => vote(world, me, params.table, body.person),
  }),
  route('GET /api/tables/:table/invitations', {
    answers: answers.Links,
    who: 'person',
    summary: 'The links that I may revoke: to my table, into my seat; without their tokens',
    run: ({ world, me, params }) => invitations.invitations(world, me, params.table),
  }),
  route('POST /api/tables/:table/invitations', {
    answers: answers.NewLink,
    who: 'person',
    summary: 'A link to invite with: the host to the table or into a free seat, whoever sits in a seat into it',
    limit: 'say',
    body: object({ seat: Type.Optional(Type.Union([SeatId, Type.Null()])) }),
    run: ({ world, me, params, body }) => invitations.invite(world, me, params.table, body.seat ?? null),
  }),
  route('DELETE /api/tables/:table/invitations/:invitation', {
    who: 'person',
    summary: 'Revoke an invitation',
    run: ({ world, me, params }) => invitations.revoke(world, me, params.table, params.invitation),
  }),
  route('POST /api/invitation', {
    answers: answers.Invited,
    who: 'anyone',
    // Nobody guesses a token; thirty who open one link in one room do so from one address.
    summary: 'What an invitation is to',
    body: object({ token: Token }),
    run: ({ world, body }) => invitations.openInvitation(world, body.token),
  }),
  route('POST /api/invitation/accept', {
    answers: answers.Table,
    who: 'person',
    summary: 'Accept an invitation: into a seat, or beside the table to look on',
    body: object({
      token: Token,
      seat: Type.Optional(Type.Union([SeatId, Type.Null()])),
      entropy: Type.Optional(Entropy),
    }),
    run: ({ world, me, body }) =>
      invitations.accept(world, me, body.token, {
        seat: body.seat ?? null,
        ...(body.entropy === undefined ? {} : { entropy: body.entropy }),
      }),
  }),
];
