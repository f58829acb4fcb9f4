import { TEXT } from '@polemos/polis/text';
import { Icon } from '../../../parts/Icon.tsx';
import type { PolisDesk } from '../desk.ts';
import { STUFF_ICON } from '../map/board.ts';

/** Actions 1 to 3: one after the other, each with its own payment. */
export function Raising({ desk }: { desk: PolisDesk }) {
  const { shown, text, act } = desk;
  const words = TEXT[desk.language].screens;
  const { unit, good, have, silver, hire, population, raised } = shown.pending[0].about as {
    readonly unit: string;
    readonly good: string;
    readonly have: number;
    readonly silver: number;
    readonly hire: number;
    readonly population: number;
    readonly raised: number;
  };
  return (
    <>
      <dl className="tally">
        <div>
          <dt>
            <Icon name={STUFF_ICON[unit]} /> {text.names.unit[unit]}
          </dt>
          <dd className="num">+{raised}</dd>
        </div>
        <div>
          <dt>
            <Icon name="person" /> {words.inside}
          </dt>
          <dd className="num">{population}</dd>
        </div>
        <div>
          <dt>
            <Icon name={STUFF_ICON[good]} /> {text.names.stuff[good]}
          </dt>
          <dd className="num">{have}</dd>
        </div>
        <div>
          <dt>
            <Icon name="talents" /> {text.names.stuff.silver}
          </dt>
          <dd className="num">{silver}</dd>
        </div>
      </dl>
      <div className="acts">
        {shown.legal.map((action, i) => {
          const paid = action.with === 'good' ? good : 'silver';
          const first = shown.legal.findIndex(({ type }) => type === 'raise') === i;
          return (
            <button
              key={JSON.stringify(action)}
              type="button"
              className={first ? 'btn primary' : 'btn'}
              data-type={action.type}
              onClick={() => act(action)}
            >
              {action.type === 'raise' && <Icon name={STUFF_ICON[paid]} />}{' '}
              {action.type !== 'raise'
                ? text.actions[action.type](action)
                : action.with === 'mercenary'
                  ? `${text.actions.raise(action)} · −${hire} ${text.names.stuff.silver}`
                  : `+1 ${text.names.unit[unit]} · −1 ${text.names.stuff[paid]}`}
            </button>
          );
        })}
      </div>
    </>
  );
}
