import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Before all tests of a run: one folder for everything that they, their servers and their browsers lay down for a while. It goes with the
 * run, so that nobody has to think of it; what was killed in the middle leaves one folder, not hundreds.
 */
export default function oneFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'polemos-run-'));
  // A database that runs as another user must be able to reach what is its own in it.
  chmodSync(folder, 0o755);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
