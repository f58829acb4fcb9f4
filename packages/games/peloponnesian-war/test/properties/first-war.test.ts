import { properties } from '@polemos/kernel/testing';
import { firstWar } from '../ways.ts';

properties(firstWar, { fuzz: 12, legality: 80, replay: 2, positions: 4, secrecy: 3, mutation: 6, undo: 3, every: 11 });
