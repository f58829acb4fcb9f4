import type { GameEvent, GameText, Marked } from '@polemos/kernel';
import { memo, useState } from 'react';
import type { Chapter } from '../games/screens.ts';
import type { Whying } from '../judgement/useWhy.ts';
import { runsOf } from '../match/story/runs.ts';
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
  /** Why a bot did what an entry tells. */
  readonly whying: Pick<Whying, 'isBots' | 'ask'>;
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
  /** Of the first event of an entry: all of its events. */
  readonly entry: readonly GameEvent[] | null;
  /** The number of its entry. */
  readonly of: number;
}

/** A war has thousands of lines, and nobody who opens it reads them first: so many of the newest, the others when they are wanted. */
const LATELY = 300;

/** One sentence per event, newest first, with its dice and its rule; under the heading of its chapter, where there are any. */
export const Log = memo(function Log(props: Props) {
  const { events, chapters, hasStory, onTell } = props;
  const t = useText();
  const [whole, setWhole] = useState(false);
  const all = rowsOf(props);
  const earlier = whole ? 0 : Math.max(0, all.length - LATELY);
  const rows = all.slice(earlier);
  const first =
    earlier > 0 ? (
      <li className="earlier">
        <button type="button" className="tell" onClick={() => setWhole(true)}>
          {t.earlierLog(earlier)}
        </button>
      </li>
    ) : props.board === null ? null : (
      <li className="on-board">{t.onBoard(props.board)}</li>
    );
  if (rows.length === 0 && first === null) return <p className="empty">{t.emptyLog}</p>;
  if (chapters === null)
    return (
      <div role="log" aria-live="polite" aria-label={t.log}>
        <ol className="log">
          {linesOf(rows, props)
            .toReversed()
            .map(row => (
              <Line key={row.key} row={row} {...props} />
            ))}
          {first}
        </ol>
      </div>
    );
  const told = events.flat();
  return (
    <div role="log" aria-live="polite" aria-label={t.log}>
      <ol className="log">
        {partsOf(chapters, told.length)
          .filter(({ to }) => earlier === 0 || to > rows[0].at)
          .toReversed()
          .flatMap(({ from, to, title, side }) => [
            ...(title === ''
              ? []
              : [
                  <li key={from} className="head">
                    <span>
                      {side !== null && <Badge side={side} />} {title}
                    </span>
                    {hasStory(told.slice(from, to)) && <Tell from={from} to={to} onTell={onTell} />}
                    <Why of={rows.filter(({ at }) => at >= from && at < to)} whying={props.whying} />
                  </li>,
                ]),
            ...linesOf(
              rows.filter(({ at }) => at >= from && at < to),
              props,
            )
              .toReversed()
              .map(row => <Line key={row.key} row={row} {...props} />),
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

/** Of the first of these that a bot did. */
function Why({ of, whying }: { of: readonly Row[]; whying: Props['whying'] }) {
  const t = useText();
  const first = of.find(row => row.event !== null && whying.isBots(row.of));
  if (first === undefined) return null;
  return (
    <button type="button" className="tell" data-why={first.of} onClick={() => whying.ask(first.of)}>
      <Icon name="why" /> {t.botWhy}
    </button>
  );
}

function Line({ row, chapters, isHeading, hasStory, onTell, seats, whying }: Props & { readonly row: Spoken }) {
  const { at, event, back, entry, said, times } = row;
  const t = useText();
  if (event === null)
    return (
      <li className="back">
        <Icon name="undo" /> <div>{t.takenBack(back)}</div>
      </li>
    );
  if (said === null) return null;
  // Where there are chapters, the story is told from their headings.
  const tell = chapters === null && entry !== null && hasStory(entry) && (
    <Tell from={at} to={at + entry.length} onTell={onTell} />
  );
  const why = chapters === null && entry !== null && <Why of={[row]} whying={whying} />;
  if (chapters === null && isHeading(event))
    return (
      <li className="head">
        <span>
          <Sentence of={said} />
        </span>
        {tell}
        {why}
      </li>
    );
  const side = sideOf(event, seats);
  return (
    <li>
      <span>{side === null ? <i className="knob" /> : <Badge side={side} />}</span>
      <div>
        <Sentence of={said} /> {!said.includes(`{{${event.rule}}}`) && <RuleLink id={event.rule} />}{' '}
        {times > 1 && <small className="times">{t.times(times)}</small>} {tell} {why}
      </div>
    </li>
  );
}

function rowsOf({ events, takenBack }: Props): readonly Row[] {
  let at = 0;
  return events.flatMap((list, entry) => {
    const back = takenBack.filter(one => one.at === entry).reduce((sum, { count }) => sum + count, 0);
    const told = list.map(
      (event, i): Row => ({ key: `${entry}.${i}`, at: at++, event, back: 0, entry: i === 0 ? list : null, of: entry }),
    );
    return back === 0
      ? told
      : [...told, { key: `${entry}.back`, at: Math.max(0, at - 1), event: null, back, entry: null, of: entry }];
  });
}

/** A line of the log: one event, several that are told in one breath, or the same said several times. */
interface Spoken extends Row {
  readonly events: readonly GameEvent[];
  readonly said: Marked | null;
  readonly times: number;
}
function linesOf(rows: readonly Row[], { text, chapters, hasStory }: Props): readonly Spoken[] {
  const lines: Spoken[] = [];
  for (const row of rows) {
    const line = spoken(row, text);
    const last = lines.at(-1);
    // Where a line has a story of its own to offer, it stays.
    const mayJoin = chapters !== null || row.entry === null || !hasStory(row.entry);
    const joined = last !== undefined && mayJoin ? joinedTo(last, line, text) : null;
    if (joined === null) lines.push(line);
    else lines[lines.length - 1] = joined;
  }
  return lines;
}
const spoken = (row: Row, text: GameText): Spoken => ({
  ...row,
  events: row.event === null ? [] : [row.event],
  said: row.event === null ? null : (text.events[row.event.kind]?.(row.event) ?? null),
  times: 1,
});
function joinedTo(last: Spoken, { events, said }: Spoken, text: GameText): Spoken | null {
  const all = [...last.events, ...events];
  const run = last.times === 1 && events.length === 1 ? runsOf(all, text) : [];
  if (run.length === 1) return { ...last, events: all, said: run[0].said };
  return said !== null && said === last.said ? { ...last, times: last.times + 1 } : null;
}

/** Each chapter with its end; what comes before the first has no title. */
function partsOf(chapters: readonly Chapter[], length: number): readonly (Chapter & { readonly to: number })[] {
  const parts = chapters.map((chapter, i) => ({ ...chapter, to: chapters[i + 1]?.from ?? length }));
  const first = parts[0]?.from ?? length;
  return first === 0 ? parts : [{ from: 0, to: first, title: '', side: null }, ...parts];
}
