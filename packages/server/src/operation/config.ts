import { readFileSync } from 'node:fs';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

/** Everything a host can set. Flags win over the environment, the environment over the file, the file over defaults. */
export const ConfigSchema = Type.Object(
  {
    host: Type.String({ default: '127.0.0.1', description: 'Address to listen on' }),
    port: Type.Integer({ minimum: 0, maximum: 65535, default: 4310, description: 'Port to listen on; 0 takes a free one' }),
    dist: Type.String({ default: '', description: 'Folder of the built client' }),
    database: Type.String({
      minLength: 1,
      default: '.polemos/polemos.sqlite',
      description: 'A SQLite file, or postgres://user:password@host/name',
    }),
    connections: Type.Integer({ minimum: 2, maximum: 200, default: 16, description: 'PostgreSQL connections of this process' }),
    publicUrl: Type.String({ default: '', description: 'Address under which people reach the server, for links in messages' }),
    trustProxy: Type.Boolean({ default: false, description: 'Behind a proxy that sets X-Forwarded-For and -Proto' }),
    proxies: Type.Integer({
      minimum: 1,
      maximum: 10,
      default: 1,
      description: 'With --trust-proxy: how many proxies stand before the server',
    }),
    bots: Type.Integer({ minimum: 0, maximum: 64, default: 1, description: 'Threads in which bots think; 0: none here' }),
    limits: Type.Boolean({ default: true, description: 'Limit how often one address or person may ask' }),
    logLevel: Type.String({
      pattern: '^(fatal|error|warn|info|debug|silent)$',
      default: 'info',
      description: 'fatal, error, warn, info, debug or silent',
    }),
    smtp: Type.String({ default: '', description: 'smtp://user:password@host:port; without it no e-mail is sent' }),
    mailFrom: Type.String({ default: 'Polemos <polemos@localhost>', description: 'Sender of e-mail' }),
    pushContact: Type.String({ default: 'mailto:polemos@localhost', description: 'Whom push services may write to' }),
    privateHooks: Type.Boolean({
      default: false,
      description: 'Let webhooks reach private and loopback addresses; only among friends',
    }),
    leaderboard: Type.Boolean({ default: true, description: 'List the ratings of all in a leaderboard' }),
    metricsToken: Type.String({ default: '', description: 'Bearer token for /metrics; without it only loopback may read them' }),
  },
  { additionalProperties: false },
);
export type Config = Static<typeof ConfigSchema>;

export class BadConfig extends Error {}

export const KEYS = Object.keys(ConfigSchema.properties) as (keyof Config)[];
/** `publicUrl` is `POLEMOS_PUBLIC_URL` in the environment and `--public-url` among the flags. */
export const environmentName = (key: string): string => `POLEMOS_${key.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
export const flagName = (key: string): string => `--${key.replace(/[A-Z]/g, '-$&').toLowerCase()}`;

/** Variables that mean something: every setting, and what other parts of the house read. */
const OTHERS = ['CONFIG', 'GAMES', 'URL', 'TOKEN', 'PAUSE', 'FUZZ', 'NIGHT', 'SOAK'].map(name => `POLEMOS_${name}`);
const KNOWN: ReadonlySet<string> = new Set([...KEYS.map(environmentName), ...OTHERS]);

/** What is said here stands in the journal of the machine: a password does not. */
const shown = (address: string): string => JSON.stringify(address.replace(/(:\/\/[^:@/]*:).*@/, '$1…@'));

/** Addresses that nothing can be sent to are found at the start, not when the first letter goes out. */
function wrongAddresses({ database, smtp, publicUrl, pushContact, mailFrom }: Config): readonly string[] {
  const isOf = (url: string, ...protocols: string[]): boolean => protocols.includes(URL.parse(url)?.protocol ?? '');
  // `C:\\…` is a file, and so is whatever has no two slashes.
  const isUrl = /^[a-z][a-z0-9+.-]+:\/\//i.test(database);
  return [
    ...(!isUrl || isOf(database, 'postgres:', 'postgresql:')
      ? []
      : [`database: a file, or postgres://user:password@host:port/name, not ${shown(database)}`]),
    ...(smtp === '' || (isOf(smtp, 'smtp:', 'smtps:') && URL.parse(smtp)?.hostname !== '')
      ? []
      : [`smtp: smtp://user:password@host:port, not ${shown(smtp)}`]),
    ...(publicUrl === '' || (isOf(publicUrl, 'http:', 'https:') && !publicUrl.endsWith('/'))
      ? []
      : [`publicUrl: an address such as https://polemos.example without a slash at its end, not ${JSON.stringify(publicUrl)}`]),
    ...(isOf(pushContact, 'mailto:', 'https:') ? [] : [`pushContact: mailto:… or https://…, not ${JSON.stringify(pushContact)}`]),
    ...(mailFrom.includes('@') ? [] : [`mailFrom: an address, not ${JSON.stringify(mailFrom)}`]),
  ];
}

/** The configuration, or an error that names every wrong setting and where it came from. */
export function readConfig(
  flags: Partial<Record<keyof Config, unknown>>,
  env: Readonly<Record<string, string | undefined>> = {},
  file: string | null = null,
): Config {
  const faults: string[] = [];
  const given = file === null ? {} : readFile(file, faults);
  const settings: Record<string, unknown> = {};
  for (const key of KEYS) {
    const schema = ConfigSchema.properties[key];
    const fromEnvironment = env[environmentName(key)];
    const [value, source] =
      flags[key] !== undefined
        ? [flags[key], flagName(key)]
        : fromEnvironment !== undefined
          ? [fromEnvironment, environmentName(key)]
          : key in given
            ? [given[key], `${file}: ${key}`]
            : [(schema as { default?: unknown }).default, 'default'];
    const read = typeof value === 'string' ? Value.Convert(schema, value) : value;
    if (!Value.Check(schema, read)) faults.push(`${source}: ${describe(schema)}, not ${JSON.stringify(value)}`);
    settings[key] = read;
  }
  for (const name of Object.keys(env))
    if (name.startsWith('POLEMOS_') && !KNOWN.has(name)) faults.push(`${name}: there is no such setting`);
  if (faults.length === 0) faults.push(...wrongAddresses(settings as Config));
  for (const key of Object.keys(given)) if (!KEYS.includes(key as keyof Config)) faults.push(`${file}: no setting '${key}'`);
  if (faults.length > 0) throw new BadConfig(`The configuration is wrong:\n  ${faults.join('\n  ')}`);
  return settings as Config;
}

function readFile(file: string, faults: string[]): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
    faults.push(`${file}: not a JSON object`);
  } catch (error) {
    faults.push(`${file}: ${(error as Error).message}`);
  }
  return {};
}

const describe = (schema: object): string => {
  const { type, minimum, maximum, description } = schema as Record<string, unknown>;
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`;
  if (type === 'boolean') return 'true or false';
  return type === 'string' && !('pattern' in schema) ? 'text' : String(description);
};
