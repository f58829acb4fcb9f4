import { Type } from 'typebox';
import { strike } from '../../ratings/book.ts';
import { leaderboard, ratedPerson } from '../../ratings/ladder.ts';
import { checkApart } from '../../tables/arbiter.ts';
import * as answers from '../club-answers.ts';
import { object } from '../parts.ts';
import { route } from '../route.ts';
import { whoever } from './tables.ts';

export const ratingRoutes = [
  route('GET /api/leaderboard', {
    answers: answers.Leaderboard,
    who: 'anyone',
    summary: 'Who is good at what, by scenario and side, bots too; `on` is false where this server keeps none',
    cost: 5,
    query: object({
      game: Type.Optional(Type.String({ maxLength: 40 })),
      scenario: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    run: ({ world, query }) => leaderboard(world, query),
  }),
  route('GET /api/people/:person/ratings', {
    answers: answers.Rated,
    who: 'anyone',
    summary: 'The ratings of a person, the matches they come from, and the score against each opponent',
    cost: 5,
    run: ask => ratedPerson(ask.world, whoever(ask), ask.params.person),
  }),
  route('POST /api/admin/tables/:table/rated', {
    who: 'admin',
    summary: 'Take a finished match out of the ratings, or count it again',
    body: object({ rated: Type.Boolean() }),
    async run({ world, me, params, body }) {
      await checkApart(world, me, params.table);
      await strike(world, params.table, !body.rated);
    },
  }),
];
