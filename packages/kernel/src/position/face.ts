/** Where a field of a position stands among the others, for whoever lays them out: an editor, a documentation. */
export type Group = 'moment' | 'map' | 'people' | 'means' | 'hands' | 'progress' | 'midway';

/** What a field is called, its group, and what holds where it is left out (nothing said: as in the set-up). */
export type Face = readonly [title: string, group: Group, otherwise?: unknown];

/** An object schema as every library writes it. */
interface ObjectSchema {
  readonly properties: Readonly<Record<string, object>>;
}

/** The schema with `title`, `x-group` and `default` on each of its fields: a field without a face is a compile error. */
export function faced<S extends ObjectSchema>(schema: S, faces: Readonly<Record<keyof S['properties'], Face>>): S {
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([name, field]) => {
      const [title, group, otherwise] = faces[name];
      return [name, { ...field, title, 'x-group': group, ...(otherwise === undefined ? {} : { default: otherwise }) }];
    }),
  );
  return { ...schema, properties };
}
