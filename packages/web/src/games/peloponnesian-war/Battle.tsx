import type { GameEvent } from '@polemos/kernel';
import type { View } from '@polemos/peloponnesian-war';
import { Badge } from '../../parts/Badge.tsx';
import { Die } from '../../parts/Die.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import type { Desk } from '../screens.ts';
import { nameOf, SIDES, type Side } from './board.ts';
import { leaderName, ratingsOf } from './leaders.ts';
import { signed } from './numbers.ts';
import { unitWords } from './scene.tsx';
import { Throws } from './Throws.tsx';
import { iconOf, sorted, type Units } from './units.ts';
import { WORDS } from './words.ts';

interface Modifier {
  readonly rule: string;
  readonly by: number;
}
interface Force {
  readonly side: Side;
  readonly units: Units;
  readonly leader: string | null;
}

/** A battle as it was fought: both forces, each modifier on its line, the dice, the throw among all 36, what it means. */
export function BattleSheet({ event, desk }: { event: GameEvent; desk: Desk<View> }) {
  const { language } = desk;
  const words = WORDS[language];
  const forces = (event.forces ?? []) as readonly Force[];
  const dice = event.dice as Readonly<Record<Side, number>> | undefined;
  const modifiers = (event.modifiers ?? [[], []]) as readonly (readonly Modifier[])[];
  const sums = (event.sums ?? []) as readonly number[];
  const winner = event.winner as Side | null | undefined;
  const rating = (side: Side): number => {
    const leader = forces.find(one => one.side === side)?.leader ?? null;
    return leader === null ? 0 : ratingsOf(leader).tactical;
  };
  const ratings = [rating('athens'), rating('sparta')] as const;
  const rules = [...new Set(modifiers.flat().map(({ rule }) => rule))];
  const total = (side: number): number => modifiers[side].reduce((sum, { by }) => sum + by, 0);
  const by = (side: number, rule: string): string => {
    const found = modifiers[side].filter(one => one.rule === rule).reduce((sum, one) => sum + one.by, 0);
    return found === 0 ? '·' : signed(found);
  };
  return (
    <article className="battle-sheet">
      <header>
        <p className="caps">
          {words.battleTypes[String(event.type)] ?? ''} {typeof event.because === 'string' && <RuleLink id={event.because} />}
        </p>
        <h2>{words.battleAt(nameOf(event.space, language))}</h2>
      </header>
      <div className="forces">
        {SIDES.map(side => {
          const force = forces.find(one => one.side === side);
          return (
            <section key={side} className={side}>
              <h3>
                <Badge side={side} /> {words.sides[side]}
              </h3>
              <p className="led">
                {force?.leader == null
                  ? words.nobody
                  : `${leaderName(force.leader)}, ${words.tactics(ratingsOf(force.leader).tactical)}`}
              </p>
              <ul>
                {sorted(force?.units ?? {}).map(([unit, count]) => (
                  <li key={unit.id} className={unit.allied ? 'allied' : ''}>
                    <Icon name={iconOf(unit.arm)} /> {unitWords({ [unit.id]: count }, words)[0]}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      {dice !== undefined && (
        <>
          <table className="modifiers">
            <caption className="sr">{words.oneDieEach}</caption>
            <tbody>
              <tr>
                <td>
                  <Die face={dice.athens} side="athens" />
                </td>
                <th scope="row">{words.oneDieEach}</th>
                <td>
                  <Die face={dice.sparta} side="sparta" />
                </td>
              </tr>
              {rules.map(rule => (
                <tr key={rule}>
                  <td className="num">{by(0, rule)}</td>
                  <th scope="row">
                    {words.modifiers[rule] ?? ''} <RuleLink id={rule} />
                  </th>
                  <td className="num">{by(1, rule)}</td>
                </tr>
              ))}
              <tr className="sum">
                <td className={winner === 'athens' ? 'num athens' : 'num'}>{sums[0]}</td>
                <th scope="row">{words.sum}</th>
                <td className={winner === 'sparta' ? 'num sparta' : 'num'}>{sums[1]}</td>
              </tr>
            </tbody>
          </table>
          <Throws athens={total(0)} sparta={total(1)} ratings={ratings} fell={dice} language={language} />
          <section className="so">
            <h3>{winner == null ? words.aDraw : words.winsBy(words.sides[winner], Math.abs(sums[0] - sums[1]))}</h3>
            <ul>
              {winner != null && typeof event.losses === 'number' && (
                <li>
                  <Icon name="hoplite" /> {words.losesSp(words.sides[winner === 'athens' ? 'sparta' : 'athens'], event.losses)}
                </li>
              )}
              {event.hostages === true && winner != null && (
                <li>
                  <Icon name="hostages" /> {words.takesHostages(words.sides[winner])}
                </li>
              )}
              {Array.isArray(event.sci) && (
                <li>
                  <Icon name="council" /> {words.newConfidence(signed(event.sci[0]), signed(event.sci[1]))}
                </li>
              )}
              {typeof event.points === 'number' && event.points !== 0 && (
                <li>
                  <Icon name="prestige" /> {words.yourPoints(signed(event.points))}
                </li>
              )}
            </ul>
          </section>
        </>
      )}
    </article>
  );
}
