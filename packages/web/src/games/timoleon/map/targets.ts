import type { Action } from '@polemos/kernel';
import type { View } from '@polemos/timoleon';
import type { Desk } from '../desk.ts';
import { spotOn } from './board.ts';

/** The place of the map that an action means: an argument of its own, or where its leader stands. */
const ARGUMENT: Readonly<Record<string, string>> = {
  deploy: 'zone',
  station: 'zone',
  step: 'place',
  embark: 'place',
  land: 'place',
  retreat: 'place',
  treat: 'zone',
  repair: 'zone',
  recruit: 'zone',
  trireme: 'zone',
  transport: 'zone',
  engine: 'place',
  guard: 'place',
  sack: 'zone',
  element: 'place',
  dispatch: 'area',
  hire: 'area',
  return: 'zone',
  cede: 'zone',
  demand: 'zone',
  forgo: 'zone',
  payPlace: 'place',
  pay: 'place',
  cheer: 'place',
};
const BY_LEADER = new Set(['activate', 'court', 'suborn']);

export const stepOf = ({ shown }: Desk): string => shown.pending[0]?.step ?? '';
/** Where an action happens, as the game names places. */
export function placeOfAction(view: View, action: Action): string | null {
  if (BY_LEADER.has(action.type)) return view.leaders[String(action.leader)]?.place ?? null;
  const argument = ARGUMENT[action.type];
  return argument === undefined ? null : String(action[argument]);
}

/** Decisions whose actions must be narrowed down beside the map before places light up. */
const CHOOSE_TYPE = new Set(['operations', 'drafting', 'maintenance']);
/** What may be clicked now. */
export function litActions(desk: Desk): readonly Action[] {
  const { asked, choice, view } = desk;
  if (!asked) return [];
  if (CHOOSE_TYPE.has(stepOf(desk)) && choice.picked.type === undefined)
    return stepOf(desk) === 'operations' ? choice.candidates.filter(({ type }) => type === 'activate') : [];
  if (stepOf(desk) === 'deployment' && choice.picked.unit === undefined && choice.picked.leader === undefined) return [];
  // Who stays behind is named beside the map: a click on the army's own place must not leave a leader there.
  const candidates = stepOf(desk) === 'march' ? choice.candidates.filter(({ type }) => type !== 'station') : choice.candidates;
  return candidates.filter(action => placeOfAction(view, action) !== null);
}

/** All that may be done at a spot of the map, by its field, city and port, and by who stands there. */
export const actsAt = (desk: Desk, spot: string): readonly Action[] =>
  litActions(desk).filter(action => {
    const place = placeOfAction(desk.view, action);
    return place !== null && (place.split('.')[0] === spot || (spot === 'syracuse' && spotOn(null, place) === spot));
  });

/** A click: the one legal action there; or, for its reason, the one that would have been meant. */
export function actionAt(desk: Desk, spot: string): Action | null {
  if (!desk.asked) return null;
  const here = actsAt(desk, spot);
  if (here.length === 1) return here[0];
  if (here.length > 1) return main(here);
  return meant(desk, spot);
}
/** Into the field before into the city or the port: one thing is meant by a click, the others are listed beside the map. */
function main(here: readonly Action[]): Action | null {
  const fields = here.filter(action => !String(action.place ?? '').includes('.'));
  return fields.length === 1 && fields[0].type !== 'element' ? fields[0] : null;
}

function meant({ shown, choice, view, seat }: Desk, spot: string): Action | null {
  const step = shown.pending[0]?.step;
  const sea = spot.startsWith('sea_') || spot.endsWith('_harbour');
  if (step === 'march') return { type: shown.legal.some(({ type }) => type === 'land') && !sea ? 'land' : 'step', place: spot };
  if (step === 'retreat' || step === 'shelter' || step === 'leaving' || step === 'landfall')
    return { type: 'retreat', place: spot };
  if (sea) return null;
  if (step === 'deployment') {
    const { unit, leader } = choice.picked;
    if (unit !== undefined) return { type: 'deploy', unit, zone: spot };
    return leader === undefined ? null : { type: 'station', leader, zone: spot };
  }
  if (step !== 'operations') return null;
  const type = String(choice.picked.type ?? 'activate');
  if (type === 'activate') {
    const here = Object.entries(view.leaders).filter(([, { place }]) => place.split('.')[0] === spot);
    // One's own leader is meant, also where a stranger stands with him.
    const leader = (here.find(([, { owner }]) => owner === seat) ?? here[0])?.[0];
    return leader === undefined ? null : { type, leader };
  }
  const argument = ARGUMENT[type];
  return argument === 'zone' && type !== 'return' ? { type, zone: spot } : null;
}
