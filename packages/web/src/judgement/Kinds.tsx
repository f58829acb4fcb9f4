import { useSettings } from '../app/settings.ts';
import { textOf } from '../games/screens.ts';
import { turnName } from './deeds.ts';
import type { Told } from './ReportPage.tsx';
import { Rows, Weight } from './Rows.tsx';
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
        <Rows
          className="kinds"
          heads={[words.kindOfDecision, words.decided, words.costlyOnes, words.weight]}
          rows={kinds.map(({ name, n, costly, cost }) => ({
            id: name,
            head: name,
            cells: [n, costly, cost > 0 ? <Weight key={name} by={-cost} said={change(-cost, language)} /> : change(0, language)],
          }))}
        />
        <Rows
          className="by-turn"
          heads={[words.turnByTurn, words.luck, words.mistakes, words.chanceThen]}
          rows={byTurn.map(({ turn, luck, error }, i) => ({
            id: turn,
            head: turnName(turn, report, text, words),
            cells: [
              change(luck[seat], language),
              change(-error[seat], language),
              percent(chances[turns[i + 1]?.entry ?? chances.length - 1][seat], language),
            ],
          }))}
        />
      </div>
    </section>
  );
}
