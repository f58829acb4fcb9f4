import type * as Schema from 'typebox/schema';

/** In the place of `typebox/schema` in the worker's script (`build/late-checks.ts`): fetched before the first position is read. */
let schema: typeof Schema | null = null;
export const loadChecks = async (): Promise<void> => {
  schema ??= await import('typebox/schema');
};
function loaded(): typeof Schema {
  if (schema === null) throw new Error('a position is read before what checks it has come');
  return schema;
}
export const Check = (of: never, value: never) => loaded().Check(of, value);
export const Errors = (of: never, value: never) => loaded().Errors(of, value);
