import { beginOf, isFaulty } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { peloponnesianWar as game, type Position, type State } from '../../index.ts';
import { loose } from '../table.ts';

const CUP = { pericles: 'cup', phormio: 'cup', archidamus: 'cup' };
const read = (position: object, options: Readonly<Record<string, string | boolean>>): State => {
  const state = beginOf(game, { scenario: 'campaign', options, position: JSON.parse(JSON.stringify(position)) });
  if (isFaulty(state)) throw new Error(JSON.stringify(state.faults));
  return state as State;
};
/** From the control of the Administrative Phase on: Spartans stand where nobody has besieged anything. */
const standing = (space: string): Position => ({
  phase: 'control',
  turn: 3,
  player: 'sparta',
  rebellion: [],
  leaders: CUP,
  forces: { sparta: { 'home-guard': 3 }, [space]: { 'spartan-hoplite': 1 } },
  held: {},
});

test('PW1-0-h what nobody controls behind the Long Walls is nobody’s when the position is read again', () => {
  const t = loose(standing('athens'), {}, 'campaign', { edition: 'first' });
  expect(t.now.uncontrolled).toEqual(['athens']);
  const again = read(t.now, { edition: 'first' });
  expect(again.control).toEqual((t.match as unknown as { state: State }).state.control);
});
test('PW1-R26 nor does a fortress that has seen no siege turn back to its colour', () => {
  const options = { edition: 'first', 'fortress-needs-siege': true };
  const t = loose(standing('potidaea'), {}, 'campaign', options);
  expect(t.now.uncontrolled).toEqual(['potidaea']);
  expect(read(t.now, options).control).toEqual((t.match as unknown as { state: State }).state.control);
});
test('PW-R2 a position that says nothing of it is read by colour and by what is held', () => {
  const t = loose(standing('potidaea'));
  expect(t.now).not.toHaveProperty('uncontrolled');
  expect(t.now.held).toMatchObject({ potidaea: 'sparta' });
});
