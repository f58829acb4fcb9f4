import { euphonic, type Language } from '@polemos/kernel';
import { useSettings } from '../app/settings.ts';
import { club as enClub } from '../text/en/club.ts';
import { online as en, type Words as Online } from '../text/en/online.ts';
import { club as frClub } from '../text/fr/club.ts';
import { online as fr } from '../text/fr/online.ts';
import { club as itClub } from '../text/it/club.ts';
import { online as it } from '../text/it/online.ts';

export type Words = Online & typeof enClub;
/** A word that stands in both would take the other's place unseen: then nothing fits here, and it does not compile. */
type Club = keyof Online & keyof typeof enClub extends never ? typeof enClub : never;
/** What can go wrong, what is told and how matches end is one list for whoever reads it. */
const together = (one: Online, club: Club): Words => ({
  ...one,
  ...club,
  errors: { ...one.errors, ...club.errorsClub },
  noticeKinds: { ...one.noticeKinds, ...club.noticeKindsClub },
  ended: { ...one.ended, ...Object.fromEntries(Object.entries(club.endedClub).map(([reason, said]) => [reason, () => said])) },
});

/** One type for the three: a missing sentence does not compile. Loaded with the pages that need it. */
export const WORDS: Readonly<Record<Language, Words>> = euphonic({
  en: together(en, enClub),
  it: together(it, itClub),
  fr: together(fr, frClub),
});
export const useWords = (): Words => WORDS[useSettings().language];
