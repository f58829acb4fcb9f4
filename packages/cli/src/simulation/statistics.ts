import type { Distribution } from './tally.ts';

/** A share with its interval of 95 % confidence after Wilson, which holds also near 0 and 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

export function wilson(successes: number, of: number): Share {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const share = successes / of;
  const middle = (share + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of);
  const half = (Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of))) / (1 + (Z * Z) / of);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export interface Summary {
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** The least value that at least so large a share does not exceed. */
export function quantile(counts: Distribution, share: number): number {
  const values = Object.entries(counts)
    .map(([value, n]) => [Number(value), n] as const)
    .sort(([a], [b]) => a - b);
  const total = values.reduce((sum, [, n]) => sum + n, 0);
  let passed = 0;
  return values.find(([, n]) => (passed += n) >= share * total)?.[0] ?? 0;
}

export function summary(counts: Distribution): Summary {
  const values = Object.entries(counts)
    .map(([value, n]) => [Number(value), n] as const)
    .sort(([a], [b]) => a - b);
  const total = values.reduce((sum, [, n]) => sum + n, 0);
  if (total === 0) return { mean: 0, deviation: 0, least: 0, median: 0, most: 0 };
  const mean = values.reduce((sum, [value, n]) => sum + value * n, 0) / total;
  const variance = values.reduce((sum, [value, n]) => sum + (value - mean) ** 2 * n, 0) / total;
  let passed = 0;
  const median = values.find(([, n]) => (passed += n) * 2 >= total)?.[0] ?? 0;
  return { mean, deviation: Math.sqrt(variance), least: values[0][0], median, most: values[values.length - 1][0] };
}
