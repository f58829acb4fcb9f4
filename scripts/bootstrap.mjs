// Runs on any Node ≥ 18: installs what is missing, then lets Node 24 run the command line. Nothing but this file and those
// that it imports may assume less than Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeProgram } from './node-package.mjs';
import { here, passedOver } from './passed-over.mjs';
import { linkNew } from './workspaces.mjs';

const WANTED = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.polemos-stamp');
const say = line => process.stderr.write(`polemos: ${line}\n`);

function fail(line) {
  say(line);
  process.exit(1);
}

/** What is installed fits the lock file and this platform. */
function wantedStamp() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}
function installed() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wantedStamp();
  return installedByHand();
}

const locked = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
/** npm's own record of what it has installed. */
const RECORD = join(root, 'node_modules', '.package-lock.json');
const lacks = () => passedOver(locked(), JSON.parse(readFileSync(RECORD, 'utf8')), here()).length > 0;

/** Somebody ran npm before: npm's record says whether it is what the lock file wants. */
function installedByHand() {
  if (!existsSync(RECORD)) return false;
  const found = JSON.parse(readFileSync(RECORD, 'utf8')).packages;
  const fits =
    Object.entries(locked().packages).every(
      ([at, { version, optional }]) => at === '' || optional || found[at]?.version === version,
    ) && !lacks();
  if (fits) writeFileSync(stamp, wantedStamp());
  return fits;
}

/** npm's own messages go to stderr, or nowhere: stdout belongs to the command. `program` is the Node that runs npm, if not this one. */
function npm(messages, args, program = process.execPath) {
  const windows = process.platform === 'win32';
  const flags = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  // Started by npm, this knows where npm itself is; else the one on the PATH has to serve.
  const own = process.env.npm_execpath ?? '';
  const [command, ...given] = /^npm-cli\.c?js$/.test(basename(own)) ? [program, own] : [windows ? 'npm.cmd' : 'npm'];
  const { status, error } = spawnSync(command, [...given, ...flags], {
    cwd: root,
    stdio: ['ignore', messages, messages],
    shell: windows && given.length === 0,
    env: { ...process.env, NODE_ENV: 'development', PATH: `${dirname(program)}${delimiter}${process.env.PATH ?? ''}` },
  });
  if (error) fail(`npm cannot be started (${error.message}). Install Node.js 18 or newer with npm, then try again.`);
  return status === 0;
}
/** The lock file stays as it is, whatever npm makes of it. */
function npmInstall(program) {
  const lock = join(root, 'package-lock.json');
  const before = readFileSync(lock);
  const installed = npm(2, ['install'], program);
  writeFileSync(lock, before);
  if (!installed) fail('npm could not install. Its messages stand above; the network or the disk may be the reason.');
}

function install() {
  const began = Date.now();
  say('installing the packages of package-lock.json (once, about a minute) …');
  // npm ci insists on entries for every platform that any registry offers; npm install takes the same versions without that.
  if (!npm('ignore', ['ci'])) npmInstall();
  // An older Node leaves out what its makers promise for newer ones only: Node 24, which has come with the rest, fetches it.
  if (lacks()) npmInstall(node24());
  writeFileSync(stamp, wantedStamp());
  say(`installed in ${((Date.now() - began) / 1000).toFixed(0)} s.`);
}

const major = version => Number(/^v?(\d+)/.exec(version)?.[1] ?? 0);

/** Node 24 from the npm packages; else the one that runs this, if it is new enough. */
function node24() {
  const program = nodeProgram(process.platform, process.arch);
  const own = program === null ? null : join(root, 'node_modules', program);
  if (own !== null && existsSync(own)) return own;
  if (major(process.version) >= WANTED) return process.execPath;
  return fail(
    `needs Node.js ${WANTED}, and npm has none for ${process.platform}-${process.arch}. This is ${process.version}.\n` +
      `Install Node.js ${WANTED} or newer from https://nodejs.org, put it first on the PATH and try again.`,
  );
}

if (major(process.version) < 18) fail(`needs Node.js 18 or newer to start; this is ${process.version}.`);
if (!installed()) install();
for (const name of linkNew(root)) say(`${name} is new here.`);

const node = node24();
// Whoever waits for a server waits for its collections of garbage too: the less it lets stand, the shorter each is.
const short = process.argv[2] === 'serve' ? ['--max-semi-space-size=16'] : [];
const child = spawn(
  node,
  ['--disable-warning=ExperimentalWarning', ...short, join(root, 'packages/cli/src/main.ts'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    cwd: process.env.INIT_CWD ?? process.cwd(), // npm runs this in the root: files are named from where the person stands
    // The second start need not read and compile everything anew.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/polemos'), ...process.env },
  },
);
// The child decides when it has stopped. Ctrl-C reaches it twice (the terminal signals the whole group): it does not mind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', error => fail(`${node} cannot be started: ${error.message}`));
child.on('exit', (code, signal) =>
  process.exit(signal === null ? code : signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1),
);
