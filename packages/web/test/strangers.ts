import type { Page } from 'playwright-core';

/**
 * All words on the page, shown or spoken, that have a letter in odd number, a capital at their head counting as its letter: they come from no
 * text folder. What is not ours to translate is left out: rule ids, the rulebook itself, Greek, names of languages, names of keys.
 */
export const strangers = (page: Page, within = 'body'): Promise<readonly string[]> =>
  page.evaluate(where => {
    const left = '.rules, code, kbd, [lang=grc], .languages, script, style, .rule, option[lang]';
    const found = new Set<string>();
    const look = (text: string | null): void => {
      const said = (text ?? '')
        .replace(/\b[A-Z]{2}\d?-[\w.-]+/g, ' ')
        .replace(/\p{Script=Greek}+/gu, ' ')
        .replace(/\p{L}+…/gu, ' '); // cut off in the middle
      for (const word of said.match(/\p{L}{2,}/gu) ?? [])
        if ([...word.toLowerCase().matchAll(/(\p{L})\1*/gu)].some(([run]) => run.length % 2 === 1))
          found.add(`${word} | ${said.trim().slice(0, 60)}`);
    };
    for (const root of document.querySelectorAll(where)) {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) if (walk.currentNode.parentElement?.closest(left) === null) look(walk.currentNode.textContent);
      for (const element of [root, ...root.querySelectorAll('[aria-label], [title], [placeholder]')])
        if (element.closest(left) === null)
          for (const name of ['aria-label', 'title', 'placeholder']) look(element.getAttribute(name));
    }
    return [...found];
  }, within);

/** Everything that can be opened in the page without leaving it. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
