import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { egemonia } from '@polemos/egemonia';
import { commitment, Fate, type Game, Match, type MatchLog, sealedSource, seededDice } from '@polemos/kernel';
import { flagName, KEYS } from '@polemos/server/config';
import { parquetReadObjects } from 'hyparquet';
import { describe, expect, test } from 'vitest';
import { type Command, help } from '../src/command.ts';
import { type Answer, polemos, polemosAlone } from './conversation.ts';

const folder = mkdtempSync(join(tmpdir(), 'polemos-cli-'));
const file = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};
async function json(...args: readonly string[]): Promise<Answer> {
  const { code, out, err } = await polemos(...args, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
}

describe('every command', () => {
  const commands = globSync('*.ts', { cwd: new URL('../src/commands/', import.meta.url).pathname }).map(name =>
    name.slice(0, -3),
  );
  test.each(commands)('%s --help', async name => {
    const { command } = (await import(`../src/commands/${name}.ts`)) as { readonly command: Command };
    expect(command.name).toBe(name);
    expect(help(command)).toMatch(new RegExp(`^polemos ${name}`));
    expect(help(command)).toContain('--help');
  });
  test('the program answers as the command does: what it says, what went wrong, and its exit code', async () => {
    for (const args of [
      ['simulate', '--help'],
      ['simulate', 'chess'],
    ])
      expect(await polemosAlone(...args)).toEqual(await polemos(...args));
  });

  test('serve knows every setting, and one of yes or no needs no value', async () => {
    const { out } = await polemos('serve', '--help');
    for (const key of KEYS) expect(out).toContain(`${flagName(key)} `);
    const wrong = await polemos(
      'serve',
      '--dist',
      'none',
      '--trust-proxy',
      '--limits',
      'perhaps',
      '--proxies',
      '0',
      '--private-hooks',
    );
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain('--limits: true or false');
    expect(wrong.err).toContain('--proxies: a whole number');
    expect(wrong.err).not.toMatch(/trust-proxy|private-hooks/);
  });

  test('what a host can mend is said in a sentence', async () => {
    const database = join(folder, 'host.sqlite');
    const { house, guest } = await import('../../server/test/house.ts');
    const running = await house({ database });
    await guest(running.url);
    const whole = join(folder, 'whole.gz');
    expect((await polemos('export', whole, '--database', database)).code).toBe(0);
    const said = await Promise.all([
      polemos('import', whole, '--database', database),
      polemos('import', file('no-export', 'nothing'), '--database', join(folder, 'other.sqlite')),
      polemos('import', join(folder, 'nowhere.gz'), '--database', join(folder, 'third.sqlite')),
      polemos('backup', whole, '--database', join(folder, 'not-there.sqlite')),
      polemos('verify', '--all', '--database', 'postgres://a:b@127.0.0.1:1/none'),
    ]);
    await running.close();
    expect(said.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2]);
    const words = [/not empty/, /not the export/, /is not there/, /is not there/, /does not answer/];
    for (const [i, { err }] of said.entries()) expect(err).toMatch(words[i]);
    for (const { err } of said) expect(err).not.toMatch(/\n\s+at /);
  }, 240_000);

  test('the overview names them all', async () => {
    const { code, out } = await polemos('--help');
    expect(code).toBe(0);
    for (const name of commands) expect(out).toContain(`  ${name} `);
  });

  test.each([
    ['an unknown command', ['conquer'], "no command 'conquer'"],
    ['a command of every object', ['toString'], "no command 'toString'"],
    ['an unknown game', ['simulate', 'chess'], "no game 'chess'"],
    ['no game', ['simulate'], 'name one game'],
    ['an unknown flag', ['simulate', 'egemonia', '--fast'], '--fast'],
    ['a number that is none', ['simulate', 'egemonia', '--games', '-3x'], '--games'],
    ['an unknown bot', ['simulate', 'egemonia', '--bots', 'hal'], "no bot 'hal'"],
    ['too many bots', ['simulate', 'egemonia', '--bots', 'random,random,random'], '2 names'],
    ['an unknown scenario', ['simulate', 'egemonia', '--scenario', 'x'], 'standard, historical'],
    ['an unknown option', ['simulate', 'egemonia', '--option', 'x=1'], 'options.x'],
    ['an option without a value', ['simulate', 'egemonia', '--option', 'x'], 'id=value'],
    ['a shard of none', ['simulate', 'egemonia', '--shard', '3/2'], '--shard'],
    ['nothing to merge', ['simulate', '--merge'], '--merge'],
    ['one bot alone', ['arena', 'egemonia', '--bots', 'random'], 'two different'],
    ['a file that is not there', ['replay', join(folder, 'nowhere')], 'nowhere'],
    ['no file to verify', ['verify'], 'at least one'],
    ['a port that is none', ['serve', '--port', '99999'], 'a port'],
    ['a setting that is none', ['serve', '--dist', 'none', '--trust-porxy'], '--trust-porxy'],
  ])('%s: a clear error and exit code 2', async (_, args, message) => {
    const { code, out, err } = await polemos(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

test('games lists seats, scenarios and options', async () => {
  expect(await json('games')).toContainEqual(
    expect.objectContaining({ id: 'egemonia', seats: ['sparta', 'athens'], scenarios: [expect.anything(), expect.anything()] }),
  );
});

describe('simulate', () => {
  const run = (...more: readonly string[]) => json('simulate', 'egemonia', '--games', '60', '--seed', 'thebes', ...more);
  const { timing: _, ...nothing } = { timing: 0 };
  const sameBut = ({ timing, ...rest }: Answer) => ({ ...rest, ...nothing });

  test('the same seed, the same matches, with any number of workers', async () => {
    const one = await run();
    expect(one.tally.games).toBe(60);
    expect(one.tally.wins.sparta + one.tally.wins.athens + one.tally.draws).toBe(60);
    expect(one.result.wins.sparta.low).toBeLessThan(one.result.wins.sparta.share);
    expect(sameBut(await run('--workers', '2'))).toEqual(sameBut(one));
    expect((await json('simulate', 'egemonia', '--games', '60', '--seed', 'sparta')).tally.digest).not.toBe(one.tally.digest);
  });

  test('shards put together are the whole', async () => {
    const whole = await run('--bots', 'greedy,random', '--games', '7');
    const shards = await Promise.all(
      ['1/3', '2/3', '3/3'].map(async (shard, i) =>
        file(`shard-${i}.json`, await run('--bots', 'greedy,random', '--games', '7', '--shard', shard)),
      ),
    );
    expect(sameBut(await json('simulate', '--merge', ...shards.toReversed()))).toEqual(sameBut(whole));
    const twice = await polemos('simulate', '--merge', shards[0], shards[0]);
    expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('in two of the files')]);
    const foreign = file('foreign.json', await run('--games', '3'));
    expect((await polemos('simulate', '--merge', shards[0], foreign)).err).toContain('another simulation');
    expect((await polemos('simulate', '--merge', file('no.json', '{'))).code).toBe(2);
  });

  test('tells it in words, with no progress bar off a terminal, and draws the points', async () => {
    const svg = join(folder, 'points.svg');
    const { out, err } = await polemos('simulate', 'egemonia', '--games', '50', '--plot', svg);
    expect(err).toBe('');
    expect(out).toMatch(/sparta \(random\) +wins +\d+\.\d % {3}95 %: /);
    expect(out).toMatch(/[\d,]+ actions\/s/);
    const drawn = readFileSync(svg, 'utf8');
    expect(drawn).toMatch(/^<svg /);
    expect(drawn.match(/<rect /g)?.length).toBeGreaterThan(8);
  });
});

test('decisions are counted by kind, in words and in tables, and change no match', async () => {
  const [table, columns] = [join(folder, 'decisions.csv'), join(folder, 'decisions.parquet')];
  const plain = await json('simulate', 'egemonia', '--games', '5');
  const counted = await json('simulate', 'egemonia', '--games', '5', '--decisions', '--csv', table, '--parquet', columns);
  expect(counted.tally.digest).toBe(plain.tally.digest);
  const { placement } = counted.tally.decisions.sparta;
  expect(placement.asked).toBeGreaterThan(5);
  expect(placement.options).toBeGreaterThan(placement.chosen);
  const all = Object.values(counted.tally.decisions as Record<string, Record<string, { asked: number }>>).flatMap(kinds =>
    Object.values(kinds).map(({ asked }) => asked),
  );
  expect(all.reduce((sum, asked) => sum + asked, 0)).toBe(counted.tally.actions);
  expect(readFileSync(table, 'utf8')).toContain(`decisions asked,sparta,placement,${placement.asked}`);
  const rows = await parquetReadObjects({ file: new Uint8Array(readFileSync(columns)).buffer });
  expect(rows).toContainEqual(
    expect.objectContaining({ quantity: 'decisions asked', value: 'placement', count: placement.asked }),
  );
  const { out } = await polemos('arena', 'egemonia', '--bots', 'random,greedy', '--games', '2', '--decisions');
  expect(out).toMatch(/decisions of greedy\n +\w+/);
});

test('balance writes a page, pictures and tables of every scenario; the same seed, the same page', async () => {
  const out = join(folder, 'balance');
  const args = ['balance', 'egemonia', '--games', '4', '--bot', 'random', '--out', out];
  expect((await polemos(...args)).code).toBe(0);
  const page = readFileSync(join(out, 'README.md'), 'utf8');
  expect(page).toContain('balance egemonia --games 4 --bot random --seed balance');
  for (const scenario of ['standard', 'historical']) {
    expect(page).toContain(`(egemonia-${scenario}.svg)`);
    expect(readFileSync(join(out, `egemonia-${scenario}.svg`), 'utf8')).toMatch(/^<svg /);
  }
  expect(readFileSync(join(out, 'balance.csv'), 'utf8')).toContain('egemonia,standard,matches,,,4');
  await polemos(...args);
  expect(readFileSync(join(out, 'README.md'), 'utf8')).toBe(page);
  expect((await polemos('balance', 'chess')).code).toBe(2);
});

test('arena: each meets each, and the stronger has the higher Elo', async () => {
  const { table, pairings } = await json('arena', 'egemonia', '--bots', 'random,greedy,mcts:60', '--games', '6');
  expect(table).toHaveLength(3);
  expect(pairings).toHaveLength(3);
  expect(table.at(-1).bot).toBe('random');
  expect(pairings[0]).toMatchObject({ a: 'random', b: 'greedy', games: 6 });
  const { out } = await polemos('arena', 'egemonia', '--bots', 'random,greedy', '--games', '4');
  expect(out).toMatch(/^bot +Elo +greedy +random/);
});

test('learn --shares: a value for each seat, whose share foretells who wins', async () => {
  const learned = await json(
    'learn',
    'timoleon',
    '--shares',
    '--level',
    'random',
    '--matches',
    '5',
    '--seed',
    '7',
    '--ridge',
    '10',
  );
  expect(learned.made).toMatchObject({ level: 'random', matches: 5, seed: 7, ridge: 10 });
  const [{ length }] = learned.weights;
  expect(learned.weights.map((of: readonly number[]) => of.length)).toEqual([length, length, length, length]);
  expect(learned.surprise).toBeGreaterThan(0);
});
test('learn: weights that foretell matches they have not seen, and how they were made', async () => {
  const args = ['learn', 'peloponnesian-war', '--scenario', 'campaign', '--option', 'players=two', '--level', 'random'];
  const learned = await json(...args, '--matches', '30', '--seed', '7');
  expect(learned.made).toMatchObject({ level: 'random', matches: 30, seed: 7 });
  expect(learned.weights[1]).toBeGreaterThan(0); // whoever has more points wins more often
  expect(learned.surprise).toBeLessThan(Math.LN2);
});

const game: Game = egemonia;
/** A whole random match. */
function played(seal?: { secret: string; entropy: readonly string[] }): MatchLog {
  const fate = new Fate(5);
  const dice = seal === undefined ? seededDice(5) : sealedSource({ match: 'm1', ...seal });
  const promise = seal === undefined ? null : { ...seal, commitment: commitment('m1', seal.secret) };
  const match = Match.begin(game, { match: 'm1', setup: { scenario: 'standard', options: {} }, dice, seal: promise });
  if (!(match instanceof Match)) throw new Error('no match');
  while (match.outcome === null) {
    const [{ seat }] = match.pending();
    const legal = match.legal(seat);
    match.act(seat, legal[fate.generator.below(legal.length)]);
  }
  return match.log();
}

describe('verify', () => {
  const log = played();
  test('a right match', async () => {
    const { code, out } = await polemos('verify', file('right.json', log));
    expect([code, out]).toEqual([0, expect.stringMatching(/right: \d+ actions replayed\n$/)]);
  });

  test('one changed byte is found, with its place', async () => {
    const changed = structuredClone(log) as Answer;
    const at = changed.entries.findIndex(({ chance }: Answer) => chance.length > 0);
    const die = changed.entries[at].chance.findLastIndex((one: Answer) => typeof one === 'number');
    changed.entries[at].chance[die] = (changed.entries[at].chance[die] % 6) + 1;
    const { code, out } = await polemos('verify', file('changed.json', changed), file('right.json', log));
    expect(code).toBe(1);
    expect(out).toContain(`at action ${at + 1} of ${log.entries.length}`);
    expect(out).toMatch(/right\.json: right/);
    const text = JSON.stringify(log);
    const hash = log.entries[7].hash;
    const other = hash.slice(0, -1) + (hash.endsWith('0') ? '1' : '0');
    expect((await polemos('verify', file('byte.json', text.replace(hash, other)))).out).toContain('at action 8 of');
    const setup = file('setup.json', text.replace('"standard"', '"historical"'));
    expect((await polemos('verify', setup)).out).toContain('at the set-up');
  });

  test('the sealed dice of a finished online match are recomputed', async () => {
    const secret = 'ab'.repeat(32);
    const sealed = played({ secret, entropy: ['for Sparta', 'for Athens'] });
    expect((await json('verify', file('sealed.json', sealed)))[0]).toMatchObject({ ok: true, dice: 'as committed' });
    const otherSecret = { ...sealed, seal: { ...sealed.seal, secret: 'cd'.repeat(32) } };
    expect((await polemos('verify', file('secret.json', otherSecret))).out).toContain('wrong commitment');
    const otherEntropy = { ...sealed, seal: { ...sealed.seal, entropy: ['for Sparta', 'for athens'] } };
    expect((await polemos('verify', file('entropy.json', otherEntropy))).out).toContain('not those of the secret at action 0');
    // Dice of somebody's own choice: the log replays, but they are not the sealed ones.
    const loaded = { ...played(), seal: sealed.seal };
    const { code, out } = await polemos('verify', file('loaded.json', loaded));
    expect([code, out]).toEqual([1, expect.stringContaining('not those of the secret')]);
    const hidden = { ...sealed, seal: { ...sealed.seal, secret: null } };
    expect((await polemos('verify', file('hidden.json', hidden))).out).toContain('must reveal its secret');
    const running = { ...hidden, entries: sealed.entries.slice(0, 5) };
    expect((await json('verify', file('running.json', running)))[0]).toMatchObject({ ok: true, dice: 'not revealed yet' });
  });

  test('a match of earlier rules is right where it still replays, and says so where it does not', async () => {
    const earlier = { ...log, rules: 0 };
    const { code, out } = await polemos('verify', file('earlier.json', earlier));
    expect([code, out]).toEqual([0, expect.stringMatching(/right: .*\(recorded under rules 0\)/)]);
    const parted = { ...earlier, entries: earlier.entries.map((entry, i) => (i === 7 ? { ...entry, hash: '0' } : entry)) };
    expect((await polemos('verify', file('parted.json', parted))).out).toMatch(/played under rules 0, .* part at action 8 of/);
  });

  test('what is no match', async () => {
    const { code, out } = await polemos(
      'verify',
      file('not.json', 'x'),
      file('game.json', { ...log, game: 'chess' }),
      file('rules.json', { ...log, rules: 99 }),
    );
    expect(code).toBe(1);
    expect(out.match(/wrong: /g)).toHaveLength(3);
  });
});

describe('replay', () => {
  const path = file('replay.json', played());
  test('tells the match in sentences, in three languages', async () => {
    const { code, out } = await polemos('replay', path);
    expect(code).toBe(0);
    expect(out).toMatch(/Turn 1 begins\./);
    expect(out).toMatch(/which places first \(Sparta \d, Athens \d\)\./);
    expect(out).not.toMatch(/\*\*|\[\[|\{\{/);
    expect((await polemos('replay', path, '--language', 'it')).out).not.toContain('Turn 1 begins');
    expect((await polemos('replay', path, '--language', 'grc')).code).toBe(2);
  });

  test('up to an action, with the position there; as a seat saw it', async () => {
    const { out } = await polemos('replay', path, '--at', '3');
    expect(out).toMatch(/^ +3 /m);
    expect(out).not.toMatch(/^ +4 /m);
    expect(out).toContain('"phase": "placement"');
    expect((await json('replay', path, '--at', '3')).entries).toHaveLength(4);
    const seen = await json('replay', path, '--seat', 'sparta');
    expect(seen.entries[0].events.filter((event: Answer) => event.secret !== undefined)).toHaveLength(1);
    expect((await polemos('replay', path, '--at', '100000')).code).toBe(2);
  });
});
