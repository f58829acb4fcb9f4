import type { GameText } from '@polemos/kernel';
import type { PeloponnesianEvent } from '@polemos/peloponnesian-war';
import type { Chapter } from '../../screens.ts';
import { nameOf } from '../map/board.ts';
import { phaseOfEvent } from '../panels/phases.ts';
import { wordsWith } from '../text/coalition.ts';
import { leaderName } from '../text/leaders.ts';

/** An operation of one side, or a phase that the game goes through. */
interface Open {
  readonly side: string | null;
  /** An operation that has begun and has no objective yet: auguries and commander belong to it. */
  waiting: boolean;
  /** Nobody is under way: what follows belongs to the phase it is of. */
  over: boolean;
  phase: number;
}
const POLITICS = 0;
const COMBAT = 3;

/** PW-5.2, PW-5.3: each operation with its auguries, its steps and its fights; then the phases that close the turn. */
export function chapters(events: readonly PeloponnesianEvent[], catalogue: GameText): readonly Chapter[] {
  const starts: { readonly from: number; readonly side: string | null; readonly phase: number | null }[] = [];
  let open: Open | null = null;
  events.forEach((event, from) => {
    const next = beginsWith(event, open);
    if (next === null) return;
    open = next.open;
    if (next.begins) starts.push({ from, side: open.side, phase: open.phase === 2 ? null : open.phase });
  });
  const words = wordsWith(catalogue);
  return starts.map(({ from, side, phase }, i) => {
    const own = events.slice(from, starts[i + 1]?.from ?? events.length);
    return { from, side, title: phase === null ? operationTitle(own, side ?? '', words) : phaseTitle(own, phase, words) };
  });
}

/** What becomes of the chapter in hand with this event, and whether a new one begins with it. */
function beginsWith(event: PeloponnesianEvent, open: Open | null): { readonly open: Open; readonly begins: boolean } | null {
  const side = 'side' in event && event.side !== undefined ? event.side : null;
  const same = open !== null && open.phase === 2 && open.side === side;
  const operation = (waiting: boolean, over = false): Open => ({ side, waiting, over, phase: 2 });
  switch (event.kind) {
    case 'auguries':
      return { open: operation(true), begins: true };
    case 'defence':
      return { open: operation(true), begins: !(same && open?.waiting === true) };
    case 'objective':
      return { open: operation(false), begins: !(same && open?.waiting === true) };
    case 'passed':
      return { open: operation(false, true), begins: !(same && open?.over === false) };
    case 'turn-ends':
      return { open: { side: null, waiting: false, over: true, phase: POLITICS }, begins: true };
    default: {
      const phase = phaseOfEvent(event) ?? (event.kind === 'battle' ? COMBAT : null);
      if (phase === null || phase === 1 || phase === 2) return null;
      if (open?.phase === POLITICS) return null; // whom an event sends home goes in its turn's politics: operations come next
      if (open !== null && (!open.over || phase <= (open.phase === 2 ? 2 : open.phase))) return null;
      return { open: { side: null, waiting: false, over: true, phase }, begins: true };
    }
  }
}

type Spoken = ReturnType<typeof wordsWith>;
function operationTitle(
  events: readonly PeloponnesianEvent[],
  side: string,
  { language, words: { told, sides } }: Spoken,
): string {
  const aim = events.find(event => event.kind === 'objective');
  if (aim === undefined)
    return events.some(({ kind }) => kind === 'passed') ? told.passes(sides[side]) : told.operation(sides[side]);
  const leader = leaderOf(events);
  const marched = events.some(({ kind }) => kind === 'route' || kind === 'activated' || kind === 'operation-ends');
  const space = nameOf(aim.space, language);
  if (!marched && events.some(({ kind }) => kind === 'cause-rebellion')) return told.rebellion(sides[side], space);
  if (!marched && events.some(({ kind }) => kind === 'passed')) return told.passes(sides[side]);
  return told.marches(leader !== null ? leaderName(leader, language) : sides[side], space);
}
/** Who led it: he who came to its end, or has gathered or set out for it. */
function leaderOf(events: readonly PeloponnesianEvent[]): string | null {
  const led = events.findLast(event => event.kind === 'operation-ends' || event.kind === 'route' || event.kind === 'activated');
  return led?.leader ?? null;
}
const phaseTitle = (events: readonly PeloponnesianEvent[], phase: number, { words: { phases, turnN } }: Spoken): string => {
  const begun = events.find(event => event.kind === 'turn-ends');
  return begun === undefined ? phases[phase] : turnN(begun.turn);
};
