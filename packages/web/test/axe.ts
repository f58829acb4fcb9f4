import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Flaw {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}
interface Wanted {
  /** Of these rules; else of all. */
  readonly rules?: readonly string[];
  /** What has changed since the whole page was looked at; where there is no such part, the whole page. */
  readonly within?: string | undefined;
}

/** Runs in the page. It is not painted (see unpainted.ts), and axe must not take it for invisible: it has no contrast to look at then. */
function seem(): void {
  const real = window.getComputedStyle;
  window.getComputedStyle = (element, pseudo) => {
    const style = real(element, pseudo);
    if (element !== document.documentElement) return style;
    const get = (_: CSSStyleDeclaration, name: string | symbol): unknown => {
      if (name === 'opacity') return '1';
      if (name === 'getPropertyValue') return (of: string) => (of === 'opacity' ? '1' : style.getPropertyValue(of));
      const value = Reflect.get(style, name);
      return typeof value === 'function' ? value.bind(style) : value;
    };
    return new Proxy(style, { get });
  };
}

async function found(page: Page, { rules, within }: Wanted): Promise<readonly Flaw[]> {
  // By the debugger, not by a script of the page: the page allows none.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axe.source);
    await page.evaluate(seem);
  }
  return page.evaluate(
    async ([only, part]) => {
      const { run } = (globalThis as unknown as { axe: { run(on: Node, how: object): Promise<{ violations: Flaw[] }> } }).axe;
      const on = (part === null ? null : document.querySelector(part)) ?? document;
      // Only what is wrong is written down: a page has thousands of things that are right.
      const how = { resultTypes: ['violations'], preload: false, ...(only === null ? {} : { runOnly: only }) };
      return (await run(on, how)).violations;
    },
    [rules ?? null, within ?? null] as const,
  );
}
const told = ({ id, nodes }: Flaw): string =>
  `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(' | ')}`;

/** What keeps the page, or a part of it, from WCAG 2.0, level AA. */
export const violations = async (page: Page, within?: string): Promise<readonly string[]> =>
  (await found(page, { rules: ['wcag2a', 'wcag2aa'], within })).map(told);

/** The same of WCAG 2.1. */
export const violations21 = async (page: Page): Promise<readonly string[]> =>
  (await found(page, { rules: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] })).map(told);

/** What axe calls serious or critical, whoever asks for it. */
export const serious = async (page: Page, within?: string): Promise<readonly string[]> =>
  (await found(page, { within })).filter(({ impact }) => impact === 'serious' || impact === 'critical').map(told);
