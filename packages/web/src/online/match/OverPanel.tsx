import type { Outcome } from '@polemos/kernel';
import type { Ended, Me, TableView } from '@polemos/server/client';
import { useState } from 'react';
import { go } from '../../app/route.ts';
import { useSettings } from '../../app/settings.ts';
import { type Screens, textOf } from '../../games/screens.ts';
import { download } from '../../match/download.ts';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { Sentence } from '../../parts/Sentence.tsx';
import { useText } from '../../text/index.ts';
import type { Checked } from '../../worker/check.ts';
import { type Shown, session as worker } from '../../worker/session.ts';
import { ownEntropy } from '../lobby/NewTable.tsx';
import { Complaint } from '../parts/Field.tsx';
import { server } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useSeasonWords } from '../seasonWords.ts';
import { useWords } from '../words.ts';
import { isEnded, type OnlineSession } from './session.ts';
import { Verdict } from './Verdict.tsx';

interface Props {
  readonly session: OnlineSession;
  readonly table: TableView;
  readonly shown: Shown;
  readonly outcome: Outcome | Ended;
  readonly screens: Screens;
  readonly me: Me | null;
}

/** The match is over: who won and how, the dice laid open, the file, another one. */
export function OverPanel({ session, table, shown, outcome, screens, me }: Props) {
  const w = useWords();
  const c = useSeasonWords();
  const t = useText();
  const { language } = useSettings();
  const text = textOf(screens, language, table.scenario);
  const [verdict, setVerdict] = useState<Checked | null>(null);
  const [counts, setCounts] = useState<boolean | null>(null);
  const { busy, error, run } = useDo();
  const nameOf = (seat: string) => text.names.seat?.[seat] ?? seat;
  const { score } = outcome;
  const drawn = score.every(one => one === score[0]);
  const winner = drawn ? null : shown.seats[score.indexOf(Math.max(...score))];
  const told = isEnded(outcome)
    ? undefined
    : shown.events.at(-1)?.find(event => event.rule === outcome.rule && text.events[event.kind] !== undefined);
  const title = isEnded(outcome)
    ? (w.ended[outcome.reason]?.(nameOf(outcome.seat ?? '')) ?? w.over)
    : ((told === undefined ? undefined : text.events[told.kind]?.(told)) ?? t.over);
  const save = () =>
    void run(async () => {
      const answer = await session.ask({ ask: 'export' });
      if ('file' in answer) download(answer.file, answer.name);
    });
  const checkHere = () =>
    void run(async () => {
      const exported = await session.ask({ ask: 'export' });
      if (!('file' in exported)) throw new Error('no file');
      const answer = await worker().ask({ ask: 'check', file: exported.file });
      if (!('checked' in answer)) throw new Error('not checked');
      setVerdict(answer.checked);
    });
  const openHere = () =>
    void run(async () => {
      const answer = await session.ask({ ask: 'fork', at: shown.length });
      if ('ok' in answer && answer.id !== undefined) go({ page: 'match', id: answer.id });
    });
  /** Made in this browser, from the match as it is kept here then. */
  const report = () =>
    void run(async () => {
      const answer = await session.ask({ ask: 'fork', at: shown.length });
      if ('ok' in answer && answer.id !== undefined) go({ page: 'report', id: answer.id });
    });
  return (
    <section className={`ask over ${winner ?? ''}`} role="status">
      <p className="caps">{t.over}</p>
      <h1>
        <Sentence of={title} />
      </h1>
      {isEnded(outcome) ? (
        winner !== null && <p>{w.winner(nameOf(winner))}</p>
      ) : (
        <p>
          <Sentence of={text.outcomes[outcome.rule]?.(outcome.detail) ?? ''} /> <RuleLink id={outcome.rule} />
        </p>
      )}
      <div className="acts">
        {me !== null && table.me.seat !== null && (
          <button
            type="button"
            className="btn primary"
            disabled={busy}
            onClick={() =>
              void run(async () => server.rematch(table.id, ownEntropy()).then(made => go({ page: 'table', id: made.id })))
            }
          >
            <Icon name="replay" /> {w.rematch}
          </button>
        )}
        <button type="button" className="btn" disabled={busy} onClick={report}>
          <Icon name="eye" /> {t.seeReport}
        </button>
        <button type="button" className="btn" disabled={busy} onClick={checkHere}>
          <Icon name="dice" /> {w.checkDice}
        </button>
        <button type="button" className="btn" disabled={busy} onClick={save}>
          <Icon name="layers" /> {w.download}
        </button>
        <button type="button" className="btn" disabled={busy} onClick={openHere}>
          <Icon name="fork" /> {w.openHere}
        </button>
      </div>
      {verdict !== null && <Verdict of={verdict} />}
      {me?.admin === true && (
        <p className="about">
          <button
            type="button"
            className="link"
            disabled={busy}
            onClick={() =>
              void run(async () => server.admin.rated(table.id, counts === false).then(() => setCounts(counts === false)))
            }
          >
            {counts === false ? c.count : c.strike}
          </button>{' '}
          {counts === null ? '' : counts ? c.counted : c.struck}
        </p>
      )}
      <Complaint of={error} />
    </section>
  );
}
