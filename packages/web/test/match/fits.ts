/**
 * Runs in the page: what does not fit. Words that run out of their button, tab or heading; what has to be pressed and lies
 * beyond the edge of the window; neighbours in a bar that lie over each other.
 */
export function misfits(): string[] {
  const found: string[] = [];
  const shown = (element: Element): DOMRect | null => {
    const box = element.getBoundingClientRect();
    // What is there for a reader of the screen alone is a point.
    return box.width > 2 && box.height > 2 && element.checkVisibility({ visibilityProperty: true }) ? box : null;
  };
  const named = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  for (const element of document.querySelectorAll('button, .btn, .tab, h1, h2, .who b, .caps')) {
    const box = shown(element);
    if (box === null || element.closest('svg, [hidden], .sr') !== null) continue;
    // What a reader of the screen alone gets is in it somewhere, and counts for its width.
    if (element.querySelector('.sr') === null && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      found.push(`runs over: ${named(element)}`);
    const frame = element.closest('.dialog')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const beyond = box.left < frame.left - 1 || box.right > frame.right + 1;
    if (beyond && (element.closest('.dialog') !== null || !scrolls(element.parentElement)))
      found.push(`outside: ${named(element)}`);
  }
  // Letters stay inside what they are written on, to the left as well; what is cut on purpose ends in dots.
  for (const element of document.querySelectorAll('.dock button, .tabs button, .acts .btn, .cta > *, .zoom-buttons button')) {
    const box = shown(element);
    if (box === null) continue;
    const letters = document.createRange();
    letters.selectNodeContents(element.querySelector(':scope > span:not(.sr)') ?? element);
    const { left, right, width } = letters.getBoundingClientRect();
    if (width > 2 && (left < box.left - 1 || right > box.right + 1)) found.push(`letters run out: ${named(element)}`);
  }
  // What one's own box says stays inside it.
  for (const box of document.querySelectorAll('.box'))
    if (shown(box) !== null && box.scrollHeight > box.clientHeight + 1) found.push(`runs over at the foot: ${named(box)}`);
  // A sentence on a button is one piece: parts of it beside each other are columns.
  for (const button of document.querySelectorAll('.btn')) {
    if (shown(button) === null || !/flex|grid/.test(getComputedStyle(button).display)) continue;
    const isCut = [...button.childNodes].some(
      one => one.nodeType === 3 && (one.textContent ?? '').trim() !== '' && one.nextSibling?.nodeName === 'B',
    );
    if (isCut) found.push(`a sentence in pieces: ${named(button)}`);
  }
  // A finger needs room; the signs of panels are told apart.
  for (const element of document.querySelectorAll('.phone .zoom-buttons button, .tablet .zoom-buttons button')) {
    const box = shown(element);
    if (box !== null && (box.width < 43 || box.height < 35)) found.push(`too small for a finger: ${element.ariaLabel}`);
  }
  const signs = [...document.querySelectorAll('.dock button use')].map(sign => sign.getAttribute('href'));
  if (new Set(signs).size < signs.length) found.push(`one sign for several panels: ${signs.join()}`);
  // The one button that goes on is in view, whatever scrolls; a chip whose place is in view is not cut off by the map's edge.
  for (const element of document.querySelectorAll('.ask .btn.primary, .dialog-acts .btn.primary')) {
    const box = shown(element);
    if (box !== null && (box.bottom > innerHeight + 1 || box.top < 0)) found.push(`primary out of view: ${named(element)}`);
  }
  const map = document.querySelector('.match .pane')?.getBoundingClientRect();
  for (const chip of map === undefined ? [] : document.querySelectorAll('.match .chips > .place')) {
    const place = document.querySelector(`.match [data-place="${chip.getAttribute('data-on')}"] .hit`);
    const at = place?.getBoundingClientRect();
    if (map === undefined || at === undefined) continue;
    const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
    if (x < map.left + 12 || x > map.right - 12 || y < map.top + 12 || y > map.bottom - 12) continue;
    for (const part of chip.querySelectorAll('.stack-base, .stack-rim')) {
      const box = part.getBoundingClientRect();
      if (box.left < map.left - 1 || box.right > map.right + 1 || box.top < map.top - 1 || box.bottom > map.bottom + 1)
        found.push(`chip off the map: ${chip.getAttribute('data-chip')}`);
    }
  }
  // What stands on the map's own plates (lands abroad) is whole where the whole map is seen: phones begin nearer, held either way.
  const isPhone = innerWidth < 720 || (innerHeight <= 520 && innerWidth >= 1.5 * innerHeight);
  for (const plate of isPhone ? [] : document.querySelectorAll('.match .pool-mark rect')) {
    if (map === undefined) break;
    const box = plate.getBoundingClientRect();
    if (box.left < map.left - 1 || box.right > map.right + 1 || box.bottom > map.bottom + 1)
      found.push(`off the map: ${plate.parentElement?.textContent}`);
  }
  const overlap = (one: DOMRect, other: DOMRect) => ({
    across: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    down: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  });
  for (const bar of document.querySelectorAll(
    '.frieze, .ledger, .phone-bar, .phone-ledgers, .phone-ledger, .dock, .dialog-acts, .cta, .acts, .tabs',
  )) {
    const parts = [...bar.children].map(part => [part, shown(part)] as const);
    for (const [n, [a, one]] of parts.entries())
      for (const [b, other] of parts.slice(n + 1)) {
        if (one === null || other === null) continue;
        const { across, down } = overlap(one, other);
        if (across > 2 && down > 2) found.push(`over each other: ${named(a)} and ${named(b)}`);
      }
  }
  const words = [...document.querySelectorAll('.dock span, .frieze b, .frieze .caps, .frieze dd, .frieze dt')].flatMap(
    element => {
      const box = shown(element);
      return box === null ? [] : [[element, box] as const];
    },
  );
  for (const [n, [a, one]] of words.entries())
    for (const [b, other] of words.slice(n + 1)) {
      if (a.contains(b) || b.contains(a)) continue;
      const { across, down } = overlap(one, other);
      // Lines of different letters stand in each other's leading.
      if (across > 1 && down > 6) found.push(`words over each other: ${named(a)} and ${named(b)}`);
    }
  return found;
}
