import { type FormEvent, useState } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { Copy } from '../parts/Copy.tsx';
import { Complaint, Field } from '../parts/Field.tsx';
import { server, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

/** Accounts for one's own programs. A token is shown once, and kept by nobody. */
export function BotAccounts() {
  const w = useWords();
  const bots = useRead(() => server.bots(), 'bots');
  const [name, setName] = useState('');
  const [shown, setShown] = useState<{ name: string; token: string } | null>(null);
  const { busy, error, run } = useDo();
  const make = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const { bot, token } = await server.makeBot(name);
      setShown({ name: bot.name, token });
      setName('');
      bots.again();
    });
  };
  return (
    <section className="card" aria-labelledby="bots">
      <h2 id="bots">
        <Icon name="bot" /> {w.bots}
      </h2>
      <p className="about">
        {w.botsAbout}{' '}
        <a href="./api/docs" target="_blank" rel="noreferrer">
          {w.apiDocs}
        </a>
      </p>
      <ul className="plain-list">
        {bots.value?.map(bot => (
          <li key={bot.id}>
            <b>{bot.name}</b>
            <span className="links">
              <button
                type="button"
                className="link"
                onClick={() => void run(async () => setShown({ name: bot.name, token: (await server.renewBot(bot.id)).token }))}
              >
                {w.renew}
                <span className="sr"> {bot.name}</span>
              </button>
              <button
                type="button"
                className="link"
                onClick={() => void run(async () => server.dropBot(bot.id).then(bots.again))}
              >
                {w.remove}
                <span className="sr"> {bot.name}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <div role="status">
          <p>{w.botToken(shown.name)}</p>
          <Copy text={shown.token} label={w.botToken(shown.name)} />
        </div>
      )}
      <form className="row-form" onSubmit={make}>
        <Field label={w.botName} value={name} required maxLength={32} onText={setName} />
        <button type="submit" className="btn" disabled={busy}>
          {w.makeBot}
        </button>
      </form>
      <Complaint of={error} />
    </section>
  );
}
