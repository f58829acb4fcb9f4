import type { Action } from '@polemos/kernel';
import { type FC, useEffect } from 'react';
import type { PolisDesk } from '../desk.ts';
import { stepOf } from '../map/targets.ts';
import { ActionList } from './ActionList.tsx';
import { Amount } from './Amount.tsx';
import { Bill } from './Bill.tsx';
import { Fee } from './Fee.tsx';
import { Raising } from './Raising.tsx';
import { Rows } from './Rows.tsx';
import { TurnActions } from './TurnActions.tsx';
import { Ways } from './Ways.tsx';

/** Decisions with controls of their own; every other one is a list of what is legal. */
const GUIDES: Readonly<Record<string, FC<{ desk: PolisDesk }>>> = {
  turn: ({ desk }) => (desk.shown.legal.some(({ type }) => type === 'fee') ? <Fee desk={desk} /> : <TurnActions desk={desk} />),
  raising: Raising,
  payment: Bill,
  marching: Ways,
  collecting: Rows,
  phoros: Amount,
  exchanging: Amount,
  attack: () => null,
  defend: () => null,
};

/** Under the words of the ask: what may be done, what it costs and what it brings. */
export function Guide({ desk }: { desk: PolisDesk }) {
  const { choice, shown, view } = desk;
  const step = stepOf(desk);
  const moment = `${step} ${shown.pending[0]?.seat} ${view.acted}`;
  // What was chosen for another ask is no choice in this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ask
  useEffect(() => choice.clear(), [moment]);
  const Particular = GUIDES[step];
  if (Particular !== undefined) return <Particular desk={desk} />;
  return <ActionList desk={desk} actions={ordered(shown.legal)} />;
}

/** What ends a decision comes last. */
const ordered = (legal: readonly Action[]): readonly Action[] => [
  ...legal.filter(({ type }) => !ENDS.has(type)),
  ...legal.filter(({ type }) => ENDS.has(type)),
];
export const ENDS: ReadonlySet<string> = new Set(['done', 'pass', 'decline', 'retreat']);
