import { WORDS } from '@polemos/peloponnesian-war/screens';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { WarDesk } from '../desk.ts';
import { percent } from '../text/numbers.ts';
import { nameOf } from './board.ts';
import type { Ahead } from './overlays.tsx';

/** The roads to the objective, and along each who must try to intercept, with the chance of it. */
export function Way({ ahead, objective, units, desk }: { ahead: Ahead; objective: string; units: number; desk: WarDesk }) {
  const { language } = desk;
  const words = WORDS[language];
  const { count, roads } = ahead.forecast;
  const [first] = roads;
  const late = desk.view.scenario === 'fall-of-sparta';
  if (first === undefined) return units === 0 ? null : <p className="forecast">{words.noWay}</p>;
  const kinds = [...new Map(roads.map(road => [road.dangers.map(({ space, by }) => space + by).join(), road])).values()];
  return (
    <div className="way">
      <div className="pair">
        <b>{words.wayTo(nameOf(objective, language))}</b>
        <span>{words.wayFacts(first.route.length, count)}</span>
      </div>
      {kinds.map(({ route, dangers, unhindered }, n) => (
        <table key={route.join()}>
          <caption className={kinds.length > 1 ? '' : 'sr'}>
            {words.road(n + 1)}:{' '}
            {route
              .slice(0, 3)
              .map(space => nameOf(space, language))
              .join(', ')}{' '}
            …
          </caption>
          <tbody>
            {dangers.map(({ space, by, of, arm, chance }) => (
              <tr key={space}>
                <th scope="row">
                  <Icon name="intercept" /> {nameOf(space, language)}
                </th>
                <td>
                  {words.byAt(
                    words.by[late && of === 'athens' ? 'coalition' : of][arm],
                    by.map(from => nameOf(from, language)).join(' / '),
                  )}
                </td>
                <td className="num">{chance === 1 ? words.certain : words.half}</td>
              </tr>
            ))}
            <tr className="sum">
              <th scope="row">{words.unhindered}</th>
              <td>{n === 0 && <RuleLink id="PW-5.6.2-a" />}</td>
              <td className="num">{percent(unhindered, language)}</td>
            </tr>
          </tbody>
        </table>
      ))}
    </div>
  );
}
