import { positions } from '@polemos/kernel/testing';
import { polis } from '../../index.ts';

positions(polis, 500, { whole: true });
