import { useEffect, useRef, useState } from 'react';
import type { Desk, Screens } from '../../games/screens.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { Sentence } from '../../parts/Sentence.tsx';
import { type Deed, type Recap, sideName } from './recap.ts';

interface Props {
  readonly recap: Recap;
  readonly caption: string;
  readonly desk: Desk;
  readonly screens: Screens;
  /** Moves the camera and rings the place. */
  onShow(place: string): void;
  /** From one event of the match up to another. */
  onTell(from: number, to: number): void;
  onClose(): void;
}

/** So much is read at a glance: nothing is gained by folding it. */
const FEW = 6;

/** While the others played: what touched this seat first, each line with its moment and its place; then the rest, folded where it is much and of several. */
export function RecapPanel({ recap, caption, desk, screens, onShow, onTell, onClose }: Props) {
  const { t, text } = desk;
  const [first, ...others] = recap.touching;
  const few = recap.far.reduce((sum, { deeds }) => sum + deeds.length, 0) <= FEW;
  const [line, setLine] = useState(0);
  const foot = useRef<HTMLButtonElement>(null);
  useEffect(() => foot.current?.focus({ preventScroll: true }), []);
  const show = ({ event }: Deed): void => {
    const place = screens.placeOf(event);
    if (place !== null) onShow(place);
  };
  const see = ({ at }: Deed): void => onTell(at, at + 1);
  const keys: Readonly<Record<string, () => void>> = {
    j: () => setLine(Math.min(recap.touching.length - 1, line + 1)),
    k: () => setLine(Math.max(0, line - 1)),
    s: () => recap.touching[line] !== undefined && show(recap.touching[line]),
    g: onClose,
  };
  return (
    <section
      className="story recap"
      aria-label={t.whileOthers}
      onKeyDown={event => {
        if (keys[event.key] === undefined) return;
        event.stopPropagation();
        keys[event.key]();
      }}
    >
      <header>
        <p className="caps">{caption}</p>
        <h1>{t.whileOthers}</h1>
      </header>
      <div className="recap-body">
        {first === undefined ? (
          <p className="nothing">{t.nothingTouched}</p>
        ) : (
          <article className={line === 0 ? 'headline now' : 'headline'}>
            <p className="caps">
              <b className="number">1</b> {first.side !== null && <Badge side={first.side} />}{' '}
              {first.side === null ? '' : (sideName(first.side, text) ?? '')}
            </p>
            <h2>
              <Sentence of={first.said} /> <Times of={first} desk={desk} />
            </h2>
            <Deeds deed={first} onShow={show} onSee={see} desk={desk} screens={screens} />
          </article>
        )}
        {others.length > 0 && (
          <>
            <h2 className="caps">{t.alsoTouched}</h2>
            <ol start={2}>
              {others.map((deed, i) => (
                <li key={deed.at} className={line === i + 1 ? 'now' : ''}>
                  <b className="number">{i + 2}</b> {deed.side !== null && <Badge side={deed.side} />}{' '}
                  <span>
                    <Sentence of={deed.said} /> <Times of={deed} desk={desk} />
                  </span>
                  <Deeds deed={deed} onShow={show} onSee={see} desk={desk} screens={screens} />
                </li>
              ))}
            </ol>
          </>
        )}
        {recap.far.length > 0 && <h2 className="caps">{t.farFromYou}</h2>}
        {recap.far.map(({ side, deeds }) => (
          <details key={side ?? ''} open={recap.far.length === 1 || few}>
            <summary>
              {side !== null && <Badge side={side} />} <b>{side === null ? t.besides : (sideName(side, text) ?? side)}</b>{' '}
              <span className="num">{deeds.length}</span>
            </summary>
            <ul>
              {deeds.map(deed => (
                <li key={deed.at}>
                  <span>
                    <Sentence of={deed.said} /> <Times of={deed} desk={desk} />
                  </span>
                  <Deeds deed={deed} onShow={show} onSee={see} desk={desk} screens={screens} />
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      <footer className="acts">
        <button ref={foot} type="button" className="btn primary" onClick={onClose}>
          {t.goOn} <Icon name="next" />
        </button>
        <button type="button" className="btn" onClick={() => onTell(recap.from, recap.to)}>
          <Icon name="replay" /> {t.tellAll}
        </button>
      </footer>
    </section>
  );
}

const Times = ({ of: { times }, desk: { t } }: { of: Deed; desk: Desk }) =>
  times > 1 && <small className="times">{t.times(times)}</small>;

function Deeds({
  deed,
  desk: { t },
  screens,
  onShow,
  onSee,
}: {
  deed: Deed;
  desk: Desk;
  screens: Screens;
  onShow(deed: Deed): void;
  onSee(deed: Deed): void;
}) {
  return (
    <span className="deeds">
      {screens.placeOf(deed.event) !== null && (
        <button type="button" className="tell show" onClick={() => onShow(deed)}>
          <Icon name="eye" /> {t.showOnMap}
        </button>
      )}
      <button type="button" className="tell" onClick={() => onSee(deed)}>
        <Icon name="play" /> {t.seeIt}
      </button>
      <RuleLink id={deed.event.rule} />
    </span>
  );
}
