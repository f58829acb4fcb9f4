import { LEADER_NAMES } from '../rules/terms/leaders.ts';

/** Commanders as a language calls them; the counters have the English names. */
export const called = (own: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(LEADER_NAMES).map(([id, name]) => [id, own[name] ?? name]));
