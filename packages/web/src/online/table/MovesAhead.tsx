import { gameById } from '@polemos/games';
import type { Ahead, AheadView, TableView } from '@polemos/server/client';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useLabelled } from '../../text/useLabelled.ts';
import { Complaint, Field } from '../parts/Field.tsx';
import { Select } from '../parts/Select.tsx';
import { server, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

/** What the game calls its tactics, by id, and whether interceptions can be let pass in it. */
async function wordsOf({ game, scenario }: TableView, language: 'en' | 'it' | 'fr') {
  const text = (await gameById(game)?.text(scenario))?.[language];
  return { tactics: text?.names.tactic ?? {}, intercepts: text?.actions.letPass !== undefined };
}

/** What one's seat does by itself: a small closed set, each with what stops it and how often it has moved. */
export function MovesAhead({ table }: { table: TableView }) {
  const w = useWords();
  const say = useLabelled();
  const all = useRead(() => server.ahead(table.id), `ahead ${table.id} ${table.me.seat}`);
  const { language } = useSettings();
  const words = useRead(() => wordsOf(table, language), `words ${table.game} ${language}`).value;
  const tactics = Object.entries(words?.tactics ?? {});
  const [below, setBelow] = useState('30');
  const [chosen, setChosen] = useState('');
  const tactic = chosen === '' ? (tactics[0]?.[0] ?? '') : chosen;
  const { busy, error, run } = useDo();
  const set = (ahead: Ahead) => void run(async () => server.setAhead(table.id, ahead).then(all.again));
  const stop = (kind: Ahead['kind']) => void run(async () => server.stopAhead(table.id, kind).then(all.again));
  const one = (kind: Ahead['kind']) => all.value?.find(ahead => ahead.kind === kind);
  return (
    <details className="more ahead">
      <summary>
        {w.ahead}
        {(all.value?.length ?? 0) > 0 && <span className="count num">{all.value?.length}</span>}
      </summary>
      <p className="about">{w.aheadAbout}</p>
      <ul className="plain-list">
        <Line
          name={w.aheadPass}
          stops={w.aheadPassStops}
          now={one('pass')}
          busy={busy}
          onSet={() => set({ kind: 'pass' })}
          onStop={() => stop('pass')}
        />
        {words?.intercepts === true && (
          <Line
            name={`${w.aheadDecline} ${one('decline')?.below ?? below} %`}
            stops={w.aheadDeclineStops}
            now={one('decline')}
            busy={busy}
            onSet={() => set({ kind: 'decline', below: Math.min(100, Math.max(1, Number(below) || 30)) })}
            onStop={() => stop('decline')}
          >
            <Field label="%" type="number" min={1} max={100} value={below} onText={setBelow} />
          </Line>
        )}
        {tactics.length > 0 && (
          <Line
            name={say(w.aheadTactic, words?.tactics[one('tactic')?.tactic ?? tactic] ?? '')}
            stops={w.aheadTacticStops}
            now={one('tactic')}
            busy={busy}
            onSet={() => set({ kind: 'tactic', tactic })}
            onStop={() => stop('tactic')}
          >
            <Select
              label={w.aheadTactic}
              value={tactic}
              options={tactics.map(([value, name]) => ({ value, name }))}
              onChange={setChosen}
            />
          </Line>
        )}
      </ul>
      <Complaint of={error} />
    </details>
  );
}

interface LineProps {
  readonly name: string;
  readonly stops: string;
  readonly now: AheadView | undefined;
  readonly busy: boolean;
  readonly children?: ReactNode;
  onSet(): void;
  onStop(): void;
}
function Line({ name, stops, now, busy, children, onSet, onStop }: LineProps) {
  const w = useWords();
  return (
    <li>
      <span>
        <b>{name}</b>
        <span className="quiet">
          {now?.stopped != null ? w.aheadIllegal : now === undefined ? stops : `${w.aheadUsed(now.used)}. ${stops}`}
        </span>
        {now === undefined && children}
      </span>
      <button type="button" className="link" disabled={busy} onClick={now === undefined ? onSet : onStop}>
        {now === undefined ? w.aheadOn : w.aheadOff}
        <span className="sr"> {name}</span>
      </button>
    </li>
  );
}
