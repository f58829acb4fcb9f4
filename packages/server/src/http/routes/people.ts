import { Readable } from 'node:stream';
import { Type } from 'typebox';
import * as email from '../../people/email.ts';
import { whoIsHere } from '../../people/here.ts';
import * as people from '../../people/people.ts';
import * as vacation from '../../people/vacation.ts';
import { notFound } from '../../refusal.ts';
import { adminExists, personById } from '../../storage/people.ts';
import { profileOf } from '../../tables/list.ts';
import { LONGEST } from '../../uploads/uploads.ts';
import * as answers from '../answers.ts';
import { Email, Language, Name, object, Password, Token } from '../parts.ts';
import { route } from '../route.ts';

const Minutes = Type.Integer({ minimum: 0, maximum: 1440 });
const QuietHours = object({ from: Minutes, to: Minutes, zone: Type.Integer({ minimum: -720, maximum: 840 }) });

export const peopleRoutes = [
  route('POST /api/guest', {
    answers: answers.Entered,
    who: 'anyone',
    summary: 'Play at once, under any name',
    limit: 'enter',
    enters: true,
    body: object({ name: Name, language: Type.Optional(Language) }),
    run: ({ world, body }) => people.enterAsGuest(world, { name: body.name, language: body.language ?? 'en' }),
  }),
  route('POST /api/register', {
    answers: answers.Entered,
    who: 'anyone',
    summary: 'A new account; a guest keeps their matches',
    limit: 'enter',
    enters: true,
    body: object({ name: Name, password: Password, email: Type.Optional(Email), language: Type.Optional(Language) }),
    run: ({ world, me, stranger, body }) =>
      people.register(world, stranger ? null : me, { ...body, language: body.language ?? 'en' }),
  }),
  route('POST /api/login', {
    answers: answers.Entered,
    who: 'anyone',
    summary: 'Open a session',
    limit: 'enter',
    enters: true,
    body: object({ name: Name, password: Type.String({ maxLength: 200 }) }),
    run: ({ world, body }) => people.login(world, body),
  }),
  route('POST /api/logout', {
    who: 'person',
    summary: 'End this session',
    run: ({ world, token }) => people.logout(world, token ?? ''),
  }),
  route('GET /api/me', {
    answers: answers.MaybeMe,
    who: 'anyone',
    summary: 'Who I am, null for a stranger; and what time it is here, for clocks that run by another',
    run: ({ world, me, stranger }) => ({ me: stranger ? null : people.meOf(me), now: world.now() }),
  }),
  route('PATCH /api/me', {
    answers: answers.Me,
    who: 'person',
    summary: 'Change name, language, time zone, address or quiet hours',
    body: object({
      name: Type.Optional(Name),
      language: Type.Optional(Language),
      zone: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      email: Type.Optional(Type.Union([Email, Type.Null()])),
      quiet: Type.Optional(Type.Union([QuietHours, Type.Null()])),
      digest: Type.Optional(Type.Boolean()),
    }),
    run: ({ world, me, body }) => people.changeMe(world, me, body),
  }),
  route('POST /api/me/password', {
    answers: answers.Entered,
    who: 'account',
    summary: 'Change the password; every other session ends',
    limit: 'enter',
    enters: true,
    body: object({ old: Type.String({ maxLength: 200 }), next: Password }),
    run: ({ world, me, body }) => people.changePassword(world, me, body),
  }),
  route('DELETE /api/me', {
    who: 'person',
    summary: 'Delete everything that names me; finished matches stay under no name',
    limit: 'enter',
    body: object({ password: Type.Optional(Type.String({ maxLength: 200 })) }),
    run: ({ world, me, body }) => people.deleteMe(world, me, body.password),
  }),
  route('GET /api/me/export', {
    answers: answers.OwnData,
    who: 'person',
    summary: 'Everything the server holds about me',
    holds: 3 * LONGEST,
    cost: 20,
    run: ({ world, me }) => Readable.from(people.exportMe(world, me)),
  }),
  route('POST /api/email/verify', {
    who: 'anyone',
    summary: 'Confirm an address with the token that was sent to it',
    limit: 'enter',
    body: object({ token: Token }),
    run: ({ world, body }) => email.verifyEmail(world, body.token),
  }),
  route('POST /api/password/forgot', {
    who: 'anyone',
    summary: 'Send a link to choose a new password, if the address is known',
    limit: 'enter',
    body: object({ email: Email }),
    run: ({ world, body }) => email.forgotPassword(world, body.email),
  }),
  route('POST /api/password/reset', {
    who: 'anyone',
    summary: 'Choose a new password with a token',
    limit: 'enter',
    body: object({ token: Token, password: Password }),
    run: ({ world, body }) => email.resetPassword(world, body),
  }),
  route('GET /api/admin/wanted', {
    answers: answers.Wanted,
    who: 'account',
    summary: 'Whether this server has no admin yet',
    run: async ({ world }) => ({ wanted: !(await adminExists(world.store.db)) }),
  }),
  route('POST /api/admin/claim', {
    who: 'account',
    summary: 'Become the first admin with the token from the console of the server',
    limit: 'enter',
    body: object({ token: Token }),
    run: ({ world, me, body }) => email.claimAdmin(world, me, body.token),
  }),
  route('GET /api/people/:person', {
    answers: answers.Profile,
    who: 'anyone',
    summary: 'A person and their finished public matches',
    run: async ({ world, me, stranger, params }) => {
      const person = await personById(world.store.db, params.person);
      if (person === undefined || person.deleted !== null) throw notFound();
      return profileOf(world, person, stranger ? null : me);
    },
  }),
  route('POST /api/people/:person/mute', {
    who: 'person',
    summary: 'Read nothing more from this person',
    run: async ({ world, me, params }) => {
      if ((await personById(world.store.db, params.person)) === undefined) throw notFound();
      await people.mute(world, me, params.person);
    },
  }),
  route('DELETE /api/people/:person/mute', {
    who: 'person',
    summary: 'Read this person again',
    run: async ({ world, me, params }) => {
      await people.unmute(world, me, params.person);
    },
  }),
  route('POST /api/people/:person/block', {
    who: 'person',
    summary: 'Have nothing to do with this person: no talk, no challenge, no table together',
    run: async ({ world, me, params }) => {
      if ((await personById(world.store.db, params.person)) === undefined) throw notFound();
      await people.block(world, me, params.person);
    },
  }),
  route('DELETE /api/people/:person/block', {
    who: 'person',
    summary: 'Let this person come near again',
    run: async ({ world, me, params }) => {
      await people.unblock(world, me, params.person);
    },
  }),
  route('GET /api/me/apart', {
    answers: answers.Apart,
    who: 'person',
    summary: 'Whom I have muted or blocked',
    run: ({ world, me }) => people.keptApart(world, me),
  }),
  route('GET /api/here', {
    answers: answers.Here,
    who: 'person',
    summary: 'Who is here now',
    run: ({ world }) => whoIsHere(world),
  }),
  route('GET /api/me/vacation', {
    answers: answers.Vacation,
    who: 'account',
    summary: 'How many days of vacation I have left this season',
    run: ({ world, me }) => vacation.vacationOf(world, me),
  }),
  route('POST /api/me/vacation', {
    answers: answers.Vacation,
    who: 'account',
    summary: 'Go on vacation for so many days: my clocks stand still, and opponents are told',
    body: object({ days: Type.Integer({ minimum: 1, maximum: vacation.DAYS_A_SEASON }) }),
    run: ({ world, me, body }) => vacation.goOnVacation(world, me, body.days),
  }),
  route('DELETE /api/me/vacation', {
    answers: answers.Vacation,
    who: 'account',
    summary: 'Come back earlier: my clocks go on',
    run: ({ world, me }) => vacation.endVacation(world, me),
  }),
  route('GET /api/bots', {
    answers: answers.Bots,
    who: 'account',
    summary: 'My bot accounts',
    run: ({ world, me }) => people.myBots(world, me),
  }),
  route('POST /api/bots', {
    answers: answers.NewBot,
    who: 'account',
    summary: 'An account for a program of mine; its token is shown once',
    body: object({ name: Name }),
    run: ({ world, me, body }) => people.makeBot(world, me, body.name),
  }),
  route('POST /api/bots/:bot/token', {
    answers: answers.NewToken,
    who: 'account',
    summary: 'A new token for a bot; the old one ends',
    run: ({ world, me, params }) => people.renewBot(world, me, params.bot),
  }),
  route('DELETE /api/bots/:bot', {
    who: 'account',
    summary: 'Delete a bot account',
    run: ({ world, me, params }) => people.dropBot(world, me, params.bot),
  }),
];
