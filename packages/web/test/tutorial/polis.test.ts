import { polis } from '@polemos/polis';
import { lessons } from '../../src/games/polis/lesson/lessons.ts';
import { lessonsOf } from './lessons.ts';

lessonsOf(polis, lessons);
