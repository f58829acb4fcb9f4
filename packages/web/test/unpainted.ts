import type { BrowserContext, Page } from 'playwright-core';

/**
 * Pages of tests are laid out, hit and read like any other, but not painted: nobody looks at them, and painting was a third of their
 * time. What is seen through is not painted at all.
 */
export const unseen = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets.push(sheet);
  });

/** The map is in the page, but not even laid out: for a whole match by clicks from within the page, which hit nothing. */
export const unpainted = (page: Page, on = true): Promise<void> =>
  page.evaluate(hidden => {
    const style = '.carried { content-visibility: hidden }';
    const others = document.adoptedStyleSheets.filter(({ cssRules }) => !cssRules[0]?.cssText.startsWith('.carried'));
    const sheet = new CSSStyleSheet();
    if (hidden) sheet.replaceSync(style);
    document.adoptedStyleSheets = [...others, sheet];
  }, on);
