import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const VIRTUAL = /^virtual:(map|fine|thumbnail)\/([\w-]+)$/;

/**
 * `virtual:map/<game>`, `virtual:fine/<game>` and `virtual:thumbnail/<game>`: what `build/maps/<game>.ts` makes of coast and board. The browser
 * gets finished paths and never sees a projection.
 */
export const maps = (): Plugin => {
  let root = '';
  return {
    name: 'polemos-maps',
    configResolved(config) {
      root = config.root;
    },
    resolveId: id => (VIRTUAL.test(id) ? `\0${id}` : null),
    async load(id) {
      const [, what, game] = VIRTUAL.exec(id.replace('\0', '')) ?? [];
      if (what === undefined) return null;
      const made = await import(pathToFileURL(join(root, 'build/maps', `${game}.ts`)).href);
      const value: unknown = made[what]();
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
    },
  };
};
