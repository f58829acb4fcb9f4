import type { Frames, GameEvent, GameText } from '@polemos/kernel';
import type { Moment } from '../../board/moves.ts';
import { stopsOf } from './runs.ts';

/** What happened by itself, told beat by beat over the map: what the seat on screen saw after each event, from the rules. */
export interface Story {
  /** The first and the last entry of the match that it tells of. */
  readonly entry: number;
  readonly last: number;
  /** Events of the first entry that came before it. */
  readonly lead: readonly GameEvent[];
  readonly events: readonly GameEvent[];
  /** What was seen before its first event, and after each. */
  readonly before: unknown;
  readonly frames: readonly unknown[];
  /** Beats are events; those that are told in one breath are passed in one step, and it stands at the last of them. */
  readonly stops: readonly number[];
  readonly beat: number;
  readonly playing: boolean;
  /** Told once more: what happens meanwhile is another story. */
  readonly again: boolean;
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

/** How far what is shown has come: within the match by entries, and by parts of one that is seen in between; or within a story. */
export function momentOf(at: number, told: Story | null, between: Story | null): Moment {
  if (told !== null) return { thread: `story ${told.entry} ${told.lead.length}`, at: told.beat };
  return { thread: 'match', at: between === null ? at : at - 1 + between.beat / (between.frames.length + 1) };
}

/** One entry as it was told and seen. */
export interface Scroll {
  readonly entry: number;
  readonly events: readonly GameEvent[];
  readonly seen: Frames;
}

/** What is drawn after so many beats. */
export const frameAt = ({ before, frames }: Pick<Story, 'before' | 'frames'>, beat: number): unknown =>
  beat <= 0 ? before : frames[Math.min(beat, frames.length) - 1];

/** Entries in a row as one story, without the first and the last events of them. */
export function storyOf(
  scrolls: readonly Scroll[],
  text: GameText,
  { skip = 0, most = Number.POSITIVE_INFINITY } = {},
): Omit<Story, 'playing' | 'again'> {
  const [first] = scrolls;
  const events = scrolls.flatMap(scroll => scroll.events);
  const frames = scrolls.flatMap(framesOf);
  const told = events.slice(skip, skip + most);
  return {
    entry: first.entry,
    last: scrolls[scrolls.length - 1].entry,
    lead: events.slice(0, skip),
    events: told,
    before: skip === 0 ? first.seen.before : frames[skip - 1],
    frames: frames.slice(skip, skip + most),
    stops: stopsOf(told, text),
    beat: 0,
  };
}

/** What came after it while it was told. */
export function grown(story: Story, scrolls: readonly Scroll[], text: GameText): Story {
  const events = [...story.events, ...scrolls.flatMap(scroll => scroll.events)];
  return {
    ...story,
    last: scrolls[scrolls.length - 1].entry,
    events,
    frames: [...story.frames, ...scrolls.flatMap(framesOf)],
    stops: stopsOf(events, text),
    // Whoever has heard it to its end goes on hearing; whoever has stopped it has not.
    playing: story.playing || story.beat >= story.events.length,
  };
}

/** One for each event: of what happened without a word, nothing. */
const framesOf = ({ events, seen }: Scroll): readonly unknown[] => seen.frames.slice(0, events.length);
