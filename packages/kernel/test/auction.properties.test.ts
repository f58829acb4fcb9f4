import { properties } from '@polemos/kernel/testing';
import { auction } from './small-games.ts';

properties(auction, { fuzz: 500, legality: 200, replay: 100, positions: 0, secrecy: 300, mutation: 300, undo: 200 });
