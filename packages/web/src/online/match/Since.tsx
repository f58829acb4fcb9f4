import { useSettings } from '../../app/settings.ts';
import { type Screens, textOf } from '../../games/screens.ts';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { Sentence } from '../../parts/Sentence.tsx';
import type { Shown } from '../../worker/session.ts';
import { useWords } from '../words.ts';

interface Props {
  readonly shown: Shown;
  readonly screens: Screens;
  /** How many actions this person had seen before, and how many there were when the page was opened. */
  readonly seen: number | null;
  readonly opened: number;
  onSeen(): void;
}

/** On opening: what happened since this seat's last turn, until it is put aside or the seat has acted. */
export function Since({ shown, screens, seen, opened, onSeen }: Props) {
  const w = useWords();
  const { language } = useSettings();
  const { seat, actors, events } = shown;
  const acted = seat === null ? -1 : actors.lastIndexOf(seat);
  // Only what was not on screen before: what comes live is seen as it comes.
  if (seen === null || seat === null || acted >= opened || opened <= Math.max(seen, acted + 1)) return null;
  const text = textOf(screens, language, shown.summary.scenario);
  const rows = events.slice(acted + 2).flatMap((list, entry) =>
    list.flatMap((event, i) => {
      const said = text.events[event.kind]?.(event);
      return said == null ? [] : [{ key: `${entry}.${i}`, said, rule: event.rule }];
    }),
  );
  if (rows.length === 0) return null;
  return (
    <section className="since" aria-label={w.sinceLast}>
      <p className="caps">{w.sinceOpen(rows.length)}</p>
      <ol>
        {rows.map(({ key, said, rule }) => (
          <li key={key}>
            <Sentence of={said} /> {!said.includes(`{{${rule}}}`) && <RuleLink id={rule} />}
          </li>
        ))}
      </ol>
      <button type="button" className="btn" onClick={onSeen}>
        <Icon name="check" /> {w.gotIt}
      </button>
    </section>
  );
}
