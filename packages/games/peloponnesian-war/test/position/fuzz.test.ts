import { positions } from '@polemos/kernel/testing';
import { peloponnesianWar } from '../../index.ts';

positions(peloponnesianWar, 300);
