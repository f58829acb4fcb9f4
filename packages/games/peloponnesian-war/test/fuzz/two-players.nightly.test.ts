import { fuzzWays } from './ways.ts';

fuzzWays(2000, 3_600_000);
