import { subjectOf } from '@polemos/kernel';
import { useSettings } from '../app/settings.ts';
import { textOf } from '../games/screens.ts';
import { Badge } from '../parts/Badge.tsx';
import type { Told } from './ReportPage.tsx';
import { change, useWords } from './words.ts';

/** Luck and error of each side, in all and for each roll and decision of its own. */
export function Sides({ report: { seats, luck, errors, total }, shown, screens }: Told) {
  const words = useWords();
  const { language } = useSettings();
  const text = textOf(screens, language, shown.summary.scenario, shown.summary.view);
  const share = (by: number, n: number): string => (n === 0 ? '–' : change(by / n, language, 2));
  return (
    <table className="sides">
      <thead>
        <tr>
          <th scope="col">{words.bySide}</th>
          <th scope="col">{words.luck}</th>
          <th scope="col">{words.perRoll}</th>
          <th scope="col">{words.mistakes}</th>
          <th scope="col">{words.perDecision}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat, i) => {
          const own = luck.filter(one => one.seat === seat);
          const rolls = own.reduce((all, one) => all + one.rolls.length, 0);
          const lucky = own.reduce((all, { by }) => all + by[i], 0);
          const decisions = errors.filter(one => one.seat === seat).length;
          return (
            <tr key={seat}>
              <th scope="row">
                <Badge side={seat} /> {subjectOf(language).first(text.names.seat?.[seat] ?? seat)}
              </th>
              <td>{change(total.luck[i], language)}</td>
              <td>{share(lucky, rolls)}</td>
              <td>{change(-total.error[i], language)}</td>
              <td>{share(-total.error[i], decisions)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
