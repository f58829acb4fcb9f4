import { boards } from '@polemos/kernel/testing';
import { peloponnesianWar } from '../../index.ts';

boards(peloponnesianWar, { boards: 60, actions: 150 });
