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
        'siege-begins siege-lifted siege order going-home stays placed no-place leader-died null-battle persians-beaten persians-return persians-leave',
      ],
      [4, 'rebellion-tested spread-roll helots'],
      [5, 'control income built garrison thebes-freed messenia kings-peace persians-replace'],
      [6, 'bellicosity surrender armistice bellicosity-reset recalled returned hostages-freed turn-ends scenario-ends'],
    ] as const
  ).flatMap(([phase, kinds]) => kinds.split(' ').map(kind => [kind, phase])),
);
/** Neighbours follow a rebel in the Rebellion Phase (PW-7.2), and after an event of the Political Phase. */
export const phaseOfEvent = ({ kind, rule }: PeloponnesianEvent): number | null =>
  kind === 'spread-roll' && !rule.startsWith('PW-7') ? 0 : (PHASE_OF_EVENT[kind] ?? null);
