import { Match, seededDice } from '@polemos/kernel';
import { peloponnesianWar } from '@polemos/peloponnesian-war';

/** A kept match of The Fall of Sparta at the beginning of its last operations, with the Persians in the war. */
export function lastTurn(): string {
  const match = Match.begin(peloponnesianWar, {
    match: 'leuctra',
    setup: {
      scenario: 'fall-of-sparta',
      options: { players: 'two', edition: 'second' },
      position: {
        phase: 'persians',
        turn: 7,
        player: 'athens',
        initialDone: { athens: false, sparta: true },
        passed: { athens: false, sparta: true },
        forces: {
          athens: { 'athenian-hoplite': 4 },
          thebes: { 'theban-hoplite': 8, 'sacred-band': 2 },
          sparta: { 'home-guard': 3, 'spartan-hoplite': 4 },
        },
        leaders: {
          tissaphernes: 'persian-army',
          'persian-conon': 'persian-navy',
          pharnabazus: 'satrap',
          ismenias: 'cup',
          agesilaus: 'cup',
          'thrasybulus-fos': 'cup',
          epaminondas: 'thebes',
        },
        drawn: { athens: 'epaminondas', sparta: null },
        special: {
          role: 'anti-sparta',
          belligerent: true,
          entered: true,
          persians: [
            { at: 'sardis', units: { 'persian-cavalry': 10, 'persian-infantry': 4 } },
            { at: 'lindus', units: { 'persian-naval': 6 } },
            { at: 'cyzicus', units: { 'persian-cavalry': 4 } },
          ],
        },
      },
    },
    dice: seededDice('Leuctra'),
  });
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  return JSON.stringify({ ...match.log(), polemos: { way: 'hotseat', players: {} } });
}

interface Wanted {
  readonly most: number;
  /** How many further operations of a turn, of both sides together. */
  readonly operations: number;
  /** The turn that is not played any more. */
  readonly until?: string;
}
export interface Clicked {
  /** What was asked, without the names of spaces and commanders. */
  readonly asks: readonly string[];
  readonly clicks: number;
  /** Turns as the frieze showed them. */
  readonly turns: readonly string[];
  readonly end: string;
}

/**
 * Runs in the page and knows nothing of this file: answers whatever is asked by clicks, to the end of the war or to a turn.
 * Which of several: by a small counter, not by chance.
 */
export async function clickOnward({ most, operations, until: last }: Wanted): Promise<Clicked> {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const one = (selector: string) => document.querySelector(selector);
  const click = (what: Element | null | undefined) =>
    what?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const titled = (pattern: RegExp) =>
    all('.ask button').find(button => pattern.test(button.getAttribute('aria-label') ?? button.textContent?.trim() ?? ''));
  const title = () => one('.ask h1')?.textContent?.trim() ?? '';
  const picture = () =>
    `${one('.match')?.getAttribute('data-version')} ${one('.story') !== null} ${title()} ${one('.stepper .num')?.textContent} ${all('.place.lit').length}`;
  const until = async (holds: () => boolean, what: string) => {
    for (let tries = 0; !holds(); tries++) {
      if (tries > 3_000) throw new Error(`stuck at ${what}: ${picture()} ${one('.ask')?.textContent?.slice(0, 300)}`);
      await new Promise(resolve => setTimeout(resolve, 25));
    }
  };
  const over = () => one('.ask .caps')?.textContent === 'The war is over';
  const lit = (n: number) => {
    const places = all('.place.lit .symbol');
    click(places[(n * 7) % Math.max(1, places.length)]);
  };
  const asks = new Set<string>();
  const turns = new Set<string>();
  let operated = 0;
  for (let n = 1; n < most; n++) {
    await until(() => one('.story') !== null || over() || all('.ask button').length + all('.place.lit').length > 0, title());
    if (over() || one('.turn-line b')?.textContent === last)
      return { asks: [...asks], turns: [...turns], clicks: n - 1, end: one('.ask')?.textContent ?? '' };
    const before = picture();
    const asked = title();
    const turn = one('.turn-line b')?.textContent ?? '';
    if (!turns.has(turn)) operated = 0;
    turns.add(turn);
    asks.add(
      asked.replace(/ at .*| gathers.*|^Where do \d.*? go\?$/, words => (words.startsWith('Where') ? 'Where do they go?' : '')),
    );
    if (one('.story') !== null) click(all('.player-bar .btn').at(-1));
    else if (asked === 'An operation, or pass?') {
      const another = titled(/^Try an operation/);
      const goes = operated++ < operations && another?.getAttribute('aria-disabled') !== 'true';
      click(goes ? another : titled(/^Pass/));
    } else if (asked.startsWith('Intercept at')) click(titled(n % 3 === 0 ? /^Intercept/ : /^Let them pass/) ?? titled(/^Let/));
    else if (asked.startsWith('Build for')) click(titled(/^Stop building/));
    else if (asked === 'Do the Persians move?' && n % 2 === 0) click(titled(/stay$/));
    else if (/^Where do \d/.test(asked)) click(titled(/^Send all to/) ?? one('.options .btn'));
    else if (asked.includes(' gathers at ')) {
      const march = titled(/^March to/);
      const activate = titled(/^Activate/);
      const more = all('.stepper button[aria-disabled=false]').find(button =>
        button.getAttribute('aria-label')?.startsWith('One more'),
      );
      if (activate !== undefined) click(activate);
      else if (march !== undefined && march.getAttribute('aria-disabled') !== 'true') click(march);
      else if (more !== undefined) click(more);
      else if (titled(/^Cancel the operation/) !== undefined) click(titled(/^Cancel the operation/));
      else lit(n);
    } else if (one('.options .btn') !== null) click(one('.options .btn'));
    else if (all('.place.lit').length > 0) lit(n);
    else click(one('.ask .btn'));
    await until(() => picture() !== before || over(), asked);
  }
  throw new Error(`no end after ${most} clicks: ${[...asks].join(', ')}`);
}
