import { lazy, Suspense } from 'react';
import { hrefOf } from '../../app/route.ts';
import type { Desk, Screens } from '../../games/screens.ts';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { Sentence } from '../../parts/Sentence.tsx';
import { labelled } from '../../text/figures.ts';
import type { OnlineParts } from '../layout/onlineParts.ts';
import { LazyCard } from '../preview/LazyCard.tsx';
import type { Preview } from '../preview/usePreview.ts';
import { headlineOf } from './headline.ts';

const BrokenOff = lazy(() => import('./BrokenOff.tsx'));

interface Props {
  readonly desk: Desk;
  readonly screens: Screens;
  readonly replaying: boolean;
  onSeal(): void;
  onUnseal(): void;
  onReplay(): void;
  onAgain(): void;
  readonly preview: Preview;
  /** Its card stands on the map. */
  readonly onMap: boolean;
  /** Played with others over a server. */
  readonly online: OnlineParts | null;
}

/** One ask, one place: who acts, what is wanted in one sentence, and exactly one primary button. */
export function AskPanel({ desk, screens, replaying, onSeal, onUnseal, onReplay, onAgain, preview, onMap, online }: Props) {
  const { shown, text, t, seat, asked, proposal } = desk;
  const { Guide } = screens;
  const [pending] = shown.pending;
  const side = screens.sideOf?.(desk.view);

  if (shown.outcome !== null && !replaying && online !== null) return online.over;
  if (shown.outcome !== null && !replaying) {
    const { score, rule, detail } = shown.outcome;
    const best = score.indexOf(Math.max(...score));
    const winner = score.every(one => one === score[0]) ? null : shown.seats[best];
    const ended = shown.events.at(-1)?.find(event => event.rule === rule && text.events[event.kind] !== undefined);
    const about = text.outcomes[rule]?.(detail) ?? '';
    const last = ended === undefined ? null : (text.events[ended.kind]?.(ended) ?? null);
    const title = headlineOf(last, about, winner === null ? t.over : t.wins(text.names.seat?.[winner] ?? winner));
    return (
      <section className={`ask ${winner ?? ''}`} role="status">
        <p className="caps">{t.over}</p>
        <h1>
          <Sentence of={title} />
        </h1>
        <p>
          <Sentence of={about} /> <RuleLink id={rule} />
        </p>
        <div className="acts">
          <a className="btn primary" href={hrefOf({ page: 'report', id: shown.summary.id })}>
            <Icon name="eye" /> {t.seeReport}
          </a>
          <button type="button" className="btn" onClick={onReplay}>
            <Icon name="replay" /> {t.seeReplay}
          </button>
          <button type="button" className="btn" onClick={onAgain}>
            {t.playAgain}
          </button>
        </div>
      </section>
    );
  }
  const { ended } = shown.summary;
  if (ended !== undefined && !replaying)
    return (
      <Suspense>
        <BrokenOff desk={desk} ended={ended} onReplay={onReplay} />
      </Suspense>
    );
  if (pending === undefined) return <section className="ask" role="status" />;

  const name = text.names.seat?.[pending.seat] ?? pending.seat;
  const general = text.asks[pending.step]?.(pending.about) ?? { caption: '', title: pending.step, body: '' };
  if (replaying || !asked) {
    const thinking = shown.thinking === pending.seat;
    return (
      <section className={`ask waiting ${side ?? pending.seat}`} role="status">
        <p className="caps">{replaying ? `${t.replayTitle} · ${t.actionOf(shown.at, shown.length)}` : general.caption}</p>
        <h1>
          {thinking ? (
            <>
              {t.thinking(name)}
              <span className="dots" aria-hidden="true">
                <i />
                <i />
                <i />
              </span>
            </>
          ) : replaying ? (
            labelled(name, general.title, desk.language)
          ) : (
            t.waitingFor(name)
          )}
        </h1>
        {thinking && <p>{t.thinkingAbout}</p>}
        {thinking && online === null && <i key={shown.version} className="thought-time" aria-hidden="true" />}
        {!replaying && online?.waiting}
      </section>
    );
  }
  const ask = { ...general, ...screens.ask?.(desk) };
  return (
    <section className={`ask ${side ?? seat ?? ''}`} role="status">
      <p className="caps">{ask.caption}</p>
      <h1>
        <Sentence of={ask.title} />
      </h1>
      <p>
        <Sentence of={ask.body} /> <RuleLink id={pending.rule} />
      </p>
      {shown.command !== null && online === null && <p className="command">{t.inCommand(shown.command)}</p>}
      {online?.asked}
      {proposal !== null && !onMap && (
        <LazyCard {...preview} proposal={proposal} desk={desk} screens={screens} onSeal={onSeal} onUnseal={onUnseal} />
      )}
      {Guide !== undefined && proposal === null && <Guide desk={desk} />}
    </section>
  );
}
