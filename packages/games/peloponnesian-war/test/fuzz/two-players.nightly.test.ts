import { fuzzWays } from './fuzz-ways.ts';

fuzzWays(2000, 3_600_000);
