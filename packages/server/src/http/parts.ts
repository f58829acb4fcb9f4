import { Type } from 'typebox';

/** Pieces of messages that several routes share. */
const exact = { additionalProperties: false } as const;
export const Id = Type.String({ minLength: 1, maxLength: 64 });
export const Name = Type.String({ minLength: 1, maxLength: 64 });
export const Password = Type.String({ minLength: 8, maxLength: 200 });
export const Email = Type.String({ minLength: 3, maxLength: 200 });
export const Language = Type.Union([Type.Literal('en'), Type.Literal('it'), Type.Literal('fr')]);
export const SeatId = Type.String({ minLength: 1, maxLength: 40 });
/** `strong`, or with a temper: `strong/bold`. */
export const Level = Type.String({ pattern: '^[a-z0-9-]{1,20}(/[a-z]{1,20})?$' });
export const Entropy = Type.String({ maxLength: 200 });
export const Token = Type.String({ minLength: 20, maxLength: 100 });
export const Key = Type.String({ minLength: 1, maxLength: 64 });
export const Pace = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, exact),
  Type.Object(
    {
      kind: Type.Literal('days'),
      days: Type.Integer({ minimum: 1, maximum: 60 }),
      bank: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })),
    },
    exact,
  ),
  Type.Object(
    {
      kind: Type.Literal('live'),
      minutes: Type.Integer({ minimum: 1, maximum: 600 }),
      increment: Type.Integer({ minimum: 0, maximum: 600 }),
    },
    exact,
  ),
]);
/** Any object at all: the kernel's action table reads it and refuses what is not in it. */
export const AnyAction = Type.Unknown();
/** In bytes: a body with a whole position or board in it. */
export const WHOLE_BOARD = 256 * 1024;
export const object = <P extends Parameters<typeof Type.Object>[0]>(properties: P) => Type.Object(properties, exact);
