import { rate } from 'openskill';

/** How good somebody is taken to be, and how sure that is. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** The numbers of Weng and Lin (2011) as everybody uses them, written down so that no release of a library moves anybody. */
export const MODEL = { mu: 25, sigma: 25 / 3, beta: 25 / 6, tau: 25 / 300, kappa: 0.0001 } as const;
export const UNKNOWN: Skill = { mu: MODEL.mu, sigma: MODEL.sigma };

/** What a match makes of the skills of its seats; of the places 1 is the best, and equal ones are a draw. */
export function afterMatch(skills: readonly Skill[], places: readonly number[]): readonly Skill[] {
  const rated = rate(
    skills.map(skill => [skill]),
    { ...MODEL, rank: [...places] },
  );
  return rated.map(([skill]) => skill);
}

/** 1 for the most points; as many as are better, and one. */
export const placesOf = (score: readonly number[]): readonly number[] =>
  score.map(mine => 1 + score.filter(other => other > mine).length);

/** Whoever alone was best has won; those who were best together have drawn. */
export const resultsOf = (places: readonly number[]): readonly ('won' | 'drawn' | 'lost')[] => {
  const best = places.filter(place => place === 1).length;
  return places.map(place => (place > 1 ? 'lost' : best === 1 ? 'won' : 'drawn'));
};

/** What people read: 1000 for whoever has just come, and only what is nearly certain counts above it. */
export const pointsOf = ({ mu, sigma }: Skill): number => Math.round(1000 + 40 * (mu - 3 * sigma));
/** So few matches in a seat say little: the number is marked. */
export const PROVISIONAL_BELOW = 5;
