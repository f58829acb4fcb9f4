import { Type } from 'typebox';
import * as admin from '../../operation/admin.ts';
import * as arbiter from '../../tables/arbiter.ts';
import * as answers from '../answers.ts';
import { Level, Name, object, SeatId } from '../parts.ts';
import { route } from '../route.ts';

const After = object({ after: Type.Optional(Type.String({ maxLength: 64 })) });

export const adminRoutes = [
  route('GET /api/admin/people', {
    answers: answers.AdminPeople,
    who: 'admin',
    summary: 'People, a page at a time',
    query: After,
    run: ({ world, query }) => admin.people(world, query.after ?? ''),
  }),
  route('POST /api/admin/people/:person/ban', {
    who: 'admin',
    summary: 'Shut somebody out, or let them in again',
    body: object({ banned: Type.Boolean() }),
    run: ({ world, params, body }) => admin.ban(world, params.person, body.banned),
  }),
  route('POST /api/admin/people/:person/admin', {
    who: 'admin',
    summary: 'Make somebody an admin, or no longer',
    body: object({ admin: Type.Boolean() }),
    run: ({ world, params, body }) => admin.appoint(world, params.person, body.admin),
  }),
  route('POST /api/admin/people/:person/reset', {
    answers: answers.ResetLink,
    who: 'admin',
    summary: 'A link with which somebody sets a new password, to be handed over',
    run: ({ world, params }) => admin.resetLink(world, params.person),
  }),
  route('GET /api/admin/tables', {
    answers: answers.AdminTables,
    who: 'admin',
    summary: 'All tables, a page at a time',
    query: After,
    run: ({ world, query }) => admin.tables(world, query.after ?? ''),
  }),
  route('POST /api/admin/tables/:table/reopen', {
    who: 'admin',
    summary: 'Take back a wrong end: a resignation by mistake, a wrong claim',
    run: ({ world, me, params }) => admin.reopen(world, me, params.table),
  }),
  route('POST /api/admin/tables/:table/end', {
    who: 'admin',
    summary: 'End a match that its people cannot: with a winner, as a draw, or void',
    body: Type.Union([
      object({ how: Type.Union([Type.Literal('void'), Type.Literal('draw')]) }),
      object({ how: Type.Literal('win'), seat: SeatId }),
    ]),
    run: ({ world, me, params, body }) => arbiter.rule(world, me, params.table, body),
  }),
  route('POST /api/admin/tables/:table/substitute', {
    who: 'admin',
    summary: 'Put a bot or somebody else into a seat; whoever sat there may have it back',
    body: object({ seat: SeatId, level: Type.Optional(Level), name: Type.Optional(Name) }),
    run: ({ world, me, params, body }) => arbiter.substitute(world, me, params.table, body),
  }),
  route('GET /api/admin/jobs', {
    answers: answers.AdminJobs,
    who: 'admin',
    summary: 'Jobs that have failed at least once',
    run: ({ world }) => admin.jobs(world),
  }),
  route('POST /api/admin/jobs/retry', {
    who: 'admin',
    summary: 'Try a stuck job again now',
    body: object({ key: Type.String({ maxLength: 200 }) }),
    run: ({ world, body }) => admin.retry(world, body.key),
  }),
  route('GET /api/admin/deliveries', {
    answers: answers.AdminDeliveries,
    who: 'admin',
    summary: 'Messages that could not be delivered',
    run: ({ world }) => admin.deliveries(world),
  }),
  route('POST /api/admin/deliveries/:delivery/retry', {
    who: 'admin',
    summary: 'Try a failed message again now',
    run: ({ world, params }) => admin.retryDelivery(world, params.delivery),
  }),
  route('POST /api/admin/mail', {
    answers: answers.MailTried,
    who: 'admin',
    summary: 'Send a letter to my own confirmed address, and tell what the mail server said',
    limit: 'say',
    run: ({ world, me }) => admin.tryMail(world, me),
  }),
  route('GET /api/admin/reports', {
    answers: answers.AdminReports,
    who: 'admin',
    summary: 'What people have reported',
    run: ({ world }) => admin.reports(world),
  }),
  route('POST /api/admin/reports/:report', {
    who: 'admin',
    summary: 'Settle a report: hide what was said, or not',
    body: object({ hide: Type.Boolean() }),
    run: ({ world, params, body }) => admin.settle(world, params.report, body.hide),
  }),
];
