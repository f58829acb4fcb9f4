import { type Fault, isFaulty, Match, readSetup, seededDice } from '@polemos/kernel';
import { at, type Json, without } from '../editor/model/edit.ts';
import { type Field, formOf } from '../editor/model/form.ts';
import type { Draft } from '../editor/model/link.ts';
import { loadChecks } from './checks.ts';
import { gameOf } from './games.ts';
import type { Answer, Edited } from './protocol.ts';

/** What is taken out, one after the other, until what is left can be. */
const MOST_TAKEN_OUT = 12;

/** What the rules say to a position that somebody is writing: what is impossible in it, and how the rest looks. */
export async function edit(draft: Draft): Promise<Answer> {
  const [game] = await Promise.all([gameOf(draft.game), loadChecks()]);
  if (game === null) return { broken: draft.game };
  const { scenario, options, board } = draft;
  const begin = (position: Json | null, until?: string): Match | readonly Fault[] => {
    const own = { ...(position === null ? {} : { position }), ...(board === undefined ? {} : { board }) };
    const setup = readSetup(game, { scenario, options, ...own });
    if (isFaulty(setup)) return setup.faults;
    const begun = Match.begin(game, {
      match: 'editor',
      setup,
      dice: seededDice('editor'),
      ...(until === undefined ? {} : { until }),
    });
    return begun instanceof Match ? begun : isFaulty(begun) ? begun.faults : [];
  };
  const form = formOf(game.position.schema);
  const position = draft.position ?? laidOut(form, begin);
  const whole = begin(position);
  const faults = whole instanceof Match ? [] : whole;
  let [sound, found] = [position, whole];
  for (let n = 0; n < MOST_TAKEN_OUT && !(found instanceof Match) && sound !== null; n++) {
    const less = found.reduce<Json>((now, { at }) => without(now, at), sound);
    if (less === sound) break;
    sound = less;
    found = begin(sound);
  }
  if (!(found instanceof Match)) return { edited: { form, position, faults, drawn: null } };
  const [asked] = found.pending();
  const still = atRest(found, phaseOf(sound, form), phase => begin(sound, phase));
  const seen = still.see(asked?.seat ?? null);
  const drawn: Edited['drawn'] = {
    seats: found.seats,
    seat: asked?.seat ?? null,
    view: seen.view,
    pending: found.pending(),
    outcome: found.outcome,
    board: found.setup.board ?? null,
    left: leftIn(still),
  };
  return { edited: { form, position, faults, drawn } };
}

/** The phase that a position begins with. */
function phaseOf(position: Json, form: readonly Field[]): string | undefined {
  const phase = at(position, ['phase']);
  return typeof phase === 'string' ? phase : firstPhase(form);
}
function firstPhase(form: readonly Field[]): string | undefined {
  const phase = form.find(({ name }) => name === 'phase')?.node;
  return phase?.is === 'one' ? phase.items[0].id : undefined;
}
/** What lies there before anything has gone on by itself: whoever edits wants to see what was put, not what would come of it. */
function atRest(match: Match, phase: string | undefined, begin: (until: string) => Match | readonly Fault[]): Match {
  if (phase === undefined || match.allEvents().flat().length === 0) return match;
  const stopped = begin(phase);
  return stopped instanceof Match && stopped.stopped ? stopped : match;
}

/** What is left in the box of the pieces that the rulebook counts. */
function leftIn(match: Match): Readonly<Record<string, number>> {
  const { position } = match.game;
  const state = position.read(match.position(), match.setup);
  return isFaulty(state) ? {} : (position.left?.(state) ?? {});
}

/** The set-up as it is laid out: before its first phase, where nobody is asked before that. */
function laidOut(form: readonly Field[], begin: (position: null, until?: string) => Match | readonly Fault[]): Json | null {
  const first = firstPhase(form);
  const match = begin(null, first);
  if (!(match instanceof Match)) return null;
  const { board: _, stack, ...written } = match.position() as { readonly board?: Json; readonly stack?: Json };
  if (match.stopped && first !== undefined) return { ...written, phase: first };
  return stack === undefined ? written : { ...written, stack };
}
