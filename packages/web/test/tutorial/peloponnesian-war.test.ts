import { peloponnesianWar } from '@polemos/peloponnesian-war';
import { lessons } from '../../src/games/peloponnesian-war/lesson/lessons.ts';
import { lessonsOf } from './lessons.ts';

lessonsOf(peloponnesianWar, lessons);
