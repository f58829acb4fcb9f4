import { Icon } from '../../../parts/Icon.tsx';
import { labelled } from '../../../text/figures.ts';
import type { Desk } from '../desk.ts';
import { unitOf } from '../map/units.ts';
import { WORDS } from '../words.ts';
import { UnitName } from './Counted.tsx';

/** So many of each kind, side by side: nothing is done before the army sets out. */
export function Muster({ desk }: { desk: Desk }) {
  const { shown, choice, language } = desk;
  const words = WORDS[language];
  const most = new Map<string, number>();
  for (const { type, unit, count } of shown.legal)
    if (type === 'take') most.set(String(unit), Math.max(Number(count), most.get(String(unit)) ?? 0));
  return (
    <ul className="ti-rows">
      {[...most].map(([unit, all]) => {
        const wanted = choice.counts[unit] ?? 0;
        const name = desk.text.names.unit[unit];
        const labelOf = (what: string): string => labelled(what, name, language);
        return (
          <li key={unit} className={unitOf(unit).family} data-unit={unit}>
            <UnitName desk={desk} unit={unit} count={all} />
            <span className="ti-stepper">
              <button
                type="button"
                className="icon-btn"
                aria-label={labelOf(words.oneFewer)}
                aria-disabled={wanted === 0}
                onClick={() => choice.count(unit, Math.max(0, wanted - 1))}
              >
                <Icon name="minus" />
              </button>
              <output className="num">{wanted}</output>
              <button
                type="button"
                className="icon-btn"
                aria-label={labelOf(words.oneMore)}
                aria-disabled={wanted === all}
                onClick={() => choice.count(unit, Math.min(all, wanted + 1))}
              >
                <Icon name="plus" />
              </button>
              {all > 2 && (
                <button
                  type="button"
                  className="as-link"
                  aria-label={labelOf(words.everyone)}
                  aria-disabled={wanted === all}
                  onClick={() => choice.count(unit, all)}
                >
                  {words.everyone}
                </button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
