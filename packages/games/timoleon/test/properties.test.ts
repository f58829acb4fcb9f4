import { properties } from '@polemos/kernel/testing';
import { timoleon } from '../index.ts';

properties(timoleon, { fuzz: 200, legality: 400, replay: 6, positions: 4, secrecy: 12, mutation: 200, undo: 12, every: 23 });
