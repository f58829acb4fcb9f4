import { type Game, Generator, Match, seededDice } from '@polemos/kernel';
import { setupOf } from '@polemos/kernel/testing';

/** What stands where, as it is drawn or as it is so: by place, each side's pieces in one line. */
export type Standing = ReadonlyMap<string, readonly string[]>;

export interface Beat {
  /** How many events it has told: those that are told in one breath are passed in one step. */
  readonly told: number;
  /** Places on the map that is shown. */
  readonly places: readonly string[];
  /** Place, side and pieces. */
  readonly drawn: readonly (readonly [place: string, side: string, pieces: string])[];
  /** The first number of each side's ledger. */
  readonly purses: Readonly<Record<string, number>>;
}
/** A story as it was drawn: its events, counted from the beginning of the match, and each beat, the first before anything. */
export interface Drawn {
  readonly from: number;
  readonly to: number;
  readonly beats: readonly Beat[];
}

/** A match that plays itself until one of these has been told, and the seat whose eyes the page has then. */
export function played(game: Game, seed: number, kinds: ReadonlySet<string>): { match: Match; seat: string } {
  const match = Match.begin(game, { match: `story-${seed}`, setup: setupOf(game, seed), dice: seededDice(seed) });
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  const chooser = new Generator(seed);
  let told = 0;
  for (let n = 0; n < 3000 && match.outcome === null && (told === 0 || n < 3 * (seed % 5)); n++) {
    const [{ seat }] = match.pending();
    const legal = match.legal(seat);
    const acted = match.act(seat, legal[chooser.below(legal.length)]);
    if ('ok' in acted && acted.events.some(({ kind }) => kinds.has(kind))) told++;
  }
  return { match, seat: match.pending()[0]?.seat ?? match.seats[0] };
}

/** As the home page takes it: a real table, where everything is open to whoever keeps the books. */
export function fileOf(match: Match): string {
  const players = Object.fromEntries(match.seats.map(seat => [seat, { kind: 'person' }]));
  return JSON.stringify({ ...match.log(), polemos: { way: 'companion', players } });
}

/** What the rules say was seen: before the events from one to another of the match, and after each. */
export function framesOf(match: Match, seat: string, from: number, to: number): readonly unknown[] {
  const seen: unknown[] = [];
  let at = 0;
  match.allEvents().forEach((events, entry) => {
    const end = at + events.length;
    if (end > from && at < to) {
      const { before, frames } = match.frames(entry, seat);
      if (seen.length === 0) seen.push(from === at ? before : frames[from - at - 1]);
      seen.push(...frames.slice(0, events.length).filter((_, i) => at + i >= from && at + i < to));
    }
    at = end;
  });
  return seen;
}

/** Runs in the page: tells the last story that the log offers, step by step, and reads what is drawn after each. */
export async function tellIt(most: number): Promise<Drawn | null> {
  const one = <E extends Element>(selector: string): E | null => document.querySelector<E>(selector);
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const until = async (holds: () => boolean, what: string): Promise<void> => {
    for (let tries = 0; !holds(); tries++) {
      if (tries > 4_000) throw new Error(`stuck: ${what} ${document.body.textContent?.slice(0, 200)}`);
      await new Promise(resolve => setTimeout(resolve, 5));
    }
  };
  const click = (what: Element | null | undefined): void => {
    what?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  await until(() => one('.match .board [data-place]') !== null, 'a match');
  const told = all('.tell').find(({ dataset }) => Number(dataset.to) - Number(dataset.from) > 1);
  if (told === undefined) return null;
  const [from, to] = [Number(told.dataset.from), Number(told.dataset.to)];
  click(told);
  await until(() => one('.story') !== null, 'a story');
  const beat = (): number => Number(one<HTMLElement>('.story')?.dataset.beat ?? 0);
  const read = (): Beat => ({
    told: beat(),
    places: all('.map [data-place]').map(({ dataset }) => String(dataset.place)),
    drawn: [
      ...all('.chips [data-holds]').map(({ dataset }) => [dataset.on, dataset.side, dataset.holds] as [string, string, string]),
      ...all('.map [data-place][data-holds]').flatMap(({ dataset }) =>
        String(dataset.holds)
          .split('; ')
          .filter(side => side !== '')
          .map(side => [String(dataset.place), ...side.split(': ')] as unknown as [string, string, string]),
      ),
    ],
    purses: Object.fromEntries(
      all('.frieze .ledger').map(ledger => [
        ledger.classList[1],
        Number((ledger.querySelector('dd .num')?.textContent ?? '').replace(/[^\d−-]/g, '').replace('−', '-')),
      ]),
    ),
  });
  const beats: Beat[] = [];
  await until(() => beat() === 0, 'its beginning');
  while (beats.length <= most) {
    const before = beat();
    beats.push(read());
    if (before >= to - from) break;
    click(all('.player-buttons button')[2]);
    await until(() => beat() > before, `a beat after ${before}`);
  }
  click(all('.player-bar .btn').at(-1));
  await until(() => one('.story') === null, 'the end');
  return { from, to, beats };
}
