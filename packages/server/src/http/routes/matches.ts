import { Type } from 'typebox';
import { checkMatch, download, downloadAudit } from '../../matches/download.ts';
import { look } from '../../matches/look.ts';
import { past, pastFrames } from '../../matches/past.ts';
import { readChat, report, say } from '../../tables/chat.ts';
import { seatedAt, standingAt } from '../../tables/view.ts';
import * as answers from '../answers.ts';
import { AnyAction, Key, object, SeatId } from '../parts.ts';
import { route } from '../route.ts';
import { whoever } from './tables.ts';

const Version = Type.Integer({ minimum: 0, maximum: 10_000_000 });
/** Of a finished match: what everybody could see. */
const EVERYBODY = 'everybody';
/** In bytes: of the longest matches, with what was made of their records. */
const LONG_MATCH = 16 << 20;
const Digits = Type.String({ pattern: '^-?[0-9]{1,8}$' });

export const matchRoutes = [
  route('GET /api/tables/:table/position', {
    answers: answers.Position,
    who: 'anyone',
    summary: 'What I may see of the match, with what happened since a move (default: since I last looked)',
    query: object({ since: Type.Optional(Digits) }),
    run: ask =>
      look(ask.world, whoever(ask), ask.params.table, {
        since: ask.query.since === undefined ? null : Number(ask.query.since),
        pay: ask.pay,
      }),
  }),
  route('GET /api/tables/:table/past', {
    answers: answers.Past,
    who: 'anyone',
    limit: 'study',
    summary: 'The match as I saw it after so many actions; once it is over, as any seat saw it',
    query: object({ at: Type.String({ pattern: '^[0-9]{1,7}$' }), seat: Type.Optional(SeatId) }),
    run: async ask => {
      const me = whoever(ask);
      const eyes = ask.query.seat ?? (await standingAt(ask.world, ask.params.table, me)).seat;
      return past(ask.world, me, ask.params.table, Number(ask.query.at), eyes === EVERYBODY ? null : eyes);
    },
  }),
  route('GET /api/tables/:table/frames', {
    answers: answers.PastFrames,
    who: 'anyone',
    limit: 'study',
    summary:
      'How an action (0: the set-up) looked to me: before it, and what was different after each event of it; once it is over, to any seat',
    query: object({ entry: Type.String({ pattern: '^[0-9]{1,7}$' }), seat: Type.Optional(SeatId) }),
    run: async ask => {
      const me = whoever(ask);
      const eyes = ask.query.seat ?? (await standingAt(ask.world, ask.params.table, me)).seat;
      return pastFrames(ask.world, me, ask.params.table, Number(ask.query.entry), eyes === EVERYBODY ? null : eyes);
    },
  }),
  route('POST /api/tables/:table/act', {
    answers: answers.Acted,
    who: 'person',
    summary: 'Decide. The key makes a repetition harmless; the version says what the decision answers',
    limit: 'move',
    body: object({ key: Key, version: Version, action: AnyAction }),
    run: async ({ world, me, params, body }) => {
      await seatedAt(world, params.table, me);
      return world.matches.act(params.table, { person: me.id }, body);
    },
  }),
  route('POST /api/tables/:table/undo', {
    answers: answers.Acted,
    who: 'person',
    summary: 'Take back my own last actions, while nothing has come of them',
    limit: 'move',
    body: object({ key: Key, to: Type.Optional(Version) }),
    run: async ({ world, me, params, body }) => {
      await seatedAt(world, params.table, me);
      return world.matches.undo(params.table, { person: me.id }, body);
    },
  }),
  route('POST /api/tables/:table/why', {
    answers: answers.Why,
    who: 'person',
    summary: 'Why I may not do this now: the rule, or null',
    limit: 'move',
    body: object({ action: AnyAction }),
    run: async ({ world, me, params, body }) => {
      await seatedAt(world, params.table, me);
      return { refused: await world.matches.why(params.table, me.id, body.action) };
    },
  }),
  route('GET /api/tables/:table/log', {
    answers: answers.Log,
    who: 'anyone',
    limit: 'study',
    cost: 4,
    summary: 'The whole match when it is over; my journal of it before that',
    holds: LONG_MATCH,
    run: ask => download(ask.world, whoever(ask), ask.params.table),
  }),
  route('GET /api/tables/:table/audit', {
    answers: answers.Audit,
    who: 'anyone',
    limit: 'study',
    cost: 40,
    summary: 'A finished match with what each outcome of chance was for, to check the dice with',
    run: ask => downloadAudit(ask.world, whoever(ask), ask.params.table),
  }),
  route('GET /api/tables/:table/verify', {
    answers: answers.Verdict,
    who: 'anyone',
    limit: 'study',
    cost: 40,
    summary: 'Check the dice and the rules of a finished match',
    run: ask => checkMatch(ask.world, whoever(ask), ask.params.table),
  }),
  route('GET /api/tables/:table/chat', {
    answers: answers.Talk,
    who: 'person',
    summary: 'What was said, newest first',
    query: object({ before: Type.Optional(Type.String({ pattern: '^[0-9]{1,16}$' })) }),
    run: ({ world, me, params, query }) =>
      readChat(world, me, params.table, query.before === undefined ? null : Number(query.before)),
  }),
  route('POST /api/tables/:table/chat', {
    answers: answers.Made,
    who: 'person',
    summary: 'Say something to the table, to the council of my seat, or in a letter from my seat to others',
    limit: 'say',
    body: object({
      text: Type.String({ minLength: 1, maxLength: 2000 }),
      council: Type.Optional(Type.Boolean()),
      to: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 8 })),
    }),
    run: ({ world, me, params, body: { text, council = false, to = [] } }) => say(world, me, params.table, { text, council, to }),
  }),
  route('POST /api/chat/:chat/report', {
    who: 'person',
    summary: 'Tell the admins about something that was said',
    limit: 'say',
    body: object({ why: Type.String({ maxLength: 1000 }) }),
    run: ({ world, me, params, body }) => report(world, me, params.chat, body.why),
  }),
];
