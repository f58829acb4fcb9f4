import { fuzzWays } from './ways.ts';

fuzzWays(10, 600_000);
