import { useEffect, useRef } from 'react';
import { change, useSettings } from '../app/settings.ts';
import type { Desk, Screens } from '../games/screens.ts';
import type { Teller } from '../match/useStory.ts';
import { useText } from '../text/index.ts';
import { Badge, sideOf } from './Badge.tsx';
import { Icon } from './Icon.tsx';
import { RuleLink } from './RuleLink.tsx';
import { Sentence } from './Sentence.tsx';

const SPEEDS = [0.5, 1, 2, 4] as const;

/** What the game did by itself, step by step, each with its rule; the map beside it shows the step. */
export function StoryPanel({
  teller,
  title,
  desk,
  Detail,
  caption,
}: {
  caption: string;
  teller: Teller;
  title: string;
  desk: Desk;
  Detail: Screens['Detail'];
}) {
  const { text } = desk;
  const list = useRef<HTMLOListElement>(null);
  const { story } = teller;
  const beat = story?.beat ?? 0;
  useEffect(() => {
    list.current?.querySelector('.now')?.scrollIntoView({ block: 'nearest' });
  });
  if (story === null) return null;
  return (
    <section className="story" aria-label={title}>
      <header>
        <p className="caps">{caption}</p>
        <h1>{title}</h1>
      </header>
      <ol ref={list} className="beats">
        {story.events.map((event, i) => {
          const said = text.events[event.kind]?.(event) ?? null;
          if (said === null) return null;
          const state = i + 1 < beat ? 'past' : i + 1 === beat ? 'now' : 'to-come';
          const side = sideOf(event, desk.shown.seats);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: beats do not move
            <li key={i} className={state}>
              <button type="button" onClick={() => teller.to(i + 1)} aria-current={state === 'now' ? 'step' : undefined}>
                <i className="knot">{state === 'past' ? <Icon name="check" /> : <span className="num">{i + 1}</span>}</i>
                {side !== null && state === 'now' && <Badge side={side} />}
                <span>
                  <Sentence of={said} />
                </span>
              </button>
              {state === 'now' && !said.includes(`{{${event.rule}}}`) && <RuleLink id={event.rule} />}
              {state === 'now' && Detail !== undefined && <Detail desk={desk} event={event} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export function StoryBar({ teller }: { teller: Teller }) {
  const t = useText();
  const { speed } = useSettings();
  const { story } = teller;
  if (story === null) return null;
  const last = story.events.length;
  const over = story.beat >= last;
  return (
    <section className="player-bar" aria-label={t.told}>
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
      <progress className="beads" max={last} value={story.beat} aria-label={t.told} />
      <span className="num count">{t.beat(story.beat, last)}</span>
      <div className="speeds" role="radiogroup" aria-label={t.speed}>
        {SPEEDS.map(one => (
          // biome-ignore lint/a11y/useSemanticElements: a row of short buttons, not of native radios
          <button key={one} type="button" role="radio" aria-checked={speed === one} onClick={() => change({ speed: one })}>
            {one === 0.5 ? '½' : one}
          </button>
        ))}
      </div>
      <button type="button" className={over ? 'btn primary' : 'btn'} onClick={teller.end}>
        {over ? t.done : t.skip}
      </button>
    </section>
  );
}
