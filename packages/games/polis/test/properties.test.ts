import { properties } from '@polemos/kernel/testing';
import { polis } from '../index.ts';

properties(polis, { fuzz: 3000, legality: 1500, replay: 60, positions: 30, secrecy: 200, mutation: 300, undo: 100, every: 3 });
