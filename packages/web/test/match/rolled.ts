export interface Wanted {
  /** Clicks, at most. */
  readonly most: number;
  /** What is answered first where it is offered, as selectors. */
  readonly plain: readonly string[];
  /** It is over when such a thing stands on the page, with these words. */
  readonly until: readonly [selector: string, words: string];
}
export interface Rolled {
  readonly clicks: number;
  /** What fell, each as it was asked for: who rolls, and for what. */
  readonly asked: readonly string[];
  /** Rolls whose faces stood in groups, by what they do. */
  readonly grouped: number;
  /** The most pieces that a moment told to move on the real map. */
  readonly moves: number;
  /** What was asked for again when the last entry was corrected, and after it. */
  readonly corrected: readonly [string, string] | null;
  readonly done: boolean;
}

/**
 * Runs in the page and knows nothing of this file nor of any game: people at a real table, who type what their dice show, take one entry
 * back, and answer what they are asked.
 */
export async function rollOn({ most, plain, until }: Wanted): Promise<Rolled> {
  const all = <E extends HTMLElement>(selector: string): E[] => [...document.querySelectorAll<E>(selector)];
  const said = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? '';
  const isOpen = (button: HTMLElement): boolean =>
    button.getAttribute('aria-disabled') !== 'true' && !(button as HTMLButtonElement).disabled && button.checkVisibility();
  const settled = (act: () => void): Promise<void> =>
    new Promise(resolve => {
      let quiet = setTimeout(done, 400);
      const watch = new MutationObserver(() => {
        clearTimeout(quiet);
        quiet = setTimeout(done, 25);
      });
      function done(): void {
        watch.disconnect();
        resolve();
      }
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      act();
    });
  const click = (what: Element): Promise<void> =>
    settled(() => what.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  const faces = (): HTMLElement[] => all('.companion .needs [data-face]').filter(isOpen);
  const onward = (): HTMLElement[] => all('.stop .btn.primary, .curtain .btn, .recap .btn.primary').filter(isOpen);
  const answers = (): HTMLElement[] => {
    for (const selector of plain) {
      const found = all(selector).filter(isOpen);
      if (found.length > 0) return found;
    }
    return [...all('.ask:not(.companion) .btn.primary'), ...all('.ask:not(.companion) button:not(.rule, .figure button)')].filter(
      isOpen,
    );
  };
  const over = (): boolean => said(until[0]).includes(until[1]) && document.querySelector(until[0]) !== null;
  let dice = 7;
  const chance = (n: number): number => {
    dice = (Math.imul(dice, 1_103_515_245) + 12_345) >>> 0;
    return (dice >>> 8) % n;
  };
  const asked: string[] = [];
  let [clicks, grouped, moves, taken] = [0, 0, 0, ''];
  let corrected: [string, string] | null = null;
  for (; clicks < most && !over(); clicks++) {
    for (let tries = 0; onward().length + faces().length + answers().length === 0 && !over(); tries++) {
      if (tries > 800) throw new Error(`a dead end: ${said('.match').slice(0, 400)}`);
      await new Promise(resolve => setTimeout(resolve, 25));
    }
    if (over()) break;
    if (onward().length > 0) await click(onward()[0]);
    else if (faces().length > 0) {
      const now = said('.companion .wanted');
      moves = Math.max(moves, all('.companion .moves li').length);
      if (all('.companion fieldset legend').length > 1) grouped++;
      const again = all('.correct').filter(isOpen)[0];
      // Before the first roll of an action the same button leaves it.
      const entered = Number.parseInt(said('.companion-foot small'), 10) || 0;
      if (corrected === null && taken !== '' && entered > 0 && again !== undefined) {
        await click(again);
        corrected = [taken, said('.companion .wanted')];
        continue;
      }
      asked.push(now);
      taken = now;
      const open = faces();
      await click(open[chance(open.length)]);
    } else await click(answers()[0]);
  }
  return { clicks, asked, grouped, moves, corrected, done: over() };
}
