import { properties } from '@polemos/kernel/testing';
import { timoleon } from '../index.ts';

properties(timoleon, { fuzz: 40, legality: 100, replay: 2, positions: 2, secrecy: 8, mutation: 60, undo: 2, every: 29 });
