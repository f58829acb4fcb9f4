import { useSettings } from '../app/settings.ts';
import { textOf } from '../games/screens.ts';
import { turnName } from './deeds.ts';
import type { Told } from './ReportPage.tsx';
import { change, percent, useWords } from './words.ts';

/** What the decisions of a seat gave away, by kind; and luck and error of each turn. */
export function Kinds({ report, shown, screens, seat }: Told) {
  const words = useWords();
  const { language } = useSettings();
  const text = textOf(screens, language, shown.summary.scenario, shown.summary.view);
  const { byTurn, turns, chances } = report;
  const kinds = [
    ...Map.groupBy(
      report.errors.filter(one => one.seat === report.seats[seat]),
      ({ taken }) => taken[0].type,
    ),
  ]
    .map(([type, own]) => ({
      name: text.names.decision?.[type] ?? type,
      n: own.length,
      costly: own.filter(({ cost }) => cost > 0).length,
      cost: own.reduce((all, { cost }) => all + cost, 0),
    }))
    .sort((a, b) => b.cost - a.cost || b.n - a.n);
  return (
    <section aria-labelledby="report-kinds">
      <h2 id="report-kinds">{words.kindsTitle}</h2>
      <p className="about">{words.kindsAbout}</p>
      <div className="two even">
        <table className="kinds">
          <thead>
            <tr>
              <th scope="col">{words.kindOfDecision}</th>
              <th scope="col">{words.decided}</th>
              <th scope="col">{words.costlyOnes}</th>
              <th scope="col">{words.weight}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ name, n, costly, cost }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{n}</td>
                <td>{costly}</td>
                <td>
                  <b className={cost > 0 ? 'loss' : ''}>{change(-cost, language)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className="by-turn">
          <thead>
            <tr>
              <th scope="col">{words.turnByTurn}</th>
              <th scope="col">{words.luck}</th>
              <th scope="col">{words.mistakes}</th>
              <th scope="col">{words.chanceThen}</th>
            </tr>
          </thead>
          <tbody>
            {byTurn.map(({ turn, luck, error }, i) => (
              <tr key={turn}>
                <th scope="row">{turnName(turn, report, text, words)}</th>
                <td>{change(luck[seat], language)}</td>
                <td>{change(-error[seat], language)}</td>
                <td>{percent(chances[turns[i + 1]?.entry ?? chances.length - 1][seat], language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
