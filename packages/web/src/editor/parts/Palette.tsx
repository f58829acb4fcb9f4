import type { GameText, Language } from '@polemos/kernel';
import { Badge } from '../../parts/Badge.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { nameIn } from '../../text/things.ts';
import type { Json } from '../model/edit.ts';
import type { Field } from '../model/form.ts';
import type { Tool } from '../model/tools.ts';
import { fieldName, useEditorWords, valueName } from '../words.ts';
import { Mark } from './Mark.tsx';

interface Props {
  readonly tools: readonly Tool[];
  readonly form: readonly Field[];
  readonly text: GameText;
  readonly language: Language;
  readonly position: Json;
  /** Whether an id is that of a place of the map. */
  isPlace(ids: readonly string[]): boolean;
  readonly chosen: string | null;
  readonly side: string | null;
  readonly taking: boolean;
  /** Parts of places: a city, a port; the first is the place itself. */
  readonly parts: readonly string[];
  readonly part: string;
  /** What is left in the box, by tool. */
  readonly left: Readonly<Record<string, number>>;
  onChoose(tool: string | null): void;
  onSide(side: string): void;
  onTaking(taking: boolean): void;
  onPart(part: string): void;
}

/** So many stand open. */
const FEW = 24;
/** So many are buttons; more are a list to choose from. */
const MOST_BUTTONS = 40;

/** A word so long wants a wider button. */
const LONG = 9;
const isWide = (name: string): boolean => name.split(/[\s-]/).some(word => word.length > LONG);

/** A word beside ids has its name where a side of that name has one. */
export const toolName = ({ thing, item, field }: Tool, text: GameText, language: Language): string =>
  thing === null && item === field ? fieldName(language, field) : nameIn(text, thing ?? 'side', item);

/** What can be put on the map, by the field of the position that it belongs to. */
export function Palette({
  tools,
  form,
  text,
  language,
  position,
  isPlace,
  chosen,
  side,
  taking,
  parts,
  part,
  left,
  ...on
}: Props) {
  const w = useEditorWords();
  const sides = [...new Set(tools.flatMap(({ tab }) => tab ?? []))];
  const here = side !== null && sides.includes(side) ? side : (sides[0] ?? null);
  const shown = tools.filter(({ tab }) => tab === null || tab === here);
  const sections = form
    .map(({ name, title }) => ({ name, title, list: shown.filter(({ field }) => field === name) }))
    .filter(({ list }) => list.length > 0);
  // Troops first, then persons; what only belongs to this turn comes last.
  const rank = ({ name }: { name: string }): number =>
    name === 'activated' ? 2 : form.find(one => one.name === name)?.group === 'people' ? 1 : 0;
  const marks = sections.filter(({ list }) => list.length === 1 && list[0].thing === null);
  const marked = marks.flatMap(({ list }) => list);
  const rest = sections
    .filter(one => !marks.includes(one))
    .map(one => ({ ...one, rank: rank(one) }))
    .toSorted((a, b) => a.rank - b.rank);
  const button = (tool: Tool) => {
    const stands = tool.standsAt?.(position) ?? null;
    const onMap = stands !== null && isPlace([stands]) ? nameIn(text, null, stands) : null;
    return (
      <button
        key={tool.id}
        type="button"
        className={`ed-tool${chosen === tool.id ? ' on' : ''}${left[tool.id] === 0 || onMap !== null ? ' out' : ''}`}
        data-tool={tool.id}
        title={tool.id in left ? w.left(left[tool.id]) : undefined}
        aria-pressed={chosen === tool.id}
        onClick={() => on.onChoose(chosen === tool.id ? null : tool.id)}
      >
        <Mark {...{ tool, text }} />
        <span>{toolName(tool, text, language)}</span>
        {onMap !== null && <small className="ed-where">{onMap}</small>}
        {tool.id in left && <small className="num">{left[tool.id]}</small>}
      </button>
    );
  };
  const wideOf = (list: readonly Tool[]): string =>
    list.some(tool => isWide(toolName(tool, text, language))) ? 'ed-tools wide' : 'ed-tools';
  return (
    <section className="ed-palette" aria-label={w.tools}>
      {sides.length > 1 && (
        <div className="ed-sides" role="tablist">
          {sides.map(id => (
            <button key={id} type="button" role="tab" aria-selected={id === here} onClick={() => on.onSide(id)}>
              <Badge side={id} /> {nameIn(text, 'owner', id)}
            </button>
          ))}
        </div>
      )}
      {parts.length > 1 && (
        <label className="ed-one">
          <span>{w.place}</span>
          <select aria-label={w.place} value={part} onChange={({ target }) => on.onPart(target.value)}>
            {parts.map(id => (
              <option key={id} value={id}>
                {valueName(language, id === '' ? 'field' : id)}
              </option>
            ))}
          </select>
        </label>
      )}
      <button
        type="button"
        className={`ed-take${taking ? ' on' : ''}`}
        aria-pressed={taking}
        onClick={() => on.onTaking(!taking)}
      >
        <Icon name="close" /> {w.takeAway}
      </button>
      {rest.map(({ name, title, list }, i) => (
        <details key={name} open={i < 2 || (name === 'leaders' && list.length <= FEW)}>
          <summary>{fieldName(language, name, title)}</summary>
          {list.length <= MOST_BUTTONS ? (
            <div className={wideOf(list)}>{list.map(button)}</div>
          ) : (
            <select
              aria-label={fieldName(language, name, title)}
              value={list.some(({ id }) => id === chosen) ? (chosen ?? '') : ''}
              onChange={({ target }) => on.onChoose(target.value === '' ? null : target.value)}
            >
              <option value="">{w.search}</option>
              {list.map(tool => (
                <option key={tool.id} value={tool.id}>
                  {toolName(tool, text, language)}
                </option>
              ))}
            </select>
          )}
        </details>
      ))}
      {marked.length > 0 && <div className={wideOf(marked)}>{marked.map(button)}</div>}
      <p className="ed-hint">
        <Icon name="why" /> {w.hint}
      </p>
    </section>
  );
}
