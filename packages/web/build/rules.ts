import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Block, Book } from '../src/parts/book.ts';

/** A statement: its id in bold, perhaps with a title, or in backquotes. */
const RULE = /^(?:- )?\*\*([A-Z]{2}\d?-[\w.-]+)(?: ([^*]+))?\*\*\s*(.*)$/;
const QUOTED = /^- `([A-Z]{2}\d?-[\w.-]+)`()\s*(.*)$/;
const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim());

/** Headings, numbered rules, tables and paragraphs: all that a rules catalogue is made of. */
export function parseRules(markdown: string): Book {
  const book: Block[] = [];
  // Comments are for those who work on the catalogue, not for players.
  const lines = markdown.replace(/<!--[\s\S]*?-->/g, '').split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i].trim();
    if (line === '' || line === '---') continue;
    const heading = /^(#{2,4}) (.+)$/.exec(line);
    const rule = RULE.exec(line) ?? QUOTED.exec(line);
    if (heading !== null) book.push({ kind: 'heading', level: heading[1].length, text: heading[2] });
    else if (line.startsWith('# ')) continue;
    else if (rule !== null) {
      let text = !rule[2] ? rule[3] : `**${rule[2]}.** ${rule[3]}`;
      while (/^\S/.test(lines[i + 1] ?? '') && !/^(- |#|\||\*\*[A-Z]{2}-)/.test(lines[i + 1])) text += ` ${lines[++i].trim()}`;
      book.push({ kind: 'rule', id: rule[1], text });
    } else if (line.startsWith('|')) {
      const rows: string[][] = [];
      for (; lines[i]?.trim().startsWith('|'); i++) rows.push(cells(lines[i].trim()));
      i--;
      book.push({ kind: 'table', head: rows[0], rows: rows.slice(2) });
    } else {
      let text = line;
      while (/^\S/.test(lines[i + 1] ?? '') && !/^(- |#|\|)/.test(lines[i + 1])) text += ` ${lines[++i].trim()}`;
      book.push({ kind: 'paragraph', text: text.replace(/^- /, '') });
    }
  }
  return book;
}

/** `import book from '@polemos/egemonia/rules.md'` is the parsed catalogue. */
export const rules = (): Plugin => ({
  name: 'polemos-rules',
  enforce: 'pre',
  load(id) {
    const file = id.split('?')[0];
    if (!/\/rules(\.\w\w)?\.md$/.test(file)) return null;
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(parseRules(readFileSync(file, 'utf8'))))});`;
  },
});
