import { type FormEvent, useState } from 'react';
import { go } from '../../app/route.ts';
import { useLabelled } from '../../text/useLabelled.ts';
import { ClaimAdmin } from '../admin/ClaimAdmin.tsx';
import { Complaint, Field } from '../parts/Field.tsx';
import { Frame } from '../parts/Frame.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { isSomebody, server, setMe, useMe, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { Ratings } from '../ratings/Ratings.tsx';
import { useWords } from '../words.ts';
import { BotAccounts } from './BotAccounts.tsx';
import { Deliveries } from './Deliveries.tsx';
import { Enter } from './Enter.tsx';
import { History } from './History.tsx';
import { KeptApart } from './KeptApart.tsx';
import { Notices } from './Notices.tsx';
import { OwnData } from './OwnData.tsx';
import { Password } from './Password.tsx';
import { VacationCard } from './VacationCard.tsx';

/** Everything about oneself: name, address, password, messages, programs, history, data. */
export default function AccountPage() {
  const w = useWords();
  const say = useLabelled();
  const me = useMe();
  const someone = isSomebody(me) ? me : null;
  const [name, setName] = useState(someone?.name ?? '');
  const [email, setEmail] = useState(someone?.email ?? '');
  const [asked, setAsked] = useState<string | null>(() =>
    someone?.emailVerified === false ? sessionStorage.getItem('polemos.asked') : null,
  );
  const naming = useDo();
  const addressing = useDo();
  const { run } = useDo();
  const profile = useRead(() => (someone === null ? Promise.resolve(null) : server.person(someone.id)), `me ${someone?.id}`);
  if (someone === null)
    return (
      <Frame page="account">
        <h1 className="sr">{w.account}</h1>
        <div className="narrow-page">
          <Enter way="signIn" />
        </div>
      </Frame>
    );
  const rename = (event: FormEvent) => {
    event.preventDefault();
    void naming.run(async () => setMe(await server.changeMe({ name })));
  };
  const address = (event: FormEvent) => {
    event.preventDefault();
    void addressing.run(async () => {
      setMe(await server.changeMe({ email: email === '' ? null : email }));
      setAsked(email === '' || email === someone.email ? null : email);
    });
  };
  return (
    <Frame page="account">
      <PageHead icon="person" title={someone.name} about={someone.kind === 'guest' ? w.guestAbout : ''}>
        <button
          type="button"
          className="btn"
          onClick={() =>
            void run(async () =>
              server.logout().then(() => {
                setMe(null);
                go({ page: 'online' });
              }),
            )
          }
        >
          {w.signOut}
        </button>
      </PageHead>
      <div className="columns even">
        <div>
          {someone.kind === 'guest' && <Enter way="register" />}
          <section className="card">
            <h2>{w.profile}</h2>
            <form className="row-form" onSubmit={rename}>
              <Field label={w.name} value={name} required maxLength={32} onText={setName} />
              <button type="submit" className="btn" disabled={naming.busy}>
                {w.save}
              </button>
            </form>
            <Complaint of={naming.error} />
            {someone.kind === 'account' && (
              <>
                <form className="row-form" onSubmit={address}>
                  <Field
                    label={w.email}
                    type="email"
                    autoComplete="email"
                    value={email}
                    about={someone.emailVerified ? say(someone.email ?? '', w.addressConfirmed) : w.addressNone}
                    onText={setEmail}
                  />
                  <button type="submit" className="btn" disabled={addressing.busy}>
                    {w.save}
                  </button>
                </form>
                {asked !== null && <p role="status">{w.verifyWait(asked)}</p>}
                <Complaint of={addressing.error} />
              </>
            )}
          </section>
          {someone.kind === 'account' && <Password />}
          <Notices me={someone} />
          {someone.kind === 'account' && <VacationCard />}
          <KeptApart />
          <Deliveries />
        </div>
        <div>
          <section className="card">
            <Ratings id={someone.id} />
          </section>
          <section className="card">
            <h2>{w.history}</h2>
            {profile.value === null ? <div className="skeleton" /> : <History matches={profile.value.matches} />}
          </section>
          {someone.kind === 'account' && <BotAccounts />}
          {someone.kind === 'account' && !someone.admin && <ClaimAdmin />}
          <OwnData me={someone} />
        </div>
      </div>
    </Frame>
  );
}
