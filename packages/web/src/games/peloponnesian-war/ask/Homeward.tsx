import { WORDS } from '@polemos/peloponnesian-war/screens';
import { useId, useState } from 'react';
import { Sentence } from '../../../parts/Sentence.tsx';
import type { WarDesk } from '../desk.ts';
import { nameOf } from '../map/board.ts';

/** PW-11-h: where SP go home. A click on the map sends one; here is the list of spaces, and the way to send all at once. */
export function Homeward({ desk }: { desk: WarDesk }) {
  const { shown, act, language, text } = desk;
  const id = useId();
  const words = WORDS[language];
  const spaces = [...new Set(shown.legal.map(({ space }) => String(space)))].sort((a, b) =>
    nameOf(a, language).localeCompare(nameOf(b, language), language),
  );
  const [picked, setPicked] = useState('');
  const space = spaces.includes(picked) ? picked : spaces[0];
  return (
    <div className="options">
      <label htmlFor={id} className="sr">
        {words.goingHome}
      </label>
      <select id={id} value={space} onChange={event => setPicked(event.target.value)}>
        {spaces.map(one => (
          <option key={one} value={one}>
            {nameOf(one, language)}
          </option>
        ))}
      </select>
      {shown.legal
        .filter(action => action.space === space)
        .map(action => (
          <button key={action.type} type="button" className="btn" onClick={() => act(action)}>
            {action.type === 'send' ? (
              words.sendTo(nameOf(space, language))
            ) : (
              <span>
                <Sentence of={text.actions[action.type]?.(action) ?? ''} />
              </span>
            )}
          </button>
        ))}
    </div>
  );
}
