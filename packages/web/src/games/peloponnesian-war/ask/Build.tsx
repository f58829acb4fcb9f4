import type { Action } from '@polemos/kernel';
import { WORDS } from '@polemos/peloponnesian-war/screens';
import { Icon } from '../../../parts/Icon.tsx';
import type { WarDesk } from '../desk.ts';
import { numberIn } from '../text/numbers.ts';
import { capitalised, unitName } from '../text/unit-words.ts';
import { iconOf, unitOf } from '../text/units.ts';

/** PW-8.2: one strength point a click, each kind with how many of it fell this turn. */
export function Build({ desk }: { desk: WarDesk }) {
  const { shown, act, language, view } = desk;
  const words = WORDS[language];
  const { left, spendable = 0, treasury } = shown.pending[0]?.about ?? {};
  const enough = shown.legal.find(({ type }) => type === 'enough');
  const raise = shown.legal.filter(({ type }) => type === 'build' || type === 'raise');
  return (
    <>
      <p className="forecast">
        <Icon name="talents" /> {words.buildLeft(Number(left ?? 0))}{' '}
        {words.purse(numberIn(Number(spendable), language), spendable !== treasury)}
      </p>
      <ul className="raise">
        {raise.map((action: Action) => {
          const { id, side, allied, arm } = unitOf(String(action.unit));
          const lost = view.lost[id] ?? 0;
          const payer = words.hegemony.pays[String(action.from)] ?? '';
          const about = [lost > 0 ? words.fallen(lost) : '', payer].filter(Boolean);
          return (
            <li key={`${id} ${action.from ?? ''}`}>
              <button type="button" className="btn" onClick={() => act(action)}>
                <span className={`token-disc ${side}${allied ? ' allied' : ''}`}>
                  <Icon name={iconOf(arm)} />
                </span>
                <span>
                  {capitalised(unitName(id, words, false))}
                  {about.length > 0 && <small>{about.join(' · ')}</small>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {enough !== undefined && (
        <div className="acts">
          <button type="button" className={raise.length === 0 ? 'btn primary' : 'btn'} onClick={() => act(enough)}>
            {words.enough}
          </button>
        </div>
      )}
    </>
  );
}
