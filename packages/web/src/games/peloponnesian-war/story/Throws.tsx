import { throwsOf } from '@polemos/peloponnesian-war/forecast';
import { Fragment } from 'react';
import { Die } from '../../../parts/Die.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { WarDesk } from '../desk.ts';
import { wordsOf } from '../text/coalition.ts';
import { percent, signed } from '../text/numbers.ts';
import { ownFirst } from '../text/sides.ts';

const FACES = [6, 5, 4, 3, 2, 1] as const;
const ACROSS = [1, 2, 3, 4, 5, 6] as const;

interface Props {
  /** What is added to the die of each side. */
  readonly athens: number;
  readonly sparta: number;
  /** Tactics of the commanders: the better one wins a tie (PW-6.2.3-e). */
  readonly ratings: readonly [number, number];
  /** Who they are, where one of them is neither: the Persians. */
  readonly sides?: readonly [string, string];
  /** The throw that fell, if it has. */
  readonly fell?: { readonly athens: number; readonly sparta: number };
  readonly desk: WarDesk;
}

/** All 36 throws of a battle with what they mean: exact, not sampled. */
export function Throws({ athens, sparta, ratings, sides = ['athens', 'sparta'], fell, desk }: Props) {
  const { language } = desk;
  const words = wordsOf(desk);
  const all = throwsOf([athens, sparta], ratings);
  const { athens: wins, sparta: losses, draw: draws } = all;
  const [one, two] = sides.map(side => words.sides[side]);
  const mirrored = ownFirst(desk)[0] === 1;
  const even = all.throws.some(({ by }) => by === 0);
  const said = `${words.wins(one, wins)}, ${words.draws(draws)}, ${words.wins(two, losses)}`;
  return (
    <div className="throws">
      <p className="caps">{words.allThrows(36)}</p>
      <svg className="odds-bar" viewBox="0 0 36 4" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <pattern id="odds-dots" width={0.6} height={0.6} patternUnits="userSpaceOnUse">
            <circle cx={0.3} cy={0.3} r={0.1} />
          </pattern>
          <pattern id="odds-lines" width={0.5} height={0.5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width={0.12} height={0.5} />
          </pattern>
        </defs>
        <rect className="draw" x={mirrored ? losses : wins} width={draws} height={4} />
        {['athens', 'dots'].map(ink => (
          <rect key={ink} className={ink} x={mirrored ? losses + draws : 0} width={wins} height={4} />
        ))}
        {['sparta', 'lines'].map(ink => (
          <rect key={ink} className={ink} x={mirrored ? 0 : wins + draws} width={losses} height={4} />
        ))}
      </svg>
      <p className={mirrored ? 'odds-words mirrored' : 'odds-words'}>
        <span className="athens">
          {words.wins(one, wins)} · {percent(wins / 36, language)}
        </span>
        <span>
          {words.draws(draws)} · {percent(draws / 36, language)}
        </span>
        <span className="sparta">
          {words.wins(two, losses)} · {percent(losses / 36, language)}
        </span>
      </p>
      <div className="grid36" role="img" aria-label={said}>
        {FACES.map(a => (
          <Fragment key={a}>
            <Die face={a} side="athens" />
            {ACROSS.map(s => {
              const { by, winner } = all.throws[(a - 1) * 6 + s - 1];
              const here = fell?.athens === a && fell.sparta === s;
              return (
                <span key={s} className={`num ${winner ?? 'draw'}${here ? ' fell' : ''}`}>
                  {by === 0 ? '=' : signed(by)}
                </span>
              );
            })}
          </Fragment>
        ))}
        <i />
        {ACROSS.map(s => (
          <Die key={s} face={s} side="sparta" />
        ))}
      </div>
      {even && (
        <p className="ties">
          <span className="num">=</span> {words.ties} <RuleLink id="PW-6.2.3-e" />
        </p>
      )}
    </div>
  );
}
