import type { Report } from '@polemos/kernel';
import { ATHENS, isSea, REGION, SEATS, SPARTA, seaRegion, TERRITORY } from '../rules/components/board.ts';
import { capOf, unitsOf } from '../rules/components/control.ts';
import { concerns, EFFECTS, type Effect, modifiersOf } from '../rules/events/modifiers.ts';
import { IN_DECK, type State } from '../rules/state.ts';
import type { Side } from './public.ts';

/** Where a position says that play goes on: its phase, or its stack, top first. */
export interface Whereabouts {
  readonly phase: string;
  readonly stack: readonly { readonly step?: string; readonly by?: Readonly<Record<string, unknown>> }[];
}
const BEFORE_FEEDING = ['round', 'turn', 'end', 'projects', 'battle'];
const BEFORE_GROWTH = [...BEFORE_FEEDING, 'feeding', 'growth'];

/** What belongs to a card, a battle or an action that is not under way: no match has left it there. */
export function amiss(s: State, { phase, stack }: Whereabouts, report: Report): void {
  ofNoCard(s, report);
  const isFought = phase === 'battle' || (phase === 'stack' && stack.some(({ step }) => step === 'battle'));
  if (!isFought && s.card.some(place => place !== IN_DECK)) report('/hands', 'PO-B-f: cards are drawn for a battle');
  if (phase === 'stack') {
    const [{ step, by } = {}] = stack;
    const to = Number(by?.to);
    const isFull = (region: number): boolean => unitsOf(s, region, s.turn) >= capOf(s);
    if (step === 'marching' && isFull(to)) report('/stack', 'PO-5-h: no room where they march to');
    if (step === 'sailing' && isFull(seaRegion(to))) report('/stack', 'PO-6-e: no room where they sail to');
    return;
  }
  if (s.tally.some(amount => amount > 0)) report('/tally', 'PO-F-i: only in the middle of an action');
  if (BEFORE_FEEDING.includes(phase) && s.fed > 0) report('/fed', 'PO-E2-a: their people are fed at the end of the round');
  if (BEFORE_GROWTH.includes(phase) && s.grown.some(cubes => cubes > 0)) report('/grown', 'PO-E3-a: nobody has grown yet');
}

/** What only an event of the round leaves behind, PO-F-e. */
function ofNoCard(s: State, report: Report): void {
  const effects = s.event < 0 ? [] : EFFECTS[s.event];
  const of = (op: string): readonly Effect[] => effects.filter(effect => effect.op === op);
  const { commanders } = modifiersOf(s.event);
  SEATS.forEach((side, seat) => {
    if (s.commanders[seat] > commanders) report(`/commanders/${side}`, `PO-R62: the event in force allows ${commanders}`);
    const sends = of('sendUnits').some(effect => concerns(effect, seat) && (effect.unit === 'galley') === (s.sentKind === 1));
    if (s.sent[seat] > 0 && !sends) report(`/expedition/${side}`, 'PO-R63: the event in force sends none of them');
  });
  const closed = of('landing').reduce((set, { territory }) => set | (1 << TERRITORY.at(territory)), 0);
  if ((s.banned & ~closed) !== 0) report('/banned', 'PO-F-e: the event in force does not close it');
  if (s.switched !== 0 && of('switchPolis').length === 0)
    report('/switched', 'PO-F-e: by the event in force no polis comes over');
}

/** PO-B-a, PO-B-g: a battle at its first assault is one that has just begun. */
export function begins(s: State, told: { readonly region: string; readonly attacker: string }, report: Report): void {
  const region = REGION.at(told.region);
  const [sparta, athens] = [s.units[region * 2], s.units[region * 2 + 1]];
  const { threshold } = modifiersOf(s.event);
  if (sparta + athens < threshold) report('/battle/region', `PO-B-a: fewer than ${threshold} units`);
  const first: Side = SEATS[isSea(region) ? ATHENS : SPARTA];
  if (told.attacker !== first) report('/battle/attacker', `PO-B-g: ${first} attacks first there`);
}
