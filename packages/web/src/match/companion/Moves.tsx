import type { GameEvent, GameText } from '@polemos/kernel';
import { useState } from 'react';
import { Sentence } from '../../parts/Sentence.tsx';
import { useText } from '../../text/index.ts';

interface Props {
  readonly events: readonly GameEvent[];
  /** How many of them came before the last roll: these are folded away. */
  readonly before: number;
  readonly text: GameText;
  /** Ticks belong to a moment. */
  readonly moment: string;
}

/** What to do on the real map, in order; a touch ticks it off. Nothing waits for the ticks. */
export function Moves({ events, before, text, moment }: Props) {
  const t = useText();
  const [ticked, setTicked] = useState<{ readonly moment: string; readonly done: ReadonlySet<number> }>({
    moment,
    done: new Set(),
  });
  const done = ticked.moment === moment ? ticked.done : new Set<number>();
  const moves = events.flatMap((event, at) => {
    const said = text.events[event.kind]?.(event);
    return said == null ? [] : [{ at, said }];
  });
  const now = moves.filter(({ at }) => at >= before);
  const earlier = moves.length - now.length;
  if (moves.length === 0) return null;
  const left = now.filter(({ at }) => !done.has(at)).length;
  return (
    <section className="moves" aria-label={t.moveOnMap}>
      <h2>
        {t.moveOnMap} <small>{left === 0 ? t.allDone : t.doneOf(now.length - left, now.length)}</small>
      </h2>
      {earlier > 0 && <p className="aside">{t.earlierMoves(earlier)}</p>}
      <ol start={earlier + 1}>
        {now.map(({ at, said }, i) => (
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
              <b className="num">{earlier + i + 1}</b>{' '}
              <span>
                <Sentence of={said} />
              </span>
            </label>
          </li>
        ))}
      </ol>
    </section>
  );
}
