import type { GameEvent, GameText } from '@polemos/kernel';
import { memo } from 'react';
import { useText } from '../text/index.ts';
import { Badge, sideOf } from './Badge.tsx';
import { Icon } from './Icon.tsx';
import { RuleLink } from './RuleLink.tsx';
import { Sentence } from './Sentence.tsx';

interface Props {
  /** By entry, oldest first. */
  readonly events: readonly (readonly GameEvent[])[];
  readonly text: GameText;
  readonly takenBack: readonly { readonly at: number; readonly count: number }[];
  isHeading(event: GameEvent): boolean;
  hasStory(events: readonly GameEvent[]): boolean;
  onTell(entry: number): void;
  readonly seats: readonly string[];
}

/** One sentence per event, newest first, with its dice and its rule. */
export const Log = memo(function Log({ events, text, takenBack, isHeading, hasStory, onTell, seats }: Props) {
  const t = useText();
  const rows = events.flatMap((list, entry) => {
    const back = takenBack.filter(({ at }) => at === entry).reduce((sum, { count }) => sum + count, 0);
    return [
      ...list.map((event, i) => ({ key: `${entry}.${i}`, entry, event, back: 0, story: i === 0 && hasStory(list) })),
      ...(back > 0 ? [{ key: `${entry}.back`, entry, event: null, back, story: false }] : []),
    ];
  });
  if (rows.length === 0) return <p className="empty">{t.emptyLog}</p>;
  return (
    <div role="log" aria-live="polite" aria-label={t.log}>
      <ol className="log">
        {rows.reverse().map(({ key, entry, event, back, story }) => {
          if (event === null)
            return (
              <li key={key} className="back">
                <Icon name="undo" /> <div>{t.takenBack(back)}</div>
              </li>
            );
          const said = text.events[event.kind]?.(event);
          if (said === undefined || said === null) return null;
          const tell = story && (
            <button type="button" className="tell" onClick={() => onTell(entry)}>
              <Icon name="play" /> {t.tellMe}
            </button>
          );
          if (isHeading(event))
            return (
              <li key={key} className="head">
                <span>
                  <Sentence of={said} />
                </span>
                {tell}
              </li>
            );
          const side = sideOf(event, seats);
          return (
            <li key={key}>
              <span>{side === null ? <i className="knob" /> : <Badge side={side} />}</span>
              <div>
                <Sentence of={said} /> {!said.includes(`{{${event.rule}}}`) && <RuleLink id={event.rule} />} {tell}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
});
