import type { Action } from '@polemos/kernel';
import { go, hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { textOf } from '../games/screens.ts';
import { Icon } from '../parts/Icon.tsx';
import { Sentence } from '../parts/Sentence.tsx';
import { session } from '../worker/session.ts';
import { Bar } from './AdvicePanel.tsx';
import { turnName } from './deeds.ts';
import { inOneLine } from './plan.ts';
import type { Told } from './ReportPage.tsx';
import { change, percent, useWords } from './words.ts';
import './style/advice.css';

const SHOWN = 3;

/** The decisions of a seat that gave most away, each with what would have been better. */
export function Costliest({ report, shown, screens, seat }: Told) {
  const words = useWords();
  const { language } = useSettings();
  const text = textOf(screens, language, shown.summary.scenario, shown.summary.view);
  const costly = report.errors.filter(one => one.seat === report.seats[seat] && one.cost > 0).toSorted((a, b) => b.cost - a.cost);
  const rest = costly.slice(SHOWN);
  const say = (actions: readonly Action[]): string =>
    inOneLine(actions.slice(0, 4).map(action => text.actions[action.type]?.(action) ?? action.type));
  const fork = async (at: number): Promise<void> => {
    const answer = await session().ask({ ask: 'fork', at });
    if ('ok' in answer && answer.id !== undefined) go({ page: 'match', id: answer.id });
  };
  return (
    <section aria-labelledby="report-costliest">
      <h2 id="report-costliest">{words.costliest}</h2>
      <p className="about">
        {costly.length === 0
          ? words.noneCostly
          : `${words.costliestAbout(rest.length, words.changed(change(-rest.reduce((all, { cost }) => all + cost, 0), language)))} ${words.bars}`}
      </p>
      <ol className="costliest">
        {costly.slice(0, SHOWN).map(({ entry, cost, chance, taken, better }) => {
          const turn = report.turns.findLast(one => one.entry <= entry)?.turn;
          return (
            <li key={entry}>
              <p className="caps">
                {turn !== undefined && turnName(turn, report, text, words)}{' '}
                <b className="loss">{words.changed(change(-cost, language))}</b>
              </p>
              <h3>
                <Sentence of={say(taken)} />
              </h3>
              {better !== null && (
                <p>
                  <b className="gain">{words.better}</b> <Sentence of={say(better)} />
                </p>
              )}
              <div className="bar">
                <span>{percent(chance.taken, language)}</span>
                <Bar from={chance.taken} to={chance.better} />
                <b className="gain">{percent(chance.better, language)}</b>
              </div>
              <p className="links">
                <a href={hrefOf({ page: 'match', id: shown.summary.id, at: entry })}>
                  <Icon name="eye" /> {words.lookAtIt}
                </a>
                <button type="button" className="as-link" onClick={() => void fork(entry)}>
                  <Icon name="fork" /> {words.playOn}
                </button>
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
