import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Settings } from '../../app/settings.ts';
import type { Desk, Screens } from '../../games/screens.ts';
import type { Story } from '../story/story.ts';
import { isWorth, type Recap, recapOf } from './recap.ts';

export interface Recapping {
  /** What is on screen now, or null. */
  readonly shown: Recap | null;
  /** What there is to look at again, under the log. */
  readonly last: Recap | null;
  open(): void;
  close(): void;
}

/**
 * Comes by itself when others have played and this seat is asked again, unless a story has told it all or nobody wants it. A match
 * that is taken up again begins with nothing; a new one with what its set-up did, where no story tells it.
 */
export function useRecap(desk: Desk, screens: Screens, settings: Settings, story: Story | null): Recapping {
  const { shown } = desk;
  const key = `${shown.summary.id} ${shown.seat}`;
  const asked = desk.asked && shown.outcome === null;
  const length = shown.events.length;
  const seen = useRef(new Map<string, number>());
  /** Up to which event a story was heard to its end. */
  const heard = useRef(0);
  const [open, setOpen] = useState<string | null>(null);
  const last = useMemo(() => (asked ? recapOf(desk, screens) : null), [asked, desk, screens]);
  const moment = `${key} ${length}`;

  useEffect(() => {
    if (story !== null && story.beat >= story.events.length) heard.current = Math.max(heard.current, story.last + 1);
  }, [story]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the seat is asked
  useEffect(() => {
    if (!asked || story !== null) return;
    const before = seen.current.get(key);
    seen.current.set(key, length);
    const isNew = before === undefined && shown.length === 0;
    if ((before === undefined && (!isNew || settings.story)) || !settings.recap || last === null) return;
    if (before !== undefined && before >= length) return;
    const others = before !== undefined && shown.actors.slice(before - 1).some(actor => actor !== shown.seat);
    if ((others || !settings.story) && heard.current < length && isWorth(last)) setOpen(moment);
  }, [asked, length, story === null]);

  return {
    shown: asked && story === null && open === moment ? last : null,
    last,
    open: useCallback(() => setOpen(moment), [moment]),
    close: useCallback(() => setOpen(null), []),
  };
}
