import type { Page } from 'playwright-core';

/**
 * The map is in the page, but not painted: a whole match by clicks from within the page is not looked at, and painting is much of its
 * time.
 */
export const unpainted = (page: Page, on = true): Promise<void> =>
  page.evaluate(hidden => {
    const sheet = new CSSStyleSheet();
    if (hidden) sheet.replaceSync('.carried { content-visibility: hidden }');
    document.adoptedStyleSheets = [sheet];
  }, on);
