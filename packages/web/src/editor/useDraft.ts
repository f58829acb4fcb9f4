import { useCallback, useEffect, useRef, useState } from 'react';
import type { Edited } from '../worker/protocol.ts';
import { session } from '../worker/session.ts';
import type { Json } from './model/edit.ts';
import { type Draft, unpacked } from './model/link.ts';

interface History {
  readonly past: readonly Draft[];
  readonly now: Draft | null;
  readonly future: readonly Draft[];
}
export interface Drafting {
  readonly draft: Draft | null;
  readonly edited: Edited | null;
  /** The address held no position. */
  readonly unreadable: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Another position, or another draft altogether; it can be taken back. */
  change(to: (position: Json) => Json): void;
  begin(draft: Draft): void;
  undo(): void;
  redo(): void;
}

/** The position being written, what the rules say to it, and what it was before. */
export function useDraft(first: Draft, packed: string | null, knows: (draft: Draft) => boolean): Drafting {
  const [history, setHistory] = useState<History>({ past: [], now: packed === null ? first : null, future: [] });
  const [edited, setEdited] = useState<Edited | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const asked = useRef(0);
  useEffect(() => {
    if (packed === null) return;
    let here = true;
    void unpacked(packed).then(found => {
      if (!here) return;
      if (found === null || !knows(found)) setUnreadable(true);
      else setHistory({ past: [], now: found, future: [] });
    });
    return () => {
      here = false;
    };
  }, [packed, knows]);
  const { now } = history;
  useEffect(() => {
    if (now === null) return;
    const number = ++asked.current;
    void session()
      .ask({ ask: 'edit', draft: now })
      .then(answer => {
        if (number !== asked.current) return;
        // Nothing can be laid out: a reading that there is not, a board of nobody's.
        if (!('edited' in answer) || (now.position === null && answer.edited.position === null)) return setUnreadable(true);
        // What cannot be drawn at all leaves what was drawn before.
        setEdited(before => ({ ...answer.edited, drawn: answer.edited.drawn ?? before?.drawn ?? null }));
        if (now.position === null && answer.edited.position !== null) {
          const { position } = answer.edited;
          setHistory(({ past, future }) => ({ past, now: { ...now, position }, future }));
        }
      });
  }, [now]);
  const begin = useCallback(
    (draft: Draft) => setHistory(({ past, now }) => ({ past: now === null ? past : [...past, now], now: draft, future: [] })),
    [],
  );
  const change = useCallback(
    (to: (position: Json) => Json) =>
      setHistory(at => {
        if (at.now === null || at.now.position === null) return at;
        const position = to(at.now.position);
        return position === at.now.position ? at : { past: [...at.past, at.now], now: { ...at.now, position }, future: [] };
      }),
    [],
  );
  return {
    draft: now,
    edited,
    unreadable,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change,
    begin,
    undo: () =>
      setHistory(({ past, now, future }) => {
        const last = past.at(-1);
        return last === undefined || now === null
          ? { past, now, future }
          : { past: past.slice(0, -1), now: last, future: [now, ...future] };
      }),
    redo: () =>
      setHistory(({ past, now, future }) => {
        const [next, ...rest] = future;
        return next === undefined || now === null ? { past, now, future } : { past: [...past, now], now: next, future: rest };
      }),
  };
}
