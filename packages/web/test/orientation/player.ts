import type { Page } from 'playwright-core';

/** Begins a match on the home page: the choices of its dialog by their values, in order. */
export async function beginMatch(page: Page, game: string, choices: readonly string[] = []): Promise<void> {
  await page.evaluate(to => {
    location.hash = `#/new/${to}`;
  }, game);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (const value of choices) await dialog.locator(`[role=radio][value="${value}"]`).click();
  await dialog.locator('.dialog-acts .primary').click();
}
