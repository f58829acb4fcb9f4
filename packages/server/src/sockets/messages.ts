import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Offers, Patch } from '../../client/delta.ts';
import { AnyAction, Id, Key, object } from '../http/parts.ts';
import { unfitIn } from '../http/unfit.ts';
import type { News } from '../matches/course.ts';
import type { Answer } from '../matches/move.ts';
import type { Position } from '../matches/show.ts';
import type { Chat } from '../tables/chat.ts';
import type { TableView } from '../tables/view.ts';

/** What may come through the socket. Everything names its table; a move carries a key and the version it answers. */
export const FromClient = Type.Union([
  object({
    type: Type.Literal('watch'),
    table: Id,
    since: Type.Optional(Type.Integer({ minimum: -1, maximum: 10_000_000 })),
    /** Knows `moved`: is told only what is different after a move. */
    delta: Type.Optional(Type.Boolean()),
    /** What `delta` was called: a page that was open during an upgrade still says so. */
    brief: Type.Optional(Type.Boolean()),
    /** Wants to see what happened in between: what was different after each event of a move comes with it. */
    frames: Type.Optional(Type.Boolean()),
  }),
  object({ type: Type.Literal('unwatch'), table: Id }),
  object({
    type: Type.Literal('act'),
    table: Id,
    key: Key,
    version: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
    action: AnyAction,
  }),
  object({
    type: Type.Literal('undo'),
    table: Id,
    key: Key,
    to: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
  }),
  object({ type: Type.Literal('why'), table: Id, key: Key, action: AnyAction }),
  object({ type: Type.Literal('ping') }),
]);
export type FromClient = Static<typeof FromClient>;
const check = Compile(FromClient);

const SHORT = 180;
export function readMessage(text: string): FromClient | null {
  try {
    const value: unknown = JSON.parse(text);
    // A NUL can only be written so, and what is as short cannot be deep: a move need not be walked through.
    if ((text.length > SHORT || text.includes('\\u0000')) && unfitIn(value) !== null) return null;
    return check.Check(value) ? (value as FromClient) : null;
  } catch {
    return null;
  }
}

/** A move, to whoever has the position `from` before it: what is different now, and what it may do. */
export interface Moved {
  readonly type: 'moved';
  readonly table: string;
  readonly from: number;
  /** To whoever made the move: this is the answer. */
  readonly key?: string;
  readonly patch: Patch;
  readonly legal: Offers;
  readonly news: readonly News[];
  /** Of one action, to whoever wants it: from the position before it, after each of its events but the last, which is the position. */
  readonly frames?: readonly Patch[];
}

/** What goes out. */
export type FromServer =
  | { readonly type: 'hello'; readonly person: string | null; readonly name: string | null }
  | { readonly type: 'table'; readonly table: TableView }
  | { readonly type: 'position'; readonly position: Position }
  | Moved
  | { readonly type: 'answer'; readonly table: string; readonly key: string; readonly answer: Answer }
  | { readonly type: 'why'; readonly table: string; readonly key: string; readonly refused: object | null }
  | { readonly type: 'chat'; readonly table: string; readonly chat: Chat }
  | { readonly type: 'presence'; readonly table: string; readonly people: readonly string[] }
  | { readonly type: 'error'; readonly error: string; readonly table?: string; readonly key?: string; readonly wait?: number }
  | { readonly type: 'pong' };
