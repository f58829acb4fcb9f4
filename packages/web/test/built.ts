import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));

function newest(folder: string): number {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name === 'test') continue;
    const path = `${folder}/${entry.name}`;
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return time;
}

function isBuilt(): boolean {
  const page = `${WEB}/dist/index.html`;
  const made = existsSync(page) ? statSync(page).mtimeMs : 0;
  const parts = ['web', 'kernel', 'bots', 'games', 'registry', 'server/client'].map(name => newest(`${PACKAGES}/${name}`));
  return made > Math.max(...parts);
}
/** Builds the client: otherwise and elsewhere, if told so. */
export function build(more: { readonly env?: Readonly<Record<string, string>>; readonly to?: string } = {}): void {
  const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));
  execFileSync(process.execPath, [vite, 'build', WEB, ...(more.to === undefined ? [] : ['--outDir', more.to, '--emptyOutDir'])], {
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production', ...more.env },
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
  });
}

/** There while somebody builds, in whichever run. What is older was left behind by one who was stopped. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));
const BUILDING = `${CACHE}/building-client`;
const LONGEST = 180_000;
const isBuilding = (): boolean => Date.now() - (statSync(BUILDING, { throwIfNoEntry: false })?.mtimeMs ?? 0) < LONGEST;
const sleep = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

let isKnown = false;
/** Builds the client when anything that it is made of is newer than what was built; one builds, and the others wait for it. */
export function built(): void {
  if (isKnown) return;
  while (isBuilding()) sleep(200);
  isKnown = isBuilt();
  if (isKnown) return;
  mkdirSync(CACHE, { recursive: true });
  try {
    mkdirSync(BUILDING);
  } catch {
    if (isBuilding()) return built();
  }
  try {
    build();
  } finally {
    rmdirSync(BUILDING);
  }
}
