import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildClient } from '../client.ts';
import { type Command, JSON_FLAG, print, printJson } from '../command.ts';
import { pack } from '../packing.ts';

export const command: Command = {
  name: 'pack',
  summary: 'makes the archives of a release: the server with its client, and the client alone',
  usage: '[<folder>]',
  about: `polemos-<version>.tgz is an npm package: "npx ./polemos-<version>.tgz serve" plays it, "npm install" installs it; it needs Node 24 and no
sources. polemos-client-<version>.tar.gz is the client alone: unpacked below any address of any web server it plays alone, at one screen and
beside a table. They are written into the folder, or into the one where you stand.`,
  flags: JSON_FLAG,
  run(given) {
    const out = resolve(given.words[0] ?? '.');
    if (!buildClient(line => process.stderr.write(`polemos: ${line}\n`))) return 1;
    const made = pack(out);
    if (given.has('json')) printJson(made);
    else for (const file of Object.values(made)) print(`${file} (${(statSync(file).size / 1e6).toFixed(1)} MB)`);
    return 0;
  },
};
