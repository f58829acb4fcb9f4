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
        'no-auguries persians-march auguries first-operation let-pass passed objective defence objective-rolled force-required gathering activated route interception skirmish ravaged left-behind operation-ends expedition-ends cause-rebellion storm',
      ],
      [
        3,
        'siege-begins siege-lifted siege order going-home stays leader-died null-battle persians-beaten persians-return persians-leave',
      ],
      [4, 'rebellion-tested spread-roll helots'],
      [5, 'control income built garrison thebes-freed messenia kings-peace persians-replace'],
      [6, 'bellicosity surrender armistice bellicosity-reset recalled returned hostages-freed turn-ends scenario-ends'],
    ] as const
  ).flatMap(([phase, kinds]) => kinds.split(' ').map(kind => [kind, phase])),
);
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

/** Neighbours follow a rebel in the Rebellion Phase (PW-7.2), and after an event of the Political Phase. */
export const phaseOfEvent = ({ kind, rule }: PeloponnesianEvent): number | null =>
  kind === 'spread-roll' && !rule.startsWith('PW-7') ? 0 : (PHASE_OF_EVENT[kind] ?? null);
