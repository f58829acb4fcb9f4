import type { TableView } from '@polemos/server/client';
import { useState } from 'react';
import { Dialog } from '../../parts/Dialog.tsx';
import { useText } from '../../text/index.ts';
import { LEVELS } from '../../worker/protocol.ts';
import { Complaint, Field } from '../parts/Field.tsx';
import { Select } from '../parts/Select.tsx';
import { server } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

export type Proposing = 'draw' | 'rewind' | 'hand-over' | 'resign';

/** Before others are asked, or before one gives up: what it means, and a way back. */
export function ProposeDialog({
  what,
  table,
  length,
  onClose,
}: {
  what: Proposing;
  table: TableView;
  length: number;
  onClose(): void;
}) {
  const w = useWords();
  const t = useText();
  const [count, setCount] = useState('1');
  const [level, setLevel] = useState<string>('medium');
  const { busy, error, run } = useDo();
  const to = Math.max(0, length - Math.max(1, Number(count) || 1));
  const title = { draw: w.draw, rewind: w.rewind, 'hand-over': w.handOver, resign: w.resignSure }[what];
  const about = { draw: undefined, rewind: w.rewindAbout, 'hand-over': w.handOverAbout, resign: w.resignAbout }[what];
  const go = () =>
    void run(async () => {
      if (what === 'resign') await server.resign(table.id);
      else if (what === 'rewind') await server.propose(table.id, { kind: 'rewind', to });
      else if (what === 'hand-over') await server.propose(table.id, { kind: 'hand-over', level });
      else await server.propose(table.id, { kind: 'draw' });
      onClose();
    });
  return (
    <Dialog title={title} {...(about === undefined ? {} : { about })} close={w.close} onClose={onClose}>
      <div className="dialog-body">
        {what === 'rewind' && (
          <Field
            label={w.rewindCount}
            about={w.rewindTo(to)}
            type="number"
            min={1}
            max={length}
            value={count}
            onText={setCount}
          />
        )}
        {what === 'hand-over' && (
          <Select
            label={t.level}
            value={level}
            options={LEVELS.map(one => ({ value: one, name: t.levels[one] }))}
            onChange={setLevel}
          />
        )}
        <Complaint of={error} />
      </div>
      <div className="dialog-acts">
        <button type="button" className="btn" onClick={onClose}>
          {w.cancel}
        </button>
        <button type="button" className={`btn ${what === 'resign' ? 'danger' : 'primary'}`} disabled={busy} onClick={go}>
          {what === 'resign' ? w.resign : w.propose}
        </button>
      </div>
    </Dialog>
  );
}
