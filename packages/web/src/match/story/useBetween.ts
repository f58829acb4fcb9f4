import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Screens } from '../../games/screens.ts';
import type { Shown } from '../../worker/session.ts';
import { type Story, storyOf } from './story.ts';

const ENTRY = 900;
const FRAME = 150;
/** How long a replay stays at an entry, at the usual speed: what happened in it is seen one after another. */
export const timeOf = ({ frames, at }: Shown): number => Math.max(ENTRY, (frames.get(at)?.frames.length ?? 0) * FRAME);

/** In a replay that goes on by one entry: what was seen in between, event by event; null at its end, and with reduced motion. */
export function useBetween(shown: Shown, { text }: Screens, replaying: boolean, speed: number): Story | null {
  const [story, setStory] = useState<Story | null>(null);
  const last = useRef(shown.at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each moment that is looked at
  useLayoutEffect(() => {
    const { at } = shown;
    const on = replaying && at === last.current + 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    last.current = at;
    const seen = shown.frames.get(at);
    if (!on || seen === undefined || seen.frames.length < 2) return setStory(null);
    setStory({ ...storyOf([{ entry: at, events: shown.events[at], seen }], text.en), beat: 1, playing: true, again: true });
  }, [shown.at, replaying]);
  useEffect(() => {
    if (story === null) return;
    const on = (): void => setStory(story.beat < story.frames.length ? { ...story, beat: story.beat + 1 } : null);
    const timer = setTimeout(on, timeOf(shown) / story.frames.length / speed);
    return () => clearTimeout(timer);
  }, [story, shown, speed]);
  return replaying ? story : null;
}
