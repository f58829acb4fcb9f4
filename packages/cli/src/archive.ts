import { DATABASE as DEFAULT } from '@polemos/server/place';
import { type Command, type Given, JSON_FLAG, print, printJson, Usage } from './command.ts';

const DATABASE = {
  database: { value: 'file', about: 'a SQLite file or postgres://… (POLEMOS_DATABASE, else .polemos/polemos.sqlite)' },
} as const;

/** The database that a command is about: as `serve` finds it. */
export const databaseOf = (given: Given): string => given.text('database') ?? process.env.POLEMOS_DATABASE ?? DEFAULT;

/** What a host can mend is said in a sentence. */
export async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = (await server()).whatIsWrong(error);
    throw sentence === null ? error : new Usage(sentence);
  }
}

/** One of the four ways in which a server's database and a file meet. */
function archiving(
  name: string,
  summary: string,
  about: string,
  run: (database: string, file: string) => Promise<object | string>,
): Command {
  return {
    name,
    summary,
    usage: '<file>',
    about,
    flags: { ...DATABASE, ...JSON_FLAG },
    async run(given) {
      const done = await inWords(() => run(databaseOf(given), given.one('file')));
      if (given.has('json')) printJson(typeof done === 'string' ? { done } : done);
      else print(typeof done === 'string' ? done : counted(done));
      return 0;
    },
  };
}
const counted = (counts: object): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ');

const server = () => import('@polemos/server');

export const backup = archiving(
  'backup',
  'copies the database of a server, also while it runs, and checks the copy',
  'Of PostgreSQL it makes an export; its own tools (pg_dump, point-in-time recovery) can do more.',
  async (database, file) => {
    await (await server()).backupServer(database, file);
    return `backed up to ${file}`;
  },
);
export const restore = archiving(
  'restore',
  'puts a backup in the place of the database; stop the server first',
  'What was there before is kept beside it, under another name.',
  async (database, file) => {
    const { kept } = await (await server()).restoreServer(file, database);
    return `restored${kept === null ? '' : `; what was there is now ${kept}`}`;
  },
);
export const exporting = archiving(
  'export',
  'a whole server as one file, from either kind of database',
  'It holds everything, secrets of running matches too: keep it as you keep the database.',
  async (database, file) => (await server()).exportServer(database, file),
);
export const importing = archiving(
  'import',
  'a whole server from a file into an empty database of either kind',
  'All or nothing.',
  async (database, file) => (await server()).importServer(file, database),
);
