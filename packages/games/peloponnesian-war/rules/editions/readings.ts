// Where a sentence of a rulebook can be read in two ways and both change play: the letter of that edition's own text is
// played, and the other way can be chosen for a match. A match keeps its readings as bits of `State.readings`.

/** By edition: 0 the second, 1 the first, as in `EDITIONS`. */
const SECOND = 1;
const FIRST = 2;
const BOTH = 3;

export interface Reading {
  /** Its option of the set-up, and its name in a position. */
  readonly option: string;
  readonly field: string;
  readonly rule: string;
  readonly editions: number;
  /** What is played where nothing is chosen. */
  readonly usual?: true;
  /** Where it can make a difference; everywhere if not said. */
  readonly scenarios?: readonly string[];
}

const WAR = ['campaign', 'archidamian'];
const LATE = ['decelean', 'fall-of-athens'];
const reading = (
  option: string,
  rule: string,
  editions: number,
  more: Pick<Reading, 'usual' | 'scenarios'> & { readonly field?: string } = {},
): Reading => ({ option, field: option.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()), rule, editions, ...more });

/** In the order of the book; never reordered, only appended to: the place of a reading is its bit. */
export const READINGS: readonly Reading[] = [
  reading('half-of-whole-force', 'PW-R9', BOTH, { usual: true }),
  reading('fall-of-athens-returns', 'PW-R51', SECOND, { field: 'endsOnReturn', scenarios: ['fall-of-athens'] }),
  reading('surrender-by-turn-number', 'PW1-R11', FIRST, { field: 'surrenderByNumber', scenarios: LATE }),
  reading('amphipolis-barred', 'PW-R37', SECOND),
  reading('long-walls-leader', 'PW1-5.3.1-c', FIRST),
  reading('hostages-from-next-turn', 'PW-R17', BOTH),
  reading('helot-space-by-area', 'PW-R25', BOTH),
  reading('nicias-at-selection', 'PW-R47', SECOND, { scenarios: ['campaign'] }),
  reading('minor-powers-once', 'PW-R63', SECOND, { scenarios: WAR }),
  reading('dionysius-in-sicily', 'PW-R70', SECOND, { scenarios: ['fall-of-sparta'] }),
  reading('epidamnos-through-own-spaces', 'PW-R77', SECOND),
  reading('chios-half-to-corcyra', 'PW-R120', SECOND),
  reading('rebels-of-their-side', 'PW-R126', SECOND, { scenarios: ['first-war', 'fall-of-sparta'] }),
  reading('cadmea-stills-all', 'PW-R177', SECOND, { scenarios: ['fall-of-sparta'] }),
  reading('sicily-thousand', 'PW1-R3', FIRST),
  reading('any-commander-at-home', 'PW1-R5', FIRST),
  reading('eisphora-once', 'PW1-R16', FIRST, { scenarios: ['campaign'] }),
  reading('neutrals-as-objectives', 'PW1-R21', FIRST, { scenarios: [...WAR, 'decelean'] }),
  reading('area-rolled-again', 'PW1-R22', FIRST),
  reading('set-up-deaths-count', 'PW1-R23', FIRST, { scenarios: LATE }),
  reading('cavalry-stays-in-its-city', 'PW1-R24', FIRST),
  reading('type-before-nationality', 'PW1-R25', FIRST),
  reading('fortress-needs-siege', 'PW1-R26', FIRST),
];
const bit = (option: string): number => {
  const place = READINGS.findIndex(one => one.option === option);
  if (place < 0) throw new Error(`no reading ${option}`);
  return 1 << place;
};
export const HALF_OF_WHOLE_FORCE: number = bit('half-of-whole-force');
export const ENDS_ON_RETURN: number = bit('fall-of-athens-returns');
export const SURRENDER_BY_NUMBER: number = bit('surrender-by-turn-number');
export const AMPHIPOLIS_BARRED: number = bit('amphipolis-barred');
export const LONG_WALLS_LEADER: number = bit('long-walls-leader');
export const HOSTAGES_FROM_NEXT_TURN: number = bit('hostages-from-next-turn');
export const HELOT_SPACE_BY_AREA: number = bit('helot-space-by-area');
export const NICIAS_AT_SELECTION: number = bit('nicias-at-selection');
export const MINOR_POWERS_ONCE: number = bit('minor-powers-once');
export const DIONYSIUS_IN_SICILY: number = bit('dionysius-in-sicily');
export const EPIDAMNOS_THROUGH_OWN_SPACES: number = bit('epidamnos-through-own-spaces');
export const CHIOS_HALF_TO_CORCYRA: number = bit('chios-half-to-corcyra');
export const REBELS_OF_THEIR_SIDE: number = bit('rebels-of-their-side');
export const CADMEA_STILLS_ALL: number = bit('cadmea-stills-all');
export const SICILY_THOUSAND: number = bit('sicily-thousand');
export const ANY_COMMANDER_AT_HOME: number = bit('any-commander-at-home');
export const EISPHORA_ONCE: number = bit('eisphora-once');
export const NEUTRALS_AS_OBJECTIVES: number = bit('neutrals-as-objectives');
export const AREA_ROLLED_AGAIN: number = bit('area-rolled-again');
export const SET_UP_DEATHS_COUNT: number = bit('set-up-deaths-count');
export const CAVALRY_STAYS: number = bit('cavalry-stays-in-its-city');
export const TYPE_BEFORE_NATIONALITY: number = bit('type-before-nationality');
export const FORTRESS_NEEDS_SIEGE: number = bit('fortress-needs-siege');

/** By edition: the readings that it knows, as bits. */
const KNOWN: readonly number[] = [SECOND, FIRST].map(edition =>
  READINGS.reduce((bits, { editions }, place) => ((editions & edition) === 0 ? bits : bits | (1 << place)), 0),
);
export const knownReadings = (edition: number): number => KNOWN[edition];

/** What `chosen` says, by the option's id or by its name in a position; what it leaves open as in `before`. */
export function readingsOf(
  edition: number,
  chosen: Readonly<Record<string, unknown>>,
  by: 'option' | 'field',
  before: number,
): number {
  let bits = before;
  READINGS.forEach((one, place) => {
    const value = chosen[one[by]];
    if (typeof value === 'boolean') bits = value ? bits | (1 << place) : bits & ~(1 << place);
  });
  return bits & KNOWN[edition];
}
/** Where nothing is chosen. */
export const USUAL_READINGS: number = READINGS.reduce((bits, { usual }, place) => (usual ? bits | (1 << place) : bits), 0);
/** As positions and views say it: those that the edition knows. */
export const writtenReadings = (edition: number, readings: number): Record<string, boolean> =>
  Object.fromEntries(
    READINGS.flatMap(({ field }, place) =>
      (KNOWN[edition] & (1 << place)) === 0 ? [] : [[field, (readings & (1 << place)) !== 0]],
    ),
  );

/** Whether a match is played by this reading. */
export const plays = (s: { readonly readings: number }, which: number): boolean => (s.readings & which) !== 0;

export const IN_SECOND = SECOND;
export const IN_FIRST = FIRST;
