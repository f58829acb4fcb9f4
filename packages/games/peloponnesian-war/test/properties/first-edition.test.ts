import { properties } from '@polemos/kernel/testing';
import { first } from '../ways.ts';

properties(first, { fuzz: 40, legality: 80, replay: 8, positions: 8, secrecy: 8, mutation: 16, undo: 8, every: 7 });
