import type { Report } from '@polemos/kernel';
import {
  ATHENS,
  bit,
  isSea,
  LIES_IN,
  POLIS,
  PORT_SEAS,
  REGION,
  SEATS,
  SPARTA,
  seaRegion,
  TERRITORIES,
  TERRITORY,
  TRADES_FOR,
} from '../rules/components/board.ts';
import { capOf, unitsOf } from '../rules/components/control.ts';
import { isWithinMeans } from '../rules/development/build.ts';
import { concerns, EFFECTS, type Effect, modifiersOf } from '../rules/events/modifiers.ts';
import { ATTACKING, IN_DECK, type State } from '../rules/state.ts';
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
  const [top = {}] = phase === 'stack' ? stack : [];
  const laid = s.card.filter(place => place === ATTACKING || place === ATTACKING + 1).length;
  if (laid !== (top.step === 'defend' ? 2 : 0)) report('/attacking', 'PO-B-h: two cards while they are answered, and else none');
  if (phase === 'stack') return amid(s, top, report);
  if (s.tally.some(amount => amount > 0)) report('/tally', 'PO-F-i: only in the middle of an action');
  if (BEFORE_FEEDING.includes(phase) && s.fed > 0) report('/fed', 'PO-E2-a: their people are fed at the end of the round');
  if (BEFORE_GROWTH.includes(phase) && s.grown.some(cubes => cubes > 0)) report('/grown', 'PO-E3-a: nobody has grown yet');
}

/** In the middle of an action: with what the side to act has, and where there is room. */
function amid(s: State, { step, by = {} }: Whereabouts['stack'][number], report: Report): void {
  const [to, polis, region] = [by.to, by.polis, by.region].map(Number);
  const wrong = (what: string): void => report('/stack', what);
  const isFull = (place: number): boolean => unitsOf(s, place, s.turn) >= capOf(s);
  const isOwn = s.owner[polis] === s.turn;
  // What is out of range is told by the reader of the stack.
  const isKnown = s.owner[polis] !== undefined;
  if (step === 'marching' && isFull(to)) wrong('PO-5-h: no room where they march to');
  if (step === 'sailing' && isFull(seaRegion(to))) wrong('PO-6-e: no room where they sail to');
  if (step === 'raising' && isKnown) {
    const fits = [
      region >= 0 && LIES_IN[polis] === region,
      isSea(region) && (PORT_SEAS[polis] & bit(region - TERRITORIES)) !== 0,
      region < 0,
    ];
    const kind = Number(by.kind);
    if (!isOwn || fits[kind] === false || (kind === 2 && TRADES_FOR[polis] !== s.turn))
      wrong(`PO-${kind + 1}-a: not from ${POLIS.ids[polis]}`);
  }
  if (step === 'payment' && isKnown && (!isOwn || s.project[Number(by.project)] !== polis))
    wrong('PO-4-e: no such project is begun there');
  if (step === 'payment' && !isWithinMeans(s, s.turn)) wrong('PO-4-d: the bill cannot be paid');
  const disc = s.taxed[Number(by.territory)];
  if (step === 'collecting' && disc !== undefined && disc !== s.turn) wrong('PO-8-g: no disc of the collector lies there');
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
