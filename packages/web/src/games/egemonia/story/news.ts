import type { EgemoniaEvent } from '@polemos/egemonia';

/**
 * How much what others did touches a side: what it has lost of its influence, then where its event was beaten or beat another. A sherd that
 * is laid face down is seen on the map, and that all are turned up is seen too.
 */
export function weigh(event: EgemoniaEvent, me: string): number {
  switch (event.kind) {
    case 'acts':
      return event.seat !== me && event.effect === 'lowers' ? 3 : event.seat !== me && event.effect === 'syracuse' ? 1 : 0;
    case 'comparison':
      if (event.athens === null || event.sparta === null) return 0;
      return event.result === me ? 1 : 2;
    case 'oracle':
      return event.seat === me ? 0 : 1;
    case 'ended':
      return 4;
    default:
      return 0;
  }
}
