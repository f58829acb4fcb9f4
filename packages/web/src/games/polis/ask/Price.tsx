import type { Preview } from '@polemos/polis/forecast';
import { TEXT } from '@polemos/polis/text';
import { Icon } from '../../../parts/Icon.tsx';
import type { PolisDesk } from '../desk.ts';
import { STUFF_ICON } from '../map/board.ts';

const iconOf = (stuff: string) => STUFF_ICON[stuff] ?? 'person';
export const nameOfStuff = ({ text, language }: PolisDesk, stuff: string): string =>
  text.names.stuff[stuff] ?? (stuff === 'population' ? TEXT[language].screens.inside : (text.names.unit[stuff] ?? stuff));

/** Amounts of stuff: a number and its drawing each, with its name for readers. */
export const Amounts = ({ desk, of, sign = '' }: { desk: PolisDesk; of: Readonly<Record<string, number>>; sign?: string }) =>
  Object.entries(of)
    .filter(([, n]) => n !== 0)
    .map(([stuff, n]) => (
      <span key={stuff} className="amount">
        {sign}
        <b className="num">{n}</b>
        <Icon name={iconOf(stuff)} />
        <span className="sr">{nameOfStuff(desk, stuff)}</span>
      </span>
    ));

const some = (of: Readonly<Record<string, number>>): boolean => Object.values(of).some(n => n !== 0);

/** What it costs, what it brings, how likely, how many, by which way. */
export function Price({ desk, preview }: { desk: PolisDesk; preview: Preview }) {
  const words = TEXT[desk.language].screens;
  const { cost, gain, throws, most, through, later, market, hire, people } = preview;
  return (
    <span className="price">
      {some(cost) ? (
        <span className="pay">
          <Amounts desk={desk} of={cost} sign="−" />
        </span>
      ) : (
        people === undefined && <span className="pay">{words.free}</span>
      )}
      {people !== undefined && (
        <span className="how">
          {words.inside} <b className="num">{people.from}</b> → <b className="num">{people.to}</b> ({words.base} {people.base},{' '}
          {words.most} {people.most})
        </span>
      )}
      {hire !== undefined && <span className="how">{words.hire(hire)}</span>}
      {some(gain) && (
        <span className="gain">
          <Amounts desk={desk} of={gain} sign="+" />
        </span>
      )}
      {later !== undefined && (
        <span className="gain">
          <Amounts desk={desk} of={{ prestige: later.completed }} sign="+" />
        </span>
      )}
      {throws !== undefined && <span className="how">{words.takes(throws)}</span>}
      {later !== undefined && later.end > 0 && <span className="how">{words.atEnd(later.end)}</span>}
      {most !== undefined && <span className="how">{words.upTo(most)}</span>}
      {through !== undefined && through.length > 0 && (
        <span className="how">{words.bribes(through.map(region => desk.text.names.region[region]).join(' – '))}</span>
      )}
      {market !== undefined && (
        <span className="how">{words.nextLoad(market.load, range(market.asks), desk.text.names.manyOf[market.good])}</span>
      )}
    </span>
  );
}
const range = (to: readonly number[]): string => {
  const [least, most] = [Math.min(...to), Math.max(...to)];
  return least === most ? String(least) : `${least}–${most}`;
};

/** The same in words. */
export function costWords(desk: PolisDesk, { cost, gain, throws, hire }: Preview): string {
  const words = TEXT[desk.language].screens;
  const said = (of: Readonly<Record<string, number>>, sign: string): string[] =>
    Object.entries(of)
      .filter(([, n]) => n !== 0)
      .map(([stuff, n]) => `${sign}${n} ${nameOfStuff(desk, stuff)}`);
  return [
    ...said(cost, '−'),
    ...(hire === undefined ? [] : [words.hire(hire)]),
    ...said(gain, '+'),
    ...(throws === undefined ? [] : [words.takes(throws)]),
  ].join(', ');
}
