import type { GameText } from '@polemos/kernel';
import type { ReactNode } from 'react';
import type { Screens } from '../../games/screens.ts';
import type { Company } from './company.ts';
import { Dock } from './Dock.tsx';
import { type Height, Sheet } from './Sheet.tsx';

interface Props {
  readonly version: number;
  readonly company: Company | null;
  readonly frieze: ReactNode;
  readonly map: ReactNode;
  /** The ask, or the story that is being told. */
  readonly orders: ReactNode;
  readonly panels: ReactNode;
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
  company,
  frieze,
  map,
  orders,
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
      {company?.strip}
      <main className="stage">
        {map}
        {sheet === 'orders' ? (
          <Sheet side={side} height={height} onHeight={onHeight}>
            {orders}
          </Sheet>
        ) : (
          <div className="sheet panel-sheet">{panels}</div>
        )}
      </main>
      <Dock text={text} screens={screens} sheet={sheet} company={company} onSheet={onSheet} />
    </div>
  );
}
