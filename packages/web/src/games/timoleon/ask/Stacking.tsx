import { Icon } from '../../../parts/Icon.tsx';
import type { Desk } from '../desk.ts';
import { LEADER } from '../map/board.ts';
import { unitOf } from '../map/units.ts';
import { WORDS } from '../words.ts';
import { Force, UnitName } from './Counted.tsx';

/** TI-II-o: whom a leader takes along, point by point or all at once: the troops, and the leaders who stand there with them. */
export function Stacking({ desk }: { desk: Desk }) {
  const { shown, view, seat, text, act } = desk;
  const words = WORDS[desk.language];
  const of = (choice: string) => shown.legal.find(action => action.choice === choice);
  const [all, march, drop] = [of('all'), of('march'), of('drop')];
  const leaders = shown.legal.filter(({ type }) => type === 'bring');
  const units = [...new Set(shown.legal.flatMap(({ type, unit }) => (type === 'take' ? [String(unit)] : [])))];
  const taken = view.forces.find(force => force.place === 'march' && force.owner === seat);
  const along = Object.entries(view.leaders).filter(([, { place, owner }]) => place === 'march' && owner === seat);
  return (
    <>
      <div className="ti-column">
        <p className="caps">{words.comesAlong}</p>
        <p>
          {along.map(([id]) => (
            <span key={id} className="ti-leader">
              <Icon name="leader" /> {text.names.leader[id]}{' '}
              <span className="num">
                T {LEADER[id]?.T} · E {LEADER[id]?.E ?? 0}
              </span>
            </span>
          ))}
          {taken !== undefined && <Force desk={desk} points={taken.points} />}
        </p>
      </div>
      {leaders.length > 0 && (
        <div className="ti-picks">
          {leaders.map(action => (
            <button key={String(action.leader)} type="button" className="ti-pick" data-type="bring" onClick={() => act(action)}>
              <Icon name="plus" /> {text.names.leader[String(action.leader)]}
            </button>
          ))}
        </div>
      )}
      <ul className="ti-rows">
        {units.map(unit => {
          const counts = shown.legal.filter(action => action.type === 'take' && action.unit === unit);
          const most = counts.reduce((best, action) => (Number(action.count) > Number(best.count) ? action : best));
          const one = counts.find(({ count }) => count === 1);
          return (
            <li key={unit} className={unitOf(unit).family}>
              <UnitName desk={desk} unit={unit} count={Number(most.count)} />
              <span className="acts">
                {one !== undefined && Number(most.count) > 1 && (
                  <button type="button" className="btn small" data-type="take" onClick={() => act(one)}>
                    +1
                  </button>
                )}
                <button type="button" className="btn small" data-type="take" onClick={() => act(most)}>
                  {words.takeAll(Number(most.count))}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      <div className="acts">
        {march !== undefined && (
          <button type="button" className="btn primary" data-choice="march" onClick={() => act(march)}>
            <Icon name="march" /> {text.actions.choose(march)}
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
