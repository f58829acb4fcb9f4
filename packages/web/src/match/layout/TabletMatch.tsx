import type { GameText } from '@polemos/kernel';
import type { ReactNode } from 'react';
import type { Screens } from '../../games/screens.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useText } from '../../text/index.ts';
import { Dock } from './Dock.tsx';
import type { Parts } from './parts.ts';
import { type Height, Sheet } from './Sheet.tsx';
import '../../style/tablet.css';

interface Props extends Parts {
  /** `tablet`, or `upright`. */
  readonly layout: string;
  readonly frieze: ReactNode;
  readonly reference: ReactNode;
  readonly side: string;
  readonly text: GameText;
  readonly screens: Screens;
  /** Which panel stands in the drawer; `orders`: none. */
  readonly sheet: string;
  onSheet(id: string): void;
  readonly height: Height;
  onHeight(height: Height): void;
}

/** A match on a tablet: the frieze, the map, the ask at its foot, a rail at the right with a drawer for the panels. */
export function TabletMatch(props: Props) {
  const { version, layout, online, frieze, map, story, lesson, ask, tray, reference, panels } = props;
  const { side, text, screens, sheet, onSheet, height, onHeight } = props;
  const t = useText();
  const telling = story !== null;
  return (
    <div className={`match tablet ${layout}${telling ? ' telling' : ''}`} data-version={version}>
      {frieze}
      {online?.strip}
      <main className="stage">
        <div className="left">
          {map}
          {!telling && tray}
          <Sheet side={side} height={height} onHeight={onHeight}>
            {story ?? (
              <>
                {lesson}
                {online?.since}
                {ask}
              </>
            )}
          </Sheet>
          {sheet !== 'orders' && (
            <aside className="drawer">
              <button type="button" className="icon-btn drawer-close" aria-label={t.close} onClick={() => onSheet('orders')}>
                <Icon name="close" />
              </button>
              {reference}
              {panels}
            </aside>
          )}
        </div>
        <Dock text={text} screens={screens} sheet={sheet} online={online} onSheet={id => onSheet(id === sheet ? 'orders' : id)} />
      </main>
    </div>
  );
}
