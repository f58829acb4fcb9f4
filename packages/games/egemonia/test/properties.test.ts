import { properties } from '@polemos/kernel/testing';
import { egemonia } from '../index.ts';

properties(egemonia, { fuzz: 20_000, legality: 20_000, replay: 500, positions: 100, secrecy: 2000, mutation: 2000, undo: 2000 });
