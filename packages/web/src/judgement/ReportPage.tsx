import type { Report } from '@polemos/bots';
import { subjectOf } from '@polemos/kernel';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { go, hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { type Screens, textOf } from '../games/screens.ts';
import { headlineOf } from '../match/ask/headline.ts';
import { useMatch } from '../match/useMatch.ts';
import { useWords as useTableWords } from '../online/words.ts';
import { PageBar } from '../orientation/PageBar.tsx';
import { Icon } from '../parts/Icon.tsx';
import { RuleContext } from '../parts/RuleLink.tsx';
import { Sentence } from '../parts/Sentence.tsx';
import { useText } from '../text/index.ts';
import { type Shown, session } from '../worker/session.ts';
import { ChanceGraph } from './ChanceGraph.tsx';
import { Costliest } from './Costliest.tsx';
import { Courses } from './Courses.tsx';
import { DiceTable } from './DiceTable.tsx';
import { Fortune } from './Fortune.tsx';
import { Kinds } from './Kinds.tsx';
import { Scale } from './Scale.tsx';
import { Story } from './Story.tsx';
import { saveFile, savePage, savePicture } from './save.ts';
import { percent, useWords } from './words.ts';
import '../match/layout/style.ts';
import '../orientation/style/page.css';
import './style/report.css';
import './style/report-tables.css';

/** What decided a war: chances, turning points, luck and judgement, from the match that was played. */
export default function ReportPage({ id }: { id: string }) {
  const words = useWords();
  const { shown, screens, broken } = useMatch(id);
  const [report, setReport] = useState<Report | null>(null);
  const [refused, setRefused] = useState(false);
  const over = shown !== null && (shown.outcome !== null || shown.summary.ended !== undefined);
  const done = useSyncExternalStore(session().subscribe, session().done);
  useEffect(() => {
    if (!over) return;
    let here = true;
    void session()
      .ask({ ask: 'report' })
      .then(answer => {
        if (!here) return;
        if ('report' in answer) setReport(answer.report);
        else setRefused(true);
      });
    return () => {
      here = false;
    };
  }, [over]);
  const unfinished = broken !== null || refused || (shown !== null && !over);
  return (
    <RuleContext value={() => shown !== null && go({ page: 'rules', game: shown.summary.game })}>
      <div className="reading report-page">
        <PageBar>
          <a href={hrefOf({ page: 'match', id })}>{words.backToMatch}</a>
        </PageBar>
        {report !== null && shown !== null && screens !== null ? (
          <Body report={report} shown={shown} screens={screens} />
        ) : (
          <main className="making">
            <h1>{unfinished ? words.unfinished : words.making}</h1>
            {!unfinished && (
              <>
                <p>{words.makingAbout}</p>
                <progress value={done} max={1} aria-label={words.making} />
              </>
            )}
          </main>
        )}
      </div>
    </RuleContext>
  );
}

export interface Told {
  readonly report: Report;
  readonly shown: Shown;
  readonly screens: Screens;
  /** With whose eyes: a seat of the report. */
  readonly seat: number;
}

function Body({ report, shown, screens }: Omit<Told, 'seat'>) {
  const words = useWords();
  const { language } = useSettings();
  const t = useText();
  const w = useTableWords();
  const text = textOf(screens, language, shown.summary.scenario, shown.summary.view);
  const persons = useMemo(
    () => report.seats.filter(one => shown.summary.players[one]?.kind !== 'bot'),
    [report.seats, shown.summary.players],
  );
  const [eyes, setEyes] = useState(persons[0] ?? report.seats[0]);
  const seat = report.seats.indexOf(eyes);
  const told: Told = { report, shown, screens, seat };
  const outcome = shown.outcome;
  const threshold = report.thresholds[seat];
  const ended = shown.events.at(-1)?.find(event => event.rule === outcome?.rule && text.events[event.kind] !== undefined);
  // The scenario that is the whole war is called like the game.
  const called = [...new Set([text.title, text.names.scenario?.[shown.summary.scenario] ?? text.title])].join(' · ');
  const nameOf = (one: string): string => text.names.seat?.[one] ?? one;
  const { winner, ended: byPeople } = shown.summary;
  const result = winner == null ? t.over : t.wins(nameOf(winner));
  const broken = byPeople === undefined ? undefined : w.ended[byPeople.reason]?.(nameOf(byPeople.seat ?? ''));
  const about = outcome === null ? '' : (text.outcomes[outcome.rule]?.(outcome.detail) ?? '');
  const title = broken ?? headlineOf(ended === undefined ? null : (text.events[ended.kind]?.(ended) ?? null), about, result);
  return (
    <main className="report">
      <header className="report-head">
        <div className="in">
          <div className="said">
            <p className="caps">{called}</p>
            <h1>
              <Sentence of={title} />
            </h1>
            {outcome !== null && (
              <p>
                <Sentence of={about} />{' '}
                {threshold !== null && <>{words.threshold[threshold.as](threshold.own, threshold.line)} </>}
                {words.withoutLuck(percent(report.withoutLuck[seat], language))}
              </p>
            )}
            {byPeople !== undefined && (
              <p>
                {winner != null && w.winner(nameOf(winner))} {words.brokenOff}{' '}
                {words.withoutLuck(percent(report.withoutLuck[seat], language))}
              </p>
            )}
            {shown.summary.advised === true && <p className="caps">{t.advised}</p>}
            <div className="acts">
              <a className="btn primary" href={hrefOf({ page: 'match', id: shown.summary.id })}>
                <Icon name="replay" /> {words.seeAgain}
              </a>
              <button type="button" className="btn" onClick={() => savePage(text.title)}>
                <Icon name="layers" /> {words.savePage}
              </button>
              <button type="button" className="btn" onClick={() => void savePicture(shown.summary.id, called)}>
                <Icon name="eye" /> {words.savePicture}
              </button>
              <button type="button" className="btn" onClick={() => saveFile(report, shown.summary.id)}>
                <Icon name="layers" /> {words.saveFile}
              </button>
              <a className="btn" href={hrefOf({ page: 'new', game: shown.summary.game })}>
                <Icon name="play" /> {words.newWar}
              </a>
            </div>
            {report.seats.length > 1 && (
              <fieldset className="eyes">
                <legend>{words.eyes}</legend>
                {report.seats.map(one => (
                  <label key={one}>
                    <input type="radio" name="eyes" checked={one === eyes} onChange={() => setEyes(one)} />{' '}
                    {subjectOf(language).first(nameOf(one))}
                  </label>
                ))}
              </fieldset>
            )}
          </div>
          {threshold !== null && <Scale {...threshold} />}
        </div>
      </header>
      <ChanceGraph {...told} />
      <Story {...told} />
      <Fortune {...told} />
      <Costliest {...told} />
      <Kinds {...told} />
      <DiceTable {...told} />
      <Courses {...told} />
    </main>
  );
}
