import { useSettings } from '../../app/settings.ts';
import { momentOf } from '../parts/names.ts';
import { useWords } from '../words.ts';

interface Line {
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly reported: boolean;
}

/** What a report is about: the line, what it answered and what came of it. */
export function ReportLines({ of }: { of: string }) {
  const w = useWords();
  const { language } = useSettings();
  const lines = JSON.parse(of) as readonly Line[];
  if (lines.length < 2) return null;
  return (
    <details className="more">
      <summary>{w.reportLines}</summary>
      <ul className="report-lines">
        {lines.map(({ name, text, at, reported }) => (
          <li key={`${at} ${name} ${text}`}>
            <time dateTime={new Date(at).toISOString()}>{momentOf(at, language)}</time> {name}: {reported ? <b>{text}</b> : text}
          </li>
        ))}
      </ul>
    </details>
  );
}
