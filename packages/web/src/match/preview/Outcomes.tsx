import type { Forecast, Foreseen, GameText, Language } from '@polemos/kernel';
import type { Desk, Screens } from '../../games/screens.ts';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { Sentence } from '../../parts/Sentence.tsx';
import { capitalised } from '../../text/figures.ts';
import type { Text } from '../../text/index.ts';
import { alike, beginning, type Group, groupsOf, onceEach, percentOf } from './odds.ts';
import type { Ahead } from './useForecast.ts';

/** Of what is certain, so many sentences; the rest is counted. */
const MOST_CERTAIN = 3;

/** What an action may come to: what is certain, then every outcome with its exact chance, then what begins afterwards. */
export function Outcomes({ ahead: { forecast }, desk, screens }: { ahead: Ahead; desk: Desk; screens: Screens }) {
  const { text, t, language } = desk;
  const { scenario } = desk.shown.summary;
  const certain = forecast.certain.flatMap(event => text.events[event.kind]?.(event) ?? []);
  const groups = groupsOf(forecast);
  const { rolls } = forecast;
  const then = [...new Set(forecast.outcomes.flatMap(one => beginning(one, screens, language) ?? []))];
  return (
    <div className="foretold">
      {certain.length > 0 && (
        <ul className="certain">
          {certain.slice(0, MOST_CERTAIN).map((said, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they do not move
            <li key={i}>
              <Sentence of={said} />
            </li>
          ))}
          {certain.length > MOST_CERTAIN && <li className="more">{t.andOthers(certain.length - MOST_CERTAIN)}</li>}
        </ul>
      )}
      {rolls !== null && (
        <>
          <p className="rolled">
            <Icon name="die-5" /> {capitalised(screens.need(rolls.for, language, scenario))} <RuleLink id={rolls.rule} />
          </p>
          <table>
            <caption className="sr">{t.whatMayCome}</caption>
            <tbody>
              {groups.map(group => (
                <Row
                  key={JSON.stringify(group.head)}
                  group={group}
                  nothing={nothingOf(forecast, t)}
                  desk={desk}
                  screens={screens}
                />
              ))}
            </tbody>
          </table>
        </>
      )}
      {forecast.hidden && <p className="aside">{t.dependsOnHidden}</p>}
      {rolls === null && then.length === 0 && <p className="aside">{forecast.handsOver ? t.handsOver : t.noDie}</p>}
      {then.map(said => (
        <p key={said} className="aside">
          {said}
        </p>
      ))}
    </div>
  );
}

interface RowProps {
  readonly group: Group;
  /** Where nothing comes of it at once. */
  readonly nothing: string;
  readonly desk: Desk;
  readonly screens: Screens;
}
function Row({ group: { odds, head, ways }, nothing, desk, screens }: RowProps) {
  const { language, t } = desk;
  const afterwards = alike(ways, way => restOf(way, desk, screens));
  const one = ways.length === 1;
  return (
    <>
      <tr data-odds={`${odds.of}/${odds.in}`}>
        <th scope="row">
          <Sentence of={one ? wholeOf(head, nothing, desk, screens) : headOf(head, nothing, desk, screens)} />
        </th>
        <td className="num">{percentOf(odds, language)}</td>
      </tr>
      {afterwards.length > 1 && (
        <tr className="ways">
          <td colSpan={2}>
            <details>
              <summary>{t.differently(afterwards.length)}</summary>
              <ul>
                {afterwards.map(({ said, odds }) => (
                  <li key={said} data-odds={`${odds.of}/${odds.in}`}>
                    <Sentence of={said} /> <span className="num">{percentOf(odds, language)}</span>
                  </li>
                ))}
              </ul>
            </details>
          </td>
        </tr>
      )}
    </>
  );
}

const said = (text: GameText, results: Foreseen['results']): readonly string[] =>
  results.flatMap(result => text.results?.[result.kind]?.(result) ?? []);
const thenOf = ({ after }: Foreseen, { t, language, shown }: Desk, screens: Screens): readonly string[] =>
  after !== null && 'need' in after ? [t.thenRolled(screens.need(after.need.for, language, shown.summary.scenario))] : [];
const join = (parts: readonly string[], nothing: string): string => (parts.length === 0 ? nothing : onceEach(parts).join(' · '));

/** Whoever may still stop it is not yet asked: then it is not said that nothing does. */
const nothingOf = ({ handsOver }: Forecast, t: Text): string => (handsOver ? t.anotherDecides : t.undisturbed);

const headOf = (one: Foreseen, nothing: string, desk: Desk, screens: Screens): string =>
  join([...said(desk.text, one.results.slice(0, 1)), ...(one.results.length === 0 ? thenOf(one, desk, screens) : [])], nothing);
const wholeOf = (one: Foreseen, nothing: string, desk: Desk, screens: Screens): string =>
  join([...said(desk.text, one.results), ...thenOf(one, desk, screens)], nothing);
const restOf = (one: Foreseen, desk: Desk, screens: Screens): string =>
  join([...said(desk.text, one.results.slice(1)), ...thenOf(one, desk, screens)], desk.t.nothingMore);

/** The same as one sentence, for whoever listens: the act, then each outcome with its chance. */
export function spokenOf({ action, forecast }: Ahead, desk: Desk, screens: Screens, language: Language): string {
  const act = desk.text.actions[action.type]?.(action) ?? '';
  if (forecast.rolls === null) return act;
  return `${act}. ${groupsOf(forecast)
    .map(({ odds, head }) => `${headOf(head, nothingOf(forecast, desk.t), desk, screens)} ${percentOf(odds, language)}`)
    .join('; ')}`;
}
