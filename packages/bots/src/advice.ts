import {
  type Action,
  type Code,
  Fate,
  type Game,
  imagine,
  isRange,
  Offer,
  Play,
  type Seen,
  type Thinking,
  type ThinkingLevel,
} from '@polemos/kernel';
import { beyond, fromBefore } from './threshold.ts';
import { type Foreseen, type Plan, Weighing } from './weighing.ts';

/** How a seat stands: its chance to win, and its points where the game has any. */
export interface Prospect {
  readonly chance: number;
  readonly points: number | null;
}
/** A place that an action names: the kind (`space`, `polis`, …) and the id. */
export interface Place {
  readonly kind: string;
  readonly id: string;
}
/** One undertaking that is worth doing. */
export interface Counsel {
  readonly steps: readonly Action[];
  /** What the steps name on the map, each once: the way, in its order, and its aim at the end. */
  readonly places: readonly Place[];
  readonly after: Prospect;
  /** How often it does not bring what it is begun for, 0 … 1. */
  readonly fails: number;
  /** The standard error of the chance after it, and in how many continuations all this was seen. */
  readonly doubt: number;
  readonly n: number;
}
/** What a seat had best do, from what it may know. */
export interface Advice {
  readonly seat: string;
  /** The points as they stand, and the chance to win if everybody, the seat too, goes on as usual: never above the best of the counsels. */
  readonly now: Prospect;
  /** What comes of doing the plainest thing, which is to pass where one may. */
  readonly plainest: Counsel;
  /** At most three, the best first; no two begin alike. */
  readonly counsels: readonly Counsel[];
  /** How many undertakings were thought of. */
  readonly weighed: number;
}
export interface Asking {
  readonly level?: ThinkingLevel;
  readonly seed?: number;
  /** Milliseconds after which the answer is given. Without it the same view gives the same advice on every machine. */
  readonly within?: number;
  /** In how many continuations each of the three is seen. */
  readonly plays?: number;
}

const COUNSELS = 3;
/** For whoever asks only what comes of what. */
const ONCE = { plans: 1, plays: 1 } as const;
const PLAYS = 120;
/** The part of the time in which the three are found. */
const FINDING = 0.6;

/** Null where the seat is not asked, or where there is nothing to choose. */
export function advise(
  game: Game,
  seen: Seen,
  { level = 'strong', seed = 0, within, plays = PLAYS }: Asking = {},
): Advice | null {
  const { undertakings } = game;
  if (undertakings === undefined || seen.outcome !== null || !seen.toAct.includes(seen.seat)) return null;
  const began = performance.now();
  const until = (share: number): number | undefined => (within === undefined ? undefined : began + within * share);
  const fate = new Fate(seed);
  const sample = imagine(game, seen);
  const world = sample(fate);
  const offer = new Offer();
  new Play(game, world, new Fate(0)).legal(offer, seen.seat);
  if (offer.size < 2) return null;
  const { seat } = seen;
  const thinking = undertakings.thinking[level];
  const gate = undertakings.begins(world) ? null : beyond(game, sample, seat, seed);
  const finding = within === undefined ? thinking : inTime(game, seen, thinking, within * FINDING);
  const weighing = new Weighing(game, gate?.sample ?? sample, seat, finding, fate);
  const ranked = weighing.ranked([]);
  const before = gate === null ? weighing : new Weighing(game, sample, seat, ONCE, fate);
  const plain = gate === null ? weighing.plainest.codes : [...offer.codes.subarray(0, 2)].filter(code => code !== gate.steps[0]);
  const plans = distinct(game, ranked).map(({ codes }) => codes);
  const singles = gate === null && plans.length < COUNSELS ? otherwise(offer, plans.length === 0 ? [plain] : plans) : [];
  const tried =
    singles.length === 0
      ? []
      : tryOut(new Weighing(game, sample, seat, { plans: 1, plays: TRIES }, new Fate(seed + 1)), singles, until(FINDING));
  const chosen = [...plans, ...tried].slice(0, COUNSELS);
  const aimed = gate === null ? chosen : chosen.filter(codes => placesOf(game, codes.map(game.actions.write)).length > 0);
  const told = aimed.includes(plain) ? aimed : [...aimed, plain];

  // First what comes of no counsel: the chance now is judged by the same continuations as those after each, or it could stand above them all.
  const count = told.length + 1 + (gate === null ? 0 : 2);
  let seenSoFar = 0;
  const foreseen = (of: Weighing, codes: readonly Code[]): Foreseen => {
    const share = FINDING + ((1 - FINDING) * ++seenSoFar) / count;
    return of.foreseen(codes, plays, until(share));
  };
  const now = foreseen(before, []);
  const opening = gate === null ? null : { ...gate, ifOpen: foreseen(weighing, []), going: foreseen(before, gate.steps) };
  const counsels = told.map((codes): Counsel => {
    if (opening === null || codes === plain) return counselOf(game, codes, foreseen(before, codes));
    const { steps, share, ifOpen, going } = opening;
    return counselOf(game, [...steps, ...codes], fromBefore(foreseen(weighing, codes), ifOpen, going, share));
  });
  // Seen once more on fresh dice, the order may be another, and the plainest thing may be among the best.
  const best = counsels.toSorted((a, b) => b.after.chance - a.after.chance).slice(0, COUNSELS);
  return {
    seat: game.seatsOf(world)[seat],
    // Going on as usual is something that can be done too: by what it seems better than the best, by that the continuations were too few.
    now: { chance: Math.min(now.chance, best[0].after.chance), points: before.points },
    plainest: counsels[told.indexOf(plain)],
    counsels: best,
    weighed: ranked.length + singles.length,
  };
}
/** Of so few things that can be done each is looked at, where a game proposes the usual one alone: who speaks first, what is sold. */
const FEW_THINGS = 12;
function otherwise(offer: Offer, plans: readonly (readonly Code[])[]): readonly (readonly Code[])[] {
  if (offer.size > FEW_THINGS) return [];
  return [...offer.codes.subarray(0, offer.size)].filter(code => plans.every(([first]) => first !== code)).map(code => [code]);
}
/** The best first. */
function tryOut(
  weighing: Weighing,
  things: readonly (readonly Code[])[],
  until: number | undefined,
): readonly (readonly Code[])[] {
  const began = performance.now();
  const seen = things.map((codes, i) => {
    const share = until === undefined ? undefined : began + ((until - began) * (i + 1)) / things.length;
    return { codes, chance: weighing.foreseen(codes, TRIES, share).chance };
  });
  return seen.toSorted((a, b) => b.chance - a.chance).map(({ codes }) => codes);
}
const TRIES = 24;

/** As many undertakings as can each be tried some times in so many milliseconds on this machine, as it is now: each is tried once in any case. */
function inTime(game: Game, seen: Seen, thinking: Thinking, within: number): Thinking {
  const trial = new Weighing(game, imagine(game, seen), seen.seat, ONCE, new Fate(0));
  const began = performance.now();
  trial.foreseen([], TRIED);
  const tries = (within * TRIED) / (performance.now() - began);
  return { ...thinking, within, plans: Math.max(FEWEST, Math.min(thinking.plans, Math.floor(tries / TRIED))) };
}
const TRIED = 3;
const FEWEST = 6;

/** What so many actions would bring a seat that is asked, in their order, without asking whether anything is better. */
export function appraise(
  game: Game,
  seen: Seen,
  steps: readonly Action[],
  { seed = 0, within, plays = PLAYS }: Asking = {},
): Counsel {
  const fate = new Fate(seed);
  const weighing = new Weighing(game, imagine(game, seen), seen.seat, { plans: 1, plays }, fate);
  const codes = steps.map(step => game.actions.read(step) as Code);
  const until = within === undefined ? undefined : performance.now() + within;
  return counselOf(game, codes, weighing.foreseen(codes, plays, until));
}

function counselOf(game: Game, codes: readonly Code[], { chance, points, fails, doubt, n }: Foreseen): Counsel {
  const steps = codes.map(game.actions.write);
  return { steps, places: wayOf(game, steps), after: { chance, points }, fails, doubt, n };
}

/** The best of each kind: three sizes of one expedition are one piece of advice. */
function distinct(game: Game, ranked: readonly Plan[]): readonly Plan[] {
  const found = new Map<string, Plan>();
  for (const plan of ranked) {
    const steps = plan.codes.map(game.actions.write);
    // Often the first is only that something is begun, and the next says what.
    const what = steps.find(step => Object.keys(step).length > 1) ?? steps[0];
    const aim = placesOf(game, [what]).length > 0 ? undefined : placesOf(game, steps).at(-1);
    const key = JSON.stringify([what, aim]);
    if (plan.n > 0 && !found.has(key)) found.set(key, plan);
    if (found.size === COUNSELS) break;
  }
  return [...found.values()];
}

function wayOf(game: Game, steps: readonly Action[]): readonly Place[] {
  const [first, ...rest] = placesOf(game, steps);
  return first === undefined || game.reckoning?.aimFirst !== true ? placesOf(game, steps) : [...rest, first];
}

/** What actions name on the map. */
export function placesOf(game: Game, actions: readonly Action[]): readonly Place[] {
  const kinds = game.reckoning?.places ?? [];
  const found = new Map<string, Place>();
  for (const action of actions) {
    const type = game.actions.types.find(({ name }) => name === action.type);
    type?.keys.forEach((key, i) => {
      const domain = type.domains[i];
      if (isRange(domain) || !kinds.includes(domain.kind)) return;
      const place = { kind: domain.kind, id: String(action[key]) };
      found.set(`${place.kind} ${place.id}`, place);
    });
  }
  return [...found.values()];
}
