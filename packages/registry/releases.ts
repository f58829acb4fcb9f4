import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { bots } from '@polemos/bots';
import { type Game, Match } from '@polemos/kernel';
import { gameById } from './index.ts';

// For Node alone: a release of rules is a folder of files.

/** What plays a match: rules, and the kernel that they were written for. */
export interface Engine {
  readonly game: Game;
  readonly Match: typeof Match;
  /** The file that a thread imports it from; null: the rules of this release, which it has. */
  readonly release: string | null;
}
/** What `rules.js` of a release holds: nothing outside of it is needed to play its matches to their end. */
export interface ReleasedRules extends Pick<Engine, 'game' | 'Match'> {
  readonly bots: typeof bots;
}
/** What `release.json` says: the other files with their hashes. */
export interface Manifest {
  readonly game: string;
  readonly rules: number;
  readonly files: Readonly<Record<string, string>>;
}

/** The rules of a game as they were when they had this number. */
export interface Release {
  readonly rules: number;
  /** A file address: the rules. */
  readonly file: string;
  /** A path: what they say, in every language. */
  readonly words: string;
}

export const RULES = 'rules.js';
export const WORDS = 'words.js';
export const MANIFEST = 'release.json';
export const hashOfFile = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** The rules of this release. */
export const engineOf = (game: Game): Engine => ({ game, Match, release: null });

/** Where a game of the house keeps its releases. */
export const releasesOf = (game: string): string | null => {
  const listed = gameById(game);
  return listed === undefined ? null : join(dirname(fileURLToPath(import.meta.resolve(`${listed.package}/meta`))), 'releases');
};

/** Earlier rules that can still be played. A release whose files are not those that were made is not there. */
export class Releases {
  private readonly folderOf: (game: string) => string | null;
  private readonly found = new Map<string, Release | null>();

  constructor(folderOf: (game: string) => string | null = releasesOf) {
    this.folderOf = folderOf;
  }

  find(game: string, rules: number): Release | null {
    const key = `${game} ${rules}`;
    let release = this.found.get(key);
    if (release === undefined) {
      release = this.look(game, rules);
      this.found.set(key, release);
    }
    return release;
  }

  async engine(game: string, rules: number): Promise<Engine | null> {
    const release = this.find(game, rules);
    return release === null ? null : engineFrom(release.file);
  }

  /** The numbers of a game that are kept, the oldest first. */
  numbers(game: string): readonly number[] {
    const folder = this.folderOf(game);
    if (folder === null || !existsSync(folder)) return [];
    return readdirSync(folder)
      .map(Number)
      .filter(rules => Number.isInteger(rules) && this.find(game, rules) !== null)
      .sort((a, b) => a - b);
  }

  private look(game: string, rules: number): Release | null {
    const parent = this.folderOf(game);
    const folder = parent === null ? null : join(parent, String(rules));
    if (folder === null || !existsSync(join(folder, MANIFEST))) return null;
    const made = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest;
    const sound = [RULES, WORDS].every(name => {
      const file = join(folder, name);
      return existsSync(file) && hashOfFile(readFileSync(file)) === made.files[name];
    });
    return sound ? { rules, file: pathToFileURL(join(folder, RULES)).href, words: join(folder, WORDS) } : null;
  }
}

/** The same in a thread, which is told the file. */
export const releasedRules = async (file: string): Promise<ReleasedRules> => (await import(file)) as ReleasedRules;
async function engineFrom(file: string): Promise<Engine> {
  const { game, Match: Maker } = await releasedRules(file);
  return { game, Match: Maker, release: file };
}
