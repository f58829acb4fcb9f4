import type { GameEvent, GameText } from '@polemos/kernel';
import { useState } from 'react';
import { Sentence } from '../../parts/Sentence.tsx';
import { useText } from '../../text/index.ts';

interface Props {
  readonly events: readonly GameEvent[];
  /** How many of them came before the last roll: these are folded away. */
  readonly before: number;
  /** Of each, whether something is to be moved for it; unknown: as if it were. */
  readonly moved: readonly boolean[] | null;
  readonly text: GameText;
  /** Ticks belong to a moment. */
  readonly moment: string;
}

/** What to do on the real map, in order, between what is only said; a touch ticks it off. Nothing waits for the ticks. */
export function Moves({ events, before, moved, text, moment }: Props) {
  const t = useText();
  const [ticked, setTicked] = useState<{ readonly moment: string; readonly done: ReadonlySet<number> }>({
    moment,
    done: new Set(),
  });
  const done = ticked.moment === moment ? ticked.done : new Set<number>();
  const moves = events.flatMap((event, at) => {
    const said = text.events[event.kind]?.(event);
    return said == null ? [] : [{ at, said, moves: moved?.[at] ?? true }];
  });
  const now = moves.filter(({ at }) => at >= before);
  const earlier = moves.filter(({ at, moves: any }) => any && at < before).length;
  if (moves.length === 0) return null;
  const wanted = now.filter(({ moves: any }) => any);
  const left = wanted.filter(({ at }) => !done.has(at)).length;
  const numberOf = (at: number): number => earlier + wanted.findIndex(one => one.at === at) + 1;
  return (
    <section className="moves" aria-label={t.moveOnMap}>
      <h2>
        {t.moveOnMap} <small>{left === 0 ? t.allDone : t.doneOf(wanted.length - left, wanted.length)}</small>
      </h2>
      {earlier > 0 && <p className="aside">{t.earlierMoves(earlier)}</p>}
      <ol start={earlier + 1}>
        {now.map(({ at, said, moves: any }) =>
          any ? (
            <li key={at} className={done.has(at) ? 'done' : ''}>
              <label>
                <input
                  type="checkbox"
                  checked={done.has(at)}
                  onChange={() => {
                    const next = new Set(done);
                    if (!next.delete(at)) next.add(at);
                    setTicked({ moment, done: next });
                  }}
                />{' '}
                <b className="num">{numberOf(at)}</b>{' '}
                <span>
                  <Sentence of={said} />
                </span>
              </label>
            </li>
          ) : (
            <li key={at} className="only-said">
              <Sentence of={said} />
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
