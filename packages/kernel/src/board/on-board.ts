import type { Game } from '../game/game.ts';
import type { BaseState } from '../game/state.ts';
import type { Decision, Laid as Line, Procedure, Step } from '../game/step.ts';
import { type Board, type BoardKit, changesNothing, readied } from './board.ts';

// biome-ignore lint/suspicious/noExplicitAny: a function of whatever the game has
type Any = (...of: any[]) => any;

const KNOWN = new WeakMap<Game, Map<string, Game>>();
const MOST_KNOWN = 24;
/** What a game says beside its rules, in functions of their own. */
const ADVISERS = ['search', 'undertakings', 'reckoning', 'foresight'] as const;
/** Of a game on another board, the same on that of the house. */
const HOUSE = new WeakMap<Game, Game>();

/**
 * The game as it is played on another board: the same steps, the same actions, the same everything, but while one of its functions runs
 * the tables of that board are in force, and before it returns those that were in force before. All of a game runs to its end at once,
 * so that matches on any number of boards can be played in one thread, each on its own.
 */
export function onBoard<S extends BaseState, V>(given: Game<S, V>, board: Board | undefined): Game<S, V> {
  const game = (HOUSE.get(given) ?? given) as Game<S, V>;
  const kit = game.board;
  if (kit === undefined || board === undefined || changesNothing(board)) return game;
  const known = KNOWN.get(game) ?? new Map<string, Game>();
  KNOWN.set(game, known);
  const name = JSON.stringify(board);
  const before = known.get(name);
  if (before !== undefined) return before as Game<S, V>;
  const made = carried(game, kit, board);
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value as string);
  known.set(name, made);
  HOUSE.set(made, game);
  return made;
}

/** Runs with the board of this game in force: for whoever asks its rules by other ways than the game itself, as a bot of its own does. */
export function within<R>(game: Pick<Game, 'board' | 'playedOn'>, run: () => R): R {
  const { board: kit, playedOn } = game;
  if (kit === undefined || playedOn === undefined) return run();
  const before = kit.ground.laid;
  kit.ground.lay(readied(kit, playedOn));
  try {
    return run();
  } finally {
    kit.ground.lay(before);
  }
}

function carried<S extends BaseState, V>(game: Game<S, V>, kit: BoardKit, board: Board): Game<S, V> {
  const { ground } = kit;
  const mine = readied(kit, board);
  const on = <F extends Any>(run: F): F =>
    ((...of) => {
      const before = ground.laid;
      ground.lay(mine);
      try {
        return run(...of);
      } finally {
        ground.lay(before);
      }
    }) as F;
  const onEach = <T extends object>(of: T): T =>
    Object.fromEntries(
      Object.entries(of).map(([key, value]) => [key, typeof value === 'function' ? on(value as Any) : value]),
    ) as T;
  const { write } = game.position;
  return {
    ...onEach(game),
    // What copies a state and what names its seats reads no board.
    clone: game.clone,
    seatsOf: game.seatsOf,
    steps: game.steps.map(step => stepOn(step, on)),
    imagine: (view, seat) => on(on(game.imagine)(view, seat)),
    ...Object.fromEntries(ADVISERS.flatMap(name => (game[name] === undefined ? [] : [[name, onEach(game[name])]]))),
    position: { ...onEach(game.position), write: state => ({ ...on(write)(state), board }) },
    playedOn: board,
  };
}

function stepOn<S extends BaseState>(step: Step<S>, on: <F extends Any>(run: F) => F): Step<S> {
  const may = <F extends Any>(run: F | null): F | null => (run === null ? null : on(run));
  if (step.lines !== null) {
    const { name, lines, index } = step as Procedure<S, object>;
    const laid = lines.map(
      (line): Line<S, object> => ({ ...line, run: may(line.run), test: may(line.test), next: may(line.next) }),
    );
    return { name, lines: laid, index };
  }
  const asked = step as Decision<S, object>;
  const each = <F extends Any>(runs: readonly (F | undefined)[]) => runs.map(run => (run === undefined ? undefined : on(run)));
  return {
    ...asked,
    seat: may(asked.seat),
    seats: may(asked.seats),
    about: may(asked.about),
    legal: on(asked.legal),
    refusals: each(asked.refusals),
    handlers: each(asked.handlers),
  };
}
