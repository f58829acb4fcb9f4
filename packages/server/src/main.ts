import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BadConfig, type Config, ConfigSchema, environmentName, flagName, readConfig } from './operation/config.ts';
import { serve } from './serve.ts';

// The server alone, for systemd, containers and whoever runs several: every setting as a flag, a variable or in a file.
const KEYS = Object.keys(ConfigSchema.properties) as (keyof Config)[];
const DIST = join(import.meta.dirname, '../../web/dist');

function help(): string {
  const lines = KEYS.map(key => {
    const { description, default: usual } = ConfigSchema.properties[key] as unknown as { description: string; default: unknown };
    return `  ${flagName(key).padEnd(18)} ${environmentName(key).padEnd(24)} ${description} (${JSON.stringify(usual)})`;
  });
  return `node packages/server/src/main.ts [--config file.json] [settings]\n\n${lines.join('\n')}\n`;
}

function settings(): Config {
  const options = Object.fromEntries(KEYS.map(key => [flagName(key).slice(2), { type: 'string' as const }]));
  const parsed = parseArgs({ options: { ...options, config: { type: 'string' }, help: { type: 'boolean' } } });
  const values: Readonly<Record<string, string | boolean | undefined>> = parsed.values;
  if (values.help === true) {
    process.stdout.write(help());
    process.exit(0);
  }
  const flags = Object.fromEntries(KEYS.map(key => [key, values[flagName(key).slice(2)]]));
  const file = (values.config as string | undefined) ?? process.env.POLEMOS_CONFIG ?? null;
  const config = readConfig(flags, process.env, file);
  return config.dist === '' && existsSync(DIST) ? { ...config, dist: DIST } : config;
}

try {
  const server = await serve(settings());
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
  if (!(error instanceof BadConfig) && (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') !== true) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(2);
}
