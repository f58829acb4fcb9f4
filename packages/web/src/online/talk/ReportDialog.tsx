import type { Chat } from '@polemos/server/client';
import { useState } from 'react';
import { Dialog } from '../../parts/Dialog.tsx';
import { useLabelled } from '../../text/useLabelled.ts';
import { Complaint, Field } from '../parts/Field.tsx';
import { server } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

/** Tells the admins about something that was said. */
export function ReportDialog({ chat, onClose }: { chat: Chat; onClose(): void }) {
  const w = useWords();
  const say = useLabelled();
  const [why, setWhy] = useState('');
  const [done, setDone] = useState(false);
  const { busy, error, run } = useDo();
  return (
    <Dialog title={w.report} about={say(chat.name, chat.text.slice(0, 200))} close={w.close} onClose={onClose}>
      <div className="dialog-body">
        {done ? <p role="status">{w.reported}</p> : <Field label={w.reportWhy} value={why} maxLength={1000} onText={setWhy} />}
        <Complaint of={error} />
      </div>
      <div className="dialog-acts">
        <button type="button" className="btn" onClick={onClose}>
          {w.close}
        </button>
        {!done && (
          <button
            type="button"
            className="btn primary"
            disabled={busy}
            onClick={() => void run(() => server.report(chat.id, why)).then(setDone)}
          >
            {w.report}
          </button>
        )}
      </div>
    </Dialog>
  );
}
