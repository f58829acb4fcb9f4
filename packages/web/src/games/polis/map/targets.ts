import type { Action } from '@polemos/kernel';
import type { PolisDesk } from '../desk.ts';
import { isSea, POLIS, SPACE, TERRITORY } from './board.ts';

/** The place that a click on the map means for an action, by its type; what is chosen elsewhere is left out. */
const ARGUMENT: Readonly<Record<string, string>> = {
  hoplites: 'polis',
  galleys: 'polis',
  merchants: 'polis',
  project: 'polis',
  march: 'territory',
  sail: 'sea',
  besiege: 'polis',
  tax: 'territory',
  barter: 'space',
  buy: 'space',
  proxenos: 'polis',
  free: 'polis',
  civilWar: 'polis',
  hoplite: 'from',
  galley: 'from',
  fight: 'region',
  release: 'polis',
  grow: 'polis',
  send: 'region',
  station: 'region',
  remove: 'region',
  switch: 'polis',
};
/** Arguments that are chosen beside the map. */
const BESIDE: Readonly<Record<string, string>> = {
  galleys: 'sea',
  project: 'project',
  proxenos: 'way',
  hoplite: 'way',
};

export const stepOf = ({ shown }: PolisDesk): string => shown.pending[0]?.step ?? '';
export const targetOf = (action: Action): string | null => {
  const argument = ARGUMENT[action.type];
  return argument === undefined ? null : String(action[argument]);
};

/** What may be clicked now. In a turn an action must be chosen first; then its places are lit. */
export function litActions({ asked, choice, shown }: PolisDesk): readonly Action[] {
  if (!asked) return [];
  if (shown.pending[0]?.step === 'turn' && choice.picked.type === undefined) return [];
  return choice.candidates.filter(action => targetOf(action) !== null);
}

/** A click: the one legal action there; or, for its reason, the one that would have been meant. */
export function actionAt(desk: PolisDesk, place: string): Action | null {
  const here = litActions(desk).filter(action => targetOf(action) === place);
  if (here.length === 1) return here[0];
  if (here.length > 1) return null;
  return desk.asked ? meant(desk, place) : null;
}

const fits = (argument: string, place: string): boolean =>
  argument === 'polis' || argument === 'to'
    ? place in POLIS
    : argument === 'territory'
      ? place in TERRITORY
      : argument === 'sea'
        ? isSea(place)
        : argument === 'space'
          ? place in SPACE
          : argument === 'region'
            ? place in TERRITORY || isSea(place)
            : true;

const CLOSED = 'why ';
/** An action of the turn that is possible nowhere, chosen to hear why. */
export const closedOf = ({ choice, shown }: PolisDesk): string | null => {
  const type = choice.sieve?.startsWith(CLOSED) === true ? choice.sieve.slice(CLOSED.length) : null;
  return type === null || shown.pending[0]?.step !== 'turn' || shown.legal.some(one => one.type === type) ? null : type;
};
export const whyOf = (type: string): string => `${CLOSED}${type}`;

function meant(desk: PolisDesk, place: string): Action | null {
  const { choice, shown } = desk;
  const closed = choice.picked.type === undefined ? closedOf(desk) : null;
  const type = String(choice.picked.type ?? closed ?? shown.legal.find(({ type: one }) => one in ARGUMENT)?.type ?? '');
  const argument = ARGUMENT[type];
  if (argument === undefined || (shown.pending[0]?.step === 'turn' && choice.picked.type === undefined && closed === null))
    return null;
  if (type === 'hoplite' && !(place in TERRITORY)) return null;
  if (type === 'galley' && !isSea(place)) return null;
  if (!fits(argument, place)) return null;
  const beside = BESIDE[type];
  if (beside === undefined) return { type, [argument]: place };
  const fallback =
    beside === 'way'
      ? 'land'
      : type === 'galleys'
        ? (POLIS[place].portSeas[0] ?? 'ionio')
        : (shown.legal.find(one => one.type === type)?.[beside] ?? (type === 'project' ? desk.view.display[0] : undefined));
  const chosen = choice.picked[beside] ?? fallback;
  return chosen === undefined ? null : { type, [argument]: place, [beside]: chosen };
}
