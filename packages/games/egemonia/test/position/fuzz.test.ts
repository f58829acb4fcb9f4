import { positions } from '@polemos/kernel/testing';
import { egemonia } from '../../index.ts';

positions(egemonia, 500, { whole: true });
