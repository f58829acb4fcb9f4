import { type Action, type Chance, Fate, imagine, Match } from '@polemos/kernel';
import type { StorageTrouble } from '../app/trouble.ts';
import { keepWar } from '../chronicle/shelf.ts';
import { warOf } from '../chronicle/war.ts';
import type { Json } from '../editor/model/edit.ts';
import { keep } from '../storage/store.ts';
import { isOpen } from './games.ts';
import { Minds } from './minds.ts';
import type { Answer, Rolled, Screen } from './protocol.ts';
import { diceOf, endOf, isAlone, newId, newSeed, type Opened, storedOf, summaryOf } from './record.ts';
import { Replay } from './replay.ts';
import { Sitting } from './sitting.ts';
import { Told } from './told.ts';

/** Who is shown it, and told what became of keeping it. */
interface Page {
  show(screen: Screen): void;
  kept(trouble: StorageTrouble | null): void;
  /** How much of the report is done, 0 … 1. */
  progress(done: number): void;
}

/**
 * One match being played in this browser: it knows everything and shows the page what the seat on screen may know. At a
 * shared screen that is nobody until the person who is asked has lifted the curtain.
 */
export class Table {
  private readonly opened: Opened;
  private readonly show: Page['show'];
  private readonly kept: Page['kept'];
  private readonly minds: Minds;
  private readonly sitting: Sitting;
  private readonly told: Told;
  private looking: { at: number; seat: string | null; replay: Replay } | null = null;
  private thinking: string | null = null;
  /** At a real table: what waits for a roll, with what was rolled of it already. */
  private entering: { readonly seat: string; readonly action: Action; readonly chance: readonly Chance[] } | null = null;
  private undone = 0;
  private left = false;
  /** What was foretold at this version, by action: a card and a click ask the same. */
  private foretold = { version: -1, known: new Map<string, Answer>() };
  /** Milliseconds between two actions of bots, so that a person can follow. */
  pace = 350;

  constructor(opened: Opened, { show, kept, progress }: Page) {
    this.opened = opened;
    this.show = show;
    this.kept = kept;
    this.minds = new Minds(opened, progress);
    this.sitting = new Sitting(opened);
    this.told = new Told(opened.match);
  }

  get match(): Match {
    return this.opened.match;
  }

  /** The page that looks is new: it has been told nothing. */
  refresh(): void {
    this.told.forget();
    // Nothing has happened yet: nobody takes a seat behind a curtain who has nothing to hide.
    if (this.match.length === 0) this.sitting.handOver(null);
    this.draw();
    this.minds.warm();
  }

  /** Another match comes to the screen: this one rests. */
  leave(): void {
    this.left = true;
    this.minds.leave();
  }

  /** Lets bots act until a person is asked. */
  async go(): Promise<void> {
    for (let bot = this.sitting.botAsked(); bot !== null; bot = this.sitting.botAsked()) {
      this.thinking = bot;
      this.draw();
      const version = this.match.version;
      await new Promise(resolve => setTimeout(resolve, this.pace));
      const isGone = (): boolean => this.left || version !== this.match.version; // taken back meanwhile
      if (isGone()) return;
      const thought = await this.minds.thought(bot);
      if (thought === null || isGone()) return;
      this.thinking = null;
      const acted = this.match.act(bot, thought.action);
      if (!('ok' in acted)) throw new Error(`a bot's action was not taken: ${JSON.stringify(acted)}`);
      this.minds.keep(this.match.length, thought);
      await this.save();
      this.sitting.stayOn();
    }
    this.thinking = null;
    this.draw();
  }

  async act(action: Action, version: number, chance: readonly unknown[]): Promise<Answer> {
    const seat = this.sitting.viewer();
    if (seat === null || this.looking !== null || this.sitting.isOver) return { refused: { code: 'not-asked' } };
    const acted = this.match.act(seat, action, { version, chance });
    if ('ok' in acted) {
      this.undone = 0;
      await this.moved(seat);
      return { ok: true };
    }
    if ('need' in acted && this.opened.way === 'companion') {
      this.entering = { seat, action, chance: chance as readonly Chance[] };
      this.draw();
      return { ok: true };
    }
    return acted;
  }

  /** What was rolled or drawn at the real table. */
  async roll({ value, version, known }: Rolled): Promise<Answer> {
    const { entering, match } = this;
    if (entering === null) return { refused: { code: 'not-asked' } };
    if (version !== match.version || known !== entering.chance.length) return { refused: { code: 'stale' } };
    const { seat, action } = entering;
    const chance = [...entering.chance, value];
    const acted = match.act(seat, action, { chance });
    if ('need' in acted) {
      this.entering = { seat, action, chance };
      this.draw();
      return { ok: true };
    }
    if (!('ok' in acted)) return acted;
    this.entering = null;
    this.undone = 0;
    await this.moved(seat);
    return { ok: true };
  }

  /** The last roll is asked for again: of the action under way, else of the last one that had any. */
  async correct(): Promise<Answer> {
    const { entering, match } = this;
    if (entering !== null && entering.chance.length === 0) {
      this.entering = null;
      this.draw();
      return { ok: true };
    }
    if (entering !== null) this.entering = { ...entering, chance: entering.chance.slice(0, -1) };
    else {
      const at = match.log().entries.findLastIndex(({ chance }) => chance.length > 0);
      if (at < 0 || this.opened.way !== 'companion') return { refused: { code: 'nothing-to-undo' } };
      const { seat, action, chance } = match.log().entries[at];
      match.undo(seat, at);
      this.entering = { seat, action, chance: chance.slice(0, -1) };
      await this.save();
    }
    this.draw();
    return { ok: true };
  }

  why(action: Action): Answer {
    const seat = this.sitting.viewer();
    return { refused: seat === null ? { code: 'not-asked' } : this.match.why(seat, action) };
  }

  /** What would come of an action, from what the seat on screen has seen and nothing else. */
  async foresee(action: Action): Promise<Answer> {
    // Fetched before anything is looked at: meanwhile the match may have gone on.
    const { foresee } = await import('@polemos/kernel/foresee');
    const seat = this.sitting.viewer();
    if (seat === null || this.looking !== null || this.match.why(seat, action) !== null) return { forecast: null };
    const { version } = this.match;
    if (this.foretold.version !== version) this.foretold = { version, known: new Map() };
    const key = `${seat} ${JSON.stringify(action)}`;
    const worlds = isOpen(this.opened.game.id) ? { worlds: 1 } : {};
    const answer = this.foretold.known.get(key) ?? {
      forecast: foresee(this.opened.game, this.match.see(seat), action, worlds),
    };
    this.foretold.known.set(key, answer);
    return answer;
  }

  /** What the seat on screen had best do at the moment that is shown, from what it may know. The match is marked. */
  async advise(): Promise<Answer> {
    const shown = this.looking === null ? this.match : this.looking.replay.at(this.looking.at);
    const seat = this.eyes() ?? this.advisedIn(shown);
    if (seat === null) return { advice: null };
    const seen = shown.see(seat);
    if (!this.sitting.isOver && !this.opened.advised) {
      this.opened.advised = true;
      await this.save();
      this.draw();
    }
    return { advice: await this.minds.advise(seen) };
  }

  /** Why a bot did what this entry is part of. */
  explain(entry: number): Promise<Answer> {
    return this.minds.explain(entry, this.sitting.isOver);
  }

  /** What decided the match; looked through once, then kept with it. While it goes on nobody is told. */
  async report(): Promise<Answer> {
    if (!this.sitting.isOver) return { refused: { code: 'not-asked' } };
    const kept = this.opened.report;
    // One that was kept by an earlier release may lack something: what the newest part is made of tells it.
    if (kept?.chances.length === this.match.length + 1 && Array.isArray(kept.turningPoints[0])) return { report: kept };
    const report = await this.minds.report();
    this.opened.report = report;
    await this.save();
    return { report };
  }

  /** A letter from the seat on screen; others read it when they sit here. */
  async say(to: readonly string[], words: string): Promise<Answer> {
    const from = this.sitting.viewer();
    if (from === null || this.looking !== null) return { refused: { code: 'not-asked' } };
    const seats = to.filter(seat => seat !== from && this.match.seats.includes(seat));
    if (seats.length === 0 || words === '') return { refused: { code: 'not-asked' } };
    this.opened.letters?.push({ from, to: seats, words: words.slice(0, 600) });
    await this.save();
    this.draw();
    return { ok: true };
  }

  /** Back to the person's own last decision; the bots' answers to it go with it. */
  async undo(): Promise<Answer> {
    const to = this.undoTo();
    if (to < 0) return { refused: { code: 'nothing-to-undo' } };
    this.minds.stop();
    const count = this.match.length - to;
    const acted = this.match.undo(this.sitting.viewer(), to);
    if (!('ok' in acted)) return acted as Answer;
    this.undone += count;
    this.minds.forget(this.match.length);
    delete this.opened.report; // another end may be as long
    this.thinking = null;
    await this.save();
    this.draw();
    return { ok: true };
  }

  async redo(): Promise<Answer> {
    if (this.undone === 0) return { refused: { code: 'nothing-to-redo' } };
    do {
      const acted = this.match.redo();
      if (!('ok' in acted)) return acted as Answer;
      this.undone--;
    } while (this.undone > 0 && this.sitting.botAsked() !== null);
    await this.moved(this.sitting.viewer());
    return { ok: true };
  }

  /** The person who is asked sits before the screen now. */
  lift(seat: string): Answer {
    if (!this.sitting.lift(seat)) return { refused: { code: 'not-asked' } };
    this.draw();
    return { ok: true };
  }

  /** Shows the match as it stood after `at` actions; null: now. A finished match may be seen with any eyes. */
  look(at: number | null, seat: string | null): Answer {
    if (at === null) this.looking = null;
    else {
      const eyes = this.sitting.isOver ? seat : this.sitting.viewer();
      const replay = this.looking?.replay ?? new Replay(this.match);
      this.looking = { at: Math.max(0, Math.min(at, this.match.length)), seat: eyes, replay };
    }
    this.draw();
    return { ok: true };
  }

  /** How an entry (0: the set-up) looked to the seat on screen, before it and after each of its events. */
  frames(entry: number): Answer {
    if (entry < 0 || entry > this.match.length) return { refused: { code: 'not-asked' } };
    return { frames: this.match.frames(entry, this.eyes()) };
  }

  /** The position after so many actions, to be edited: with all that is so where nothing is hidden any more, else as it may be. */
  moment(at: number): Answer {
    const { way, game } = this.opened;
    const { scenario, options, board } = this.match.setup;
    const match = at === this.match.length ? this.match : (this.looking?.replay ?? new Replay(this.match)).at(at);
    const seat = this.sitting.viewer();
    const open = this.sitting.isOver || way === 'companion' || isOpen(game.id);
    if (!open && seat === null) return { refused: { code: 'not-asked' } };
    const luck = new Fate(crypto.getRandomValues(new Int32Array(1))[0]);
    const written = open ? match.position() : game.position.write(imagine(game, match.see(seat))(luck));
    const { board: _, ...position } = written as { readonly board?: unknown };
    return {
      draft: { game: game.id, scenario, options, position: position as Json, ...(board === undefined ? {} : { board }) },
    };
  }

  /** Another match from here, with dice of its own. */
  async fork(at: number): Promise<Answer> {
    const { way, players, seed, game } = this.opened;
    const forked = seed === null ? null : newSeed();
    const made = this.match.fork(Math.max(0, Math.min(at, this.match.length)), newId(), diceOf(forked));
    const match = Match.load(game, made.log(), { dice: diceOf(forked), alone: isAlone(way) });
    if (!(match instanceof Match)) throw new Error('a fork does not replay');
    const opened: Opened = { game, match, way, players, seed: forked, created: Date.now() };
    this.kept(await keep(storedOf(opened), summaryOf(opened)));
    return { ok: true, id: match.id };
  }

  /** The whole match with who played it; the seed of its dice stays here. */
  file(): Answer {
    const { log, way, players } = storedOf(this.opened);
    const ended = endOf(this.opened);
    const polemos = { way, players, ...(ended === null ? {} : { ended }) };
    const text = JSON.stringify({ ...log, polemos }, null, 1);
    return { file: new Blob([text], { type: 'application/json' }), name: `${log.game}-${log.match}.polemos.json` };
  }

  async save(): Promise<void> {
    const summary = summaryOf(this.opened);
    this.kept(await keep(storedOf(this.opened), summary));
    const { seats, setup } = this.match;
    const war = warOf(summary, { seats, position: setup.position !== undefined });
    if (war !== null) await keepWar(war);
  }

  // ---- within

  private async moved(seat: string | null): Promise<void> {
    await this.save();
    this.sitting.handOver(seat);
    this.draw();
    void this.go().catch(error => {
      setTimeout(() => {
        throw error;
      });
    });
  }

  /** Where the screen has nobody's eyes: whoever was to decide, when the match is over or nothing is hidden from anybody. */
  private advisedIn(shown: Match): string | null {
    const open = this.sitting.isOver || this.sitting.isPlain || isOpen(this.opened.game.id);
    return open ? (shown.pending()[0]?.seat ?? null) : null;
  }

  private eyes(): string | null {
    return this.looking !== null ? this.looking.seat : this.sitting.isPlain ? null : this.sitting.viewer();
  }

  private undoTo(): number {
    const { entries } = this.match.log();
    const seat = this.sitting.viewer();
    for (let at = entries.length - 1; at >= this.match.undoable(seat); at--) if (!this.sitting.isBot(entries[at].seat)) return at;
    return -1;
  }

  private draw(): void {
    if (this.left) return;
    const eyes = this.eyes();
    const seat = this.looking === null ? this.sitting.viewer() : eyes;
    const shown = this.looking === null ? this.match : this.looking.replay.at(this.looking.at);
    const curtain = this.sitting.curtain();
    const { entries, takenBack } = this.match.log();
    const { entering } = this;
    const rolling = entering === null ? null : this.match.rolling(entering.seat, entering.action, entering.chance);
    this.show({
      summary: summaryOf(this.opened),
      seat,
      seats: this.match.seats,
      version: this.match.version,
      length: this.match.length,
      at: shown.length,
      view: rolling === null ? shown.see(seat).view : rolling.view,
      frames:
        curtain !== null ? [] : this.looking === null ? this.told.frames(eyes) : [this.told.framesOf(this.looking.at, eyes)],
      pending: shown.pending(),
      legal: this.looking === null && seat !== null && rolling === null && !this.sitting.isOver ? this.match.legal(seat) : [],
      told: this.told.events(eyes),
      actors: entries.map(entry => entry.seat),
      takenBack,
      curtain,
      thinking: this.thinking,
      command: this.sitting.command(),
      outcome: this.match.outcome,
      canUndo: this.undoTo() >= 0,
      canRedo: this.undone > 0,
      revocable: this.match.alone || isOpen(this.opened.game.id), // with nothing to hide, nothing needs a seal
      letters: eyes === null ? [] : (this.opened.letters ?? []).filter(({ from, to }) => from === eyes || to.includes(eyes)),
      ...(entering === null || rolling === null
        ? {}
        : { rolling: { ...rolling, known: entering.chance.length, last: entering.chance.at(-1) ?? null } }),
    });
  }
}
