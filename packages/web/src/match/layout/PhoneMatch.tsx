import type { GameText } from '@polemos/kernel';
import type { ReactNode } from 'react';
import type { Screens } from '../../games/screens.ts';
import { Dock } from './Dock.tsx';
import type { Parts } from './parts.ts';
import { type Height, Sheet } from './Sheet.tsx';

interface Props extends Parts {
  readonly frieze: ReactNode;
  readonly side: string;
  readonly text: GameText;
  readonly screens: Screens;
  /** Which sheet is up: `orders`, or a panel. */
  readonly sheet: string;
  onSheet(id: string): void;
  readonly height: Height;
  onHeight(height: Height): void;
}

/** A match on a phone: two bars, the map, a sheet, a dock. */
export function PhoneMatch({
  version,
  online,
  frieze,
  map,
  story,
  lesson,
  ask,
  tray,
  panels,
  side,
  text,
  screens,
  sheet,
  onSheet,
  height,
  onHeight,
}: Props) {
  return (
    <div className="match phone" data-version={version}>
      {frieze}
      {online?.strip}
      <main className="stage">
        {map}
        {sheet === 'orders' ? (
          <Sheet side={side} height={height} onHeight={onHeight}>
            {story ?? (
              <>
                {lesson}
                {online?.since}
                {ask}
                {tray}
              </>
            )}
          </Sheet>
        ) : (
          <div className="sheet panel-sheet">{panels}</div>
        )}
      </main>
      <Dock text={text} screens={screens} sheet={sheet} online={online} onSheet={onSheet} />
    </div>
  );
}
