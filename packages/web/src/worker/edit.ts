import { type Fault, isFaulty, Match, readSetup, seededDice } from '@polemos/kernel';
import { type Json, without } from '../editor/model/edit.ts';
import { formOf } from '../editor/model/form.ts';
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
  const begin = (position: Json | null): Match | readonly Fault[] => {
    const own = { ...(position === null ? {} : { position }), ...(board === undefined ? {} : { board }) };
    const setup = readSetup(game, { scenario, options, ...own });
    if (isFaulty(setup)) return setup.faults;
    const begun = Match.begin(game, { match: 'editor', setup, dice: seededDice('editor') });
    return begun instanceof Match ? begun : isFaulty(begun) ? begun.faults : [];
  };
  const whole = begin(draft.position);
  const faults = whole instanceof Match ? [] : whole;
  let [sound, found] = [draft.position, whole];
  for (let n = 0; n < MOST_TAKEN_OUT && !(found instanceof Match) && sound !== null; n++) {
    const less = found.reduce<Json>((now, { at }) => without(now, at), sound);
    if (less === sound) break;
    sound = less;
    found = begin(sound);
  }
  const form = formOf(game.position.schema);
  if (!(found instanceof Match)) return { edited: { form, position: draft.position, faults, drawn: null } };
  const { board: _, ...written } = found.position() as { readonly board?: unknown };
  const [asked] = found.pending();
  const seen = found.see(asked?.seat ?? null);
  const drawn: Edited['drawn'] = {
    seats: found.seats,
    seat: asked?.seat ?? null,
    view: seen.view,
    pending: found.pending(),
    outcome: found.outcome,
    board: found.setup.board ?? null,
  };
  return { edited: { form, position: draft.position ?? (written as Json), faults, drawn } };
}
