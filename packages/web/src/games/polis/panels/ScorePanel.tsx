import { TEXT } from '@polemos/polis/text';
import { Badge } from '../../../parts/Badge.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { PolisDesk } from '../desk.ts';
import { ownFirst, type Side } from '../map/board.ts';
import { Coming } from './Coming.tsx';
import { PHASE_RULES } from './RoundStrip.tsx';
import { factsOf, projectionOf } from './rulings.ts';

/** The score as if the game ended now, and what the end of this round will bring. */
export function ScorePanel({ desk }: { desk: PolisDesk }) {
  const { text, seat } = desk;
  const sides = ownFirst(seat);
  const over = desk.shown.outcome !== null;
  const words = TEXT[desk.language].screens;
  const scores = sides.map(side => projectionOf(desk, side).now);
  const rows = [
    [words.population, scores.map(one => one.population)],
    [words.prestige, scores.map(one => one.prestige)],
    [words.projectsWorth, scores.map(one => one.projects)],
  ] as const;
  return (
    <div className="polis-panel">
      <table className="score-table">
        <caption>
          {words.scoreTitle} <RuleLink id="PO-G-d" />
        </caption>
        <thead>
          <tr>
            <td />
            {sides.map(side => (
              <th key={side} scope="col">
                <Badge side={side} /> {text.names.seat[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, i) => (
                <td key={sides[i]} className="num">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="total">
            <th scope="row">{words.total}</th>
            {scores.map((score, i) => (
              <td key={sides[i]} className={`num ${score.total === Math.max(...scores.map(one => one.total)) ? sides[i] : ''}`}>
                {score.total}
              </td>
            ))}
          </tr>
          {!over && (
            <tr>
              <th scope="row">{words.roundEnds}</th>
              {sides.map(side => (
                <td key={side} className="num">
                  {projectionOf(desk, side).total}
                </td>
              ))}
            </tr>
          )}
          <tr>
            <th scope="row">{words.tieBreak}</th>
            {scores.map((score, i) => (
              <td key={sides[i]} className="num">
                {score.goods}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {!over && <Forecast desk={desk} sides={sides} />}
    </div>
  );
}

/** What the end of the round will bring as things stand; a match that is over has none. */
function Forecast({ desk, sides }: { desk: PolisDesk; sides: readonly Side[] }) {
  const { view, text } = desk;
  const words = TEXT[desk.language].screens;
  /** Whom the event of the round will give or take prestige when it ends. */
  const stirred = sides.filter(side => projectionOf(desk, side).event !== 0);
  return (
    <>
      <h2>{words.forecast}</h2>
      <p className="aside">{words.forecastAbout}</p>
      {stirred.length > 0 && (
        <p>
          <b>{words.event}</b> <RuleLink id="PO-F-p" />
        </p>
      )}
      {stirred.map(side => (
        <p key={side} className="coming">
          <Badge side={side} /> <span>{words.gains(text.names.seat[side], projectionOf(desk, side).event)}</span>
        </p>
      ))}
      <ol className="phase-list">
        {words.phases.slice(0, factsOf(view).phases).map((phase, i) => (
          <li key={phase} hidden={sides.every(side => i < projectionOf(desk, side).done)}>
            <p>
              <b>{phase}</b> <RuleLink id={PHASE_RULES[i]} />
            </p>
            {sides.map(side => (
              <Coming key={side} desk={desk} side={side} phase={i} />
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}
