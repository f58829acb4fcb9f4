import { boards } from '@polemos/kernel/testing';
import { timoleon } from '../../index.ts';

boards(timoleon, { boards: 6, actions: 300 });
