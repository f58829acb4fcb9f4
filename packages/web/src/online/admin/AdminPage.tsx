import { useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.ts';
import { Copy } from '../parts/Copy.tsx';
import { Complaint } from '../parts/Field.tsx';
import { Frame } from '../parts/Frame.tsx';
import { dateOf, momentOf, useNames } from '../parts/names.ts';
import { isSomebody, server, useMe, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';
import { FailedMessages } from './FailedMessages.tsx';
import { ReportLines } from './ReportLines.tsx';
import { Ruling } from './Ruling.tsx';

const { admin } = server;
const PAGE = 100;

/** For whoever keeps the house: people, tables, jobs that do not get on, what was reported. */
export default function AdminPage() {
  const w = useWords();
  const me = useMe();
  if (!isSomebody(me) || !me.admin)
    return (
      <Frame page="admin">
        <div className="message">
          <h1>{w.adminsOnly}</h1>
          <p>
            <a href={hrefOf({ page: 'account' })}>{w.account}</a>
          </p>
        </div>
      </Frame>
    );
  return (
    <Frame page="admin">
      <header className="page-head">
        <div>
          <h1>{w.admin}</h1>
          <p>
            <a href="./api/docs" target="_blank" rel="noreferrer">
              {w.apiDocs}
            </a>
          </p>
        </div>
      </header>
      <div className="columns even">
        <div>
          <Reports />
          <Jobs />
          <FailedMessages />
          <Tables />
        </div>
        <div>
          <People />
        </div>
      </div>
    </Frame>
  );
}

function People() {
  const w = useWords();
  const { language } = useSettings();
  const [after, setAfter] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const people = useRead(() => admin.people(after), `people ${after}`);
  const { error, run } = useDo();
  return (
    <section className="card" aria-labelledby="people">
      <h2 id="people">{w.people}</h2>
      <ul className="plain-list">
        {people.value
          ?.filter(({ deleted }) => deleted === null)
          .map(one => (
            <li key={one.id}>
              <span>
                <a href={hrefOf({ page: 'person', id: one.id })}>{one.name}</a> ·{' '}
                {one.kind === 'guest' ? w.guestKind : one.kind === 'bot' ? w.botKind : w.account}
                {one.admin === 1 && ` · ${w.admin}`} · {dateOf(one.created, language)}
                {one.banned === 1 && <b> · {w.banned}</b>}
              </span>
              <button
                type="button"
                className="link"
                hidden={one.kind !== 'account' || one.banned === 1}
                onClick={() => void run(async () => admin.appoint(one.id, one.admin === 0).then(people.again))}
              >
                {one.admin === 1 ? w.dismiss : w.appoint}
                <span className="sr"> {one.name}</span>
              </button>
              <button
                type="button"
                className="link"
                hidden={one.kind !== 'account'}
                onClick={() => void run(async () => setLink((await admin.resetLink(one.id)).link))}
              >
                {w.resetLink}
                <span className="sr"> {one.name}</span>
              </button>
              <button
                type="button"
                className="link"
                hidden={one.admin === 1}
                onClick={() => void run(async () => admin.ban(one.id, one.banned === 0).then(people.again))}
              >
                {one.banned === 1 ? w.unban : w.ban}
                <span className="sr"> {one.name}</span>
              </button>
            </li>
          ))}
      </ul>
      {link !== null && (
        <>
          <p className="about">{w.resetLinkAbout}</p>
          <Copy text={link} label={w.resetLink} />
        </>
      )}
      <Complaint of={error} />
      <More rows={people.value} onMore={setAfter} />
    </section>
  );
}

function Tables() {
  const w = useWords();
  const names = useNames();
  const { language } = useSettings();
  const [after, setAfter] = useState('');
  const tables = useRead(() => admin.tables(after), `tables ${after}`);
  const { error, run } = useDo();
  const states = { open: w.waitingForPlayers, playing: w.playing, over: w.over };
  const byPeople = (outcome: string | null) => outcome !== null && 'reason' in (JSON.parse(outcome) as object);
  return (
    <section className="card" aria-labelledby="tables">
      <h2 id="tables">{w.tables}</h2>
      <p className="about">{w.reopenAbout}</p>
      <ul className="plain-list">
        {tables.value?.map(one => (
          <li key={one.id}>
            <span>
              <a href={hrefOf({ page: 'table', id: one.id })}>
                {names.title(one.game)}
                {one.title !== '' && `, ${one.title}`}
              </a>{' '}
              · {w.hostedBy(one.hostName)} · {states[one.state]} · {dateOf(one.created, language)}
            </span>
            {one.state === 'playing' && <Ruling table={one} onDone={tables.again} />}
            {byPeople(one.outcome) && (
              <button
                type="button"
                className="link"
                onClick={() => void run(async () => admin.reopen(one.id).then(tables.again))}
              >
                {w.reopen}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Complaint of={error} />
      <More rows={tables.value} onMore={setAfter} />
    </section>
  );
}

function Jobs() {
  const w = useWords();
  const { language } = useSettings();
  const jobs = useRead(() => admin.jobs(), 'jobs');
  const { error, run } = useDo();
  return (
    <section className="card" aria-labelledby="jobs">
      <h2 id="jobs">{w.jobs}</h2>
      {jobs.value?.length === 0 && <p className="about">{w.noJobs}</p>}
      <ul className="plain-list">
        {jobs.value?.map(job => (
          <li key={job.key}>
            <span>
              <b>{job.kind}</b> · {w.attempts(job.attempts)} · {momentOf(job.due, language)}{' '}
              {job.error !== null && `· ${job.error}`}
            </span>
            <button type="button" className="link" onClick={() => void run(async () => admin.retry(job.key).then(jobs.again))}>
              {w.retryJob}
            </button>
          </li>
        ))}
      </ul>
      <Complaint of={error} />
    </section>
  );
}

function Reports() {
  const w = useWords();
  const reports = useRead(() => admin.reports(), 'reports');
  const { error, run } = useDo();
  const settle = (id: string, hide: boolean) => void run(async () => admin.settle(id, hide).then(reports.again));
  return (
    <section className="card" aria-labelledby="reports">
      <h2 id="reports">{w.reports}</h2>
      {reports.value?.length === 0 && <p className="about">{w.noReports}</p>}
      <ul className="plain-list">
        {reports.value?.map(one => (
          <li key={one.id}>
            <span>
              <a href={hrefOf({ page: 'person', id: one.author })}>{one.authorName}</a>: “{one.text}” · {one.why}
              <ReportLines of={one.lines} />
            </span>
            <span>
              <button type="button" className="link" onClick={() => settle(one.id, true)}>
                {w.hide}
              </button>{' '}
              <button type="button" className="link" onClick={() => settle(one.id, false)}>
                {w.keep}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <Complaint of={error} />
    </section>
  );
}

const More = ({ rows, onMore }: { rows: readonly { readonly id: string }[] | null; onMore(after: string): void }) => {
  const w = useWords();
  if (rows === null || rows.length < PAGE) return null;
  return (
    <button type="button" className="btn" onClick={() => onMore(rows[rows.length - 1].id)}>
      {w.nextPage}
    </button>
  );
};
