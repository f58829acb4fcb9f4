import { properties } from '@polemos/kernel/testing';
import { polis } from '../index.ts';

properties(polis, { fuzz: 600, legality: 300, replay: 20, positions: 10, secrecy: 60, mutation: 100, undo: 40, every: 3 });
