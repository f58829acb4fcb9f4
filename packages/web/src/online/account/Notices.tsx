import type { Me } from '@polemos/server/client';
import { type FormEvent, useState } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { Complaint } from '../parts/Field.tsx';
import { type Hook, HookFields } from '../parts/HookFields.tsx';
import { server, setMe, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';
import { subscribePush } from './push.ts';
import { QuietHours } from './QuietHours.tsx';

/** How one is told: e-mail, this browser, a webhook; and when not. */
export function Notices({ me }: { me: Me }) {
  const w = useWords();
  const channels = useRead(() => server.channels(), 'channels');
  const [hook, setHook] = useState<Hook>({ kind: 'webhook', url: '' });
  const [push, setPush] = useState<string | null>(null);
  const { busy, error, run } = useDo();
  const names: Readonly<Record<string, string>> = {
    email: w.channelEmail,
    push: w.channelPush,
    webhook: w.channelWebhook,
    discord: w.channelDiscord,
  };
  const add = (what: () => Promise<unknown>) => void run(async () => what().then(channels.again));
  const addHook = (event: FormEvent) => {
    event.preventDefault();
    add(async () => server.addChannel(hook).then(() => setHook({ ...hook, url: '' })));
  };
  const browser = () =>
    add(async () => {
      const answer = await subscribePush();
      setPush(answer === 'ok' ? null : answer === 'denied' ? w.pushDenied : w.pushNone);
    });
  return (
    <section className="card" aria-labelledby="notices">
      <h2 id="notices">
        <Icon name="herald" /> {w.notices}
      </h2>
      <p className="about">{w.noticesAbout}</p>
      {channels.value !== null && channels.value.length === 0 && <p className="about">{w.noChannels}</p>}
      <ul className="plain-list">
        {channels.value?.map(channel => (
          <li key={channel.id}>
            <span>
              <b>{names[channel.kind] ?? channel.kind}</b> {channel.kind === 'email' ? me.email : channel.host}
            </span>
            <button
              type="button"
              className="link"
              onClick={() => void run(async () => server.dropChannel(channel.id).then(channels.again))}
            >
              {w.remove}
              <span className="sr"> {names[channel.kind]}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="acts">
        <button
          type="button"
          className="btn"
          aria-disabled={!me.emailVerified}
          title={me.emailVerified ? undefined : w.addEmailFirst}
          disabled={busy}
          onClick={() => add(() => server.addChannel({ kind: 'email' }))}
        >
          {w.addEmail}
        </button>
        <button type="button" className="btn" disabled={busy} onClick={browser}>
          {w.addPush}
        </button>
      </div>
      {push !== null && <p role="status">{push}</p>}
      <form className="row-form" onSubmit={addHook}>
        <HookFields label={w.addHook} hook={hook} onHook={setHook} />
        <button type="submit" className="btn" disabled={busy}>
          {w.addHook}
        </button>
      </form>
      <label className="check">
        <input
          type="checkbox"
          checked={me.digest}
          disabled={busy}
          onChange={event => void run(async () => setMe(await server.changeMe({ digest: event.target.checked })))}
        />{' '}
        {w.digest}
      </label>
      <Complaint of={error} />
      <QuietHours me={me} />
    </section>
  );
}
