/** PostgreSQL keeps every character but this one: where it may stand, somebody else's transaction fails. */
const NUL = '\u0000';

/** Whether the character stands anywhere in what was read from JSON, in a name or a value. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(NUL);
  if (typeof value !== 'object' || value === null) return false;
  for (const key in value) if (key.includes(NUL) || hasNul((value as Readonly<Record<string, unknown>>)[key])) return true;
  return false;
}
