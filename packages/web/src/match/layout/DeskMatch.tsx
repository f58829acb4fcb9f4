import type { ReactNode } from 'react';
import type { Company } from './company.ts';

interface Props {
  readonly version: number;
  /** `desktop` or `tablet`. */
  readonly layout: string;
  readonly company: Company | null;
  readonly frieze: ReactNode;
  readonly map: ReactNode;
  readonly tray: ReactNode;
  /** What is being told, in a column of its own; it takes the place of the ask and the panels. */
  readonly story: ReactNode;
  readonly lesson: ReactNode;
  readonly ask: ReactNode;
  readonly reference: ReactNode;
  readonly panels: ReactNode;
}

/** A match on a desk: the frieze, the map, the column with the ask and the panels. */
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
