import { upkeepAt } from '@polemos/timoleon/forecast/upkeep';
import { Icon } from '../../../parts/Icon.tsx';
import type { Desk } from '../desk.ts';
import { WORDS } from '../words.ts';
import { Force, UnitName } from './Counted.tsx';

/** TI-IV-l: who is paid, place by place; discontented troops may be paid double (TI-IV-t). */
export function Paying({ desk }: { desk: Desk }) {
  const { shown, view, seat, text, act } = desk;
  const words = WORDS[desk.language];
  const bill = Number(shown.pending[0]?.about.bill ?? 0);
  const have = view.treasury[seat ?? ''] ?? 0;
  const all = shown.legal.find(action => action.choice === 'pay-all');
  const done = shown.legal.find(action => action.choice === 'done');
  const places = [...new Set(shown.legal.flatMap(({ place }) => (typeof place === 'string' ? [place] : [])))];
  return (
    <>
      <dl className="ti-bill">
        <div>
          <dt>{words.treasury}</dt>
          <dd className="num">{have}</dd>
        </div>
        <div>
          <dt>{words.bill}</dt>
          <dd className={bill > have ? 'num short' : 'num'}>{bill}</dd>
        </div>
        <div>
          <dt>{words.left}</dt>
          <dd className="num">{have - bill}</dd>
        </div>
      </dl>
      <div className="acts">
        {all !== undefined && (
          <button type="button" className="btn primary" data-choice="pay-all" onClick={() => act(all)}>
            <Icon name="talents" /> {text.actions.choose(all)}
          </button>
        )}
        {done !== undefined && (
          <button
            type="button"
            className={all === undefined && bill === 0 ? 'btn primary' : 'btn'}
            data-choice="done"
            onClick={() => act(done)}
          >
            {bill > 0 ? words.leaveUnpaid : text.actions.choose(done)}
          </button>
        )}
      </div>
      <ul className="ti-places">
        {places.map(place => {
          const force = view.forces.find(one => one.place === place && one.owner === seat);
          const whole = shown.legal.find(action => action.type === 'payPlace' && action.place === place);
          const single = shown.legal.filter(action => action.place === place && action.type !== 'payPlace');
          return (
            <li key={place}>
              <p className="head">
                <b>{text.names.place[place]}</b>
                {force !== undefined && <Force desk={desk} points={force.points} />}
                {force !== undefined && <span className="num">{words.talentsOf(upkeepAt(view, force.owner, place))}</span>}
              </p>
              <div className="acts">
                {whole !== undefined && (
                  <button type="button" className="btn small" data-type="payPlace" onClick={() => act(whole)}>
                    {words.payHere}
                  </button>
                )}
                {single.map(action => (
                  <button
                    key={JSON.stringify(action)}
                    type="button"
                    className="btn small"
                    data-type={action.type}
                    onClick={() => act(action)}
                  >
                    {action.type === 'cheer' ? words.payDouble : words.payOne} <UnitName desk={desk} unit={String(action.unit)} />
                  </button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
