import { boards } from '@polemos/kernel/testing';
import { polis } from '../../index.ts';

boards(polis, { boards: 120, actions: 200 });
