import type { GameEvent } from '@polemos/kernel';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Settings } from '../../app/settings.ts';
import type { Screens } from '../../games/screens.ts';
import type { Shown } from '../../worker/session.ts';
import { useLine } from '../line.ts';

/** What happened by itself, told beat by beat over the map. */
export interface Story {
  /** The entry before which the base was seen, and its events that came before this story. */
  readonly entry: number;
  readonly base: unknown;
  readonly lead: readonly GameEvent[];
  readonly events: readonly GameEvent[];
  readonly beat: number;
  readonly playing: boolean;
}
export interface Teller {
  readonly story: Story | null;
  /** From one event of the match up to another, counted from its beginning. */
  tell(from: number, to: number): void;
  to(beat: number): void;
  toggle(): void;
  pause(): void;
  end(): void;
}
const BEAT = 1100;
/** A long march takes its time. */
const lengthOf = ({ lead, events, beat }: Story, screens: Screens | null): number =>
  Math.max(BEAT, screens?.lengthOf?.([...lead, ...events], lead.length + beat) ?? 0);

/** Starts by itself when something worth telling has happened since this seat looked last; can be told again any time. */
export function useStory(shown: Shown | null, screens: Screens | null, settings: Settings): Teller {
  const [story, setStory] = useState<Story | null>(null);
  const seen = useRef(new Map<string, number>());
  const line = useLine();

  const tell = useCallback(
    async (entry: number, lead: readonly GameEvent[], events: readonly GameEvent[]) => {
      const opening = entry === 0 && shown !== null ? screens?.opening?.(shown.summary) : undefined;
      const answer = opening === undefined ? await line.ask({ ask: 'before', entry }) : { view: opening };
      if ('view' in answer) setStory({ entry, base: answer.view, lead, events, beat: 0, playing: settings.story });
    },
    [settings.story, screens, shown, line],
  );

  // Before the next paint: the position after a story must not flash up before it is told.
  useLayoutEffect(() => {
    if (shown === null || screens === null || shown.at < shown.length || shown.curtain !== null) return;
    const key = `${shown.summary.id} ${shown.seat}`;
    const from = seen.current.get(key);
    seen.current.set(key, shown.events.length);
    // A match that has just begun may open with something worth telling.
    const first = from ?? (shown.length === 0 && screens.opening !== undefined ? 0 : undefined);
    if (first === undefined || !settings.story) return;
    for (let entry = shown.events.length - 1; entry >= first; entry--)
      if (screens.story(shown.events[entry], screens.text.en) !== null) {
        const events = shown.events[entry];
        const ground = [shown.before, ...(shown.undrawn ?? [])].find(one => one?.entry === entry);
        if (ground != null) setStory({ entry, base: ground.view, lead: [], events, beat: 0, playing: true });
        else void tell(entry, [], events);
        return;
      }
  }, [shown, screens, settings.story, tell]);

  useEffect(() => {
    if (story === null || !story.playing) return;
    if (story.beat >= story.events.length) {
      setStory({ ...story, playing: false });
      return;
    }
    const timer = setTimeout(
      () => setStory(now => (now === null ? null : { ...now, beat: now.beat + 1 })),
      story.beat === 0 ? 500 : lengthOf(story, screens) / settings.speed,
    );
    return () => clearTimeout(timer);
  }, [story, screens, settings.speed]);

  // A story that the match has gone past (undo) is over.
  useEffect(() => {
    if (story !== null && (shown === null || shown.events.length <= story.entry || shown.curtain !== null)) setStory(null);
  }, [story, shown]);

  return {
    story,
    tell(from, to) {
      if (shown === null) return;
      let entry = 0;
      let before = 0;
      while (before + shown.events[entry].length <= from) before += shown.events[entry++].length;
      void tell(entry, shown.events[entry].slice(0, from - before), shown.events.flat().slice(from, to));
    },
    to: beat =>
      setStory(now => (now === null ? null : { ...now, beat: Math.max(0, Math.min(beat, now.events.length)), playing: false })),
    toggle: () =>
      setStory(now =>
        now === null ? null : { ...now, playing: !now.playing, beat: now.beat >= now.events.length ? 0 : now.beat },
      ),
    pause: () => setStory(now => (now === null ? null : { ...now, playing: false })),
    end: () => setStory(null),
  };
}
