import type { GameText, Language } from '@polemos/kernel';
import { Icon } from '../../parts/Icon.tsx';
import { nameIn } from '../../text/things.ts';
import { at, type Json, put } from '../model/edit.ts';
import type { Field } from '../model/form.ts';
import { type Load, lifted } from '../model/load.ts';
import type { Tool } from '../model/tools.ts';
import { fieldName, useEditorWords } from '../words.ts';
import { FieldForm } from './FieldForm.tsx';
import { Mark } from './Mark.tsx';
import { toolName } from './Palette.tsx';

interface Props {
  readonly place: string;
  /** The place and its parts, as the position calls them. */
  readonly spots: readonly string[];
  readonly position: Json;
  readonly tools: readonly Tool[];
  readonly form: readonly Field[];
  readonly text: GameText;
  readonly language: Language;
  /** What is left in the box, by tool. */
  readonly left: Readonly<Record<string, number>>;
  onChange(to: (position: Json) => Json): void;
  /** Takes it up: the place that is chosen next is where it is put. */
  onMove(load: Load): void;
  onClose(): void;
}

/** What lies at a place, to be made more or less; and what the position says of the place itself. */
export function Inspector({ place, spots, position, tools, form, text, language, left, onChange, onMove, onClose }: Props) {
  const w = useEditorWords();
  const lying = spots.flatMap(spot =>
    tools.flatMap(tool => {
      const count = tool.count(position, spot);
      return count > 0 ? [{ spot, tool, count }] : [];
    }),
  );
  const all = lifted(tools, position, { place, spots });
  const rows = form.flatMap(({ name, title, node }) =>
    node.is === 'by' && node.of.is === 'row' && node.ids.includes(place) ? [{ name, title, node: node.of }] : [],
  );
  return (
    <section className="ed-place" aria-label={nameIn(text, null, place)}>
      <header>
        <h2>{nameIn(text, null, place)}</h2>
        {all !== null && all.pieces.length > 1 && (
          <button type="button" className="link" onClick={() => onMove(all)}>
            {w.moveAll}
          </button>
        )}
        <button type="button" className="icon-btn" aria-label={w.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {lying.length === 0 && <p className="ed-empty">{w.nothingHere}</p>}
      <ul>
        {lying.map(({ spot, tool, count }) => (
          <li key={`${spot} ${tool.id}`} data-lies={`${tool.id} ${count}`}>
            {tool.isLoose ? (
              <button
                type="button"
                className="ed-grip"
                data-row={`${spot} ${tool.id}`}
                title={w.move}
                aria-label={`${w.move}: ${toolName(tool, text, language)}`}
                onClick={() => onMove({ from: place, pieces: [{ tool, spot, count }] })}
              >
                <Mark {...{ tool, text }} />
              </button>
            ) : (
              <Mark {...{ tool, text }} />
            )}
            <span>
              {toolName(tool, text, language)}
              {spot !== place && <small> {nameIn(text, null, spot)}</small>}
              {tool.thing !== null && tool.side === tool.item && <small> {fieldName(language, tool.field)}</small>}
              {tool.id in left && <small className="ed-left">{w.left(left[tool.id])}</small>}
            </span>
            <span className="ed-stepper">
              <button
                type="button"
                aria-label={`${toolName(tool, text, language)} −1`}
                onClick={() => onChange(now => tool.take(now, spot))}
              >
                <Icon name={tool.most > 1 ? 'minus' : 'close'} />
              </button>
              {tool.most > 1 && (
                <>
                  <b className="num">{count}</b>
                  <button
                    type="button"
                    aria-label={`${toolName(tool, text, language)} +1`}
                    onClick={() => onChange(now => tool.put(now, spot))}
                  >
                    <Icon name="plus" />
                  </button>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {rows.map(({ name, title, node }) => (
        <FieldForm
          key={name}
          node={node}
          label={fieldName(language, name, title)}
          value={at(position, [name, place])}
          text={text}
          language={language}
          onChange={to => onChange(now => put(now, [name, place], to))}
        />
      ))}
    </section>
  );
}
