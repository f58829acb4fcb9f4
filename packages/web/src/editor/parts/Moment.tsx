import type { GameText, Language } from '@polemos/kernel';
import { Badge } from '../../parts/Badge.tsx';
import { nameIn } from '../../text/things.ts';
import { at, type Json, numberAt, put } from '../model/edit.ts';
import type { Field } from '../model/form.ts';
import { fieldName } from '../words.ts';
import { Count, One, rangeOf } from './FieldForm.tsx';

interface Props {
  readonly form: readonly Field[];
  readonly position: Json;
  readonly text: GameText;
  readonly language: Language;
  onChange(to: (position: Json) => Json): void;
}

const SIDES = ['seat', 'side'];
/** In the bar: when it is and who is to act; the rest stands among the fields. */
const SHOWN = ['turn', 'round', 'phase', 'player', 'favour'];
/** Of the means those that players look at first; as many as a bar has room for. */
const FIRST = ['bellicosity', 'sci', 'treasury'];
const MOST_MEANS = 6;

/** The bar over the map: turn, phase, who is to act; then the treasuries of each side. */
export function Moment({ form, position, text, language, onChange }: Props) {
  const moment = form.filter(({ name, group }) => group === 'moment' && SHOWN.includes(name));
  const means = form
    .filter(({ group, node }) => group === 'means' && node.is === 'by' && SIDES.includes(node.thing) && node.of.is === 'number')
    .toSorted((a, b) => FIRST.indexOf(b.name) - FIRST.indexOf(a.name));
  const sides = [...new Set(means.flatMap(({ node }) => (node.is === 'by' ? node.ids : [])))];
  const shown = means.slice(0, Math.max(1, Math.floor(MOST_MEANS / Math.max(1, sides.length))));
  // What was in the middle of something else is gone with another phase.
  const set = (name: string, to: Json | undefined) =>
    onChange(now => put(name === 'phase' ? put(now, ['stack'], undefined) : now, [name], to));
  return (
    <div className="ed-moment">
      {moment.map(({ name, title, node }) => {
        const label = fieldName(language, name, title);
        const value = at(position, [name]);
        const props = { label, value, text, language, onChange: (to: Json | undefined) => set(name, to) };
        if (node.is === 'number') return <Count key={name} {...props} {...rangeOf(node)} />;
        return node.is === 'one' ? <One key={name} {...props} node={node} /> : null;
      })}
      {sides.map(side => (
        <fieldset key={side} className="ed-means">
          <legend>
            <Badge side={side} />
          </legend>
          {shown.map(({ name, title, node }) =>
            node.is === 'by' && node.of.is === 'number' ? (
              <label key={name}>
                <span>{fieldName(language, name, title)}</span>
                <input
                  type="number"
                  aria-label={`${fieldName(language, name, title)}: ${nameIn(text, 'side', side)}`}
                  min={node.of.least}
                  max={node.of.most}
                  step={node.of.step}
                  value={numberAt(position, [name, side])}
                  onChange={({ target }) => onChange(now => put(now, [name, side], Math.trunc(Number(target.value))))}
                />
              </label>
            ) : null,
          )}
        </fieldset>
      ))}
    </div>
  );
}
