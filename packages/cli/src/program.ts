import { PACKED, VERSION } from '@polemos/server/place';
import { type Command, help, parse, Usage } from './command.ts';

/** In the order of the help. Each is loaded when it is asked for. */
const COMMANDS: Record<string, () => Promise<{ readonly command: Command }>> = {
  serve: () => import('./commands/serve.ts'),
  games: () => import('./commands/games.ts'),
  board: () => import('./commands/board.ts'),
  simulate: () => import('./commands/simulate.ts'),
  arena: () => import('./commands/arena.ts'),
  learn: () => import('./commands/learn.ts'),
  balance: () => import('./commands/balance.ts'),
  replay: () => import('./commands/replay.ts'),
  verify: () => import('./commands/verify.ts'),
  rules: () => import('./commands/rules.ts'),
  words: () => import('./commands/words.ts'),
  record: () => import('./commands/record.ts'),
  'release-rules': () => import('./commands/release-rules.ts'),
  pack: () => import('./commands/pack.ts'),
  pin: () => import('./commands/pin.ts'),
  match: () => import('./commands/match.ts'),
  bot: () => import('./commands/bot.ts'),
  bench: () => import('./commands/bench.ts'),
  dev: () => import('./commands/dev.ts'),
  check: () => import('./commands/check.ts'),
  unit: () => import('./commands/unit.ts'),
  test: () => import('./commands/test.ts'),
  nightly: () => import('./commands/nightly.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/restore.ts'),
  export: () => import('./commands/export.ts'),
  import: () => import('./commands/import.ts'),
};

/** What works on the sources: an installed package has none. */
const ON_SOURCES = ['learn', 'balance', 'record', 'release-rules', 'pack', 'bench', 'dev', 'check', 'unit', 'test', 'nightly'];
if (PACKED) for (const name of ON_SOURCES) delete COMMANDS[name];

async function overview(): Promise<string> {
  const all = await Promise.all(Object.values(COMMANDS).map(load => load()));
  return [
    'Polemos: historical board wargames of classical Greece.',
    '',
    `Usage: ${PACKED ? 'polemos' : 'npm run -s polemos --'} <command> [options]`,
    '',
    ...all.map(({ command }) => `  ${command.name.padEnd(15)}${command.summary}`),
    '',
    'Each has --help; most have --json. npm start, npm test and npm run dev, check, unit, bench are serve, test and the like.',
    '',
  ].join('\n');
}

async function command([name = '--help', ...args]: readonly string[]): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(await overview());
    return 0;
  }
  if (name === '--version' || name === '-v') {
    process.stdout.write(`${VERSION}\n`);
    return 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) throw new Usage(`there is no command '${name}'; there are ${Object.keys(COMMANDS).join(', ')}`);
  const { command } = await load();
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(help(command));
    return 0;
  }
  return command.run(parse(command, args));
}

/** One call of the command line: says what it says, and answers the exit code. What the person asked for and cannot be is 2. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    return await command(args);
  } catch (error) {
    if (!(error instanceof Usage)) throw error;
    process.stderr.write(`polemos: ${error.message}\n`);
    return 2;
  }
}
