import { createServer, type Server as HttpServer } from 'node:http';
import { SMTPServer } from 'smtp-server';

export interface Letter {
  readonly to: string;
  readonly head: string;
  readonly subject: string;
  readonly text: string;
}

/** A real mail server and a real webhook on this machine, and all that came there. */
export interface PostOffice {
  readonly letters: Letter[];
  readonly posts: Record<string, unknown>[];
  readonly smtp: string;
  readonly hook: string;
  close(): Promise<void>;
}

export async function postOffice(): Promise<PostOffice> {
  const letters: Letter[] = [];
  const posts: Record<string, unknown>[] = [];
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let raw = '';
      stream.on('data', chunk => {
        raw += chunk;
      });
      stream.on('end', () => {
        letters.push(read(raw, envelope.rcptTo.map(({ address }) => address).join()));
        done();
      });
    },
  });
  await new Promise<void>(resolve => mail.listen(0, '127.0.0.1', resolve));
  const web: HttpServer = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    posts.push(JSON.parse(text));
    response.writeHead(204).end();
  });
  await new Promise<void>(resolve => web.listen(0, '127.0.0.1', resolve));
  const portOf = (server: { address(): unknown }): number => (server.address() as { port: number }).port;
  return {
    letters,
    posts,
    smtp: `smtp://127.0.0.1:${portOf(mail.server)}`,
    hook: `http://127.0.0.1:${portOf(web)}/hook`,
    close: async () => {
      await new Promise<void>(resolve => mail.close(() => resolve()));
      web.close();
    },
  };
}

const bytesOf = (quoted: string): Buffer =>
  Buffer.from(
    quoted.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** A letter as a mail program shows it. */
function read(raw: string, to: string): Letter {
  const [folded, ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const bytes = /base64/i.test(folded) ? Buffer.from(body, 'base64') : bytesOf(body.replace(/=\r\n/g, ''));
  const head = folded
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/\?=\s+=\?UTF-8\?[QB]\?/gi, '')
    .replace(/=\?UTF-8\?Q\?(.+?)\?=/gi, (_, text) => bytesOf(text.replace(/_/g, ' ')).toString('utf8'))
    .replace(/=\?UTF-8\?B\?(.+?)\?=/gi, (_, text) => Buffer.from(text, 'base64').toString('utf8'));
  const subject = /^Subject: (.*)$/m.exec(head)?.[1].trim() ?? '';
  return { to, head, subject, text: bytes.toString('utf8').replace(/\r\n/g, '\n').trim() };
}
