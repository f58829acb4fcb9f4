import { readFileSync } from 'node:fs';
import { type MatchLog, readLog } from '@polemos/kernel';

/** The match in a file, or what is wrong with the file. */
export function readLogFile(file: string): MatchLog | { readonly broken: string } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return { broken: (error as Error).message };
  }
  try {
    return readLog(JSON.parse(text));
  } catch {
    return { broken: 'not JSON' };
  }
}
