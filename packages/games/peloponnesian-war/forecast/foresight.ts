import { foresightOf, type ResultTable } from '@polemos/kernel';
import type { PeloponnesianEvent } from '../rules/told.ts';

/** What a roll may come to, without its dice: what people are told before they act. */
export const RESULTS = {
  auguries: ({ side, favourable }) => ({ side, favourable }),
  'cause-rebellion': ({ space, success }) => ({ space, success }),
  storm: ({ lost }) => ({ lost }),
  interception: ({ side, space, success }) => (success ? { side, space } : null),
  'commander-home': ({ leader, rule }) => (rule.startsWith('PW-5') ? { leader } : null), // with him the operation ends
  skirmish: ({ space, lost, battle }) => ({
    space,
    athens: lost.athens ?? null,
    sparta: lost.sparta ?? null,
    battle: battle !== null,
  }),
  battle: event =>
    event.type === 'null'
      ? null
      : { space: event.space, winner: event.winner, losses: event.losses, goesOn: event.goesOn === true },
  siege: ({ space, success, sci }) => ({ space, success, athens: sci[0], sparta: sci[1] }),
  'going-home': ({ stays }) => ({ stays: stays !== null }),
  'neutral-taken': ({ space, side }) => ({ space, side }),
  rebellion: ({ space }) => ({ space }),
  'side-attempt': ({ changes, side }) => ({ changes, side }),
  event: ({ event }) => ({ event }),
  talents: ({ side, talents }) => ({ side, talents }),
  'leader-died': ({ leader }) => ({ leader }),
  'first-operation': ({ side }) => ({ side }),
  'first-pick': ({ side }) => ({ side }),
  armistice: ({ turns }) => ({ turns }),
  'coup-by-surprise': ({ space, success }) => ({ space, success }),
  placed: ({ space, side }) => ({ space, side }),
  'scenario-ends': ({ won }) => ({ won }),
  'war-ends': ({ winner }) => ({ winner }),
} satisfies ResultTable<PeloponnesianEvent>;

/** What the system does next, and what phases begin, is not the consequence of one action. */
export const foresight = foresightOf<PeloponnesianEvent>(RESULTS, [
  'passed',
  'defence',
  'strategy-rolled',
  'strategy-kept',
  'objective-rolled',
  'force-required',
  'gathering',
  'side-kept',
  'side-attempt',
  'event',
  'rebellion-roll',
  'no-rebellion',
  'delian-rebellion',
  'rebellion-tested',
  'control',
  'income',
  'bellicosity',
  'turn-ends',
  'role',
  'confidence',
  'persians-march',
  'agenda',
]);
