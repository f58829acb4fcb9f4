import type { Action } from '@polemos/kernel';
import { siegeOdds } from '@polemos/timoleon/forecast/siege-odds';
import type { IconName } from '../../../icons/names.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { Desk } from '../desk.ts';
import { WORDS } from '../words.ts';

const ICON: Readonly<Record<string, IconName>> = {
  stand: 'hoplite',
  withdraw: 'fortress',
  join: 'plus',
  abstain: 'minus',
  fight: 'intercept',
  avoid: 'march',
  intercept: 'intercept',
  stay: 'city',
  pursue: 'cavalry',
  refrain: 'pause',
  accept: 'check',
  decline: 'close',
  spy: 'eye',
  ignore: 'pass',
  storm: 'siege',
  hold: 'pause',
  besiege: 'siege',
  assault: 'siege',
  bombard: 'artillery',
  starve: 'wheat',
  massacre: 'coup',
  auction: 'talents',
  keep: 'lock',
  collect: 'talents',
};

/** A plain question: each answer with what follows from it. */
export function Answers({ desk }: { desk: Desk }) {
  const { shown, text, act, view } = desk;
  const words = WORDS[desk.language];
  const { zone } = shown.pending[0]?.about ?? {};
  const odds = typeof zone === 'string' && shown.legal.some(({ choice }) => choice === 'assault') ? siegeOdds(view, zone) : null;
  const percent = (n: number): string => `${Math.round(n * 100)} %`;
  const range = ([low, high]: readonly [number, number]): string => words.range(percent(low), percent(high));
  const chance = (choice: unknown): string | null =>
    odds === null
      ? null
      : choice === 'assault'
        ? words.assaultChance(range(odds.assault.falls), range(odds.assault.holds), range(odds.assault.thrownBack))
        : choice === 'bombard' && odds.breach !== null
          ? words.breachChance(percent(odds.breach))
          : null;
  return (
    <ul className="ti-list">
      {shown.legal.map((action: Action) => (
        <li key={JSON.stringify(action)}>
          <button
            type="button"
            className="ti-choose tall"
            data-type={action.type}
            data-choice={action.choice}
            onClick={() => act(action)}
          >
            <Icon name={ICON[String(action.choice ?? '')] ?? 'check'} />
            <span>
              {text.actions[action.type](action)}
              {words.follows[String(action.choice)] !== undefined && <small>{words.follows[String(action.choice)]}</small>}
              {chance(action.choice) !== null && <small className="num">{chance(action.choice)}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
