import { createServer, type Server as HttpServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { type Running, serveInside } from './online.ts';
import { layTable, visitors } from './visitors.ts';

const letters: string[] = [];
const posts: Record<string, unknown>[] = [];
let failures = 0;
let inside: Running & { pass(milliseconds: number): void };
let hook = '';
const MINUTE = 60_000;

// A real mail server and a real webhook that fails twice, both on this machine.
const mail = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let text = '';
    stream.on('data', chunk => {
      text += chunk;
    });
    stream.on('end', () => {
      letters.push(text.replace(/=\r\n/g, '').replace(/=3D/g, '='));
      done();
    });
  },
});
const web: HttpServer = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  if (failures-- > 0) return void response.writeHead(500).end();
  posts.push(JSON.parse(text));
  response.writeHead(204).end();
});
const house = visitors(async () => {
  await new Promise<void>(resolve => mail.listen(0, '127.0.0.1', resolve));
  await new Promise<void>(resolve => web.listen(0, '127.0.0.1', resolve));
  hook = `http://127.0.0.1:${(web.address() as { port: number }).port}/hook`;
  const { port } = mail.server.address() as { port: number };
  inside = await serveInside({ smtp: `smtp://127.0.0.1:${port}`, privateHooks: true });
  return inside;
});
afterAll(async () => {
  await new Promise<void>(resolve => mail.close(() => resolve()));
  web.close();
});

async function until(holds: () => boolean, what: string): Promise<void> {
  for (let n = 0; n < 400 && !holds(); n++) await new Promise(resolve => setTimeout(resolve, 25));
  if (!holds()) throw new Error(`${what}; letters: ${letters.length}, posts: ${JSON.stringify(posts)}`);
}

test('an asynchronous match: letters to a real mail server, a webhook that is tried again, the log of both', async () => {
  const aspasia = await house.open('#/online');
  const card = aspasia.locator('.enter');
  await card.getByRole('button', { name: 'Register', exact: true }).click();
  await card.getByLabel('Name').fill('Aspasia');
  await card.getByLabel('Password', { exact: true }).fill('thalassa thalassa');
  await card.getByLabel(/E-mail/).fill('aspasia@miletos.test');
  await card.getByRole('button', { name: 'Register' }).first().click();
  await aspasia.locator('.who-card').waitFor();

  // The address counts when the link of the letter has been opened.
  await until(() => letters.some(letter => letter.includes('/#/verify/')), 'no letter to confirm the address');
  const link = /http\S+\/#\/verify\/[\w-]+/.exec(letters[0])?.[0] ?? '';
  await aspasia.goto(link);
  await aspasia.getByText('Your address is confirmed').waitFor();
  await aspasia.goto(`${house.server.url}/#/account`);
  // On by default: nobody has to ask for it twice.
  await aspasia.locator('.plain-list').getByText('aspasia@miletos.test').waitFor();
  await aspasia.getByLabel('Address of the webhook').fill(hook);
  await aspasia.getByRole('button', { name: 'By webhook' }).click();
  await aspasia.locator('.plain-list').getByText('127.0.0.1').waitFor();

  // A table with days per move: she plays Athens, her opponent moves while she is away.
  await aspasia.goto(`${house.server.url}/#/online`);
  const id = await layTable(aspasia, { seat: 'Athens', days: 3, title: 'Potidaia' });
  const konon = await house.enter('Konon');
  await konon.goto(`${house.server.url}/#/table/${id}`);
  await konon.getByRole('button', { name: 'Sit here' }).click();
  await aspasia.getByText('Konon').first().waitFor();
  await aspasia.getByRole('button', { name: 'Start the match' }).click();
  await aspasia.locator('.match .ask').waitFor();
  await aspasia.goto('about:blank');
  const act = async (page: typeof konon): Promise<string> =>
    page.evaluate(async table => {
      const ask = async (path: string, body?: object) =>
        (
          await fetch(`/api/tables/${table}${path}`, {
            ...(body === undefined
              ? {}
              : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
          })
        ).json();
      const { legal, version, pending } = await ask('/position');
      if (legal.length > 0) await ask('/act', { key: `k${version}`, version, action: legal[0] });
      return legal.length > 0 ? 'acted' : pending[0].seat;
    }, id);
  for (let n = 0; n < 12 && (await act(konon)) === 'acted'; n++);
  // Whoever is to move was not written to at once, but after a minute of silence: by both channels.
  await until(() => posts.some(({ kind, by }) => kind === 'seat' && by === 'Konon'), 'nobody said that Konon sat down');
  posts.length = 0;
  failures = 2;
  const before = letters.length;
  inside.pass(61_000);
  await until(
    () => letters.slice(before).some(letter => letter.includes('Your turn: Potidaia against Konon')),
    'no letter about the turn',
  );
  expect(letters.at(-1)).toContain(`/#/table/${id}`);
  // The webhook failed twice; it is tried again after a minute, then after five.
  expect(posts).toEqual([]);
  inside.pass(2 * MINUTE);
  await until(() => failures <= 0, 'the webhook was not tried again');
  // The answer is on its way to whoever notes it: the five minutes begin when it has been noted.
  for (let n = 0; n < 20 && posts.length === 0; n++) {
    inside.pass(6 * MINUTE);
    await new Promise(resolve => setTimeout(resolve, 500));
  }
  await until(() => posts.length > 0, 'the webhook was given up');
  expect(posts[0]).toMatchObject({ kind: 'turn', title: 'Potidaia', as: 'Athens', against: ['Konon'] });

  // She opens the link of the letter: what happened since, and her own turn; the log of messages tells all of it.
  await aspasia.goto(`${house.server.url}/#/table/${id}`);
  await aspasia.locator('.match .ask').waitFor();
  await aspasia.goto(`${house.server.url}/#/account`);
  await aspasia.locator('.deliveries').getByText('sent, 3 tries').waitFor();
  await aspasia.getByLabel(/Nothing is sent between …/).check();
  await aspasia.locator('.quiet-hours').getByRole('button', { name: 'Save' }).click();
  await aspasia.locator('.quiet-hours').getByText('Saved.').waitFor();
});

test('a forgotten password: the link of a letter, a new one, once', async () => {
  const page = await house.open('#/online');
  const card = page.locator('.enter');
  const signIn = async (password: string): Promise<void> => {
    await card.getByLabel('Name').fill('Diotima');
    await card.getByLabel('Password', { exact: true }).fill(password);
    await card.getByRole('button', { name: 'Sign in' }).first().click();
  };
  await card.getByRole('button', { name: 'Register', exact: true }).click();
  await card.getByLabel('Name').fill('Diotima');
  await card.getByLabel('Password', { exact: true }).fill('mantineia mantineia');
  await card.getByLabel(/E-mail/).fill('diotima@mantineia.test');
  await card.getByRole('button', { name: 'Register' }).first().click();
  await page.locator('.who-card').waitFor();
  const linkOf = async (kind: string): Promise<string> => {
    const found = () => letters.find(letter => letter.includes('diotima@mantineia.test') && letter.includes(`/#/${kind}/`));
    await until(() => found() !== undefined, `no letter to ${kind}`);
    return new RegExp(`http\\S+/#/${kind}/[\\w-]+`).exec(found() ?? '')?.[0] ?? '';
  };
  await page.goto(await linkOf('verify'));
  await page.getByText('Your address is confirmed').waitFor();
  await page.goto(`${house.server.url}/#/online`);
  await page.locator('.who-card').getByRole('button', { name: 'Sign out' }).click();
  await card.getByRole('button', { name: 'Sign in' }).click();
  await card.getByRole('button', { name: 'Forgot your password?' }).click();
  await card.getByLabel(/E-mail/).fill('diotima@mantineia.test');
  await card.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText('If this address is known, a link is on its way to it.').waitFor();
  const link = await linkOf('reset');
  await page.goto(link);
  await page.getByLabel('New password').fill('symposion symposion');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The new password counts.').waitFor();
  await signIn('mantineia mantineia');
  await page.getByText('Name or password is wrong.').waitFor();
  await signIn('symposion symposion');
  await page.locator('.who-card').waitFor();
  // The link is worth nothing any more.
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByLabel('New password').fill('another another');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('.complaint').waitFor();
});
