import type { Roll } from '@polemos/bots';
import type { GameText } from '@polemos/kernel';
import { hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { textOf } from '../games/screens.ts';
import type { IconName } from '../icons/names.ts';
import { Icon } from '../parts/Icon.tsx';
import { capitalised } from '../text/figures.ts';
import { thingName, turnName } from './deeds.ts';
import type { Told } from './ReportPage.tsx';
import { Rows, Weight } from './Rows.tsx';
import { change, useWords } from './words.ts';

const SHOWN = 6;
const FACES = 6;

/** A face, or what was drawn, by its name. */
function Fell({ need, chance, text }: Pick<Roll, 'need' | 'chance'> & { readonly text: GameText }) {
  if ('die' in need)
    return need.die <= FACES ? <Icon name={`die-${chance}` as IconName} /> : <b className="num">{`${chance}`}</b>;
  const drawn = 'lot' in need && typeof chance === 'number' ? (need.among?.[chance - 1] ?? `${chance}`) : `${chance}`;
  return drawn
    .split('/')
    .map(id => thingName(id, text))
    .join(', ');
}

/** The single rolls that changed most for a seat, each with the way to its moment. */
export function Heaviest({ report, shown, screens, seat }: Told) {
  const words = useWords();
  const { language } = useSettings();
  const { id, scenario, view } = shown.summary;
  const text = textOf(screens, language, scenario, view);
  const rolls = report.luck
    .flatMap(({ entry, rolls: of }) => of.map((roll, nth) => ({ entry, nth, ...roll })))
    .filter(({ by }) => by[seat] !== 0)
    .toSorted((a, b) => Math.abs(b.by[seat]) - Math.abs(a.by[seat]))
    .slice(0, SHOWN);
  if (rolls.length === 0) return null;
  return (
    <Rows
      className="heaviest"
      caption={words.heaviest}
      heads={[words.kindOfRoll, words.ofTurn, words.fell, words.weight]}
      rows={rolls.map(({ entry, nth, need, chance, by }) => {
        const turn = report.turns.findLast(one => one.entry < entry || entry === 0)?.turn;
        return {
          id: `${entry} ${nth}`,
          head: <a href={hrefOf({ page: 'match', id, at: entry })}>{capitalised(screens.need(need.for, language, scenario))}</a>,
          cells: [
            turn === undefined ? '' : turnName(turn, report, text, words),
            <Fell key="fell" need={need} chance={chance} text={text} />,
            <Weight key="weight" by={by[seat]} said={change(by[seat], language)} />,
          ],
        };
      })}
    />
  );
}
