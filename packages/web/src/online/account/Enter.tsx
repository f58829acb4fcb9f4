import { type FormEvent, type ReactNode, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Complaint, Field } from '../parts/Field.tsx';
import { isSomebody, server, setMe, useMe } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

type Way = 'guest' | 'signIn' | 'register' | 'forgot';

/** A name is enough; an account if one likes. What a guest has played stays theirs when they register. */
export function Enter({ way: first = 'guest', children }: { way?: Way; children?: ReactNode }) {
  const w = useWords();
  const me = useMe();
  const { language } = useSettings();
  const guest = isSomebody(me) && me.kind === 'guest' ? me : null;
  const [way, setWay] = useState<Way>(first);
  const [name, setName] = useState(guest?.name ?? '');
  const [password, setPassword] = useState('');
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, error, run, clear } = useDo();
  const to = (next: Way) => {
    clear();
    setSent(false);
    setWay(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      if (way === 'guest') setMe((await server.enterAsGuest(name, language)).me);
      else if (way === 'signIn') setMe((await server.login(name, password)).me);
      else if (way === 'register') {
        const { me: made } = await server.register({ name, password, language, ...(email === '' ? {} : { email }) });
        if (email !== '') sessionStorage.setItem('polemos.asked', email);
        setMe(made);
      } else {
        await server.forgotPassword(email);
        setSent(true);
      }
    });
  };
  const action = {
    guest: w.asGuest,
    signIn: w.signIn,
    register: guest === null ? w.register : w.registerKeep,
    forgot: w.sendLink,
  }[way];
  return (
    <form className="card enter" onSubmit={submit} aria-label={w.who}>
      <h2>
        <Icon name="person" /> {way === 'register' ? w.register : way === 'signIn' ? w.signIn : w.who}
      </h2>
      <p className="about">{children ?? w.whoAbout}</p>
      {way !== 'forgot' && (
        <Field
          label={way === 'guest' ? w.yourName : w.name}
          value={name}
          required
          maxLength={32}
          autoComplete={way === 'guest' ? 'nickname' : 'username'}
          onText={setName}
        />
      )}
      {(way === 'signIn' || way === 'register') && (
        <Field
          label={w.password}
          type="password"
          value={password}
          required
          minLength={way === 'register' ? 8 : undefined}
          autoComplete={way === 'register' ? 'new-password' : 'current-password'}
          {...(way === 'register' ? { about: w.passwordAbout } : {})}
          onText={setPassword}
        />
      )}
      {(way === 'register' || way === 'forgot') && (
        <Field
          label={way === 'forgot' ? w.email : w.emailOptional}
          type="email"
          value={email}
          required={way === 'forgot'}
          autoComplete="email"
          onText={setEmail}
        />
      )}
      <Complaint of={error} />
      {sent && <p role="status">{w.forgotSent}</p>}
      <div className="acts">
        <button type="submit" className="btn primary" disabled={busy}>
          <Icon name={way === 'guest' ? 'play' : 'check'} /> {action}
        </button>
      </div>
      <p className="ways-in">
        {(['guest', 'signIn', 'register', 'forgot'] as const)
          .filter(one => one !== way && !(one === 'guest' && guest !== null) && (one !== 'forgot' || way === 'signIn'))
          .map(one => (
            <button key={one} type="button" className="link" onClick={() => to(one)}>
              {{ guest: w.asGuest, signIn: w.signIn, register: w.register, forgot: w.forgot }[one]}
            </button>
          ))}
      </p>
    </form>
  );
}
