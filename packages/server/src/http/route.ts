import type { Static, TSchema } from 'typebox';
import type { Entered } from '../people/people.ts';
import type { PersonRow } from '../storage/schema.ts';
import type { World } from '../world.ts';
import { Done } from './answers.ts';

/**
 * Who may ask at all. What they may ask of a table depends on what they are there; the function that the route calls
 * looks that up and refuses.
 */
export type Who = 'anyone' | 'person' | 'account' | 'admin';
/** How often: see `operation/limits.ts`. */
export type LimitName = 'enter' | 'move' | 'ask' | 'say' | 'study' | 'account' | 'guess' | 'told' | 'by';

export interface Ask<B, Q> {
  readonly world: World;
  /** Whoever asks; for routes that are not for anyone there is always somebody. */
  readonly me: PersonRow;
  readonly stranger: boolean;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Q;
  readonly body: B;
  readonly token: string | null;
  /** So much more of the limit, as soon as it is known; refuses where it is not there. */
  readonly pay: Pay;
}
export type Pay = (cost: number) => void;

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly who: Who;
  readonly summary: string;
  readonly limit: LimitName;
  /** How much of the limit one such request takes. */
  readonly cost: number;
  /** How many bytes a body may have, where it may have more than usual. */
  readonly longest: number | null;
  /** How many bytes of memory it takes until it is answered, where those are many. */
  readonly holds: number;
  readonly body: TSchema | null;
  readonly query: TSchema | null;
  /** What is answered, for the description of the interface. */
  readonly answers: TSchema;
  /** The answer opens a session: its token goes into the cookie and nowhere else. */
  readonly enters: boolean;
  run(ask: Ask<unknown, unknown>): Promise<unknown> | unknown;
}

interface Written<B extends TSchema, Q extends TSchema> {
  readonly who: Who;
  readonly summary: string;
  readonly limit?: LimitName;
  readonly cost?: number;
  readonly longest?: number;
  readonly holds?: number;
  readonly body?: B;
  readonly query?: Q;
  readonly answers?: TSchema;
  readonly enters?: boolean;
  run(ask: Ask<Static<B>, Static<Q>>): Promise<unknown> | unknown;
}

/** `route('POST /api/tables/:id/join', { … })`: parses, calls one function, answers. */
export function route<B extends TSchema, Q extends TSchema>(
  line: `${Route['method']} /${string}`,
  written: Written<B, Q>,
): Route {
  const [method, path] = line.split(' ');
  return {
    method: method as Route['method'],
    path,
    who: written.who,
    summary: written.summary,
    limit: written.limit ?? 'ask',
    cost: written.cost ?? 1,
    longest: written.longest ?? null,
    holds: written.holds ?? 0,
    body: written.body ?? null,
    query: written.query ?? null,
    answers: written.answers ?? Done,
    enters: written.enters ?? false,
    run: written.run as Route['run'],
  };
}

export const isEntered = (answer: unknown): answer is Entered =>
  typeof answer === 'object' && answer !== null && 'token' in answer && 'me' in answer;
