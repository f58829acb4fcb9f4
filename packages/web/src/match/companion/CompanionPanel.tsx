import type { Chance, DieFace, GameText } from '@polemos/kernel';
import { useEffect } from 'react';
import type { Desk, Screens } from '../../games/screens.ts';
import { Die } from '../../parts/Die.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { Sentence } from '../../parts/Sentence.tsx';
import { capitalised } from '../../text/figures.ts';
import type { RollingNow } from '../../worker/protocol.ts';
import { useLine } from '../line.ts';
import { groupsOf, spanOf } from './faces.ts';
import { Moves } from './Moves.tsx';
import { nameIn } from './nameIn.ts';

/** At a real table: what to move, who rolls for what, what is needed; a tap says what fell. The last entry can be corrected. */
export function CompanionPanel({ rolling, desk, screens }: { rolling: RollingNow; desk: Desk; screens: Screens }) {
  const { text, t, language, shown } = desk;
  const { need, faces, known, last } = rolling;
  const line = useLine();
  const what = screens.need(need.for, language, shown.summary.scenario);
  const roll = (value: Chance): void => void line.ask({ ask: 'roll', value, version: shown.version, known });
  const correct = (): void => void line.ask({ ask: 'correct' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each roll
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
      const face = faces.find(({ value }) => `${value}` === event.key);
      if (face !== undefined) roll(face.value);
      else if (event.key === 'Backspace' || event.key === 'u') correct();
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', key, true);
    return () => removeEventListener('keydown', key, true);
  }, [rolling]);
  useAwake();
  const groups = groupsOf(faces);
  const title = 'die' in need ? t.rollTitle : 'lot' in need ? t.lotTitle(need.lot) : t.drawTitle;
  return (
    <section className="ask companion">
      <Moves
        events={rolling.events}
        before={rolling.before}
        moved={rolling.moved}
        text={text}
        moment={`${shown.version} ${known}`}
      />
      <div className="wanted" role="status">
        <p className="caps">
          {title} <RuleLink id={need.rule} />
        </p>
        <h1>{capitalised(what)}</h1>
      </div>
      <div className="needs" data-roll={`${shown.version} ${known}`}>
        {groups.map(({ faces: some, head }) => (
          <fieldset key={`${head.value}`}>
            {groups.length > 1 && (
              <legend>
                {'die' in need && (
                  <b>
                    {spanOf(
                      some.map(({ value }) => value),
                      t.fromTo,
                    )}
                    :{' '}
                  </b>
                )}
                <Sentence of={wordsOf(head, desk, screens)} />
              </legend>
            )}
            <div className="faces">
              {alike(some, text).map(({ value }) => (
                <button
                  key={`${value}`}
                  type="button"
                  className={typeof value === 'number' && 'die' in need ? 'btn die-button' : 'btn'}
                  data-face={value}
                  onClick={() => roll(value)}
                >
                  {'die' in need && need.die <= 6 ? <Die face={Number(value)} /> : <b className="num">{labelOf(value)}</b>}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <footer className="companion-foot">
        <span>
          {last !== null && (
            <>
              <span className="caps">{t.lastEntry}</span>{' '}
              {typeof last === 'number' && last <= 6 ? <Die face={last} /> : nameIn(text, `${last}`)}
            </>
          )}{' '}
          <small>{t.needSoFar(known)}</small>
        </span>
        <button type="button" className="btn" onClick={() => roll(faces[Math.floor(Math.random() * faces.length)].value)}>
          {t.rollForMe}
        </button>
        <button type="button" className="btn correct" onClick={correct}>
          <Icon name="undo" /> {known === 0 ? t.stop : t.correctLast}
        </button>
      </footer>
    </section>
  );

  function labelOf(value: Chance): string {
    if ('lot' in need && need.among !== undefined)
      return `${value} · ${need.among[Number(value) - 1]
        .split('/')
        .map(id => nameIn(text, id))
        .join(' – ')}`;
    return 'draw' in need ? nameIn(text, `${value}`) : `${value}`;
  }
}

/** Counters of one name are one button. */
const alike = (faces: readonly DieFace[], text: GameText): readonly DieFace[] => [
  ...new Map(faces.map(face => [typeof face.value === 'string' ? nameIn(text, face.value) : face.value, face])).values(),
];

function wordsOf({ results, next }: DieFace, { text, t, language, shown }: Desk, screens: Screens): string {
  const said = results.flatMap(result => text.results?.[result.kind]?.(result) ?? []);
  if (said.length > 0) return said.join(' · ');
  return next === null ? t.undisturbed : t.thenRolled(screens.need(next, language, shown.summary.scenario));
}

/** The screen stays awake while a roll is open. */
function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let here = true;
    void navigator.wakeLock
      ?.request('screen')
      .then(got => {
        if (here) lock = got;
        else void got.release();
      })
      .catch(() => undefined);
    return () => {
      here = false;
      void lock?.release();
    };
  }, []);
}
