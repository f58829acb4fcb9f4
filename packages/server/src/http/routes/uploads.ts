import { Type } from 'typebox';
import * as uploads from '../../uploads/uploads.ts';
import * as answers from '../club-answers.ts';
import { Id, object } from '../parts.ts';
import { route } from '../route.ts';

/** A hundred wars as they are told. */
const MOST_WARS = 420_000;

export const uploadRoutes = [
  route('GET /api/me/matches', {
    answers: answers.Uploads,
    who: 'account',
    summary: 'The matches of my browsers that are kept with my account',
    run: ({ world, me }) => uploads.listUploads(world, me),
  }),
  route('GET /api/me/matches/:match', {
    answers: answers.WholeUpload,
    who: 'account',
    summary: 'One of them, to be taken up in another browser',
    holds: 3 * uploads.LONGEST,
    cost: 4,
    run: ({ world, me, params }) => uploads.readUpload(world, me, params.match),
  }),
  route('POST /api/me/matches/:match', {
    answers: answers.Sent,
    who: 'account',
    limit: 'say',
    longest: uploads.LONGEST + 10_000,
    summary: 'Keep a match of this browser; where another has gone on meanwhile both are kept',
    body: object({
      known: Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Null()]),
      summary: Type.Unknown(),
      body: Type.String({ minLength: 1, maxLength: uploads.LONGEST, pattern: '^[A-Za-z0-9+/=]+$' }),
    }),
    run: ({ world, me, params, body }) => uploads.keepUpload(world, me, params.match, body),
  }),
  route('DELETE /api/me/matches/:match', {
    who: 'account',
    summary: 'Take a match out of my account; what lies in browsers stays',
    run: ({ world, me, params }) => uploads.dropUpload(world, me, params.match),
  }),
  route('GET /api/me/wars', {
    answers: answers.Wars,
    who: 'account',
    summary: 'The war chronicle: what I have finished alone',
    run: ({ world, me }) => uploads.listWars(world, me),
  }),
  route('POST /api/me/wars', {
    answers: answers.Wars,
    who: 'account',
    summary: 'Add to the war chronicle what is not in it yet',
    cost: 10,
    longest: MOST_WARS,
    body: object({
      wars: Type.Array(
        object({ match: Id, ended: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), body: Type.Unknown() }),
        { maxItems: 100 },
      ),
    }),
    run: ({ world, me, body }) => uploads.keepWars(world, me, body.wars as uploads.War[]),
  }),
  route('DELETE /api/me/wars/:match', {
    who: 'account',
    summary: 'Strike a war from the chronicle',
    run: ({ world, me, params }) => uploads.dropWar(world, me, params.match),
  }),
];
