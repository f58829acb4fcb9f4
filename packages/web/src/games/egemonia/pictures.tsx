import { egemonia, type View } from '@polemos/egemonia';
import { kindOf } from '@polemos/egemonia/kinds';
import type { Language } from '@polemos/kernel';
import { type FC, useMemo } from 'react';
import { around, Still, stillDesk } from '../../orientation/Still.tsx';
import { Sherd } from './ask/Sherd.tsx';
import { screens } from './index.tsx';

const { map } = screens;
/** EG-2: the placement at the start. */
const start: View = egemonia.view(egemonia.begin({ scenario: 'standard', options: {} }), 1);

const cut =
  (view: View, places: readonly string[], margin: number): FC<{ language: Language }> =>
  ({ language }) => {
    const desk = useMemo(() => stillDesk(screens, { scenario: 'standard', view }, language), [language]);
    return <Still screens={screens} desk={desk} frame={around(map, places, margin)} />;
  };

const HAND = ['military-1', 'ascendancy-1', 'coup-1', 'pericles', 'false-alarm-1'];
const nothing = (): void => {};
function Hand({ language }: { language: Language }) {
  const { names } = screens.text[language];
  return (
    <div className="still sherds-still" inert aria-hidden="true">
      {HAND.map((event, i) => (
        <Sherd
          key={event}
          event={event}
          shape={i}
          name={names.event[kindOf(event)]}
          motto={names.motto[kindOf(event)]}
          chosen={i === 1}
          able
          onChoose={nothing}
        />
      ))}
    </div>
  );
}

/** Thebes with an event of each side that meets one of the other, and one that meets nobody. */
const turnedUp: View = {
  ...start,
  levels: { ...start.levels, thebes: { sparta: 1, athens: 0 }, corinth: { sparta: 1, athens: 0 } },
  placed: [
    { area: 'thebes', by: 'athens', order: 0, event: 'military-1' },
    { area: 'thebes', by: 'sparta', order: 1, event: 'coup-1' },
    { area: 'thebes', by: 'athens', order: 2, event: 'ascendancy-1' },
    { area: 'megara', by: 'sparta', order: 3 },
  ],
};

export const PICTURES: Readonly<Record<string, FC<{ language: Language }>>> = {
  greece: cut(start, ['sparta', 'athens', 'delphi', 'delos', 'corinth'], 70),
  hand: Hand,
  comparison: cut(turnedUp, ['thebes', 'corinth', 'delphi', 'athens'], 70),
};
