import { timoleon } from '@polemos/timoleon';
import { lessons } from '../../src/games/timoleon/lesson/lessons.ts';
import { lessonsOf } from './lessons.ts';

lessonsOf(timoleon, lessons);
