import type { EgemoniaEvent, View } from '@polemos/egemonia';
import { kindOf } from '@polemos/egemonia/kinds';
import { setUpView } from '@polemos/egemonia/set-up';
import { useMemo } from 'react';
import type { Picture } from '../../orientation/orientation.ts';
import { around, Still, stillDesk } from '../../orientation/Still.tsx';
import { Sherd } from './ask/Sherd.tsx';

type Drawn = Picture<View, EgemoniaEvent>;
const start = setUpView();

const cut =
  (view: View, places: readonly string[], margin: number): Drawn =>
  ({ language, screens }) => {
    const desk = useMemo(() => stillDesk(screens, { scenario: 'standard', view }, language), [screens, language]);
    return <Still screens={screens} desk={desk} frame={around(screens.map, places, margin)} />;
  };

const HAND = ['military-1', 'ascendancy-1', 'coup-1', 'pericles', 'false-alarm-1'];
const nothing = (): void => {};
const Hand: Drawn = ({ language, screens }) => {
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
};

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

export const PICTURES: Readonly<Record<string, Drawn>> = {
  greece: cut(start, ['sparta', 'athens', 'delphi', 'delos', 'corinth'], 70),
  hand: Hand,
  comparison: cut(turnedUp, ['thebes', 'corinth', 'delphi', 'athens'], 70),
};
