import { type Acted, type Action, type Game, type GameEvent, Match, type Refused, seededDice } from '../src/index.ts';

/** A table for worked examples: a position in, actions with scripted chance, events and positions out. */
export class Table {
  readonly match: Match;
  /** All that was told since the table was set, secrets included. */
  readonly told: GameEvent[] = [];

  constructor(match: Match) {
    this.match = match;
    this.told.push(...match.allEvents().flat());
  }

  /** Acts for whoever is asked first, or for a seat. A refusal, a missing or a left-over outcome of chance fails the test. */
  act(
    action: Action,
    { seat = this.match.pending()[0]?.seat ?? '', chance = [] as readonly unknown[] } = {},
  ): readonly GameEvent[] {
    const acted: Acted = this.match.act(seat, action, { chance });
    if (!('ok' in acted)) throw new Error(`${seat}: ${JSON.stringify(action)} → ${JSON.stringify(acted)}`);
    this.told.push(...acted.events);
    return acted.events;
  }

  /** Why an action is refused, as the rule's id or the kernel's code; null if it is legal. */
  why(action: unknown, seat = this.match.pending()[0]?.seat ?? ''): string | null {
    const refused: Refused | null = this.match.why(seat, action);
    return refused === null ? null : (refused.rule ?? refused.code);
  }

  of(kind: string): readonly GameEvent[] {
    return this.told.filter(event => event.kind === kind);
  }
  position<P = Record<string, unknown>>(): P {
    return this.match.position() as P;
  }
}

/** Sets the table. Chance that the set-up needs must be given (`chance`) or allowed from a seed (`seed`). */
export function tableOf(
  game: Game,
  position: unknown,
  {
    scenario = game.scenarios[0].id,
    options = {},
    chance = [] as readonly unknown[],
    seed = null as number | string | null,
  } = {},
): Table {
  const filled = { ...Object.fromEntries(game.options.map(({ id, default: value }) => [id, value])), ...options };
  const setup = position === null ? { scenario, options: filled } : { scenario, options: filled, position };
  const match = Match.begin(game, { match: 'table', setup, dice: seed === null ? null : seededDice(seed), chance });
  if (!(match instanceof Match)) throw new Error(`the table cannot be set: ${JSON.stringify(match)}`);
  return new Table(match);
}
