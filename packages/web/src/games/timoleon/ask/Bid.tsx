import { BIDS, silverOf, wooingNow } from '@polemos/timoleon/forecast/wooing';
import { useId, useState } from 'react';
import { Icon } from '../../../parts/Icon.tsx';
import type { Desk } from '../desk.ts';
import { stepOf } from '../map/targets.ts';
import { WORDS } from '../words.ts';
import { Wooing } from './Wooing.tsx';

/** A sealed offer: how many talents, for or against. */
export function Bid({ desk }: { desk: Desk }) {
  const { shown, text, view, act } = desk;
  const words = WORDS[desk.language];
  const id = useId();
  const types = [...new Set(shown.legal.flatMap(({ type }) => (type === 'bid' || type === 'oppose' ? [type] : [])))];
  const [type, setType] = useState(types[0] ?? 'bid');
  const sums = shown.legal.filter(action => action.type === type).map(({ talents }) => Number(talents));
  const [wanted, setWanted] = useState(0);
  const talents = sums.reduce((best, sum) => (Math.abs(sum - wanted) < Math.abs(best - wanted) ? sum : best), sums[0] ?? 0);
  const action = shown.legal.find(one => one.type === type && one.talents === talents) ?? shown.legal[0];
  const diplomacy = stepOf(desk) === 'bids' ? view.diplomacy : null;
  const odds = diplomacy === null ? null : wooingNow(view);
  return (
    <>
      {diplomacy?.target !== undefined && (
        <p className="ti-target">
          <Icon name="eye" /> {words.proposal(text.names.seat[diplomacy.author], targetName(desk, diplomacy.target))}
        </p>
      )}
      {types.length > 1 && (
        <div className="ti-picks">
          {types.map(one => (
            <button key={one} type="button" className="ti-pick" aria-pressed={one === type} onClick={() => setType(one)}>
              {one === 'bid' ? words.bidFor : words.bidAgainst}
            </button>
          ))}
        </div>
      )}
      <div className="ti-bid">
        <label htmlFor={id}>{words.talents}</label>
        <input
          id={id}
          type="range"
          min={Math.min(...sums)}
          max={Math.max(...sums)}
          step={1}
          value={talents}
          onChange={event => setWanted(Number(event.target.value))}
        />
        <output className="num">{talents}</output>
      </div>
      <div className="ti-picks">
        {BIDS.filter(sum => sums.includes(sum)).map(sum => (
          <button key={sum} type="button" className="ti-pick" aria-pressed={sum === talents} onClick={() => setWanted(sum)}>
            {sum}
          </button>
        ))}
      </div>
      {odds !== null && diplomacy?.author === desk.seat && <Wooing desk={desk} odds={odds} talents={talents} />}
      {diplomacy !== null && <p className="aside">{words.bidWeight(silverOf(talents))}</p>}
      <div className="acts">
        <button type="button" className="btn primary" data-type={action.type} onClick={() => act(action)}>
          <Icon name="lock" /> {text.actions[action.type](action)}
        </button>
      </div>
    </>
  );
}
export const targetName = ({ text }: Desk, target: string): string =>
  text.names.leader[target] ?? text.names.zone[target] ?? target;
