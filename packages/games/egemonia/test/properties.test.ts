import { properties } from '@polemos/kernel/testing';
import { egemonia } from '../index.ts';

properties(egemonia, { fuzz: 20_000, legality: 20_000, replay: 250, positions: 100, secrecy: 700, mutation: 2000, undo: 800 });
