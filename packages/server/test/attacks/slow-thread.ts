import type { Question } from '../../src/jobs/thinker.ts';

/** Thinks as long as its seed says, in milliseconds, without ever listening; `dies` takes its thread along. */
export default function choose({ level, seed }: Question): object {
  if (level === 'dies') process.exit(1);
  const end = performance.now() + Number(seed);
  while (performance.now() < end);
  return { type: level };
}
