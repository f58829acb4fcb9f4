import { useEffect, useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Frame } from '../parts/Frame.tsx';
import { askMe, server } from '../parts/server.ts';
import { useWords } from '../words.ts';

/** The link of a letter: the address counts from now on. */
export default function VerifyPage({ token }: { token: string }) {
  const w = useWords();
  const [done, setDone] = useState<boolean | null>(null);
  useEffect(() => {
    server.verifyEmail(token).then(
      () => {
        setDone(true);
        void askMe();
      },
      () => setDone(now => now ?? false),
    );
  }, [token]);
  return (
    <Frame page="verify">
      <div className="message" role="status">
        <Icon name={done === false ? 'why' : 'check'} />
        <h1>{done === null ? w.verifying : done ? w.verified : w.linkGone}</h1>
        <p>
          <a href={hrefOf({ page: 'account' })}>{w.account}</a>
        </p>
      </div>
    </Frame>
  );
}
