import { useId, useState } from 'react';
import { useLine } from '../../../match/line.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import type { Desk } from '../desk.ts';
import { FACTIONS } from '../map/board.ts';
import { WORDS } from '../words.ts';

/** Words to one or several factions: they are read when those who are meant sit before the screen. */
export function Letters({ desk }: { desk: Desk }) {
  const { shown, seat, text } = desk;
  const words = WORDS[desk.language];
  const line = useLine();
  const id = useId();
  const [to, setTo] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const { letters } = shown;
  if (seat === null || letters === undefined) return null;
  const others = FACTIONS.filter(one => one !== seat);
  const people = others.filter(one => shown.summary.players[one]?.kind !== 'bot');
  const send = async (): Promise<void> => {
    if (said.trim() === '' || to.length === 0) return;
    await line.ask({ ask: 'say', to, words: said.trim() });
    setSaid('');
  };
  return (
    <section className="ti-letters" aria-label={words.letters}>
      <h3 className="caps">{words.letters}</h3>
      <ul>
        {letters.map((letter, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: letters in the order in which they were written
          <li key={i} className={letter.from === seat ? 'mine' : ''}>
            <Badge side={letter.from} />
            <span>
              <small>
                {letter.from === seat ? words.you : text.names.seat[letter.from]} →{' '}
                {letter.to.map(one => text.names.seat[one]).join(', ')}
              </small>
              {letter.words}
            </span>
          </li>
        ))}
      </ul>
      {people.length === 0 ? (
        <p className="aside">{words.botsRead}</p>
      ) : (
        <form
          onSubmit={event => {
            event.preventDefault();
            void send();
          }}
        >
          <fieldset className="ti-picks">
            <legend className="sr">{words.to}</legend>
            {people.map(one => (
              <button
                key={one}
                type="button"
                className="ti-pick"
                aria-pressed={to.includes(one)}
                onClick={() => setTo(now => (now.includes(one) ? now.filter(other => other !== one) : [...now, one]))}
              >
                <Badge side={one} /> {text.names.seat[one]}
              </button>
            ))}
          </fieldset>
          <label className="sr" htmlFor={id}>
            {words.letter}
          </label>
          <textarea id={id} rows={2} maxLength={600} value={said} onChange={event => setSaid(event.target.value)} />
          <button type="submit" className="btn small" aria-disabled={said.trim() === '' || to.length === 0}>
            <Icon name="chat" /> {words.sendLetter}
          </button>
        </form>
      )}
    </section>
  );
}
