import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Links packages of the house that lie there and that npm does not know yet, as somebody's new game does, under their names; answers
 * those names. npm would do it with the next installation, for which nobody who writes a game should have to wait.
 */
export function linkNew(root) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces
    .map(pattern => join(root, pattern.replace(/\/\*$/, '')))
    .filter(folder => existsSync(folder))
    .flatMap(folder => readdirSync(folder).map(name => join(folder, name)))
    .flatMap(folder => {
      const file = join(folder, 'package.json');
      if (!existsSync(file)) return [];
      const { name } = JSON.parse(readFileSync(file, 'utf8'));
      const link = join(root, 'node_modules', name);
      if (existsSync(link)) return [];
      mkdirSync(dirname(link), { recursive: true });
      rmSync(link, { force: true }); // of one that was here before, and has gone
      // Windows lets everybody make a junction, which wants the whole path.
      symlinkSync(process.platform === 'win32' ? folder : relative(dirname(link), folder), link, 'junction');
      return [name];
    });
}
