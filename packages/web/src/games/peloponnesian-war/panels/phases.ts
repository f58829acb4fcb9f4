import type { PeloponnesianEvent } from '@polemos/peloponnesian-war';

/** Which of the seven phases an event belongs to, where its kind tells. */
const PHASE_OF_EVENT: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [
        0,
        'side-kept side-attempt event talents plague allegiance phenomenon corcyra alcibiades delian-rebellion rebellion-roll no-rebellion commander-drawn nicias role confidence city-lost persia-enters cinadon egypt-helps dionysius coup-by-surprise league cadmea cunaxa gold-mine navy-changes long-walls agenda',
      ],
      [1, 'strategy-kept strategy-rolled sci-reset'],
      [
        2,
        'no-auguries persians-march auguries first-operation let-pass passed objective defence objective-rolled force-required gathering commander-called activated route interception skirmish ravaged left-behind operation-ends expedition-ends cause-rebellion storm',
      ],
      [
        3,
        'siege-begins siege-lifted siege order battle-place going-home stays leader-died null-battle persians-beaten persians-return persians-leave',
      ],
      [4, 'rebellion-tested spread-roll helots'],
      [5, 'control income built satrap-sends garrison thebes-freed messenia kings-peace persians-replace'],
      [6, 'bellicosity surrender armistice bellicosity-reset recalled returned hostages-freed turn-ends scenario-ends'],
    ] as const
  ).flatMap(([phase, kinds]) => kinds.split(' ').map(kind => [kind, phase])),
);
const POLITICS = 0;
const COMBAT = 3;
/** What happens in one phase by one rule and in another by another. */
const BY_RULE: Readonly<Record<string, (rule: string) => number | null>> = {
  'spread-roll': rule => (rule.startsWith('PW-7') ? null : POLITICS), // after an event
  ravaged: rule => (/^PW-6\.3|^PW1-5\.3/.test(rule) ? COMBAT : null), // by a siege
  recalled: rule => (rule === 'PW-9.3-d' ? null : rule === 'PW1-R27' ? COMBAT : POLITICS), // else by an armistice
};
/** PW-8.2, PW-9.3, PW-6.4: whoever is placed comes home from a war, out of a shipyard or at a peace: the phase is that of what went before. */
const PLACING: ReadonlySet<string> = new Set(['odd', 'harbour', 'homeward']);
/** Which phase a decision belongs to. */
const PHASE_OF_STEP: Readonly<Record<string, number>> = {
  garrison: 3,
  nextBattle: 3,
  nextSiege: 3,
  build: 5,
  gift: 0,
  goldMine: 0,
  islands: 0,
  manning: 5,
};
/** The phase of what has happened so far. */
export const phaseSoFar = (events: readonly PeloponnesianEvent[]): number | null => {
  const known = events.findLast(event => phaseOfEvent(event) !== null);
  return known === undefined ? null : phaseOfEvent(known);
};
export const phaseAsked = (step: string, events: readonly PeloponnesianEvent[]): number =>
  PLACING.has(step) ? (phaseSoFar(events) ?? 3) : (PHASE_OF_STEP[step] ?? 2);

export const phaseOfEvent = ({ kind, rule }: PeloponnesianEvent): number | null =>
  BY_RULE[kind]?.(rule) ?? PHASE_OF_EVENT[kind] ?? null;
