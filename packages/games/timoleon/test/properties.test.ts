import { properties } from '@polemos/kernel/testing';
import { timoleon } from '../index.ts';

properties(timoleon, { fuzz: 200, legality: 100, replay: 3, positions: 3, secrecy: 12, mutation: 100, undo: 3, every: 29 });
