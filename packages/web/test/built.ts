import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
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

/** Builds the client when anything that it is made of is newer than what was built. */
export function built(): void {
  const page = `${WEB}/dist/index.html`;
  const made = existsSync(page) ? statSync(page).mtimeMs : 0;
  const parts = ['web', 'kernel', 'bots', 'games', 'server/client'].map(name => newest(`${PACKAGES}/${name}`));
  if (made > Math.max(...parts)) return;
  const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));
  execFileSync(process.execPath, [vite, 'build', WEB], {
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production' },
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
  });
}
