import type { OfKind } from '@polemos/kernel';
import type { PeloponnesianEvent } from '@polemos/peloponnesian-war';
import { NEEDED } from '@polemos/peloponnesian-war/forecast';
import { NAMED, WORDS } from '@polemos/peloponnesian-war/screens';
import type { ReactNode } from 'react';
import type { Teller } from '../../../match/story/story.ts';
import { Die } from '../../../parts/Die.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { WarDesk } from '../desk.ts';
import { nameOf } from '../map/board.ts';
import { numberIn, signed } from '../text/numbers.ts';
import { unitWords } from '../text/unit-words.ts';
import { sumOf } from '../text/units.ts';
import { BattleBeat } from './Battle.tsx';

type Modifier = Parameters<(typeof NAMED)['en']>[0];
interface Of<E> {
  readonly desk: WarDesk;
  readonly event: E;
  readonly teller: Teller;
}
type Props<K extends PeloponnesianEvent['kind']> = Of<OfKind<PeloponnesianEvent, K>>;

/** Behind a beat of a story: the table, the dice, the discarded roads, so that a player can redo it by hand. */
export function Detail({ desk, event, teller }: Of<PeloponnesianEvent>) {
  const detail = detailOf(desk, event, teller);
  const side = 'side' in event ? event.side : '';
  return detail === null ? null : <div className={`beat-detail ${side}`}>{detail}</div>;
}
function detailOf(desk: WarDesk, event: PeloponnesianEvent, teller: Teller): ReactNode {
  switch (event.kind) {
    case 'defence':
      return <Defence desk={desk} event={event} teller={teller} />;
    case 'objective-rolled':
      return <Objective desk={desk} event={event} teller={teller} />;
    case 'gathering':
      return <Gathering desk={desk} event={event} teller={teller} />;
    case 'route':
      return <Roads desk={desk} event={event} teller={teller} />;
    case 'interception':
      return <Interception desk={desk} event={event} teller={teller} />;
    case 'skirmish':
      return <Skirmish desk={desk} event={event} teller={teller} />;
    case 'battle':
      return <BattleBeat desk={desk} event={event} teller={teller} />;
    case 'siege':
      return <Siege desk={desk} event={event} teller={teller} />;
    case 'income':
      return <Items desk={desk} items={event.items} />;
    case 'bellicosity':
      return <Items desk={desk} items={event.modifiers} />;
    default:
      return null;
  }
}

function Defence({ desk, event }: Props<'defence'>) {
  const words = WORDS[desk.language];
  return (
    <ul className="tests">
      {event.conditions.map(({ rule, at }) => (
        <li key={rule}>
          <Icon name={at.length > 0 ? 'check' : 'close'} /> {words.defence[rule]}
          {at.length > 0 && `: ${at.map(({ space }) => nameOf(space, desk.language)).join(', ')}`} <RuleLink id={rule} />
        </li>
      ))}
    </ul>
  );
}

function Objective({ desk, event: { dice, list, side } }: Props<'objective-rolled'>) {
  const last = dice[dice.length - 1];
  return (
    <table className="lots">
      <caption className="sr">{WORDS[desk.language].steps.objective}</caption>
      <tbody>
        {list.map((space, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: six faces of a die
          <tr key={i} className={i + 1 === last ? 'on' : ''}>
            <td>
              <Die face={i + 1} side={i + 1 === last ? side : ''} />
            </td>
            <td>{nameOf(space, desk.language)}</td>
            <td>{i + 1 === last ? WORDS[desk.language].drawn : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Gathering({ desk, event: { shares, cost, spendable } }: Props<'gathering'>) {
  const words = WORDS[desk.language];
  return (
    <table className="lots shares">
      <caption className="sr">{words.steps.gather}</caption>
      <thead>
        <tr>
          <th colSpan={3} scope="col">
            {words.distance}
          </th>
        </tr>
      </thead>
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
            {numberIn(cost, desk.language)} / {numberIn(spendable, desk.language)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Roads({ desk, event: { alternatives: roads, route, of, drawn } }: Props<'route'>) {
  const words = WORDS[desk.language];
  if (roads.length < 2) return <p>{route.map(space => nameOf(space, desk.language)).join(', ')}</p>;
  return (
    <table className="lots">
      <caption className="sr">{words.roadsDrawn(of)}</caption>
      <tbody>
        {roads.map((road, i) => (
          <tr key={road.join()} className={i + 1 === drawn ? 'on' : ''}>
            <td className="num">{i + 1}</td>
            <td>
              {road
                .slice(0, -1)
                .map(space => nameOf(space, desk.language))
                .join(', ')}
            </td>
            <td>{i + 1 === drawn ? words.drawn : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Interception({ desk, event }: Props<'interception'>) {
  const words = WORDS[desk.language];
  return (
    <p className="rolled">
      {nameOf(event.by, desk.language)}{' '}
      {event.die === null ? (
        <RuleLink id={event.rule} />
      ) : (
        <>
          <Die face={event.die} side={event.side} /> <span className="num">{NEEDED.interception}+</span> {words.needed}
        </>
      )}
      : <b>{event.success ? words.succeeds : words.fails}</b>
    </p>
  );
}

/** Whether a battle follows: by the dice, or because the interceptor is strong enough. */
function Skirmish({ event: { dice, weighed }, desk }: Props<'skirmish'>) {
  const words = WORDS[desk.language];
  const both = dice.athens + dice.sparta;
  return (
    <ul className="tests">
      <li>
        <Icon name={both >= NEEDED.skirmish ? 'check' : 'close'} /> <Die face={dice.athens} side="athens" />{' '}
        <Die face={dice.sparta} side="sparta" />{' '}
        <span className="num">
          {both} / {NEEDED.skirmish} {words.needed}
        </span>{' '}
        <RuleLink id="PW-5.7.2-a" />
      </li>
      {weighed.map(({ rule, own, all, battle }) => (
        <li key={rule}>
          <Icon name={battle ? 'check' : 'close'} /> {words.weighed(rule === 'PW-5.7.2-c', own, all)} {words.needed}{' '}
          <RuleLink id={rule} />
        </li>
      ))}
    </ul>
  );
}

/** Whatever is a list of named amounts: income, the will to fight on. */
function Items({ desk, items }: { desk: WarDesk; items: readonly Modifier[] }) {
  return (
    <table className="lots">
      <tbody>
        {items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines in their order
          <tr key={i}>
            <td>{NAMED[desk.language](item)}</td>
            <td>
              <RuleLink id={item.rule} />
            </td>
            <td className="num">
              {item.by > 0 ? '+' : ''}
              {numberIn(item.by, desk.language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Siege({ desk, event: { die, side, leader, modifiers, sum, success } }: Props<'siege'>) {
  const words = WORDS[desk.language];
  const added = modifiers.reduce((all, { by }) => all + by, 0);
  if (die === null) return null;
  return (
    <>
      <p className="rolled">
        <Die face={die} side={side} />
        {modifiers.map(one => (
          <span key={one.rule}>
            {' '}
            <span className="num">{signed(one.by)}</span> {NAMED[desk.language](one, leader)} <RuleLink id={one.rule} />
          </span>
        ))}{' '}
        = <b className="num">{sum}</b> · {success ? words.succeeds : words.fails}
      </p>
      <p className="ladder" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map(face => (
          <span key={face} className={face + added >= NEEDED.siege ? 'good' : ''}>
            {face + added}
          </span>
        ))}
      </p>
    </>
  );
}
