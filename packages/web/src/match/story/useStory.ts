import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Settings } from '../../app/settings.ts';
import type { Screens } from '../../games/screens.ts';
import type { Shown } from '../../worker/session.ts';
import { useLine } from '../line.ts';
import { stopAt } from './runs.ts';
import { grown, type Scroll, type Story, storyOf, type Teller } from './story.ts';

const FIRST = 500;
const BEAT = 1100;
/** A long march takes its time: that of all that is told in this breath. */
function lengthOf({ lead, events, stops, beat }: Story, { lengthOf: timeOf }: Screens): number {
  if (beat === 0) return FIRST;
  const all = [...lead, ...events];
  let length = 0;
  for (let at = stopAt(stops, beat - 1, beat) + 1; at <= beat; at++) length += timeOf?.(all, lead.length + at) ?? 0;
  return Math.max(BEAT, length);
}

/**
 * Starts by itself when something worth telling has happened since this seat looked last; can be told again any time. `held`:
 * something stands before it, and it waits.
 */
export function useStory(shown: Shown, screens: Screens, settings: Settings, held = false): Teller {
  const [story, setStory] = useState<Story | null>(null);
  const seen = useRef(new Map<string, number>());
  const line = useLine();

  /** What the page has of these entries; the rest is asked for. */
  const fetched = useCallback(
    async (from: number, to: number): Promise<readonly Scroll[] | null> => {
      const scrolls: Scroll[] = [];
      for (let entry = from; entry <= to; entry++) {
        const known = shown.frames.get(entry);
        const answer = known === undefined ? await line.ask({ ask: 'frames', entry }) : { frames: known };
        if (!('frames' in answer)) return null;
        scrolls.push({ entry, events: shown.events[entry], seen: answer.frames });
      }
      return scrolls;
    },
    [shown, line],
  );

  // Before the next paint: the position after a story must not flash up before it is told.
  useLayoutEffect(() => {
    if (shown.at < shown.length || shown.curtain !== null) return;
    const key = `${shown.summary.id} ${shown.seat}`;
    // A match that has just begun may open with something worth telling.
    const from = seen.current.get(key) ?? (shown.length === 0 ? 0 : shown.events.length);
    seen.current.set(key, shown.events.length);
    const worth = (entry: number): boolean => screens.story(shown.events[entry], screens.text.en) !== null;
    const fresh = shown.events.map((_, entry) => entry).filter(entry => entry >= from && worth(entry));
    if (!settings.story || fresh.length === 0) return;
    const last = fresh[fresh.length - 1];
    const told = (all: readonly Scroll[]): void =>
      setStory(now => {
        const goesOn = now !== null && !now.again && now.last < last && all[0].entry <= now.last + 1;
        if (goesOn)
          return grown(
            now,
            all.filter(({ entry }) => entry > now.last),
            screens.text.en,
          );
        const fromFirst = all.filter(({ entry }) => entry >= fresh[0]);
        return { ...storyOf(fromFirst, screens.text.en), playing: true, again: false };
      });
    const scrolls = scrollsUpTo(last, shown);
    if (scrolls.length > last - fresh[0]) told(scrolls);
    else void fetched(fresh[0], last).then(all => all !== null && told(all));
  }, [shown, screens, settings.story, fetched]);

  useEffect(() => {
    if (story === null || !story.playing || held) return;
    if (story.beat >= story.events.length) return setStory({ ...story, playing: false });
    const timer = setTimeout(
      () => setStory(now => (now === null ? null : { ...now, beat: stopAt(now.stops, now.beat + 1, now.beat) })),
      lengthOf(story, screens) / settings.speed,
    );
    return () => clearTimeout(timer);
  }, [story, screens, settings.speed, held]);

  // A story that the match has gone past (undo) is over.
  useEffect(() => {
    if (story !== null && (shown.events.length <= story.last || shown.curtain !== null)) setStory(null);
  }, [story, shown]);

  return {
    story,
    tell(from, to) {
      const ends = endsOf(shown);
      const first = ends.findIndex(end => end > from);
      const last = ends.findIndex(end => end >= to);
      if (first < 0 || last < first) return;
      const skip = from - (ends[first - 1] ?? 0);
      void fetched(first, last).then(
        scrolls =>
          scrolls !== null &&
          setStory({ ...storyOf(scrolls, screens.text.en, { skip, most: to - from }), playing: settings.story, again: true }),
      );
    },
    to: beat => setStory(now => (now === null ? null : { ...now, beat: stopAt(now.stops, beat, now.beat), playing: false })),
    toggle: () =>
      setStory(now =>
        now === null ? null : { ...now, playing: !now.playing, beat: now.beat >= now.events.length ? 0 : now.beat },
      ),
    pause: () => setStory(now => (now === null ? null : { ...now, playing: false })),
    end: () => setStory(null),
  };
}

/** The entries up to one of which the page has the frames, without a gap. */
function scrollsUpTo(last: number, { frames, events }: Shown): readonly Scroll[] {
  const scrolls: Scroll[] = [];
  for (let entry = last; entry >= 0; entry--) {
    const seen = frames.get(entry);
    if (seen === undefined) break;
    scrolls.unshift({ entry, events: events[entry], seen });
  }
  return scrolls;
}

/** By entry: how many events there have been at its end. */
function endsOf({ events }: Shown): readonly number[] {
  let end = 0;
  return events.map(list => {
    end += list.length;
    return end;
  });
}
