import { type Engine, engineOf, type Releases } from '@polemos/games/releases';
import type { Game } from '@polemos/kernel';
import type { Games } from '../games.ts';
import { Refusal } from '../refusal.ts';
import type { TableRow } from '../storage/schema.ts';

type Played = Pick<TableRow, 'game' | 'rules'>;

/** Under which rules matches are played: those of this release, and those of earlier ones that are kept. */
export class Rulebooks {
  readonly games: Games;
  readonly releases: Releases;

  constructor(games: Games, releases: Releases) {
    this.games = games;
    this.releases = releases;
  }

  /** What new matches are played under. */
  game(id: string): Game {
    const game = Object.hasOwn(this.games, id) ? this.games[id] : undefined;
    if (game === undefined) throw new Refusal(503, 'game-not-installed', { game: id });
    return game;
  }
  present(id: string): Engine {
    return engineOf(this.game(id));
  }

  /**
   * What a match may be played under, the best first: the number with which it began, from this release or as it was kept. The rules of this
   * release come after those, and only for a match that replays under them move by move.
   */
  async engines({ game, rules }: Played): Promise<readonly Engine[]> {
    const present = this.present(game);
    const kept = await this.releases.engine(game, rules);
    if (kept === null) return [present];
    return present.game.rules === rules ? [present, kept] : [kept, present];
  }
  async engine(played: Played): Promise<Engine> {
    return (await this.engines(played))[0];
  }

  /** Whether a match goes on under rules that new ones no longer have, and says what they say. */
  isKept({ game, rules }: Played): boolean {
    return this.games[game]?.rules !== rules && this.releases.find(game, rules) !== null;
  }
}
