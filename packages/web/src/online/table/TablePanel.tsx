import type { Me, TableView } from '@polemos/server/client';
import { useState } from 'react';
import { download } from '../../match/download.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Clock } from '../match/Clock.tsx';
import { ProposeDialog, type Proposing } from '../match/ProposeDialog.tsx';
import type { Held, OnlineSession } from '../match/session.ts';
import { useLate } from '../match/useLate.ts';
import { Complaint } from '../parts/Field.tsx';
import { paceOf, useNames } from '../parts/names.ts';
import { server } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { ChatPanel } from '../talk/ChatPanel.tsx';
import { useWords } from '../words.ts';
import { Invitations } from './Invitations.tsx';
import { MovesAhead } from './MovesAhead.tsx';
import { Seal } from './Seal.tsx';
import { SeatList } from './SeatList.tsx';
import { StandIn } from './StandIn.tsx';

/** Beside the log: who is here, whose time runs, what is said, what one may propose, the promise of the dice. */
export function TablePanel({
  session,
  held,
  table,
  me,
}: {
  session: OnlineSession;
  held: Held;
  table: TableView;
  me: Me | null;
}) {
  const w = useWords();
  const names = useNames();
  const { busy, error, run } = useDo();
  const [proposing, setProposing] = useState<Proposing | null>(null);
  const clocks = held.position?.clocks ?? {};
  const playing = table.state === 'playing';
  const seated = playing && table.me.seat !== null;
  const late =
    useLate(held.position?.deadline ?? null) && held.position?.pending.some(({ seat }) => seat !== table.me.seat) === true;
  const journal = () =>
    void run(async () => {
      const answer = await session.ask({ ask: 'export' });
      if ('file' in answer) download(answer.file, answer.name);
    });
  const button = (what: Proposing, name: string) => (
    <button type="button" className="btn" onClick={() => setProposing(what)}>
      {name}
    </button>
  );
  return (
    <div className="table-panel">
      <SeatList
        table={table}
        present={held.present}
        me={me?.id ?? null}
        toAct={held.position?.pending.map(({ seat }) => seat) ?? table.toAct}
        aside={seat => <Clock clocks={clocks} seat={seat} />}
      />
      <StandIn table={table} />
      <p className="about">
        {names.scenario(table.game, table.scenario)} · {paceOf(table.pace, w)} · {table.public ? w.public : w.private}
      </p>
      {seated && late && (
        <button type="button" className="btn primary" disabled={busy} onClick={() => void run(() => server.claim(table.id))}>
          <Icon name="clock" /> {w.claim}
        </button>
      )}
      {seated && <MovesAhead table={table} />}
      <ChatPanel chat={held.chat} table={table} me={me} onMuted={() => void session.readChat()} />
      {seated && (
        <div className="acts table-acts">
          {button('draw', w.draw)}
          {(held.position?.length ?? 0) > 0 && button('rewind', w.rewind)}
          {button('hand-over', w.handOver)}
          {button('resign', w.resign)}
        </div>
      )}
      {playing && me !== null && table.me.member && table.me.seat === null && (
        <div className="acts table-acts">
          {table.seats
            .filter(({ bot }) => bot !== null)
            .map(({ seat }) => (
              <button
                key={seat}
                type="button"
                className="btn"
                disabled={busy}
                onClick={() => void run(() => server.propose(table.id, { kind: 'take-over', seat }))}
              >
                {w.takeOver(names.seat(table, seat))}
              </button>
            ))}
        </div>
      )}
      <Complaint of={error} />
      {seated && <Invitations table={table} />}
      <Seal table={table} />
      <button type="button" className="btn" disabled={busy} onClick={journal}>
        <Icon name="layers" /> {playing ? w.journal : w.download}
      </button>
      {proposing !== null && (
        <ProposeDialog what={proposing} table={table} length={held.position?.length ?? 0} onClose={() => setProposing(null)} />
      )}
    </div>
  );
}
