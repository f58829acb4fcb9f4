import { Type } from 'typebox';
import { markMoment, readMoments, share, unmark } from '../../moments/moments.ts';
import * as answers from '../club-answers.ts';
import { object } from '../parts.ts';
import { route } from '../route.ts';
import { whoever } from './tables.ts';

export const momentRoutes = [
  route('GET /api/tables/:table/moments', {
    answers: answers.Moments,
    who: 'anyone',
    summary: 'My bookmarks of a match; once it is over, what was said about its moments',
    run: ask => readMoments(ask.world, whoever(ask), ask.params.table),
  }),
  route('POST /api/tables/:table/moments', {
    answers: answers.Made,
    who: 'person',
    limit: 'say',
    summary: 'Keep a moment for myself, or comment on it once the match is over',
    body: object({
      kind: Type.Union([Type.Literal('bookmark'), Type.Literal('comment')]),
      at: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      text: Type.String({ maxLength: 1000 }),
    }),
    run: ({ world, me, params, body }) => markMoment(world, me, params.table, body),
  }),
  route('DELETE /api/tables/:table/moments/:moment', {
    who: 'person',
    summary: 'Take a bookmark or a comment away: my own; of the host and admins also what others have said',
    run: ({ world, me, params }) => unmark(world, me, params.table, params.moment),
  }),
  route('POST /api/tables/:table/share', {
    who: 'person',
    summary: 'Let whoever has the address look at a finished match, or not any more',
    body: object({ shared: Type.Boolean() }),
    run: ({ world, me, params, body }) => share(world, me, params.table, body.shared),
  }),
];
