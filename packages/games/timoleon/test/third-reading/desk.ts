import { Session } from '../../../../cli/src/session.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are compared, not computed with
type Answer = any;
type Points = Readonly<Record<string, number>>;
const SEATS = ['carthage', 'timoleon', 'hicetas', 'dionysius'];

/** A match spoken to by the session protocol, one JSON line each way (docs/protocol.md): what a stranger with the book has. */
export class Desk {
  private readonly session = new Session();
  readonly events: Answer[] = [];

  private async say(message: object): Promise<Answer> {
    const answer: Answer = await this.session.answer(JSON.stringify(message));
    if (answer.error !== undefined) throw new Error(JSON.stringify(answer.error));
    this.events.push(...(answer.events ?? []));
    return answer;
  }
  /** A position in a phase. Dice that are given fall first; with a seed the game goes on to throw its own. */
  async begin(position: object, chance: readonly unknown[] = [], seed: number | null = null): Promise<this> {
    const answer = await this.say({ new: { game: 'timoleon', position, chance, ...(seed === null ? {} : { seed }) } });
    if (answer.ok !== true) throw new Error(JSON.stringify(answer));
    return this;
  }
  /** In the place of one faction in phase 5, with 6 PO. */
  operations(seat: string, position: object): Promise<this> {
    const order = [seat, ...SEATS.filter(other => other !== seat)];
    return this.begin({
      phase: 'operations',
      turn: 5,
      order,
      po: { [seat]: 6 },
      alliances: [],
      forces: [],
      leaders: {},
      ...position,
    });
  }
  async act(seat: string, action: object, chance: readonly unknown[] = []): Promise<Answer> {
    const answer = await this.say({ act: { seat, action, chance } });
    if (answer.ok !== true) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(answer)}`);
    return answer;
  }
  choose(seat: string, choice: string, chance: readonly unknown[] = []): Promise<Answer> {
    return this.act(seat, { type: 'choose', choice }, chance);
  }
  /** Activates a leader with all that stands with him. */
  async march(seat: string, leader: string, chance: readonly unknown[] = []): Promise<void> {
    await this.act(seat, { type: 'activate', leader });
    if ((await this.why(seat, { type: 'choose', choice: 'all' })) === null) await this.choose(seat, 'all');
    await this.choose(seat, 'march', chance);
  }
  async step(seat: string, ...places: string[]): Promise<void> {
    for (const place of places) await this.act(seat, { type: 'step', place });
  }
  /** The rule that forbids it, or null. */
  async why(seat: string, action: object): Promise<string | null> {
    const { why } = await this.say({ why: { seat, action } });
    return why === null ? null : why.rule;
  }
  async pending(): Promise<{ seat: string; step: string; about: Answer }[]> {
    return (await this.say({ pending: true })).pending;
  }
  async legal(seat: string): Promise<Answer[]> {
    return (await this.say({ legal: seat })).legal;
  }
  async position(): Promise<Answer> {
    return (await this.say({ position: true })).position;
  }
  async outcome(): Promise<Answer> {
    return (await this.say({ outcome: true })).outcome;
  }
  async pointsAt(place: string, owner: string): Promise<Points> {
    const { forces } = await this.position();
    return forces.find((one: Answer) => one.place === place && one.owner === owner)?.points ?? {};
  }
  /** What a seat has been told. */
  async heard(seat: string): Promise<Answer[]> {
    return (await this.session.answer(JSON.stringify({ events: seat }))).events as Answer[];
  }
  of(kind: string): Answer[] {
    return this.events.filter(event => event.kind === kind);
  }
}
export const force = (place: string, owner: string, points: Points) => ({ place, owner, points });
export const at = (place: string, owner: string) => ({ place, owner });
