import { Type } from 'typebox';
import * as channels from '../../notifications/channels.ts';
import { stopLetters } from '../../notifications/stop.ts';
import * as answers from '../answers.ts';
import { object } from '../parts.ts';
import { route } from '../route.ts';

const Url = Type.String({ minLength: 8, maxLength: 500 });
const Channel = Type.Union([
  object({ kind: Type.Literal('email') }),
  object({ kind: Type.Literal('webhook'), url: Url }),
  object({ kind: Type.Literal('discord'), url: Url }),
  object({
    kind: Type.Literal('push'),
    endpoint: Url,
    keys: object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
  }),
]);

export const noticeRoutes = [
  route('GET /api/me/channels', {
    answers: answers.Channels,
    who: 'person',
    summary: 'How I am told when it is my turn',
    run: ({ world, me }) => channels.myChannels(world, me),
  }),
  route('POST /api/me/channels', {
    answers: answers.Made,
    who: 'person',
    summary: 'Be told by e-mail, push, webhook or Discord',
    limit: 'say',
    body: Channel,
    run: ({ world, me, body }) => channels.addChannel(world, me, body),
  }),
  route('DELETE /api/me/channels/:channel', {
    who: 'person',
    summary: 'Not this way any more',
    run: ({ world, me, params }) => channels.dropChannel(world, me, params.channel),
  }),
  route('GET /api/me/deliveries', {
    answers: answers.Deliveries,
    who: 'person',
    summary: 'What was sent to me, and whether it arrived',
    run: ({ world, me }) => channels.myDeliveries(world, me),
  }),
  route('POST /api/stop/:token', {
    who: 'anyone',
    summary: 'No more of these letters: with the token that stands in each of them, from a page or from the mail program itself',
    limit: 'enter',
    run: ({ world, params }) => stopLetters(world, params.token),
  }),
  route('GET /api/push/key', {
    answers: answers.PushKey,
    who: 'anyone',
    summary: 'The public key that a browser needs for push',
    run: async ({ world }) => ({ key: (await channels.pushKeys(world)).publicKey }),
  }),
  route('POST /api/tables/:table/hook', {
    who: 'person',
    summary: 'The host lets a webhook or a Discord channel follow the table; null ends it',
    limit: 'say',
    body: object({
      hook: Type.Union([object({ kind: Type.Union([Type.Literal('webhook'), Type.Literal('discord')]), url: Url }), Type.Null()]),
    }),
    run: ({ world, me, params, body }) => channels.hookTable(world, me, params.table, body.hook),
  }),
];
