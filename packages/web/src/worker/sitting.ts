import { operationOf } from '@polemos/kernel';
import { isOpen } from './games.ts';
import type { Screen } from './protocol.ts';
import { endOf, type Opened } from './record.ts';

/**
 * Who sits before the screen and is asked. At a shared one that is nobody until the person who is asked has lifted the curtain, unless
 * that person has nothing to hide.
 */
export class Sitting {
  private readonly opened: Opened;
  /** Who looks at the screen of a hot-seat match, after lifting the curtain. */
  private lifted: string | null = null;
  private handedBy: string | null = null;
  /** Whoever is asked has nothing to hide now: no curtain, and the screen shows what everybody may see. */
  private plain = false;

  constructor(opened: Opened) {
    this.opened = opened;
  }

  /** By its rules, or by the will of its people: whoever wants to play that on takes a copy. */
  get isOver(): boolean {
    return this.opened.match.outcome !== null || endOf(this.opened) !== null;
  }
  /** The screen shows what everybody may see. */
  get isPlain(): boolean {
    return this.plain;
  }
  /** The person who must decide next. In a sealed decision: the first who has not chosen. */
  asked(): string | null {
    return this.pending().find(seat => !this.isBot(seat)) ?? null;
  }
  botAsked(): string | null {
    return this.pending().find(seat => this.isBot(seat)) ?? null;
  }
  isBot(seat: string): boolean {
    return this.opened.players[seat]?.kind === 'bot';
  }
  /** Of a council at one screen: who has the command of the seat that is asked. */
  command(): string | null {
    const seat = this.asked();
    const player = seat === null ? undefined : this.opened.players[seat];
    const names = player?.kind === 'person' ? (player.names ?? []) : [];
    if (seat === null || names.length < 2) return null;
    const { game, match } = this.opened;
    return names[operationOf(game, match.log().entries, seat, match.legal(seat)) % names.length];
  }

  /** Whose eyes the screen would have now. */
  viewer(): string | null {
    const { way, game, match } = this.opened;
    const persons = match.seats.filter(seat => !this.isBot(seat));
    if (way === 'bot') return persons[0] ?? null;
    if (way === 'companion' || isOpen(game.id)) return this.asked() ?? persons[0] ?? null;
    return match.outcome === null ? this.lifted : null;
  }
  curtain(): Screen['curtain'] {
    const { way, game } = this.opened;
    const to = this.asked();
    return way === 'hotseat' && this.lifted === null && to !== null && !isOpen(game.id) ? { to, from: this.handedBy } : null;
  }
  /** The person who is asked sits before the screen now; answers whether that is this one. */
  lift(seat: string): boolean {
    if (this.asked() !== seat) return false;
    this.lifted = seat;
    this.plain = false;
    return true;
  }

  /** EG-3.1-d and its like: the next person must say that they are there. While only bots act, nobody new sits down. */
  handOver(seat: string | null): void {
    const { way, match } = this.opened;
    const next = this.asked();
    const bared = this.plain && next !== null && !this.hidesNothing(next);
    if (way !== 'hotseat' || (next === this.lifted && !bared) || (next === null && match.outcome === null)) return;
    this.handedBy = seat ?? this.handedBy;
    this.plain = next !== null && this.hidesNothing(next);
    this.lifted = this.plain ? next : null;
  }
  /** After a bot's move: whoever sat there sits there still, unless somebody else is asked. */
  stayOn(): void {
    this.handOver(this.lifted);
  }

  private pending(): readonly string[] {
    return this.isOver ? [] : this.opened.match.pending().map(({ seat }) => seat);
  }
  /** Whether a seat sees nothing that everybody else does not see too; what is chosen in secret is hidden in any case. */
  private hidesNothing(seat: string): boolean {
    const { match } = this.opened;
    if (match.see(seat).sealed.length > 0) return false;
    return JSON.stringify(match.see(seat).view) === JSON.stringify(match.see(null).view);
  }
}
