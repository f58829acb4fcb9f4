import { egemonia } from '@polemos/egemonia';
import { lessons } from '../../src/games/egemonia/lesson/lessons.ts';
import { lessonsOf } from './lessons.ts';

lessonsOf(egemonia, lessons);
