import type { View } from '@polemos/polis';
import { Icon } from '../../parts/Icon.tsx';
import type { Desk } from '../screens.ts';
import { STUFF_ICON } from './board.ts';
import type { Preview } from './preview.ts';
import { WORDS } from './words.ts';

const iconOf = (stuff: string) => STUFF_ICON[stuff] ?? 'person';
export const nameOfStuff = ({ text, language }: Desk<View>, stuff: string): string =>
  text.names.stuff[stuff] ?? (stuff === 'population' ? WORDS[language].inside : (text.names.unit[stuff] ?? stuff));

/** Amounts of stuff: a number and its drawing each, with its name for readers. */
export const Amounts = ({ desk, of, sign = '' }: { desk: Desk<View>; of: Readonly<Record<string, number>>; sign?: string }) =>
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

/** What it costs, what it brings. */
export function Price({ desk, preview }: { desk: Desk<View>; preview: Preview }) {
  const words = WORDS[desk.language];
  const { pay, gain, per, chance, way, atEnd } = preview;
  const free = Object.keys(pay).length === 0;
  return (
    <span className="price">
      <span className="pay">{free ? words.free : <Amounts desk={desk} of={pay} sign="−" />}</span>
      {Object.keys(gain).length > 0 && (
        <span className="gain">
          <Amounts desk={desk} of={gain} sign="+" />
        </span>
      )}
      {per === true && <span className="how">{words.each}</span>}
      {chance !== undefined && <span className="how">{words.takes(chance)}</span>}
      {atEnd !== undefined && atEnd > 0 && <span className="how">{words.atEnd(atEnd)}</span>}
      {way !== undefined && way.length > 0 && (
        <span className="how">{words.bribes(way.map(({ region }) => desk.text.names.region[region]).join(' – '))}</span>
      )}
    </span>
  );
}

/** The same in words. */
export function costWords(desk: Desk<View>, { pay, gain, chance }: Preview): string {
  const words = WORDS[desk.language];
  const said = (of: Readonly<Record<string, number>>, sign: string): string[] =>
    Object.entries(of).map(([stuff, n]) => `${sign}${n} ${nameOfStuff(desk, stuff)}`);
  return [...said(pay, '−'), ...said(gain, '+'), ...(chance === undefined ? [] : [words.takes(chance)])].join(', ');
}
