import { plain } from '@polemos/kernel';
import type { TimoleonEvent, View } from '@polemos/timoleon';
import type { StopWords } from '../../screens.ts';
import type { Desk } from '../desk.ts';

/** How much what happened touches one faction: what it lost first, then what is done to its land. */
export function weigh(event: TimoleonEvent, me: string, { zones }: Pick<View, 'zones'>): number {
  const isMine = (place: string): boolean => zones[place.split('.')[0]]?.control === me;
  switch (event.kind) {
    case 'control':
      return event.before === me ? 100 : 0;
    case 'leader-killed':
    case 'overwhelmed':
      return event.owner === me ? 90 : 0;
    case 'leader-captured':
      return event.owner === me ? 85 : 0;
    case 'surrender':
      return event.owner === me ? 80 : 0;
    case 'changes-side':
      return event.from === me ? 75 : 0;
    case 'treason':
      return event.by !== me && isMine(event.zone) ? 95 : 0;
    case 'siege':
      return event.besieger !== me && isMine(event.zone) ? 78 : 0;
    case 'plundered':
    case 'city-plundered':
      return event.owner !== me && isMine(event.zone) ? 70 : 0;
    case 'bombardment':
      return event.seat !== me && isMine(event.zone) ? 55 : 0;
    case 'hunger':
      return event.besieger === me || isMine(event.zone) ? 55 : 0;
    case 'native-army':
      return isMine(event.zone) ? 52 : 0;
    case 'native-enemy':
      return event.enemy === me ? 46 : 0;
    case 'natives-move':
      return isMine(event.zone) ? 48 : 0;
    case 'moves':
      return event.seat !== me && !event.to.includes('sea_') && isMine(event.to) ? 35 : 0;
    case 'gives':
      return event.to === me ? 25 : 0;
    case 'assault':
    case 'battle':
    case 'sea-fight':
      return event.defender === me ? 65 : event.attacker === me ? 60 : 0;
    case 'desertion':
      return event.owner === me ? 60 : 0;
    case 'treaty-broken':
      return event.against === me ? 50 : 0;
    case 'denounced':
    case 'alliance-ended':
      return event.to === me ? 45 : 0;
    case 'treaty-offered':
    case 'informs':
      return event.to === me ? 30 : 0;
    case 'out':
      return 40;
    default:
      return 0;
  }
}

/** A faction that is out, in a sentence. */
export function stops(event: TimoleonEvent, { text }: Desk): StopWords | null {
  if (event.kind !== 'out') return null;
  return { title: plain(text.results?.out?.(event) ?? ''), sides: [event.seat], fallen: event.seat };
}
