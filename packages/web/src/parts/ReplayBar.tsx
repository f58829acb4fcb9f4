import { useEffect } from 'react';
import { change, useSettings } from '../app/settings.ts';
import { useText } from '../text/index.ts';
import { Icon } from './Icon.tsx';

interface Props {
  readonly at: number;
  readonly length: number;
  readonly playing: boolean;
  /** How long to stay at this moment, in milliseconds, at the usual speed. */
  readonly pause: number;
  onLook(at: number): void;
  onPlay(playing: boolean): void;
  /** Null: not while others still play it. */
  readonly onFork: (() => void) | null;
  onNow(): void;
  readonly eyes: {
    readonly value: string | null;
    readonly seats: readonly { readonly id: string; readonly name: string }[];
  } | null;
  onEyes(seat: string | null): void;
  /** Turns, phases and fights to jump to, by the number of actions after which each stands. */
  readonly landmarks: readonly {
    readonly group: string;
    readonly marks: readonly { readonly at: number; readonly name: string }[];
  }[];
  readonly jump: string;
}
const SPEEDS = [0.5, 1, 2, 4] as const;

/** Any moment of the match: scrub, step, play, fork. */
export function ReplayBar({ at, length, playing, pause, onLook, onPlay, onFork, onNow, eyes, onEyes, landmarks, jump }: Props) {
  const t = useText();
  const { speed } = useSettings();
  useEffect(() => {
    if (!playing) return;
    if (at >= length) return onPlay(false);
    const timer = setTimeout(() => onLook(at + 1), pause / speed);
    return () => clearTimeout(timer);
  }, [playing, at, length, pause, speed, onLook, onPlay]);
  return (
    <section className="player-bar" aria-label={t.replayTitle}>
      <div className="player-buttons">
        <button type="button" className="icon-btn" aria-label={t.stepBack} onClick={() => onLook(at - 1)} disabled={at === 0}>
          <Icon name="prev" />
        </button>
        <button
          type="button"
          className="icon-btn round"
          aria-label={playing ? t.pause : t.playOn}
          onClick={() => onPlay(!playing)}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <button type="button" className="icon-btn" aria-label={t.stepOn} onClick={() => onLook(at + 1)} disabled={at >= length}>
          <Icon name="next" />
        </button>
      </div>
      <input
        className="scrubber"
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={t.scrub}
        aria-valuetext={t.actionOf(at, length)}
        onChange={event => onLook(Number(event.target.value))}
      />
      <span className="num count">
        {at} / {length}
      </span>
      {landmarks.length > 0 && (
        <label className="jump">
          <Icon name="search" />
          <span className="sr">{jump}</span>
          <select value="" onChange={event => onLook(Number(event.target.value))}>
            <option value="" disabled>
              {jump}
            </option>
            {landmarks.map(({ group, marks }) => (
              <optgroup key={group} label={group}>
                {marks.map(({ at: to, name }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: several may stand at one moment
                  <option key={`${to} ${i}`} value={to}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      )}
      {eyes !== null && (
        <label className="eyes">
          <Icon name="eye" />
          <span className="sr">{t.eyes}</span>
          <select value={eyes.value ?? ''} onChange={event => onEyes(event.target.value === '' ? null : event.target.value)}>
            <option value="">{t.everybody}</option>
            {eyes.seats.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="speeds" role="radiogroup" aria-label={t.speed}>
        {SPEEDS.map(one => (
          // biome-ignore lint/a11y/useSemanticElements: a row of short buttons, not of native radios
          <button key={one} type="button" role="radio" aria-checked={speed === one} onClick={() => change({ speed: one })}>
            {one === 0.5 ? '½' : one}
          </button>
        ))}
      </div>
      {onFork !== null && (
        <button type="button" className="btn" onClick={onFork} title={t.forked}>
          <Icon name="fork" /> {t.forkHere}
        </button>
      )}
      <button type="button" className="btn" onClick={onNow}>
        {t.backToNow}
      </button>
    </section>
  );
}
