import { type GameEvent, type Marked, parts } from '@polemos/kernel';
import { Fragment, useEffect, useMemo, useRef } from 'react';
import { change, useSettings } from '../app/settings.ts';
import type { Desk, Screens } from '../games/screens.ts';
import { runsOf } from '../match/story/runs.ts';
import type { Teller } from '../match/story/story.ts';
import { useText } from '../text/index.ts';
import { Badge, sideOf } from './Badge.tsx';
import { Icon } from './Icon.tsx';
import { RuleLink } from './RuleLink.tsx';
import { Sentence } from './Sentence.tsx';

/** More beats than this are a bar, not beads. */
const MOST_BEADS = 26;
const beadClass = (n: number, beat: number): string => (n < beat ? 'past' : n === beat ? 'now' : '');
const SPEEDS = [0.5, 1, 2, 4] as const;
const nameOf = (speed: number): string => (speed === 0.5 ? '½' : String(speed));

interface Props {
  readonly caption: string;
  readonly teller: Teller;
  readonly title: string;
  readonly desk: Desk;
  readonly screens: Screens;
}

/** What the game did by itself, step by step, each with its rule; the map beside it shows the step. What is to come is not given away. */
export function StoryPanel({ teller, title, desk, screens, caption }: Props) {
  const { text } = desk;
  const { Detail, chapters } = screens;
  const list = useRef<HTMLOListElement>(null);
  const { story } = teller;
  const events = story?.events ?? NOTHING;
  const divided = useMemo(() => chapters?.(events, text) ?? [], [chapters, events, text]);
  const runs = useMemo(() => runsOf(events, text), [events, text]);
  const beat = story?.beat ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another beat
  useEffect(() => {
    list.current?.querySelector('.now')?.scrollIntoView({ block: 'nearest' });
  }, [beat]);
  if (story === null) return null;
  const chapter = divided.findLast(({ from }) => from < Math.max(1, beat));
  return (
    <section className="story" aria-label={title} data-beat={beat}>
      <header>
        <p className="caps">{caption}</p>
        <h1>
          {chapter?.side != null && <Badge side={chapter.side} />} {chapter?.title ?? title}
        </h1>
      </header>
      <ol ref={list} className="beats">
        {runs.map(({ from: i, to, said }, n) => {
          const event = events[to - 1];
          const begins = i === 0 ? undefined : divided.find(({ from }) => from === i);
          if (said === null) return null;
          const state = to < beat ? 'past' : to === beat ? 'now' : 'to-come';
          const side = sideOf(event, desk.shown.seats);
          return (
            <Fragment key={i}>
              {begins !== undefined && (
                <li className={`part ${state}`}>
                  <h2>
                    {begins.side !== null && <Badge side={begins.side} />} {begins.title}
                  </h2>
                </li>
              )}
              <li className={state}>
                <button type="button" onClick={() => teller.to(to)} aria-current={state === 'now' ? 'step' : undefined}>
                  <i className="knot">{state === 'past' ? <Icon name="check" /> : <span className="num">{n + 1}</span>}</i>
                  {side !== null && state === 'now' && <Badge side={side} />}
                  {state === 'to-come' ? (
                    <span>…</span>
                  ) : (
                    <span>
                      <Sentence of={said} still />
                    </span>
                  )}
                </button>
                {state === 'now' && rulesIn(said, event.rule).map(rule => <RuleLink key={rule} id={rule} />)}
                {state === 'now' && Detail !== undefined && <Detail desk={desk} event={event} teller={teller} />}
              </li>
            </Fragment>
          );
        })}
      </ol>
    </section>
  );
}
const NOTHING: readonly GameEvent[] = [];
/** The rules of a beat, each once, below its sentence: within it, where it is a button, none can be opened. */
const rulesIn = (said: Marked, rule: string): readonly string[] => [
  ...new Set([...parts(said).flatMap(part => (part.kind === 'rule' ? [part.text] : [])), rule]),
];

export function StoryBar({ teller }: { teller: Teller }) {
  const t = useText();
  const { speed } = useSettings();
  const { story } = teller;
  if (story === null) return null;
  const { stops, beat } = story;
  const last = stops.length;
  const done = stops.filter(stop => stop <= beat).length;
  const over = done >= last;
  return (
    <section className="player-bar of-story" aria-label={t.told}>
      <div className="player-buttons">
        <button type="button" className="icon-btn" aria-label={t.stepBack} onClick={() => teller.to(story.beat - 1)}>
          <Icon name="prev" />
        </button>
        <button type="button" className="icon-btn round" aria-label={story.playing ? t.pause : t.playOn} onClick={teller.toggle}>
          <Icon name={story.playing ? 'pause' : 'play'} />
        </button>
        <button type="button" className="icon-btn" aria-label={t.stepOn} onClick={() => teller.to(story.beat + 1)}>
          <Icon name="next" />
        </button>
      </div>
      {last > MOST_BEADS ? (
        <progress className="beads" max={last} value={done} aria-label={t.told} />
      ) : (
        <div className="bead-line" aria-hidden="true">
          {stops.map(stop => (
            <button key={stop} type="button" tabIndex={-1} className={beadClass(stop, beat)} onClick={() => teller.to(stop)} />
          ))}
        </div>
      )}
      <span className="num count">{t.beat(done, last)}</span>
      <div className="speeds" role="radiogroup" aria-label={t.speed}>
        {SPEEDS.map(one => (
          // biome-ignore lint/a11y/useSemanticElements: a row of short buttons, not of native radios
          <button key={one} type="button" role="radio" aria-checked={speed === one} onClick={() => change({ speed: one })}>
            {nameOf(one)}
          </button>
        ))}
      </div>
      {/* On a phone one button for all of them: each touch is the next. */}
      <button
        type="button"
        className="icon-btn next-speed num"
        aria-label={`${t.speed}: ${nameOf(speed)}`}
        onClick={() => change({ speed: SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] })}
      >
        {nameOf(speed)}×
      </button>
      <button type="button" className={over ? 'btn primary' : 'btn'} onClick={teller.end}>
        {over ? t.done : t.skip}
      </button>
    </section>
  );
}
