import { properties } from '@polemos/kernel/testing';
import { sparta } from '../ways.ts';

properties(sparta, { fuzz: 12, legality: 120, replay: 2, positions: 4, secrecy: 3, mutation: 6, undo: 3, every: 11 });
