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
  const chances = (choice: unknown): readonly string[] => {
    if (odds === null) return [];
    if (choice === 'bombard' && odds.breach !== null) return [words.breachChance(percent(odds.breach))];
    if (choice !== 'assault') return [];
    const ends = (['falls', 'holds', 'thrownBack'] as const).flatMap(end => {
      const lost = odds.losses[end];
      if (lost === undefined) return [];
      const said = [words.assaultEnds[end](range(odds.assault[end])), words.assaultCosts(lost.own, lost.theirs)];
      if (lost.generals > 0) said.push(words.assaultKills(lost.generals));
      if (lost.engines) said.push(words.assaultAbandons);
      return said.join(' ');
    });
    return [words.assaultBy, ...ends];
  };
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
              {chances(action.choice).map(said => (
                <small key={said} className="num">
                  {said}
                </small>
              ))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
