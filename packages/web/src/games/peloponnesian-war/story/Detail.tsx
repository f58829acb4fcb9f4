import type { GameEvent } from '@polemos/kernel';
import type { View } from '@polemos/peloponnesian-war';
import type { FC } from 'react';
import type { Teller } from '../../../match/story/story.ts';
import { Die } from '../../../parts/Die.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { Desk } from '../../screens.ts';
import { nameOf } from '../map/board.ts';
import { numberIn, signed } from '../text/numbers.ts';
import { unitWords } from '../text/unit-words.ts';
import { sumOf, type Units } from '../text/units.ts';
import { WORDS } from '../text/words.ts';
import { BattleBeat } from './Battle.tsx';
import { weigh } from './skirmishes.ts';

interface Props {
  readonly desk: Desk<View>;
  readonly event: GameEvent;
  readonly teller: Teller;
}

/** Behind a beat of a story: the table, the dice, the discarded roads, so that a player can redo it by hand. */
export function Detail({ desk, event, teller }: Props) {
  const Of = DETAILS[event.kind];
  return Of === undefined ? null : (
    <div className={`beat-detail ${typeof event.side === 'string' ? event.side : ''}`}>
      <Of desk={desk} event={event} teller={teller} />
    </div>
  );
}

function Defence({ desk, event }: Props) {
  const words = WORDS[desk.language];
  return (
    <ul className="tests">
      {(event.conditions as { rule: string; at: { space: string; answered: boolean }[] }[]).map(({ rule, at }) => (
        <li key={rule}>
          <Icon name={at.length > 0 ? 'check' : 'close'} /> {words.defence[rule]}
          {at.length > 0 && `: ${at.map(({ space }) => nameOf(space, desk.language)).join(', ')}`} <RuleLink id={rule} />
        </li>
      ))}
    </ul>
  );
}

function Objective({ desk, event }: Props) {
  const dice = event.dice as number[];
  const last = dice[dice.length - 1];
  return (
    <table className="lots">
      <caption className="sr">{WORDS[desk.language].steps.objective}</caption>
      <tbody>
        {(event.list as string[]).map((space, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: six faces of a die
          <tr key={i} className={i + 1 === last ? 'on' : ''}>
            <td>
              <Die face={i + 1} side={i + 1 === last ? String(event.side) : ''} />
            </td>
            <td>{nameOf(space, desk.language)}</td>
            <td>{i + 1 === last ? WORDS[desk.language].drawn : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Gathering({ desk, event }: Props) {
  const words = WORDS[desk.language];
  const shares = event.shares as { space: string; distance: number; take: Units; there: number; why: string }[];
  return (
    <table className="lots shares">
      <caption className="sr">{words.steps.gather}</caption>
      <tbody>
        {shares.slice(0, 12).map(({ space, distance, take, why }) => (
          <tr key={space} className={sumOf(take) > 0 ? 'on' : 'off'}>
            <td className="num">{distance}</td>
            <td>{nameOf(space, desk.language)}</td>
            <td>
              {sumOf(take) === 0 ? words.keeps : unitWords(take, words).join(', ')} <RuleLink id={why} />
            </td>
          </tr>
        ))}
        <tr className="sum">
          <td />
          <td>{words.cost}</td>
          <td className="num">
            {numberIn(Number(event.cost), desk.language)} / {numberIn(Number(event.spendable), desk.language)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Roads({ desk, event }: Props) {
  const words = WORDS[desk.language];
  const roads = event.alternatives as string[][];
  if (roads.length < 2) return <p>{(event.route as string[]).map(space => nameOf(space, desk.language)).join(', ')}</p>;
  return (
    <table className="lots">
      <caption className="sr">{words.roadsDrawn(Number(event.of))}</caption>
      <tbody>
        {roads.map((road, i) => (
          <tr key={road.join()} className={i + 1 === Number(event.drawn) ? 'on' : ''}>
            <td className="num">{i + 1}</td>
            <td>
              {road
                .slice(0, -1)
                .map(space => nameOf(space, desk.language))
                .join(', ')}
            </td>
            <td>{i + 1 === Number(event.drawn) ? words.drawn : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Interception({ desk, event }: Props) {
  const words = WORDS[desk.language];
  return (
    <p className="rolled">
      {nameOf(event.by, desk.language)}{' '}
      {event.die == null ? (
        <RuleLink id={event.rule} />
      ) : (
        <>
          <Die face={Number(event.die)} side={String(event.side)} /> <span className="num">4+</span> {words.needed}
        </>
      )}
      : <b>{event.success === true ? words.succeeds : words.fails}</b>
    </p>
  );
}

/** Whether a battle follows: by the dice, or because the interceptor is strong enough. */
function Skirmish({ event, desk }: Props) {
  const words = WORDS[desk.language];
  const dice = event.dice as { athens: number; sparta: number };
  const both = dice.athens + dice.sparta;
  return (
    <ul className="tests">
      <li>
        <Icon name={both >= 11 ? 'check' : 'close'} /> <Die face={dice.athens} side="athens" />{' '}
        <Die face={dice.sparta} side="sparta" />{' '}
        <span className="num">
          {both} / 11 {words.needed}
        </span>{' '}
        <RuleLink id="PW-5.7.2-a" />
      </li>
      {weigh(desk.view, event).map(({ rule, own, all, battle }) => (
        <li key={rule}>
          <Icon name={battle ? 'check' : 'close'} /> {words.weighed(rule === 'PW-5.7.2-c', own, all)} {words.needed}{' '}
          <RuleLink id={rule} />
        </li>
      ))}
    </ul>
  );
}

/** Whatever is a list of named amounts: income, the will to fight on. */
function Items({ desk, event }: Props) {
  const items = (event.items ?? event.modifiers ?? []) as { rule: string; by: number; count?: number }[];
  return (
    <table className="lots">
      <tbody>
        {items.map(({ rule, by }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines in their order
          <tr key={i}>
            <td>
              <RuleLink id={rule} />
            </td>
            <td />
            <td className="num">{by > 0 ? `+${numberIn(by, desk.language)}` : numberIn(by, desk.language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Siege({ desk, event }: Props) {
  const words = WORDS[desk.language];
  const modifiers = (event.modifiers ?? []) as { rule: string; by: number }[];
  const added = modifiers.reduce((sum, { by }) => sum + by, 0);
  if (event.die == null) return null;
  return (
    <>
      <p className="rolled">
        <Die face={Number(event.die)} side={String(event.side)} />
        {modifiers.map(({ rule, by }) => (
          <span key={rule}>
            {' '}
            <span className="num">{signed(by)}</span> <RuleLink id={rule} />
          </span>
        ))}{' '}
        = <b className="num">{String(event.sum)}</b> · {event.success === true ? words.succeeds : words.fails}
      </p>
      <p className="ladder" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map(face => (
          <span key={face} className={face + added >= 4 ? 'good' : ''}>
            {face + added}
          </span>
        ))}
      </p>
    </>
  );
}

const DETAILS: Readonly<Record<string, FC<Props>>> = {
  defence: Defence,
  'objective-rolled': Objective,
  gathering: Gathering,
  route: Roads,
  interception: Interception,
  skirmish: Skirmish,
  battle: BattleBeat,
  siege: Siege,
  income: Items,
  bellicosity: Items,
};
