import type { Language } from '@polemos/kernel';
import type { PeloponnesianEvent, View } from '@polemos/peloponnesian-war';
import { type Danger, zones } from '@polemos/peloponnesian-war/forecast';
import { WORDS, type Words } from '@polemos/peloponnesian-war/screens';
import type { Chip, Place, Scene, Step } from '../../../board/scene.ts';
import type { IconName } from '../../../icons/names.ts';
import type { WarDesk } from '../desk.ts';
import { wordsOf } from '../text/coalition.ts';
import { leaderName, leaderSide } from '../text/leaders.ts';
import { capitalised, unitWords } from '../text/unit-words.ts';
import { comingOf, isPersian, ofSide, sumOf, type Units } from '../text/units.ts';
import { objectivesLit } from './aims.ts';
import { COALITION, HOMES, nameOf, OUTLINE, SIDES, type Side, SPACES, type Space } from './board.ts';
import { Fan, gatheringFan } from './Fan.tsx';
import { wayTaken } from './marches.ts';
import { type Ahead, chanceChip, RoadsAhead, roadsOf, Sources, StormCrossing, TrailOf, Zones } from './overlays.tsx';
import { Patterns } from './Patterns.tsx';
import { Markers, SpaceSymbol } from './SpaceSymbol.tsx';
import { chipOf, type Stacked } from './Stack.tsx';

const RADIUS: Readonly<Record<Step, number>> = { 0: 3.4, 1: 5.6, 2: 7.6, 3: 11 };

/** The war as it stands: 193 spaces, stacks beside them, markers, and what is asked or told over them. */
export function scene(desk: WarDesk, step: Step): Scene {
  const { view, layers, language } = desk;
  const lit = litOf(desk);
  const stacks = stacksOf(desk);
  const gathering = desk.asked && step >= 2 && desk.shown.pending[0]?.step === 'expedition' ? gatheringFan(desk) : null;
  const zone = {
    athens: layers.has('zone-athens') ? zones(view, 'athens') : null,
    sparta: layers.has('zone-sparta') ? zones(view, 'sparta') : null,
  };
  const about = desk.telling === null ? null : placeOfEvent(desk.telling);
  const marked = new Set<string>();
  if (about !== null) marked.add(about);
  else if (view.operation?.at != null) marked.add(view.operation.at);
  const roads = roadsOf(desk);
  const dangers = new Map(step === 0 ? [] : (roads?.forecast.roads[0]?.dangers.map(one => [one.space, one] as const) ?? []));
  return {
    places: SPACES.map(space =>
      placeOf(space, {
        view,
        step,
        stacks,
        language,
        lit: lit.has(space.id),
        zone,
        danger: dangers.get(space.id) ?? null,
        fan: view.operation?.at === space.id ? gathering : null,
        sources: desk.layers.has('sources'),
      }),
    ),
    lit,
    pending: desk.proposal !== null && typeof desk.proposal.space === 'string' ? desk.proposal.space : null,
    marked,
    ...framed(desk, desk.pointed === null ? roads : roadsOf({ ...desk, pointed: null })),
    keep: roads?.forecast.roads.flatMap(({ route, dangers }) => [...route, ...dangers.flatMap(({ by }) => by)]) ?? [],
    under: (
      <>
        <Patterns />
        {SIDES.map(side => {
          const one = zone[side];
          return one === null ? null : <Zones key={side} side={side} zone={one} step={step} />;
        })}
        {step > 0 && <StormCrossing />}
        {layers.has('sources') && <Sources />}
        <TrailOf desk={desk} />
        {roads !== null && <RoadsAhead roads={roads} step={step} />}
      </>
    ),
  };
}
export const placeOfEvent = (event: PeloponnesianEvent): string | null =>
  'space' in event && event.space !== undefined ? event.space : 'to' in event ? event.to : null;

/** What a click on a space means now, in words. */
function litOf(desk: WarDesk): ReadonlyMap<string, string> {
  const { asked, choice, shown, language, view } = desk;
  const lit = new Map<string, string>();
  if (!asked) return lit;
  const words = WORDS[language];
  const inciting = choice.picked.type === 'incite';
  // Who has been chosen and not activated would be left behind: nothing leads on until that is said.
  if (comingOf(choice) !== null) return lit;
  const sendsNavy = shown.pending[0]?.step === 'persiansFirst' || choice.picked.type === 'persianNavy';
  if (!inciting) for (const space of objectivesLit(desk)) lit.set(space, words.canBeObjective);
  for (const action of shown.legal) {
    const space = String(action.space ?? '');
    if (action.type === 'objective') continue;
    if (action.type === 'incite' && inciting) lit.set(space, words.canIncite);
    else if (action.type === 'rally') lit.set(space, words.canRally);
    else if (action.type === 'cross' && !lit.has(space)) lit.set(space, words.canCross);
    else if (action.type === 'send') lit.set(space, words.canSend);
    else if (action.type === 'persianArmy' || (action.type === 'persianNavy' && sendsNavy)) lit.set(space, words.hegemony.goes);
    else if (action.type === 'found') lit.set(space, words.hegemony.found);
    else if (action.type === 'man') lit.set(space, words.hegemony.man);
    else if (action.type === 'abandon') lit.set(space, words.hegemony.abandon);
    else if (action.type === 'enlist') lit.set(space, words.hegemony.enlist);
    else if (action.type === 'persians') lit.set(space, words.canFight);
    else if (action.type === 'intercept') lit.set(space, words.canIntercept);
    else if (action.type === 'siege') lit.set(space, words.canFight);
    else if (action.type === 'battle') for (const at of [action.athens, action.sparta]) lit.set(String(at), words.canFight);
    else if (action.type === 'march' && view.operation?.objective != null) lit.set(view.operation.objective, words.canMarch);
  }
  return lit;
}

/** What the ask or the beat is about: the road that is drawn, whoever gives strength, the way ahead. */
function framed({ telling, asked, view, shown }: WarDesk, roads: Ahead | null): Pick<Scene, 'frame'> {
  if (telling?.kind === 'route') return { frame: [telling.from, ...telling.route] };
  if (telling?.kind === 'gathering') {
    return { frame: telling.shares.filter(({ take }) => sumOf(take) > 0).map(({ space }) => space) };
  }
  if (!asked) return {};
  const step = shown.pending[0]?.step;
  if (step === 'odd' || step === 'harbour' || step === 'nextSiege')
    return { frame: shown.legal.map(({ space }) => String(space)) };
  if (step === 'interception' && view.operation?.at != null)
    return { frame: [view.operation.at, ...shown.legal.flatMap(({ space }) => (typeof space === 'string' ? [space] : []))] };
  const { operation } = view;
  if (roads === null || operation?.at == null || operation.objective === null) return {};
  return { frame: [operation.at, operation.objective, ...(roads.forecast.roads[0]?.route ?? [])] };
}

function stacksOf(desk: WarDesk): ReadonlyMap<string, readonly Stacked[]> {
  const { view, telling, events, language } = desk;
  const arrived = telling?.kind === 'operation-ends' ? telling : null;
  const found = new Map<string, Stacked[]>();
  const leaders: Record<string, string[]> = {};
  for (const [leader, place] of Object.entries(view.leaders)) {
    const at = place === 'expedition' ? null : place;
    if (at === null || at === 'cup' || at === 'out' || at === 'aside' || at === 'going-home') continue;
    const key = `${at} ${leaderSide(leader)}`;
    leaders[key] ??= [];
    leaders[key].push(leader);
  }
  const put = (space: string, stack: Stacked): void => {
    const list = found.get(space);
    if (list === undefined) found.set(space, [stack]);
    else list.push(stack);
  };
  for (const side of SIDES)
    for (const { id } of SPACES) {
      const units = ofSide(view.forces[id], side);
      const leader = leaders[`${id} ${side}`]?.[0] ?? null;
      if (sumOf(units) === 0 && leader === null) continue;
      put(id, {
        id: side,
        side,
        leader: leader === null ? null : leaderName(leader, language),
        leaderId: leader,
        units,
        spent: ofSide(view.activated[id], side),
        ...(arrived?.space === id && arrived.side === side ? { way: wayTaken(events, true) } : {}),
      });
    }
  for (const [i, { at, units }] of view.special.persians.entries()) if (at !== null) put(at, persianStack(desk, i, units));
  const { operation } = view;
  if (operation?.at != null)
    put(operation.at, {
      id: 'expedition',
      side: Object.keys(operation.units).some(isPersian) ? 'persia' : (operation.side as Side),
      leader: operation.leader === null ? null : leaderName(operation.leader, language),
      leaderId: operation.leader,
      way: wayTaken(events, telling === null),
      units: operation.units,
      spent: {},
      pending: true,
    });
  return found;
}

const BODIES = ['persian-army', 'persian-navy', 'satrap'] as const;
/** PW-10.5.4.6: Persians are of neither side. */
function persianStack({ view, language }: WarDesk, body: number, units: Units): Stacked {
  const leader = Object.keys(view.leaders).find(id => view.leaders[id] === BODIES[body]) ?? null;
  return {
    id: BODIES[body],
    side: 'persia',
    leader: leader === null ? null : leaderName(leader, language),
    leaderId: leader,
    units,
    spent: {},
  };
}

interface Around {
  readonly view: View;
  readonly step: Step;
  readonly stacks: ReadonlyMap<string, readonly Stacked[]>;
  readonly language: Language;
  readonly lit: boolean;
  /** The chance of an interception is written beside it. */
  readonly danger: Danger | null;
  /** Its stack lies open: the tiles are controls of the ask. */
  readonly fan: Chip | null;
  /** The layer of sources is on. */
  readonly sources: boolean;
  readonly zone: Readonly<Record<Side, Readonly<Record<string, readonly string[]>> | null>>;
}
function markersOf(space: string, view: View, step: Step): readonly IconName[] {
  const found: IconName[] = [];
  if (view.sieges[space] !== undefined) found.push('siege');
  if (view.rebellion.includes(space)) found.push('rebellion');
  if (step > 0 && view.ravaged.includes(space)) found.push('ravaged');
  if (view.operation?.objective === space) found.push('objective');
  if (step > 1 && HOMES.has(space) && view.hostages[space as Side]) found.push('hostages');
  if (step > 1 && view.helots && space === 'sparta') found.push('helots');
  return found;
}

function placeOf(space: Space, { view, step, stacks, language, lit, danger, zone, fan, sources }: Around): Place {
  const { id, kind, colour, fortress } = space;
  const words = wordsOf({ view, language });
  const here = stacks.get(id) ?? [];
  const icons = markersOf(id, view, step);
  const radius = RADIUS[step];
  const strong = HOMES.has(id) || COALITION.has(id);
  const held = here.length > 0;
  const rank = strong ? 3 : held || icons.includes('objective') ? 2 : fortress ? 1 : 0;
  const shown = step >= 2 || rank >= (step === 1 ? 1 : 2);
  const markers = icons.length === 0 ? undefined : <Markers icons={icons} radius={radius} />;
  const spoken = spokenOf(space, view, here, icons, words, language, zone);
  // The tiles say who stands there, and the layer of sources what is doubtful: neither is said twice.
  const tipped = spokenOf({ ...space, doubtful: sources ? space.doubtful : [] }, view, [], icons, words, language, zone);
  return {
    id,
    name: space.names[language],
    radius,
    tone: colour,
    outline: OUTLINE[kind],
    strong: HOMES.has(id) || (COALITION.has(id) && step > 0 && (id === 'corinth' || id === 'thebes' || id === 'piraeus')),
    rank: shown || (lit && step >= 2) ? rank : -1,
    symbol: <SpaceSymbol space={space} radius={radius} signed={step >= 2} />,
    ...(markers === undefined ? {} : { pieces: markers }),
    covered:
      icons.length === 0
        ? []
        : [{ x0: radius - 4, y0: -radius - 16, x1: radius + 16 + Math.min(3, icons.length - 1) * 19, y1: -radius + 4 }],
    chips: [
      ...(fan === null ? [] : [fan]),
      ...(danger === null ? [] : [chanceChip(danger, words)]),
      ...here.filter(({ side }) => fan === null || side !== fan.side).map(stack => chipOf(stack, step)),
    ],
    spoken: `${spoken.map(capitalised).join('. ')}.`,
    about: (
      <>
        <b>{space.names[language]}</b>
        {held && <Fan stacks={here} language={language} />}
        {tipped.map(line => (
          <p key={line}>{capitalised(line)}.</p>
        ))}
      </>
    ),
  };
}

function spokenOf(
  { id, kind, colour, fortress, doubtful }: Space,
  view: View,
  here: readonly Stacked[],
  icons: readonly IconName[],
  words: Words,
  language: Language,
  zone: Around['zone'],
): string[] {
  const held = view.held[id];
  return [
    `${words.kinds[kind]}${fortress ? `, ${words.fortress}` : ''}, ${words.leagues[colour]}${held === undefined ? '' : `, ${words.controlled(words.sides[held])}`}`,
    ...here.map(
      ({ side, leader, units, spent }) =>
        `${words.sides[side]}: ${[...(leader === null ? [] : [leader]), ...unitWords(units, words)].join(', ')}${sumOf(spent) > 0 ? ` (${words.spent(sumOf(spent))})` : ''}`,
    ),
    ...icons.map(icon => words.markers[icon]),
    ...SIDES.flatMap(side => {
      const by = zone[side]?.[id];
      return by === undefined ? [] : [words.zoneOf(words.sides[side], by.map(from => nameOf(from, language)).join(', '))];
    }),
    ...(doubtful.length === 0 ? [] : [words.source(doubtful.map(datum => words.data[datum] ?? datum).join(', '))]),
  ];
}
