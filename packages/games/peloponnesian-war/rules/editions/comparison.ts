import data from '../../data/editions.json' with { type: 'json' };

/** One row of the comparison of the two editions. */
export interface Comparison {
  readonly id: string;
  readonly section: string;
  /** Another result can follow; an answer that both use; other words for the same. */
  readonly kind: 'differs' | 'clarifies' | 'same';
  readonly first: readonly string[];
  readonly second: readonly string[];
  /** Ids of the 2nd edition that no match of the 1st may tell. */
  readonly gone?: readonly string[];
}
export const COMPARISON: readonly Comparison[] = data.rows as readonly Comparison[];
export const SECTIONS: readonly string[] = data.sections;

const GONE: ReadonlySet<string> = new Set(COMPARISON.flatMap(({ gone = [] }) => gone));
const ANY_ID = /\bPW1?-[A-Z]{0,3}\d*(?:\.\d+)*(?:-[A-Za-z0-9]+)*\b/g;

/** PW1-R1: the ids of the other edition in anything that a match has told: events, questions, refusals, sentences. */
export function foreignIds(edition: string, told: unknown): readonly string[] {
  const ids = (JSON.stringify(told) ?? '').match(ANY_ID) ?? [];
  return ids.filter(id => (edition === 'first' ? GONE.has(id) : id.startsWith('PW1-')));
}
