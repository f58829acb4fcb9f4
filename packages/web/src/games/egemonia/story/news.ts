import type { EgemoniaEvent } from '@polemos/egemonia';

/** A sherd that is laid face down is seen on the map; what it is, the comparison tells. Of the rest, what names a side touches it. */
export const weigh = ({ kind }: Pick<EgemoniaEvent, 'kind'>): number | undefined => (kind === 'placed' ? 0 : undefined);
