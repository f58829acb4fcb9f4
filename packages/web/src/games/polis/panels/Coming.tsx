import { TEXT } from '@polemos/polis/text';
import { Badge } from '../../../parts/Badge.tsx';
import type { PolisDesk } from '../desk.ts';
import type { Side } from '../map/board.ts';
import { projectionOf } from './rulings.ts';

/** What a phase at the end of the round would do to a side as things stand; nothing once it has done it. */
export function Coming({ desk, side, phase }: { desk: PolisDesk; side: Side; phase: number }) {
  const { text } = desk;
  const words = TEXT[desk.language].screens;
  const coming = projectionOf(desk, side);
  if (phase < coming.done) return null;
  const said = [
    coming.projects.length === 0
      ? words.noProjects
      : coming.projects.map(({ project, prestige }) => words.completes(text.names.project[project], prestige)).join(', '),
    `${words.wheatFor(coming.bill, coming.wheat)}: ${coming.missing > 0 ? words.short(coming.missing) : words.spare(coming.left)}`,
    words.mayGrow(coming.room),
    words.above(coming.megalopoleis),
    words.keeps(coming.keeps),
    words.maySwap(coming.prestige),
  ][phase];
  return (
    <p className={phase === 1 && coming.missing > 0 ? 'coming short' : 'coming'}>
      <Badge side={side} /> <span>{said}</span>
    </p>
  );
}
