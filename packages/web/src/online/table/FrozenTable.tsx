import type { TableView } from '@polemos/server/client';
import { useState } from 'react';
import { download } from '../../match/download.ts';
import { Icon } from '../../parts/Icon.tsx';
import { ProposalStrip } from '../match/ProposalStrip.tsx';
import { ProposeDialog, type Proposing } from '../match/ProposeDialog.tsx';
import { Complaint } from '../parts/Field.tsx';
import { Frame } from '../parts/Frame.tsx';
import { useNames } from '../parts/names.ts';
import { server } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

/** A match that was begun under other rules and cannot be played on under these: it can be ended, and taken home. */
export function FrozenTable({ table }: { table: TableView }) {
  const w = useWords();
  const names = useNames();
  const { busy, error, run } = useDo();
  const [proposing, setProposing] = useState<Proposing | null>(null);
  const playing = table.state === 'playing';
  const save = () =>
    void run(async () => {
      const text = `${JSON.stringify(await server.log(table.id), null, 2)}\n`;
      download(new Blob([text], { type: 'application/json' }), `${table.game}-${table.id}.json`);
    });
  return (
    <Frame page="table">
      <div className="message">
        <Icon name="why" />
        <h1>{names.title(table.game)}</h1>
        <p>{w.errors.frozen}</p>
        {playing && <p>{w.frozenAbout}</p>}
        {playing && <ProposalStrip table={table} />}
        <div className="acts">
          {playing && table.me.seat !== null && (
            <>
              <button type="button" className="btn" onClick={() => setProposing('draw')}>
                {w.draw}
              </button>
              <button type="button" className="btn" onClick={() => setProposing('resign')}>
                {w.resign}
              </button>
            </>
          )}
          <button type="button" className="btn" disabled={busy} onClick={save}>
            <Icon name="layers" /> {playing ? w.journal : w.download}
          </button>
        </div>
        <Complaint of={error} />
      </div>
      {proposing !== null && <ProposeDialog what={proposing} table={table} length={0} onClose={() => setProposing(null)} />}
    </Frame>
  );
}
