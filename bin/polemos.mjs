#!/usr/bin/env node
// The command line without npm: in a copy of the repository, in an image, as an installed package. It installs nothing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const WANTED = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packed = join(root, 'node_modules/@polemos/cli/src/main.js');
const main = existsSync(packed) ? packed : join(root, 'packages/cli/src/main.ts');

if (Number(process.versions.node.split('.')[0]) >= WANTED) {
  // SQLite is part of Node, and still called an experiment.
  process.removeAllListeners('warning');
  process.on('warning', warning => {
    if (warning.name !== 'ExperimentalWarning') process.stderr.write(`${warning.stack}\n`);
  });
  await import(pathToFileURL(main).href);
} else {
  const own = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (!existsSync(own)) {
    process.stderr.write(`polemos: needs Node.js ${WANTED} or newer; this is ${process.version}.\n`);
    process.exit(1);
  }
  const { status } = spawnSync(own, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
