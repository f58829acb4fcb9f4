import type { Action } from '@polemos/kernel';
import { wayAhead } from '@polemos/timoleon/forecast/ways';
import { TEXT } from '@polemos/timoleon/text';
import type { IconName } from '../../../icons/names.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { Desk } from '../desk.ts';
import { WORDS } from '../words.ts';
import { Adder } from './Adder.tsx';
import { Force } from './Counted.tsx';

const ICON: Readonly<Record<string, IconName>> = {
  attack: 'intercept',
  besiege: 'siege',
  assault: 'siege',
  bombard: 'artillery',
  starve: 'wheat',
  plunder: 'ravaged',
  entrench: 'fortress',
  occupy: 'city',
  withdraw: 'fortress',
  halt: 'pass',
};
const MOVES = new Set(['step', 'embark', 'land']);

/** TI-VI: where the force may go, and what ends the movement. */
export function Marching({ desk }: { desk: Desk }) {
  const { shown, view, text, act } = desk;
  const words = WORDS[desk.language];
  const about = shown.pending[0]?.about ?? {};
  const force = view.forces.find(({ place, owner }) => place === 'march' && owner === view.op?.owner);
  const moves = shown.legal.filter(({ type }) => MOVES.has(type));
  const leave = shown.legal.filter(({ type }) => type === 'leave');
  const deeds = shown.legal.filter(({ type, choice }) => !MOVES.has(type) && type !== 'leave' && choice !== 'halt');
  const halt = shown.legal.find(({ choice }) => choice === 'halt');
  return (
    <>
      <p className="ti-pm">
        <b className="num">{String(about.pm ?? 0)}</b> {words.movement(Number(about.pm ?? 0))}{' '}
        {force !== undefined && <Force desk={desk} points={force.points} />}
      </p>
      {deeds.length > 0 && (
        <ul className="ti-list">
          {deeds.map(action => (
            <li key={JSON.stringify(action)}>
              <button
                type="button"
                className="ti-choose"
                data-type={action.type}
                data-choice={action.choice}
                onClick={() => act(action)}
              >
                <Icon name={ICON[String(action.choice ?? action.type)] ?? 'check'} />
                {text.actions[action.type](action)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {moves.length > 0 && (
        <>
          <p className="aside">{words.onMap}</p>
          <ul className="ti-ways">
            {moves.map(action => (
              <li key={JSON.stringify(action)}>
                <button type="button" className="btn small" data-type={action.type} onClick={() => act(action)}>
                  {wayName(desk, action)} <i className="num">{costWords(desk, action)}</i>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Adder
        label={words.leaveBehind}
        add={words.leave}
        options={leave.map(action => ({
          name: `${action.count} ${TEXT[desk.language].noun(String(action.unit), Number(action.count))}`,
          action,
        }))}
        onAdd={act}
      />
      {halt !== undefined && (
        <div className="acts">
          <button type="button" className="btn" data-choice="halt" onClick={() => act(halt)}>
            <Icon name="pass" /> {text.actions.choose(halt)}
          </button>
        </div>
      )}
    </>
  );
}
const wayName = ({ text }: Desk, action: Action): string =>
  action.type === 'step' ? text.names.place[String(action.place)] : text.actions[action.type](action);
function costWords({ view, language }: Desk, action: Action): string {
  const way = wayAhead(view, action.type, String(action.place));
  return way === null ? '' : WORDS[language].cost(way.cost);
}
