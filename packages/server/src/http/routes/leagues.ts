import { Type } from 'typebox';
import * as leagues from '../../leagues/leagues.ts';
import * as answers from '../club-answers.ts';
import { Entropy, Id, object } from '../parts.ts';
import { route } from '../route.ts';
import { whoever } from './tables.ts';

const Days = Type.Integer({ minimum: 1, maximum: 120 });

export const leagueRoutes = [
  route('GET /api/leagues', {
    answers: answers.LeagueLines,
    who: 'anyone',
    summary: 'The leagues of this server, the newest first',
    run: ask => leagues.listLeagues(ask.world, whoever(ask)),
  }),
  route('POST /api/leagues', {
    answers: answers.League,
    who: 'account',
    limit: 'say',
    summary: 'Found a league of two sides: everybody against everybody, or knock-out',
    body: object({
      name: Type.String({ minLength: 1, maxLength: 80 }),
      game: Type.String({ maxLength: 40 }),
      scenario: Type.Optional(Type.String({ maxLength: 60 })),
      options: Type.Optional(
        Type.Record(Type.String({ maxLength: 40 }), Type.Union([Type.String({ maxLength: 60 }), Type.Number(), Type.Boolean()])),
      ),
      kind: Type.Union([Type.Literal('round-robin'), Type.Literal('knock-out')]),
      legs: Type.Integer({ minimum: 1, maximum: 2 }),
      roundDays: Days,
      moveDays: Type.Integer({ minimum: 1, maximum: 60 }),
    }),
    run: ({ world, me, body }) => leagues.foundLeague(world, me, body),
  }),
  route('GET /api/leagues/:league', {
    answers: answers.League,
    who: 'anyone',
    summary: 'A league: who plays, every pairing, the standings',
    run: ask => leagues.showLeague(ask.world, whoever(ask), ask.params.league, ask.pay),
  }),
  route('PATCH /api/leagues/:league', {
    answers: answers.League,
    who: 'account',
    summary: 'The organiser hands a league on to somebody who plays in it',
    body: object({ organiser: Id }),
    run: ({ world, me, params, body }) => leagues.handOn(world, me, params.league, body.organiser),
  }),
  route('DELETE /api/leagues/:league', {
    who: 'account',
    summary: 'The organiser calls a league off that has not started',
    run: ({ world, me, params }) => leagues.callOff(world, me, params.league),
  }),
  route('POST /api/leagues/:league/enter', {
    answers: answers.League,
    who: 'account',
    summary: 'Enter a league; the tables of my matches are laid out for me',
    body: object({ entropy: Type.Optional(Entropy) }),
    run: ({ world, me, params, body }) => leagues.enterLeague(world, me, params.league, body.entropy ?? ''),
  }),
  route('POST /api/leagues/:league/leave', {
    answers: answers.League,
    who: 'account',
    summary: 'Leave a league; the organiser may take others out',
    body: object({ person: Type.Optional(Id) }),
    run: ({ world, me, params, body }) => leagues.leaveLeague(world, me, params.league, body.person),
  }),
  route('POST /api/leagues/:league/start', {
    answers: answers.League,
    who: 'account',
    summary: 'The organiser starts the league: all are paired, the first tables are laid out',
    run: ({ world, me, params }) => leagues.startLeague(world, me, params.league),
  }),
  route('POST /api/leagues/:league/decide', {
    answers: answers.League,
    who: 'account',
    summary: 'The organiser decides a match of the present round, or gives it more time',
    body: object({
      round: Type.Integer({ minimum: 1, maximum: 500 }),
      number: Type.Integer({ minimum: 0, maximum: 500 }),
      replay: Type.Integer({ minimum: 0, maximum: 1 }),
      result: Type.Optional(
        Type.Union([...(['first', 'second', 'draw', 'none'] as const).map(one => Type.Literal(one)), Type.Null()]),
      ),
      days: Type.Optional(Days),
    }),
    run: ({ world, me, params, body }) => leagues.decideMatch(world, me, params.league, body),
  }),
];
