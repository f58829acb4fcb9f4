import { Unfit } from '../storage/archive.ts';
import { Locked } from '../storage/lock.ts';
import { BadConfig } from './config.ts';

interface Trouble {
  readonly code?: string;
  readonly syscall?: string;
  readonly message?: string;
  readonly address?: string;
  readonly port?: number;
  readonly errors?: readonly unknown[];
}

/** What a host can mend, in a sentence; null for what only we can. */
export function whatIsWrong(error: unknown): string | null {
  if (error instanceof BadConfig || error instanceof Locked || error instanceof Unfit) return error.message;
  const { code = '', message = '', syscall = '', address, port, errors } = error as Trouble;
  if (errors !== undefined && errors.length > 0) return whatIsWrong(errors[0]);
  const place = [address, port].filter(part => part !== undefined).join(':');
  if (code.startsWith('ERR_PARSE_ARGS')) return message;
  if (code === 'EADDRINUSE') return `Another program listens at ${place} already. Choose another port with --port.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${place}. Choose another with --host.`;
  if (code === 'EACCES') return `This user may not do that: ${message}`;
  if (['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN'].includes(code))
    return `The database does not answer${place === '' ? '' : ` at ${place}`}. Is it running, and is its address right?`;
  // PostgreSQL: a wrong password, no such database, not allowed in, still starting.
  if (/^(28|3D|57P03)/.test(code)) return `The database refuses: ${message}`;
  if (syscall === 'mkdir') return `The folder of the database cannot be made: ${message}. Choose another place with --database.`;
  if (code === 'ENOENT' || code === 'EISDIR') return `There is no such file: ${message}`;
  if (code.startsWith('Z_')) return 'The file is not the export of a server, or it is damaged.';
  if (code === 'ERR_SQLITE_ERROR') return `The file of the database cannot be used: ${message}`;
  return null;
}
