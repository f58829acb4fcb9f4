import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ValidationSeverity, validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { ROUTES } from '../src/http/routes/index.ts';
import { environmentName, KEYS } from '../src/operation/config.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
/** One instruction a line, as Docker joins them. */
const instructions = (text: string): string[] =>
  text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(line => line !== '');
const STRICT = {
  deprecatedMaintainer: ValidationSeverity.ERROR,
  directiveCasing: ValidationSeverity.ERROR,
  emptyContinuationLine: ValidationSeverity.ERROR,
  instructionCasing: ValidationSeverity.ERROR,
  instructionCmdMultiple: ValidationSeverity.ERROR,
  instructionEntrypointMultiple: ValidationSeverity.ERROR,
  instructionHealthcheckMultiple: ValidationSeverity.ERROR,
  instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
  instructionWorkdirRelative: ValidationSeverity.ERROR,
};

test('the Dockerfile has nothing that its linter minds, and the linter minds what is wrong', () => {
  const text = read('deploy/Dockerfile');
  expect(validate(text, STRICT).map(({ message }) => message)).toEqual([]);
  expect(validate(text.replace('WORKDIR /polemos', 'WORKDIR polemos'), STRICT)).not.toEqual([]);
  expect(validate(text.replace('EXPOSE 4310', 'EXPOSE port'), STRICT)).not.toEqual([]);
});

test('what the image copies and starts is there; it runs as nobody in particular, on the Node that we need', () => {
  const lines = instructions(read('deploy/Dockerfile'));
  const of = (name: string): string[] =>
    lines.filter(line => line.startsWith(`${name} `)).map(line => line.slice(name.length + 1));
  for (const copy of of('COPY').filter(line => !line.includes('--from')))
    for (const source of copy.split(' ').slice(0, -1)) expect(existsSync(join(root, source)), source).toBe(true);
  expect(of('FROM').every(image => /^node:24\.\d+-\S+( AS \w+)?$/.test(image))).toBe(true);
  const [start] = of('CMD');
  // The package puts its own command on the path.
  const { bin } = JSON.parse(read('package.json')) as { bin: Record<string, string> };
  expect(existsSync(join(root, bin[JSON.parse(start)[0]]))).toBe(true);
  expect(lines.indexOf(`CMD ${start}`)).toBeGreaterThan(lines.indexOf('USER node'));
  const set = [
    ...of('ENV')
      .join(' ')
      .matchAll(/(POLEMOS_\w+)=/g),
  ].map(([, name]) => name);
  const known = new Set(KEYS.map(environmentName));
  expect(set.filter(name => !known.has(name))).toEqual([]);
  expect(of('ENV').join(' ')).toContain(`POLEMOS_PORT=${of('EXPOSE')[0]}`);
});

test('the systemd unit starts what is there, as nobody in particular, with settings that exist', () => {
  const unit = read('deploy/polemos.service');
  expect(unit).toMatch(/^ExecStart=\S+\/node_modules\/\.bin\/polemos serve$/m);
  expect(unit).toMatch(/^UMask=0077$/m);
  expect(unit).toMatch(/^(DynamicUser=yes|User=(?!root))/m);
  const known = new Set(KEYS.map(environmentName));
  for (const [, name] of unit.matchAll(/(POLEMOS_\w+)=/g)) expect(known.has(name), name).toBe(true);
});

test('the composition starts what the Dockerfile builds, with settings that exist, behind a proxy that knows its names', () => {
  const text = read('deploy/docker-compose.yml');
  const known = new Set(KEYS.map(environmentName));
  for (const [, name] of text.matchAll(/^\s+(POLEMOS_\w+):/gm)) expect(known.has(name), name).toBe(true);
  expect(text).toContain('dockerfile: deploy/Dockerfile');
  const proxy = read('deploy/nginx.conf');
  for (const [, name] of proxy.matchAll(/server (\w+):4310/g)) expect(text).toMatch(new RegExp(`^  ${name}:`, 'm'));
  expect(proxy).toContain('Host $http_host');
  // A container that an upgrade makes anew has another address.
  expect([...proxy.matchAll(/server \w+:4310 resolve /g)]).toHaveLength(2);
});

test('no proxy of ours refuses what the server takes', () => {
  const longest = Math.max(...ROUTES.map(route => route.longest ?? 0));
  for (const file of ['deploy/nginx.conf', 'docs/hosting.md']) {
    const sizes = [...read(file).matchAll(/client_max_body_size (\d+)m;/g)].map(([, megabytes]) => Number(megabytes) << 20);
    expect([file, sizes.length > 0 && sizes.every(size => size > longest)]).toEqual([file, true]);
  }
});
