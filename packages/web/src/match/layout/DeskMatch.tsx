import type { ReactNode } from 'react';
import type { Parts } from './parts.ts';

interface Props extends Parts {
  /** `desktop` or `tablet`. */
  readonly layout: string;
  readonly frieze: ReactNode;
  readonly reference: ReactNode;
}

/** A match on a desk: the frieze, the map, the column with the ask and the panels; a story in a column of its own takes their place. */
export function DeskMatch({ version, layout, company, frieze, map, tray, story, lesson, ask, reference, panels }: Props) {
  const telling = story !== null;
  return (
    <div className={`match ${layout}${telling ? ' telling' : ''}`} data-version={version}>
      {frieze}
      {company?.strip}
      <main className="stage">
        {story}
        <div className="left">
          {map}
          {tray}
        </div>
        {!telling && (
          <aside className="side">
            {lesson}
            {company?.since}
            {ask}
            {reference}
            {panels}
          </aside>
        )}
      </main>
    </div>
  );
}
