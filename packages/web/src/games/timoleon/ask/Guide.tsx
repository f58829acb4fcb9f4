import type { Action } from '@polemos/kernel';
import type { FC } from 'react';
import type { Desk } from '../desk.ts';
import { stepOf } from '../map/targets.ts';
import { ActionList } from './ActionList.tsx';
import { Answering } from './Answering.tsx';
import { Answers } from './Answers.tsx';
import { Bid } from './Bid.tsx';
import { Deploy } from './Deploy.tsx';
import { Drafting } from './Drafting.tsx';
import { Losing } from './Losing.tsx';
import { Marching } from './Marching.tsx';
import { Operations } from './Operations.tsx';
import { Paying } from './Paying.tsx';
import { Picking } from './Picking.tsx';
import { Speaking } from './Speaking.tsx';
import { Stacking } from './Stacking.tsx';

/** Each ask has its own way to answer; the rest are lists. */
const GUIDES: Readonly<Record<string, FC<{ desk: Desk }>>> = {
  deployment: Deploy,
  picking: Picking,
  negotiation: Speaking,
  drafting: Drafting,
  answering: Answering,
  maintenance: Paying,
  unpaid: Answers,
  auction: Bid,
  bids: Bid,
  operations: Operations,
  espionage: Answers,
  stacking: Stacking,
  march: Marching,
  garrison: Answers,
  investing: Answers,
  interception: Answers,
  wishes: Answers,
  joining: Answers,
  pursuing: Answers,
  storming: Answers,
  terms: Answers,
  naming: Losing,
  loss: Losing,
  enlisting: Losing,
};

export function Guide({ desk }: { desk: Desk }) {
  const step = stepOf(desk);
  const Particular = GUIDES[step];
  if (ON_BOARD.has(step)) return null;
  return (
    <div className="ti-guide">
      {Particular !== undefined ? <Particular desk={desk} /> : <ActionList desk={desk} actions={ordered(desk.shown.legal)} />}
    </div>
  );
}

/** Chosen in the table of the fight, with their odds. */
const ON_BOARD: ReadonlySet<string> = new Set(['tactics', 'stratagems', 'manoeuvres']);

/** What ends a decision comes last. */
const ordered = (legal: readonly Action[]): readonly Action[] => [
  ...legal.filter(({ choice }) => !ENDS.has(String(choice))),
  ...legal.filter(({ choice }) => ENDS.has(String(choice))),
];
const ENDS: ReadonlySet<string> = new Set(['done', 'drop', 'halt', 'rest']);
