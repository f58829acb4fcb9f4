import type { GameEvent, GameText } from '@polemos/kernel';
import { memo } from 'react';
import type { Chapter } from '../games/screens.ts';
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
  /** Where the events are divided into chapters; else each entry may have its story. */
  readonly chapters: readonly Chapter[] | null;
  isHeading(event: GameEvent): boolean;
  hasStory(events: readonly GameEvent[]): boolean;
  onTell(from: number, to: number): void;
  readonly seats: readonly string[];
  /** The name of somebody's own board, where it is played on one. */
  readonly board: string | null;
}
interface Row {
  readonly key: string;
  /** The number of its event in the match. */
  readonly at: number;
  readonly event: GameEvent | null;
  readonly back: number;
  /** The first event after its story, if its entry has one. */
  readonly upTo: number | null;
}

/** One sentence per event, newest first, with its dice and its rule; under the heading of its chapter, where there are any. */
export const Log = memo(function Log(props: Props) {
  const { events, chapters, hasStory, onTell } = props;
  const t = useText();
  const rows = rowsOf(props);
  const first = props.board === null ? null : <li className="on-board">{t.onBoard(props.board)}</li>;
  if (rows.length === 0 && first === null) return <p className="empty">{t.emptyLog}</p>;
  if (chapters === null)
    return (
      <div role="log" aria-live="polite" aria-label={t.log}>
        <ol className="log">
          {rows.toReversed().map(row => (
            <Line key={row.key} row={row} {...props} />
          ))}
          {first}
        </ol>
      </div>
    );
  const all = events.flat();
  return (
    <div role="log" aria-live="polite" aria-label={t.log}>
      <ol className="log">
        {partsOf(chapters, all.length)
          .toReversed()
          .flatMap(({ from, to, title, side }) => [
            ...(title === ''
              ? []
              : [
                  <li key={from} className="head">
                    <span>
                      {side !== null && <Badge side={side} />} {title}
                    </span>
                    {hasStory(all.slice(from, to)) && <Tell from={from} to={to} onTell={onTell} />}
                  </li>,
                ]),
            ...rows
              .filter(({ at }) => at >= from && at < to)
              .toReversed()
              .map(row => <Line key={row.key} row={{ ...row, upTo: null }} {...props} />),
          ])}
        {first}
      </ol>
    </div>
  );
});

function Tell({ from, to, onTell }: { from: number; to: number; onTell(from: number, to: number): void }) {
  const t = useText();
  return (
    <button type="button" className="tell" data-from={from} data-to={to} onClick={() => onTell(from, to)}>
      <Icon name="play" /> {t.tellMe}
    </button>
  );
}

function Line({ row: { at, event, back, upTo }, text, chapters, isHeading, onTell, seats }: Props & { readonly row: Row }) {
  const t = useText();
  if (event === null)
    return (
      <li className="back">
        <Icon name="undo" /> <div>{t.takenBack(back)}</div>
      </li>
    );
  const said = text.events[event.kind]?.(event);
  if (said === undefined || said === null) return null;
  const tell = upTo !== null && <Tell from={at} to={upTo} onTell={onTell} />;
  if (chapters === null && isHeading(event))
    return (
      <li className="head">
        <span>
          <Sentence of={said} />
        </span>
        {tell}
      </li>
    );
  const side = sideOf(event, seats);
  return (
    <li>
      <span>{side === null ? <i className="knob" /> : <Badge side={side} />}</span>
      <div>
        <Sentence of={said} /> {!said.includes(`{{${event.rule}}}`) && <RuleLink id={event.rule} />} {tell}
      </div>
    </li>
  );
}

function rowsOf({ events, takenBack, hasStory }: Props): readonly Row[] {
  let at = 0;
  return events.flatMap((list, entry) => {
    const back = takenBack.filter(one => one.at === entry).reduce((sum, { count }) => sum + count, 0);
    const upTo = hasStory(list) ? at + list.length : null;
    const told = list.map((event, i): Row => ({ key: `${entry}.${i}`, at: at++, event, back: 0, upTo: i === 0 ? upTo : null }));
    return back === 0 ? told : [...told, { key: `${entry}.back`, at: Math.max(0, at - 1), event: null, back, upTo: null }];
  });
}

/** Each chapter with its end; what comes before the first has no title. */
function partsOf(chapters: readonly Chapter[], length: number): readonly (Chapter & { readonly to: number })[] {
  const parts = chapters.map((chapter, i) => ({ ...chapter, to: chapters[i + 1]?.from ?? length }));
  const first = parts[0]?.from ?? length;
  return first === 0 ? parts : [{ from: 0, to: first, title: '', side: null }, ...parts];
}
