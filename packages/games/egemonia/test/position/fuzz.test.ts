import { positions } from '@polemos/kernel/testing';
import { egemonia } from '../../index.ts';

positions(egemonia, 2000);
