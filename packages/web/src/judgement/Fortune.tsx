import { useSettings } from '../app/settings.ts';
import type { Told } from './ReportPage.tsx';
import { Sides } from './Sides.tsx';
import { change, percent, useWords } from './words.ts';

/** How far luck and how far judgement brought a seat from the chance at the start to that at the end. */
export function Fortune({ report, shown, screens, seat }: Told) {
  const words = useWords();
  const { language } = useSettings();
  const { chances, luck, errors, total, seats } = report;
  const [start, end] = [chances[0][seat], chances[chances.length - 1][seat]];
  const sum = (own: boolean): number =>
    luck.filter(one => (one.seat === seats[seat]) === own).reduce((all, { by }) => all + by[seat], 0);
  const rolls = (own: boolean): number =>
    luck.filter(one => (one.seat === seats[seat]) === own).reduce((all, one) => all + one.rolls.length, 0);
  const mine = errors.filter(one => one.seat === seats[seat]);
  const error = -total.error[seat];
  const rest = end - start - total.luck[seat] - error;
  const rows = [
    { name: words.ownDice, about: words.rolled(rolls(true)), by: sum(true), kind: 'luck' },
    { name: words.othersDice, about: words.rolled(rolls(false)), by: sum(false), kind: 'luck' },
    {
      name: words.decisions,
      about: words.costly(mine.filter(({ cost }) => cost > 0).length, mine.length),
      by: error,
      kind: 'error',
    },
    { name: words.othersDecisions, about: '', by: rest, kind: 'rest' },
  ];
  const most = Math.max(1, ...rows.map(({ by }) => Math.abs(by)));
  return (
    <section aria-labelledby="report-fortune">
      <h2 id="report-fortune">{words.fortune}</h2>
      <p className="about">{words.fortuneAbout}</p>
      <div className="two">
        <table className="fortune">
          <tbody>
            <tr className="sum">
              <th scope="row">{words.atStart}</th>
              <td>{percent(start, language)}</td>
              <td />
            </tr>
            {rows.map(({ name, about, by, kind }) => (
              <tr key={name}>
                <th scope="row">
                  {name} <small>{about}</small>
                </th>
                <td>{change(by, language)}</td>
                <td>
                  <svg className="weight" viewBox="-50 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect className={kind} x={Math.min(0, (by / most) * 50)} width={(Math.abs(by) / most) * 50} height={8} />
                  </svg>
                </td>
              </tr>
            ))}
            <tr className="sum">
              <th scope="row">{words.atEnd}</th>
              <td>{percent(end, language)}</td>
              <td />
            </tr>
          </tbody>
        </table>
        <Sides {...{ report, shown, screens, seat }} />
      </div>
    </section>
  );
}
