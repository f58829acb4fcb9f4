import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type MatchLog, readLog } from '@polemos/kernel';

/** The match in a file (also in one that gzip made small), or what is wrong with the file. */
export function readLogFile(file: string): MatchLog | { readonly broken: string } {
  let text: string;
  try {
    const bytes = readFileSync(file);
    text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  } catch (error) {
    return { broken: (error as Error).message };
  }
  try {
    return readLog(JSON.parse(text));
  } catch {
    return { broken: 'not JSON' };
  }
}
