import { useEffect } from 'react';
import { useSettings } from '../../app/settings.ts';
import { isSomebody, isStill, server, setMe, useMe } from './server.ts';
import { lookAgain } from './waiting.ts';

/** Letters come in the language that somebody reads here, with the hours of their own clock. */
export function useFollowing(): void {
  const me = useMe();
  const { language } = useSettings();
  useEffect(() => {
    if (!isSomebody(me)) return;
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    const change = {
      ...(me.language === language ? {} : { language }),
      ...(me.zone === zone || zone === undefined ? {} : { zone }),
    };
    if (Object.keys(change).length === 0) return;
    // Where that fails it is tried again on the next page.
    server.changeMe(change).then(
      next => {
        if (!isStill(me.id)) return;
        setMe(next);
        void lookAgain();
      },
      () => {},
    );
  }, [me, language]);
}
