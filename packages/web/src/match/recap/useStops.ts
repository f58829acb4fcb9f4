import type { GameEvent } from '@polemos/kernel';
import { useCallback, useRef, useState } from 'react';
import type { Desk, Screens, StopWords } from '../../games/screens.ts';
import type { Story } from '../story/story.ts';

export interface Stop {
  readonly key: string;
  readonly event: GameEvent;
  readonly page: StopWords;
}
export interface Stopping {
  readonly stop: Stop | null;
  goOn(): void;
}

/** Turning points since this page was opened, each until it is put aside: in a story at its beat, else as soon as it has happened. */
export function useStops(desk: Desk, screens: Screens, story: Story | null): Stopping {
  const { shown } = desk;
  /** What was there when the page came is known. */
  const first = useRef<{ readonly id: string; readonly entries: number } | null>(null);
  if (first.current?.id !== shown.summary.id)
    first.current = { id: shown.summary.id, entries: shown.length === 0 ? 0 : shown.events.length };
  // What was taken back and is done again is new.
  if (shown.events.length < first.current.entries) first.current = { id: shown.summary.id, entries: shown.events.length };
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const stop = shown.curtain !== null || shown.at < shown.length ? null : find();
  function find(): Stop | null {
    if (screens.stops === undefined || story?.again === true) return null;
    const upTo = story === null ? Number.POSITIVE_INFINITY : story.lead.length + story.beat;
    let count = 0;
    for (let entry = first.current?.entries ?? 0; entry < shown.events.length; entry++)
      for (const [i, event] of shown.events[entry].entries()) {
        if (story !== null && entry >= story.entry && ++count > upTo) return null;
        const key = `${shown.summary.id} ${shown.seat} ${entry}.${i}`;
        if (passed.has(key)) continue;
        const page = screens.stops(event, desk);
        if (page !== null) return { key, event, page };
      }
    return null;
  }
  const key = stop?.key;
  return {
    stop,
    goOn: useCallback(() => key !== undefined && setPassed(now => new Set([...now, key])), [key]),
  };
}
