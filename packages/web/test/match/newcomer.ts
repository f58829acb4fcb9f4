export interface Wanted {
  /** Clicks, at most. */
  readonly most: number;
  readonly seed: number;
}
export interface Played {
  readonly clicks: number;
  /** Decisions taken, of all seats. */
  readonly version: number;
  /** The turn as the frieze says it, each once. */
  readonly turns: readonly string[];
  /** What was clicked although nothing came of it but a no. */
  readonly refused: readonly string[];
  /** Buttons whose sentence falls into columns, part by part. */
  readonly pieces: readonly string[];
  readonly over: boolean;
}

/**
 * Runs in the page and knows nothing of this file nor of any game: somebody new, who clicks what the screen invites to (lit places, open
 * buttons, what stands in the hand), until a turn is over. What invites must not refuse; and there is always something to click.
 */
export async function playOn({ most, seed }: Wanted): Promise<Played> {
  const all = <E extends HTMLElement>(selector: string): E[] => [...document.querySelectorAll<E>(selector)];
  const one = (selector: string): HTMLElement | null => document.querySelector(selector);
  const version = (): number => Number(one('.match')?.dataset.version ?? 0);
  const turn = (): string => one('.turn-line b')?.textContent ?? one('.phone-bar .now span')?.textContent ?? '';
  const over = (): boolean => one('.ask .caps')?.textContent === 'The war is over';
  const rest = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
  const isOpen = (button: HTMLElement): boolean =>
    button.getAttribute('aria-disabled') !== 'true' && !(button as HTMLButtonElement).disabled && button.checkVisibility();
  /** A person sees what a click has done before the next one, however slow the machine is. */
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
  let dice = seed;
  const chance = (n: number): number => {
    dice = (Math.imul(dice, 1_103_515_245) + 12_345) >>> 0;
    return (dice >>> 8) % n;
  };
  /** What goes on by one button, before all else. */
  const onward = (): HTMLElement[] =>
    all('.stop .btn.primary, .opening .btn.primary, .curtain .btn, .recap .btn.primary, .player-bar .btn').filter(isOpen);
  const sealed = (): HTMLElement[] =>
    all('.card-at.pinned .btn.primary, .proposal .btn.primary, .preview .btn.primary').filter(isOpen);
  const inviting = (): HTMLElement[] => [
    ...all('.ask button:not(.rule, .figure button, [role=tab])').filter(isOpen),
    ...all('.hand button, .tray button').filter(isOpen),
    ...all('.board ul.sr button[aria-disabled=false]'),
  ];
  const asked = (): boolean => one('.ask:not(.waiting)') !== null && one('.ask.waiting') === null;
  const turns = new Set<string>([turn()]);
  const refused: string[] = [];
  const pieces = new Set<string>();
  const look = (): void => {
    for (const button of all('.match .btn').filter(one => one.checkVisibility() && one.querySelector(':scope > b') !== null))
      if (
        getComputedStyle(button).display.includes('flex') &&
        [...button.childNodes].some(
          one => one.nodeType === 3 && (one.textContent ?? '').trim() !== '' && one.nextSibling?.nodeName === 'B',
        )
      )
        pieces.add(button.textContent ?? '');
  };
  let clicks = 0;
  while (clicks < most && turns.size < 2 && !over()) {
    for (let tries = 0; onward().length + sealed().length === 0 && !(asked() && inviting().length > 0) && !over(); tries++) {
      if (tries > 1_200) throw new Error(`a dead end: ${one('.match')?.textContent?.slice(0, 400)}`);
      await rest(25);
    }
    if (over()) break;
    turns.add(turn());
    const primary = all('.ask .btn.primary').filter(isOpen);
    const invited = inviting();
    const [next] =
      onward().length > 0
        ? onward().slice(-1)
        : sealed().length > 0
          ? sealed()
          : primary.length > 0 && chance(3) > 0
            ? [primary[chance(primary.length)]]
            : [invited[chance(invited.length)]];
    const [said, before] = [(next.getAttribute('aria-label') ?? next.textContent ?? '').trim().slice(0, 80), version()];
    look();
    await click(next);
    clicks++;
    const no = one('.tip[role=alert], .notice');
    if (no !== null && version() === before) {
      refused.push(`${said}: ${no.textContent}`);
      const pane = one('.pane');
      if (pane !== null) await click(pane);
    }
  }
  return { clicks, version: version(), turns: [...turns], refused, pieces: [...pieces], over: over() };
}
