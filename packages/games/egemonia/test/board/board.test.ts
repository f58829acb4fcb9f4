import { boards } from '@polemos/kernel/testing';
import { egemonia } from '../../index.ts';

boards(egemonia, { boards: 300, actions: 60 });
