import type { BaseState, Course, Game, GameEvent, Play } from '@polemos/kernel';
import { chancesOf } from './chance.ts';

/** What each side had, lost or did, by turn. */
export interface Plotted {
  readonly id: Course['id'];
  readonly sides: readonly string[];
  /** Whether it is counted in each turn; else it is what a side had at its end. */
  readonly counted: boolean;
  readonly bySide: readonly (readonly number[])[];
}
/** Something that is remembered of a war, and by seat what it changed in chance to win. */
export interface Deed {
  readonly entry: number;
  readonly turn: number;
  readonly event: GameEvent;
  readonly by: readonly number[];
}

/** Listens to a match that is played again, and notes what each side had, lost and did, turn by turn. */
export class Courses {
  private readonly game: Game;
  private readonly play: Play<BaseState>;
  private readonly courses: readonly Course[];
  /** By course, then by turn, then by side. */
  private readonly found: readonly Map<number, number[]>[];
  private readonly had: number[][];
  private turn: number;

  constructor(game: Game, play: Play<BaseState>) {
    this.game = game;
    this.play = play;
    this.courses = game.reckoning?.courses ?? [];
    this.found = this.courses.map(() => new Map());
    this.turn = this.now();
    this.had = this.courses.map(({ sides }) => sides.map(() => 0));
  }
  private now(): number {
    return this.game.reckoning?.clock(this.play.state).now ?? 0;
  }
  private at(course: number, turn: number): number[] {
    const known = this.found[course].get(turn) ?? this.courses[course].sides.map(() => 0);
    this.found[course].set(turn, known);
    return known;
  }
  hear(event: GameEvent): void {
    this.courses.forEach(({ told, sides }, i) => {
      const side = told === undefined ? -1 : sides.indexOf(told(event) ?? '');
      if (side >= 0) this.at(i, this.now())[side]++;
    });
  }
  /** After each entry. What a turn ends with is what the last entry in it left, or the first that stands in the next. */
  note(): void {
    const turn = this.now();
    this.courses.forEach(({ of, lost, sides }, i) => {
      if (of === undefined) return;
      sides.forEach((_, side) => {
        const has = of(this.play.state, side);
        if (lost !== true) for (const one of new Set([this.turn, turn])) this.at(i, one)[side] = has;
        else if (has < this.had[i][side]) this.at(i, this.turn)[side] += this.had[i][side] - has;
        this.had[i][side] = has;
      });
    });
    this.turn = turn;
  }
  by(turns: readonly number[]): readonly Plotted[] {
    return this.courses.map(({ id, sides, of, lost }, i) => ({
      id,
      sides,
      counted: of === undefined || lost === true,
      bySide: sides.map((_, side) => turns.map(turn => this.found[i].get(turn)?.[side] ?? 0)),
    }));
  }
}

/** Of what is remembered of a war so much is kept: what changed most. */
const MOST_DEEDS = 60;
/** Listens to a match that is played again, and notes what each deed changed. What it heard it judges after the entry: rules that are running are not asked. */
export class Deeds {
  private readonly game: Game;
  private readonly play: Play<BaseState>;
  private readonly found: Deed[] = [];
  private heard: { readonly event: GameEvent; readonly state: BaseState }[] = [];
  private entry = 0;
  /** As it stood after the last entry. */
  private stood: readonly number[] | null = null;

  constructor(game: Game, play: Play<BaseState>) {
    this.game = game;
    this.play = play;
  }
  hear(event: GameEvent): void {
    const { game, play } = this;
    if (game.reckoning?.isDeed?.(event) === true) this.heard.push({ event, state: game.clone(play.state) });
  }
  /** After each entry: what it changed besides belongs to its last deed. */
  note(): void {
    const { game, play, heard, entry } = this;
    let stood = this.stood;
    heard.forEach(({ event, state }, i) => {
      const now = chancesOf(game, i === heard.length - 1 ? play.state : state);
      const before = stood ?? now;
      const turn = game.reckoning?.clock(state).now ?? 0;
      this.found.push({ entry, turn, event, by: now.map((chance, seat) => chance - before[seat]) });
      stood = now;
    });
    this.heard = [];
    this.stood = chancesOf(game, play.state);
    this.entry++;
  }
  most(): readonly Deed[] {
    const weight = ({ by }: Deed): number => Math.max(...by.map(Math.abs));
    const kept = new Set(this.found.toSorted((a, b) => weight(b) - weight(a)).slice(0, MOST_DEEDS));
    return this.found.filter(one => kept.has(one));
  }
}
