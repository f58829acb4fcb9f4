import { positions } from '@polemos/kernel/testing';
import { timoleon } from '../../index.ts';

positions(timoleon, 100);
