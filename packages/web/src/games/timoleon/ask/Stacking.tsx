import type { Action } from '@polemos/kernel';
import { Icon } from '../../../parts/Icon.tsx';
import type { Desk } from '../desk.ts';
import { LEADER } from '../map/board.ts';
import { WORDS } from '../words.ts';
import { Force } from './Counted.tsx';
import { Muster } from './Muster.tsx';

/** TI-II-o: whom a leader takes along: so many of each kind side by side, or all at once; the leaders who stand there with them. */
export function Stacking({ desk }: { desk: Desk }) {
  const { shown, view, seat, text, act, choice } = desk;
  const words = WORDS[desk.language];
  const of = (answer: string) => shown.legal.find(action => action.choice === answer);
  const [all, march, drop] = [of('all'), of('march'), of('drop')];
  const leaders = shown.legal.filter(({ type }) => type === 'bring');
  const taken = view.forces.find(force => force.place === 'march' && force.owner === seat);
  const along = Object.entries(view.leaders).filter(([, { place, owner }]) => place === 'march' && owner === seat);
  const chosen = shown.legal.filter(one =>
    one.type === 'take' ? choice.counts[String(one.unit)] === one.count : one.type === 'bring' && choice.counts[keyOf(one)] === 1,
  );
  const go: Action = march ?? { type: 'choose', choice: 'march' };
  return (
    <>
      <div className="ti-column">
        <p className="caps">{words.comesAlong}</p>
        <p>
          {along.map(([id]) => (
            <span key={id} className="ti-leader">
              <Icon name="leader" /> {text.names.leader[id]}{' '}
              <span className="num">{words.ratingsOf(LEADER[id]?.T ?? 0, LEADER[id]?.E ?? 0)}</span>
            </span>
          ))}
          {taken !== undefined && <Force desk={desk} points={taken.points} />}
        </p>
      </div>
      {leaders.length > 0 && (
        <div className="ti-picks">
          {leaders.map(action => {
            const [key, name] = [keyOf(action), text.names.leader[String(action.leader)]];
            const comes = choice.counts[key] === 1;
            return (
              <button
                key={key}
                type="button"
                className="ti-pick"
                data-type="bring"
                aria-pressed={comes}
                onClick={() => choice.count(key, comes ? 0 : 1)}
              >
                <Icon name={comes ? 'check' : 'plus'} /> {name}
              </button>
            );
          })}
        </div>
      )}
      <Muster desk={desk} />
      <div className="acts">
        {(march !== undefined || chosen.length > 0) && (
          <button
            type="button"
            className="btn primary"
            data-choice="march"
            onClick={() => act(chosen[0] ?? go, chosen.length === 0 ? [] : [...chosen.slice(1), go])}
          >
            <Icon name="march" /> {text.actions.choose(go)}
          </button>
        )}
        {all !== undefined && (
          <button type="button" className="btn" data-choice="all" onClick={() => act(all, leaders)}>
            {text.actions.choose(all)}
          </button>
        )}
        {drop !== undefined && (
          <button type="button" className="btn" data-choice="drop" onClick={() => act(drop)}>
            {words.dropOperation}
          </button>
        )}
      </div>
    </>
  );
}
const keyOf = ({ leader }: Action): string => `leader ${leader}`;
