import { readFileSync } from 'node:fs';
import { history as egemoniaHistory } from '@polemos/egemonia/history';
import { LEGEND as egemoniaLegend } from '@polemos/egemonia/legend';
import { primer as egemoniaPrimer } from '@polemos/egemonia/primer';
import { TIPS as egemoniaTips } from '@polemos/egemonia/tips';
import { LANGUAGES, parts } from '@polemos/kernel';
import { history as warHistory } from '@polemos/peloponnesian-war/history';
import { LEGEND as warLegend } from '@polemos/peloponnesian-war/legend';
import { primer as warPrimer } from '@polemos/peloponnesian-war/primer';
import { TIPS as warTips } from '@polemos/peloponnesian-war/tips';
import { history as polisHistory } from '@polemos/polis/history';
import { LEGEND as polisLegend } from '@polemos/polis/legend';
import { primer as polisPrimer } from '@polemos/polis/primer';
import { TIPS as polisTips } from '@polemos/polis/tips';
import { history as timoleonHistory } from '@polemos/timoleon/history';
import { LEGEND as timoleonLegend } from '@polemos/timoleon/legend';
import { primer as timoleonPrimer } from '@polemos/timoleon/primer';
import { TIPS as timoleonTips } from '@polemos/timoleon/tips';
import { expect, test } from 'vitest';
import { parseRules } from '../../build/rules.ts';
import { chaptersOf } from '../../src/orientation/book/chapters.ts';
import { translated } from '../../src/parts/book.ts';

const GAMES = {
  'peloponnesian-war': { legend: warLegend, primer: warPrimer, tips: warTips, history: warHistory },
  polis: { legend: polisLegend, primer: polisPrimer, tips: polisTips, history: polisHistory },
  egemonia: { legend: egemoniaLegend, primer: egemoniaPrimer, tips: egemoniaTips, history: egemoniaHistory },
  timoleon: { legend: timoleonLegend, primer: timoleonPrimer, tips: timoleonTips, history: timoleonHistory },
};
const rules = (game: string, language: string): string =>
  readFileSync(new URL(`../../../games/${game}/rules${language === 'en' ? '' : `.${language}`}.md`, import.meta.url), 'utf8');

for (const [game, { legend, primer, tips, history }] of Object.entries(GAMES)) {
  const book = parseRules(rules(game, 'en'));
  const ids = new Set(book.flatMap(block => (block.kind === 'rule' ? [block.id] : [])));

  test(`${game}: whatever is told a newcomer cites rules that are in the book, as its language prints`, () => {
    for (const language of LANGUAGES) {
      const { pages } = primer(language);
      expect(pages).toHaveLength(3);
      const said = [
        ...Object.values<string>(tips[language]),
        ...Object.values<string>(legend[language].signs),
        ...history(language).flatMap(({ about, text }) => [about, text]),
        ...pages.flatMap(page => [page.title, page.caption, ...page.text]),
      ];
      for (const sentence of said) {
        expect(parts(sentence).flatMap(part => (part.kind === 'rule' && !ids.has(part.text) ? [part.text] : []))).toEqual([]);
        expect(sentence, sentence).not.toMatch(/['"]| -\d/);
        if (language === 'fr') expect(sentence, sentence).not.toMatch(/ [:;!?]/);
      }
      for (const tip of Object.values<string>(tips[language]))
        expect(tip.replace(/ ?\{\{.*?\}\}/g, '').split(' ').length, tip).toBeLessThanOrEqual(16);
    }
  });

  test(`${game}: the same notes of history in every language, each with its sources`, () => {
    // French sets a space before its semicolons, in sources too.
    const sources = LANGUAGES.map(language => history(language).map(note => note.sources.replace(/\s;/gu, ';')));
    expect(sources[0].length).toBeGreaterThan(4);
    expect(sources[1]).toEqual(sources[0]);
    expect(sources[2]).toEqual(sources[0]);
  });

  test(`${game}: the book has chapters in every language, and says nothing that only a programmer wants`, () => {
    for (const language of LANGUAGES) {
      const read = language === 'en' ? book : translated(book, parseRules(rules(game, language)));
      const chapters = chaptersOf(read, 'about');
      expect(chapters.length).toBeGreaterThan(7);
      expect(chapters[0]).toMatchObject({ title: 'about', from: 0 });
      expect(chapters.at(-1)?.to).toBe(read.length);
      const head = read.slice(0, chapters[0].to).map(block => ('text' in block ? block.text : ''));
      expect(head.join(' ')).not.toMatch(/`data`|\bids?\b|json|\bcode\b|\btests?\b|normativ/i);
    }
    expect(JSON.stringify(book)).not.toMatch(/No test|Without a test|<!--/);
  });
}
