import { TEN } from '../rules/talks/tens.ts';

/** TI-R83: the talents that a term of a treaty stands for. */
export const talentsOf = (value: number): number => value * TEN;
