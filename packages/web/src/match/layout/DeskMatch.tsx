import type { ReactNode } from 'react';
import type { Parts } from './parts.ts';

interface Props extends Parts {
  /** `desktop` or `tablet`. */
  readonly layout: string;
  readonly frieze: ReactNode;
  readonly reference: ReactNode;
}

/** A match on a desk: the frieze, the map, the column with the ask and the panels; a story in a column of its own takes their place. */
export function DeskMatch({ version, layout, online, frieze, map, tray, story, lesson, ask, reference, panels }: Props) {
  const telling = story !== null;
  return (
    <div className={`match ${layout}${telling ? ' telling' : ''}`} data-version={version}>
      {frieze}
      {online?.strip}
      <main className="stage">
        {story}
        <div className="left">
          {map}
          {tray}
        </div>
        {!telling && (
          <aside className="side">
            {lesson}
            {online?.since}
            {ask}
            {reference}
            {panels}
          </aside>
        )}
      </main>
    </div>
  );
}
