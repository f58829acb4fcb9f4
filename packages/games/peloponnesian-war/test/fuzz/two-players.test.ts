import { fuzzWays } from './fuzz-ways.ts';

fuzzWays(10, 600_000);
