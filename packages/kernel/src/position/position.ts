import { Check, Errors } from 'typebox/schema';
import type { Fault, PositionFormat, Setup } from '../game/game.ts';
import type { BaseState, Frame } from '../game/state.ts';
import { faultsOf } from './faults.ts';
import { type Fields, type Report, readAll, writeAll } from './field.ts';

/** What a game says of its positions beside the fields. */
interface Format<S> {
  readonly id: string;
  readonly title: string;
  readonly fields: Fields;
  /** The state that holds where nothing is told: the set-up of the scenario. */
  begin(given: Readonly<Record<string, unknown>>, setup: Setup): S;
  /** What follows from the rest, what cannot be, and where play goes on: the stack. */
  finish(state: S, given: Readonly<Record<string, unknown>>, report: Report, setup: Setup): void;
  startOf(state: S, phase: string): Frame | null;
  left?(state: S): Readonly<Record<string, number>>;
}

/** The same schema in fewer words: a table by thing says its keys once and its shape once. Read many times as fast. */
function terse(shape: unknown): unknown {
  if (typeof shape !== 'object' || shape === null) return shape;
  if (Array.isArray(shape)) return shape.map(terse);
  const { properties, 'x-by': by } = shape as { properties?: Readonly<Record<string, object>>; 'x-by'?: string };
  const [first, ...others] = Object.values(properties ?? {});
  if (by !== undefined && first !== undefined && others.every(one => one === first))
    return { type: 'object', propertyNames: { enum: Object.keys(properties ?? {}) }, additionalProperties: terse(first) };
  return Object.fromEntries(Object.entries(shape).map(([key, one]) => [key, terse(one)]));
}

/** The format of a game's positions, from the declarations of its fields. */
export function positionFormat<S extends BaseState>({
  id,
  title,
  fields,
  begin,
  finish,
  startOf,
  left,
}: Format<S>): PositionFormat<S> {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://polemos.example/${id}/position.json`,
    title,
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, { shape }]) => [name, shape])),
    additionalProperties: false,
  };
  const quick = terse(schema) as object;
  return {
    schema,
    write: state => writeAll(fields, state),
    startOf,
    ...(left === undefined ? {} : { left }),
    read(value, setup) {
      if (!Check(quick, value)) return { faults: faultsOf(Errors(schema, value)[1]) };
      const given = value as Readonly<Record<string, unknown>>;
      const faults: Fault[] = [];
      const report: Report = (at, what) => faults.push({ at, what });
      const state = begin(given, setup);
      readAll(fields, state, given, report);
      finish(state, given, report, setup);
      return faults.length > 0 ? { faults } : state;
    },
  };
}
