import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { ICONS } from '../src/icons/names.ts';

const FOLDER = new URL('../src/icons/', import.meta.url);

/** Patterns that the whole page shares: spent fields of a chip, areas of a side, the ornaments. */
const PATTERNS = `
<pattern id="hatch-spent" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="5" fill="var(--paper)" opacity=".3"/></pattern>
<pattern id="pattern-sparta" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="7" height="7" fill="var(--zoi-sparta)"/><rect width="1.6" height="7" fill="var(--sparta)" opacity=".45"/></pattern>
<pattern id="pattern-athens" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="var(--zoi-athens)"/><circle cx="4" cy="4" r="1.2" fill="var(--athens)" opacity=".55"/></pattern>
<pattern id="ground-hill" width="26" height="22" patternUnits="userSpaceOnUse"><path d="M2 15q5-9 10 0M15 6q4-7 8 0" fill="none" stroke="var(--coast)" stroke-width="1" stroke-linecap="round" opacity=".3"/></pattern>
<pattern id="ground-streets" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(12)"><path d="M0 5H20M0 15H20M6 0V5M14 5V15M6 15V20" fill="none" stroke="var(--coast)" stroke-width=".8" opacity=".32"/></pattern>
<pattern id="meander" width="16" height="8" patternUnits="userSpaceOnUse"><path d="M0 7.2H16M12.96 7.2V1.6H3.84V4.96H8.96" fill="none" stroke="#c96d3d" stroke-width="1.04"/></pattern>
<pattern id="meander-large" width="32" height="16" patternUnits="userSpaceOnUse"><path d="M0 15.2H32M25.92 15.2V3.2H7.68V9.92H17.92" fill="none" stroke="#c96d3d" stroke-width="2.08"/></pattern>
<pattern id="wave" width="44" height="40" patternUnits="userSpaceOnUse"><path d="M-2 34C10 34 8 10 24 10c12 0 15 15 6 18-6 2-11-5-6-9" fill="none" stroke="#a9552c" stroke-width="4" stroke-linecap="round"/><path d="M-2 34H46" stroke="#a9552c" stroke-width="3.5"/></pattern>`;

function symbols(): string {
  const files = readdirSync(FOLDER)
    .filter(name => name.endsWith('.svg'))
    .map(name => name.slice(0, -4))
    .sort();
  const listed = [...ICONS].sort();
  if (files.join() !== listed.join()) throw new Error('src/icons/names.ts does not list the icons of its folder');
  return files
    .map(name => {
      const drawn = readFileSync(new URL(`${name}.svg`, FOLDER), 'utf8').replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');
      return `<symbol id="i-${name}" viewBox="0 0 24 24" fill="currentColor">${drawn}</symbol>`;
    })
    .join('');
}

/** All icons as one sprite in the page itself: there before any script, and no inline style or script. */
export const sprite = (): Plugin => ({
  name: 'polemos-sprite',
  transformIndexHtml: html =>
    html.replace(
      '<!--sprite-->',
      `<svg width="0" height="0" class="sprite" aria-hidden="true"><defs>${symbols()}${PATTERNS}</defs></svg>`,
    ),
});
