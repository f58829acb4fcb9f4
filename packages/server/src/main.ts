import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BadConfig, type Config, ConfigSchema, environmentName, flagName, KEYS, readConfig } from './operation/config.ts';
import { DIST, VERSION } from './operation/place.ts';
import { whatIsWrong } from './operation/trouble.ts';

// The server alone, for systemd, containers and whoever runs several: every setting as a flag, a variable or in a file.
/** The interface alone, for whoever has the client elsewhere. */
const NO_CLIENT = 'none';

function help(): string {
  const lines = KEYS.map(key => {
    const { description, default: usual } = ConfigSchema.properties[key] as unknown as { description: string; default: unknown };
    return `  ${flagName(key).padEnd(18)} ${environmentName(key).padEnd(24)} ${description} (${JSON.stringify(usual)})`;
  });
  return `node packages/server/src/main.ts [--config file.json] [settings]\n\n${lines.join('\n')}\n`;
}

/** `--trust-proxy` alone means yes. */
function spelledOut(given: readonly string[]): readonly string[] {
  const yesOrNo = new Set(
    KEYS.filter(key => (ConfigSchema.properties[key] as { type?: string }).type === 'boolean').map(flagName),
  );
  return given.flatMap((one, i) => {
    const next = given[i + 1];
    return yesOrNo.has(one) && (next === undefined || next.startsWith('--')) ? [one, 'true'] : [one];
  });
}

function settings(): Config {
  const options = Object.fromEntries(KEYS.map(key => [flagName(key).slice(2), { type: 'string' as const }]));
  const parsed = parseArgs({
    args: [...spelledOut(process.argv.slice(2))],
    options: { ...options, config: { type: 'string' }, help: { type: 'boolean' }, version: { type: 'boolean' } },
  });
  const values: Readonly<Record<string, string | boolean | undefined>> = parsed.values;
  if (values.help === true || values.version === true) {
    process.stdout.write(values.help === true ? help() : `${VERSION}\n`);
    process.exit(0);
  }
  const flags = Object.fromEntries(KEYS.map(key => [key, values[flagName(key).slice(2)]]));
  const file = (values.config as string | undefined) ?? process.env.POLEMOS_CONFIG ?? null;
  return withClient(readConfig(flags, process.env, file));
}

/** People who open the address of a server want to see something: without a built client it does not start. */
function withClient(config: Config): Config {
  if (config.dist === NO_CLIENT) return { ...config, dist: '' };
  const dist = config.dist === '' ? DIST : config.dist;
  if (existsSync(join(dist, 'index.html'))) return { ...config, dist };
  throw new BadConfig(
    `There is no built client in ${dist}. Build it (cd packages/web && node ../../node_modules/vite/bin/vite.js build), ` +
      `name its folder with --dist, or start with --dist ${NO_CLIENT} for the interface alone.`,
  );
}

try {
  const config = settings();
  // Read after the settings: whoever mistypes one is told at once.
  const { serve } = await import('./serve.ts');
  const server = await serve(config);
  process.stdout.write(`Polemos is ready: ${server.url}\n`);
  // A restart loses nothing: moves on their way are finished, clients come back and resume.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
} catch (error) {
  const sentence = whatIsWrong(error);
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}
