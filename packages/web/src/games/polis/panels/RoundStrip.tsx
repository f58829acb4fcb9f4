import type { GameEvent } from '@polemos/kernel';
import { TEXT } from '@polemos/polis/text';
import { Badge } from '../../../parts/Badge.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { Sentence } from '../../../parts/Sentence.tsx';
import type { PolisDesk } from '../desk.ts';
import { ownFirst } from '../map/board.ts';
import { stepOf } from '../map/targets.ts';
import { Coming } from './Coming.tsx';
import { factsOf } from './rulings.ts';

/** The decisions of the six phases, and the events that tell of each. */
export const PHASE_STEPS: readonly string[] = ['feeding', 'growing', 'phoros'];
/** The rule of each of the six phases. */
export const PHASE_RULES: readonly string[] = ['PO-E1-a', 'PO-E2-a', 'PO-E3-a', 'PO-E4-a', 'PO-E5-a', 'PO-E6-a'];
const PHASE_OF: Readonly<Record<string, number>> = { feeding: 1, growing: 2, phoros: 5 };
const TOLD: readonly (readonly string[])[] = [
  ['project-completed'],
  ['fed', 'turned-neutral'],
  ['grew'],
  ['megalopolis'],
  ['spoiled'],
  ['phoros'],
];

/** The six phases at the end of a round, side by side: done, under way, to come. The ask beside it has the controls. */
export function RoundStrip({ desk }: { desk: PolisDesk }) {
  const { text, events, view } = desk;
  const words = TEXT[desk.language].screens;
  const now = PHASE_OF[stepOf(desk)] ?? 0;
  const from = events.findLastIndex(({ kind }) => kind === 'passed');
  const since = events.slice(from + 1);
  return (
    <section className="round-strip" aria-label={words.endOfRound}>
      <ol>
        {words.phases.slice(0, factsOf(view).phases).map((phase, i) => {
          const told = since.filter(({ kind }) => TOLD[i].includes(kind));
          const state = i < now ? 'done' : i === now ? 'now' : 'to-come';
          return (
            <li key={phase} className={state} aria-current={state === 'now' ? 'step' : undefined}>
              <p className="phase-head">
                <i className="knot">{state === 'done' ? <Icon name="check" /> : <span className="num">{i + 1}</span>}</i>
                <b>{phase}</b> <RuleLink id={PHASE_RULES[i]} />
              </p>
              {told.map((event: GameEvent, n) => {
                const said = text.events[event.kind]?.(event);
                return said === null || said === undefined ? null : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what is told does not move
                  <p key={n} className="told">
                    {typeof event.seat === 'string' && <Badge side={event.seat} />} <Sentence of={said} />
                  </p>
                );
              })}
              {told.length === 0 &&
                state !== 'done' &&
                ownFirst(desk.seat).map(side => <Coming key={side} desk={desk} side={side} phase={i} />)}
              {told.length === 0 && state !== 'to-come' && <p className="aside">{words.phaseAbout[i]}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
