import { properties } from '@polemos/kernel/testing';
import { timoleon } from '../index.ts';

properties(timoleon, { fuzz: 50, legality: 100, replay: 2, positions: 2, secrecy: 12, mutation: 100, undo: 2, every: 29 });
