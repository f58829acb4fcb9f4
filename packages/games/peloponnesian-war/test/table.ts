import { type Action, type Chance, type GameEvent, isFaulty, Match, type Need } from '@polemos/kernel';
import { type Position, peloponnesianWar, type State, type Written } from '../index.ts';
import type { View } from '../rules/view.ts';

/** A match with scripted chance: a die too many or too few fails the test. */
export class Table {
  readonly match: Match<State, View>;
  told: readonly GameEvent[];

  constructor(position: Position | null, chance: readonly Chance[] = [], scenario = 'campaign', options = {}) {
    const setup = { scenario, options: { 'half-of-whole-force': false, 'amphipolis-barred': false, ...options } };
    const begun = Match.begin(peloponnesianWar, {
      match: 'test',
      setup: position === null ? setup : { ...setup, position },
      dice: null,
      chance,
      alone: true,
    });
    if (!(begun instanceof Match)) throw new Error(JSON.stringify(begun));
    this.match = begun;
    this.told = begun.allEvents()[0];
  }

  act(action: Action, ...chance: Chance[]): this {
    const acted = this.match.act(this.seat, action, { chance });
    if (!('ok' in acted)) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(acted)}`);
    this.told = acted.events;
    return this;
  }
  /** The events of one kind that the last action told. */
  of(kind: string): readonly GameEvent[] {
    return this.told.filter(event => event.kind === kind);
  }
  get now(): Written {
    return this.match.position() as Written;
  }
  /** Who is asked. */
  get seat(): string {
    return this.match.pending()[0]?.seat ?? 'player';
  }
  get asks(): string {
    return this.match.pending()[0]?.step ?? 'nothing';
  }
  /** The rule that forbids an action, or null. */
  why(action: Action): string | null {
    const refused = this.match.why(this.seat, action);
    return refused === null ? null : (refused.rule ?? refused.code);
  }
  legal(type: string): readonly Action[] {
    return this.match.legal(this.seat).filter(action => action.type === type);
  }
}
export const table = (position: Position, ...chance: Chance[]): Table => new Table(position, chance);

/** Outcomes by what they are for: `{ interception: [4], 'spread': [6] }`. What is not named falls harmlessly. */
export type Rolls = Readonly<Record<string, readonly Chance[]>>;

/** Like a table, but dice that a test does not care about need not be written: 2 (3 for Athens where a tie is thrown again), the first lot, the first draw. */
export class Loose extends Table {
  constructor(position: Position, rolls: Rolls = {}, scenario = 'campaign', options = {}) {
    super(
      position,
      script(rolls, chance => attempt(position, chance, scenario, options)),
      scenario,
      options,
    );
  }
  roll(action: Action, rolls: Rolls = {}): this {
    return this.act(action, ...script(rolls, chance => this.tryOut(action, chance)));
  }
  private tryOut(action: Action, chance: readonly Chance[]): Need | null {
    const acted = this.match.act(this.seat, action, { chance });
    if ('need' in acted) return acted.need;
    if ('ok' in acted) this.match.undo(null);
    else throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(acted)}`);
    return null;
  }
}
export const loose = (position: Position, rolls: Rolls = {}, scenario = 'campaign', options = {}): Loose =>
  new Loose(position, rolls, scenario, options);

function attempt(position: Position, chance: readonly Chance[], scenario: string, options: object): Need | null {
  const setup = { scenario, options: { 'half-of-whole-force': false, 'amphipolis-barred': false, ...options }, position };
  const begun = Match.begin(peloponnesianWar, { match: 'test', setup, dice: null, chance });
  return 'need' in begun ? begun.need : null;
}
function script(rolls: Rolls, ask: (chance: readonly Chance[]) => Need | null): Chance[] {
  const left = new Map(Object.entries(rolls).map(([what, values]) => [what, [...values]]));
  const chance: Chance[] = [];
  for (let need = ask(chance); need !== null; need = ask(chance)) {
    const what = need.for;
    const queue = [...left].find(([key, values]) => what.startsWith(key) && values.length > 0)?.[1];
    chance.push(
      queue?.shift() ?? ('die' in need ? (what === 'first operation: athens' ? 3 : 2) : 'lot' in need ? 1 : need.draw[0]),
    );
  }
  for (const [what, values] of left) if (values.length > 0) throw new Error(`nobody rolled for ${what}: ${values}`);
  return chance;
}

/** What is wrong with a position, as text. */
export function faultsOf(position: unknown): string {
  const read = peloponnesianWar.position.read(position, { scenario: 'campaign', options: {} });
  return isFaulty(read) ? read.faults.map(({ at, what }) => `${at} ${what}`).join('; ') : '';
}
