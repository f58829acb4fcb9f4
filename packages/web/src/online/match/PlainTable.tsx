import type { Action } from '@polemos/kernel';
import { useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { type Screens, textOf } from '../../games/screens.ts';
import { useLine } from '../../match/line.ts';
import { Sentence } from '../../parts/Sentence.tsx';
import type { Shown } from '../../worker/session.ts';
import { Frame } from '../parts/Frame.tsx';
import { useWords } from '../words.ts';

const SHOWN = 40;

/** A match of earlier rules that the screens of today cannot draw: what is asked, what one may do, what has happened, in words. */
export function PlainTable({ shown, screens }: { shown: Shown; screens: Screens }) {
  const w = useWords();
  const { language } = useSettings();
  const line = useLine();
  const [busy, setBusy] = useState(false);
  const text = textOf(screens, language, shown.summary.scenario);
  const [pending] = shown.pending;
  const ask = pending === undefined ? null : text.asks[pending.step]?.(pending.about);
  const act = async (action: Action) => {
    setBusy(true);
    await line.ask({ ask: 'act', action, version: shown.version, chance: [] });
    setBusy(false);
  };
  const told = shown.events.flat().flatMap(event => {
    const said = text.events[event.kind]?.(event);
    return said == null ? [] : [said];
  });
  return (
    <Frame page="table">
      <div className="plain-table">
        <p>{w.plainAbout}</p>
        {pending !== undefined && (
          <h1>
            {text.names.seat?.[pending.seat] ?? pending.seat}: <Sentence of={ask?.title ?? pending.step} />
          </h1>
        )}
        {ask != null && (
          <p>
            <Sentence of={ask.body} />
          </p>
        )}
        <ul className="plain-list">
          {shown.legal.map(action => (
            <li key={JSON.stringify(action)}>
              <button type="button" className="btn" disabled={busy} onClick={() => void act(action)}>
                <span>
                  <Sentence of={text.actions[action.type]?.(action) ?? JSON.stringify(action)} />
                </span>
              </button>
            </li>
          ))}
        </ul>
        <ol reversed>
          {told
            .map((said, i) => ({ said, key: `${i}` }))
            .toReversed()
            .slice(0, SHOWN)
            .map(({ said, key }) => (
              <li key={key}>
                <Sentence of={said} />
              </li>
            ))}
        </ol>
      </div>
    </Frame>
  );
}
