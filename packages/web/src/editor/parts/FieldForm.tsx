import type { GameText, Language } from '@polemos/kernel';
import { Icon } from '../../parts/Icon.tsx';
import { nameIn, own } from '../../text/things.ts';
import type { Json } from '../model/edit.ts';
import type { Item, Node } from '../model/form.ts';
import { editorWords, fieldName, valueName } from '../words.ts';

interface Props {
  readonly node: Node;
  readonly value: Json | undefined;
  readonly label: string;
  readonly text: GameText;
  readonly language: Language;
  onChange(value: Json | undefined): void;
}

/** So many rows are all shown; of more only those that say something. */
const FEW = 8;

export const itemName = ({ id, thing }: Item, text: GameText, language: Language): string => {
  if (thing !== null) return nameIn(text, thing, id);
  return (
    own(text.names.phase, id) ??
    own(text.names.scenario, id) ??
    own(text.names.option, id) ??
    own(text.names.strategy, id) ??
    valueName(language, id)
  );
};

/** A reading is called in a position as in the rules, in camels: by its option it has a name. */
const optionName = ({ names }: GameText, key: string): string | undefined =>
  names.option?.[(READING_OF[key] ?? key).replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)];
/** Two that are told otherwise than their option. */
const READING_OF: Readonly<Record<string, string>> = {
  endsOnReturn: 'fallOfAthensReturns',
  surrenderByNumber: 'surrenderByTurnNumber',
};

/** Any value of a position, by what it may be. */
export function FieldForm(props: Props) {
  const { node } = props;
  if (node.is === 'number') return <Count {...props} {...rangeOf(node)} />;
  if (node.is === 'flag') return <Flag {...props} />;
  if (node.is === 'one') return <One {...props} node={node} />;
  if (node.is === 'by') return <By {...props} node={node} />;
  if (node.is === 'row') return <Row {...props} node={node} />;
  return node.is === 'list' && node.of.is === 'one' ? <List {...props} items={node.of.items} /> : null;
}

/** What a number may be. */
interface Range {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}
export const rangeOf = ({ least, most, step }: Range): Range => ({ least, most, step });

export function Count({ label, value, least, most, step, onChange }: Omit<Props, 'node'> & Range) {
  const now = typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  const to = (n: number) => onChange(Math.max(least, Math.min(most, n)));
  return (
    <label className="ed-count">
      <span>{label}</span>
      <span className="ed-stepper">
        <button type="button" aria-label={`${label} −${step}`} onClick={() => to((now ?? least) - step)}>
          <Icon name="minus" />
        </button>
        <input
          type="number"
          aria-label={label}
          value={now ?? ''}
          min={least}
          max={most}
          step={step}
          onChange={event => (event.target.value === '' ? onChange(undefined) : to(Math.trunc(Number(event.target.value))))}
        />
        <button type="button" aria-label={`${label} +${step}`} onClick={() => to((now ?? least - step) + step)}>
          <Icon name="plus" />
        </button>
      </span>
    </label>
  );
}

const Flag = ({ label, value, onChange }: Props) => (
  <label className="ed-flag">
    <input type="checkbox" checked={value === true} onChange={event => onChange(event.target.checked)} /> <span>{label}</span>
  </label>
);

const NOTHING = ' nothing';
const NULL = ' null';
export function One({ node, label, value, text, language, onChange }: Props & { node: Extract<Node, { is: 'one' }> }) {
  const w = editorWords(language);
  return (
    <label className="ed-one">
      <span>{label}</span>
      <select
        aria-label={label}
        value={value === undefined ? NOTHING : value === null ? NULL : String(value)}
        onChange={({ target }) => onChange(target.value === NOTHING ? undefined : target.value === NULL ? null : target.value)}
      >
        <option value={NOTHING}>{w.none}</option>
        {node.nullable && <option value={NULL}>{valueName(language, 'none')}</option>}
        {node.items.map(item => (
          <option key={item.id} value={item.id}>
            {itemName(item, text, language)}
          </option>
        ))}
      </select>
    </label>
  );
}

function By({ node, label, value, text, language, onChange }: Props & { node: Extract<Node, { is: 'by' }> }) {
  const w = editorWords(language);
  const now = (value ?? {}) as { readonly [id: string]: Json };
  const shown = node.ids.length <= FEW ? node.ids : node.ids.filter(id => Object.hasOwn(now, id));
  const rest = node.ids.filter(id => !shown.includes(id));
  const set = (id: string, to: Json | undefined) => {
    const { [id]: _, ...others } = now;
    onChange(to === undefined ? others : { ...now, [id]: to });
  };
  return (
    <fieldset className="ed-by">
      <legend>{label}</legend>
      {shown.map(id => (
        <div key={id} className="ed-line">
          <FieldForm
            node={node.of}
            label={nameIn(text, node.thing, id)}
            value={now[id]}
            text={text}
            language={language}
            onChange={to => set(id, to)}
          />
        </div>
      ))}
      {rest.length > 0 && (
        <select
          aria-label={`${label}: ${w.add}`}
          value=""
          onChange={({ target }) => target.value !== '' && set(target.value, firstOf(node.of))}
        >
          <option value="">{w.add}</option>
          {rest.map(id => (
            <option key={id} value={id}>
              {nameIn(text, node.thing, id)}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}
/** What is said first of something that was not said before. */
function firstOf(node: Node): Json {
  if (node.is === 'number') return Math.max(node.step, node.least);
  if (node.is === 'flag') return true;
  if (node.is === 'one') return node.items[0].id;
  return node.is === 'list' ? [] : {};
}

function Row({ node, label, value, text, language, onChange }: Props & { node: Extract<Node, { is: 'row' }> }) {
  const now = (value ?? {}) as { readonly [id: string]: Json };
  return (
    <fieldset className="ed-by">
      <legend>{label}</legend>
      {Object.entries(node.fields).map(([key, inner]) => (
        <div key={key} className="ed-line">
          <FieldForm
            node={inner}
            label={optionName(text, key) ?? fieldName(language, key)}
            value={now[key]}
            text={text}
            language={language}
            onChange={to => {
              const { [key]: _, ...others } = now;
              onChange(to === undefined ? others : { ...now, [key]: to });
            }}
          />
        </div>
      ))}
    </fieldset>
  );
}

function List({ items, label, value, text, language, onChange }: Omit<Props, 'node'> & { items: readonly Item[] }) {
  const w = editorWords(language);
  const now = Array.isArray(value) ? (value as readonly Json[]) : [];
  const thing = items[0]?.thing ?? null;
  return (
    <fieldset className="ed-list">
      <legend>{label}</legend>
      <ul>
        {now.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be named twice by mistake
          <li key={`${id} ${i}`}>
            {itemName({ id: String(id), thing }, text, language)}
            <button
              type="button"
              aria-label={`${w.withdraw}: ${itemName({ id: String(id), thing }, text, language)}`}
              onClick={() => onChange(now.filter((_, j) => j !== i))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <select
        aria-label={`${label}: ${w.add}`}
        value=""
        onChange={({ target }) => target.value !== '' && onChange([...now, target.value])}
      >
        <option value="">{w.add}</option>
        {items
          .filter(({ id }) => !now.includes(id))
          .map(item => (
            <option key={item.id} value={item.id}>
              {itemName(item, text, language)}
            </option>
          ))}
      </select>
    </fieldset>
  );
}
