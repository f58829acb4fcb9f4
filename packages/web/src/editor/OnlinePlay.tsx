import { useState } from 'react';
import { go } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { Complaint, Field } from '../online/parts/Field.tsx';
import { isSomebody, server, setMe, useMe } from '../online/parts/server.ts';
import { useDo } from '../online/parts/useDo.ts';
import type { Draft } from './model/link.ts';
import { useEditorWords } from './words.ts';

/** A private table with this position, where a server is: others come by its link. */
export default function OnlinePlay({ draft, seat }: { draft: Draft; seat: string }) {
  const w = useEditorWords();
  const me = useMe();
  const { language } = useSettings();
  const [name, setName] = useState('');
  const { busy, error, run } = useDo();
  const { game, scenario, options, position, board } = draft;
  const layOut = () =>
    void run(async () => {
      if (!isSomebody(me)) setMe((await server.enterAsGuest(name, language)).me);
      const table = await server.createTable({
        game,
        scenario,
        options,
        position,
        ...(board === undefined ? {} : { board }),
        title: draft.name ?? '',
        seat,
        entropy: crypto.randomUUID(),
      });
      go({ page: 'table', id: table.id });
    });
  return (
    <>
      {!isSomebody(me) && (
        <Field label={w.yourName} value={name} required maxLength={32} autoComplete="nickname" onText={setName} />
      )}
      <Complaint of={error} />
      <button type="button" className="btn primary" disabled={busy || !(isSomebody(me) || name.trim() !== '')} onClick={layOut}>
        {w.layOut}
      </button>
    </>
  );
}
