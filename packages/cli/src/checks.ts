import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '@polemos/server/place';
import { buildClient } from './client.ts';
import { print } from './command.ts';

/** What a part of the checks counted. */
export interface Counted {
  readonly passed: number;
  readonly failed: number;
  /** What failed, by name: told again at the end, where it is found without leafing through what thousands of tests have said. */
  readonly names: readonly string[];
}
/** The shell without windows does the same for tests with half of the work; the whole browser serves as well. */
const CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const heading = (title: string): void => void process.stdout.write(`\n── ${title}\n`);

function node(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  return new Promise(done => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', script), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('exit', code => done(code === 0));
  });
}
const one = (what: string, ok: boolean): Counted =>
  ok ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [what] };

export async function types(): Promise<Counted> {
  heading('types');
  return one('types', await node('typescript/bin/tsc', []));
}

export async function lint(write = false): Promise<Counted> {
  heading('lint and format');
  const how = write ? ['check', '--write'] : ['ci', '--reporter=summary'];
  return one('lint and format', await node('@biomejs/biome/bin/biome', [...how, '.']));
}

/** Files, exports and packages that nobody uses: knip.json says what may stay. */
export async function unused(): Promise<Counted> {
  heading('unused');
  return one('unused', await node('knip/bin/knip.js', ['--no-progress', '--no-config-hints']));
}

/** Runs one project of vitest.config.ts and counts its tests. A file that cannot be run counts as failed. */
export async function vitest(project: 'unit' | 'browser' | 'nightly', more: readonly string[] = []): Promise<Counted> {
  heading(`${project} tests`);
  const folder = mkdtempSync(join(tmpdir(), 'polemos-tests-'));
  const file = join(folder, 'result.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = await node('vitest/vitest.mjs', ['run', '--project', project, '--passWithNoTests', ...reporters, ...more]);
  const result = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result) : null;
  rmSync(folder, { recursive: true });
  if (result === null) return { ...one(`${project} tests: the runner wrote no result`, ok), passed: 0 };
  const unrun = result.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(one => one.status === 'failed'),
  );
  const names = [
    ...unrun.map(({ name, message }) => told(relative(ROOT, name), message)),
    ...result.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => told(`${relative(ROOT, name)} › ${fullName}`, failureMessages[0])),
    ),
  ];
  for (const { fullName, failureMessages } of result.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(unsteady),
  ))
    process.stdout.write(`unsteady, passed at a second try: ${fullName}\n  ${failureMessages[0].split('\n', 1)[0]}\n`);
  if (names.length === 0 && !ok) names.push(`${project} tests: the runner ended with an error of its own`);
  return { passed: result.numPassedTests, failed: names.length, names };
}
const told = (what: string, why = ''): string => `${what}\n    ${why.split('\n', 1)[0]}`;

/** The tests in Chromium, all or some, of a client that is built of what is here. */
export async function browser(some: readonly string[] = []): Promise<Counted> {
  const files = globSync('{packages,examples}/**/*.browser.test.ts', {
    cwd: ROOT,
    exclude: path => path.includes('node_modules'),
  });
  if (files.length === 0) return NOTHING;
  if (!buildClient(print)) return one('the client cannot be built', false);
  if (!chromium()) return one('Chromium is missing', false);
  return vitest('browser', some);
}

interface Result {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly Asserted[];
  }[];
}
interface Asserted {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages: readonly string[];
}
const unsteady = ({ status, failureMessages }: Asserted): boolean => status === 'passed' && failureMessages.length > 0;

/** The system's Chromium is there, or has been installed, or it is said what to do. */
function chromium(): boolean {
  const found = (): boolean => CHROMIUMS.some(path => existsSync(path));
  if (found()) return true;
  heading('Chromium');
  const debian = existsSync('/usr/bin/apt-get');
  if (debian && process.getuid?.() === 0) {
    process.stdout.write('installing Debian’s chromium (apt-get, about half a minute) …\n');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    apt('update', '-qq');
    // Older Debians have the whole browser only.
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!found()) apt('install', '-y', '-qq', '--no-install-recommends', name);
    if (found()) return true;
  }
  process.stdout.write(
    `The browser tests need ${CHROMIUMS.join(' or ')}. Install it, then run npm test again:\n` +
      (debian
        ? '  sudo apt-get update && sudo apt-get install -y chromium\n'
        : "  your system's Chromium, at one of these places\n"),
  );
  return false;
}

const NOTHING: Counted = { passed: 0, failed: 0, names: [] };

/** Tells what failed, and last the one line that every reader of such output knows. */
export function tellTotal(parts: readonly Counted[]): Counted {
  const all = parts.reduce(
    (sum, { passed, failed, names }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      names: [...sum.names, ...names],
    }),
    NOTHING,
  );
  for (const name of all.names) print(`failed: ${name}`);
  print(`\n${all.passed} passed, ${all.failed} failed`);
  return all;
}
