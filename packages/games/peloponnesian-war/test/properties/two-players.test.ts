import { properties } from '@polemos/kernel/testing';
import { two } from '../ways.ts';

properties(two, { fuzz: 30, legality: 120, replay: 4, positions: 6, secrecy: 6, mutation: 12, undo: 6, every: 7 });
