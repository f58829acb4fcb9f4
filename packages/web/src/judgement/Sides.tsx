import { subjectOf } from '@polemos/kernel';
import { useSettings } from '../app/settings.ts';
import { textOf } from '../games/screens.ts';
import { Badge } from '../parts/Badge.tsx';
import type { Told } from './ReportPage.tsx';
import { Rows } from './Rows.tsx';
import { change, useWords } from './words.ts';

/** Luck and error of each side, in all and for each roll and decision of its own. */
export function Sides({ report: { seats, luck, errors, total }, shown, screens }: Told) {
  const words = useWords();
  const { language } = useSettings();
  const text = textOf(screens, language, shown.summary.scenario, shown.summary.view);
  const share = (by: number, n: number): string => (n === 0 ? '–' : change(by / n, language, 2));
  return (
    <Rows
      className="sides"
      heads={[words.bySide, words.luck, words.perRoll, words.mistakes, words.perDecision]}
      rows={seats.map((seat, i) => {
        const own = luck.filter(one => one.seat === seat);
        const rolls = own.reduce((all, one) => all + one.rolls.length, 0);
        const lucky = own.reduce((all, { by }) => all + by[i], 0);
        const decisions = errors.filter(one => one.seat === seat).length;
        return {
          id: seat,
          head: (
            <>
              <Badge side={seat} /> {subjectOf(language).first(text.names.seat?.[seat] ?? seat)}
            </>
          ),
          cells: [
            change(total.luck[i], language),
            share(lucky, rolls),
            change(-total.error[i], language),
            share(-total.error[i], decisions),
          ],
        };
      })}
    />
  );
}
