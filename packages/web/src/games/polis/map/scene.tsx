import type { PolisEvent } from '@polemos/polis';
import { TEXT } from '@polemos/polis/text';
import type { Place, Scene, Step } from '../../../board/scene.ts';
import { Glyph } from '../../../parts/Icon.tsx';
import { costWords } from '../ask/Price.tsx';
import type { PolisDesk } from '../desk.ts';
import { factsOf, previewOf } from '../panels/rulings.ts';
import { isSea, POLEIS, SEAS, SIDES, type Side, SPACES, TERRITORIES, TERRITORY } from './board.ts';
import { CRATE, RegionMark, SpaceMark } from './Marks.tsx';
import { PolisMark } from './PolisMark.tsx';
import { litActions, targetOf } from './targets.ts';

/** Far away the plates are smaller. */
const SIZE: Readonly<Record<Step, number>> = { 0: 0.62, 1: 0.74, 2: 1, 3: 1.1 };

/** All places as they stand: poleis, the plates of regions, the shiploads. */
export function scene(desk: PolisDesk, step: Step): Scene {
  const { text, proposal, telling, view, seat } = desk;
  const lit = new Map<string, string>();
  for (const action of litActions(desk)) {
    const place = targetOf(action);
    if (place === null || lit.has(place)) continue;
    const preview = seat === null ? null : previewOf(view, seat as Side, action);
    const cost = preview === null ? '' : costWords(desk, preview);
    lit.set(place, `${text.actions[action.type]?.(action) ?? ''}${cost === '' ? '' : `, ${cost}`}`);
  }
  const about = telling === null ? null : placeOf(telling);
  return {
    places: [
      ...POLEIS.map(polis => polisPlace(desk, polis, step)),
      ...TERRITORIES.map(({ id }) => regionPlace(desk, id, SIZE[step])),
      ...SEAS.map(({ id }) => regionPlace(desk, id, SIZE[step])),
      ...SPACES.map(space => spacePlace(desk, space, step)),
    ],
    lit,
    pending: proposal === null ? null : targetOf(proposal),
    marked: about === null ? lastTouched(desk) : new Set([about]),
  };
}

/** The place that an event is about. */
export function placeOf(event: PolisEvent): string | null {
  if ('polis' in event) return event.polis;
  if ('territory' in event) return event.territory;
  if ('sea' in event) return event.sea;
  if ('region' in event) return event.region;
  if ('space' in event) return event.space;
  return 'to' in event && typeof event.to === 'string' ? event.to : null;
}

/** Where the other side has acted last. */
function lastTouched({ events: told, seat }: PolisDesk): ReadonlySet<string> {
  const from = told.findLastIndex(event => event.kind === 'turn' && event.seat !== seat);
  const to = told.findLastIndex(({ kind }) => kind === 'turn');
  if (from < 0 || to - from > 40) return new Set();
  return new Set(
    told
      .slice(from, Math.max(to, from))
      .flatMap(event => (TOUCHES.has(event.kind) && 'seat' in event && event.seat !== seat ? (placeOf(event) ?? []) : [])),
  );
}
const TOUCHES = new Set([
  'raised',
  'march',
  'sail',
  'siege-won',
  'siege-failed',
  'tax',
  'traded',
  'proxenos-moved',
  'civil-war',
  'project-begun',
]);

function polisPlace(desk: PolisDesk, data: (typeof POLEIS)[number], step: Step): Place {
  const { view, text } = desk;
  const { names } = text;
  const words = TEXT[desk.language].screens;
  const { owner, population, begun, completed } = view.poleis[data.id];
  const radius = step < 2 ? 9 : step === 2 ? 13 : 15;
  const proxenoi = SIDES.filter(side => view.proxenos[side] === data.id);
  const port = SIDES.find(side => data.id === (side === 'athens' ? 'athenai' : 'gytheion'));
  const merchants = port === undefined ? 0 : view.port[port];
  const fort = factsOf(view).fort[data.id];
  const facts = [
    owner === null
      ? words.neutralPeople(data.basePopulation, data.maxPopulation)
      : `${words.owner(names.seat[owner])}, ${words.people(population, data.basePopulation, data.maxPopulation)}`,
    `${words.growth} ${data.maxGrowth}, ${words.fortOf(fort)}`,
    data.territory === null ? words.noTerritory : words.liesIn(names.region[data.territory]),
    data.portSeas.length === 0 ? words.inland : words.portTo(data.portSeas.map(sea => names.region[sea]).join(', ')),
    ...(data.projectTypes.length === 0 ? [] : [data.projectTypes.map(kind => names.kind[kind]).join(', ')]),
    ...begun.map(project => words.begun(names.project[project])),
    ...completed.map(project => words.completed(names.project[project])),
    ...proxenoi.map(side => words.proxenosHere(names.seat[side])),
    ...(merchants > 0 ? [words.merchantsInPort(merchants)] : []),
  ];
  return {
    id: data.id,
    name: names.polis[data.id],
    radius: radius + 6,
    strong: data.capitalOf !== null,
    symbol: (
      <PolisMark
        data={data}
        owner={owner}
        population={population}
        radius={radius}
        begun={begun.length > 0}
        completed={completed.length}
        proxenoi={proxenoi}
        fort={fort}
      />
    ),
    pieces:
      merchants > 0 && port !== undefined ? (
        <g className={`harbour ${port}`} transform={`translate(${-radius - 14} ${radius + 2})`}>
          <rect x={-13} y={-8.5} width={27} height={17} rx={8} />
          <Glyph name="merchant" size={12} x={-5} />
          <text x={6} y={4.2}>
            {merchants}
          </text>
        </g>
      ) : undefined,
    holds: Object.fromEntries(
      SIDES.map(side => [side, { proxenos: proxenoi.includes(side) ? 1 : 0, merchant: side === port ? merchants : 0 }]),
    ),
    covered: [
      { x0: -radius - 14, y0: -radius - 10, x1: -radius + 2, y1: -radius + 10 },
      ...(proxenoi.length > 0 ? [{ x0: radius - 4, y0: 0, x1: radius + 14 * proxenoi.length, y1: radius + 10 }] : []),
      ...(merchants > 0 ? [{ x0: -radius - 28, y0: radius - 8, x1: -radius + 2, y1: radius + 12 }] : []),
    ],
    spoken: `${facts.join(', ')}.`,
    about: (
      <>
        <b>{names.polis[data.id]}</b>
        {facts.map(fact => (
          <p key={fact}>{fact}</p>
        ))}
      </>
    ),
  };
}

function regionPlace(desk: PolisDesk, id: string, size: number): Place {
  const { view, text } = desk;
  const { names } = text;
  const words = TEXT[desk.language].screens;
  const sea = isSea(id);
  const units = view.units[id];
  const control = factsOf(view).control[id];
  const taxed = view.taxed[id] ?? null;
  const count = sea ? words.galleys : words.hoplites;
  const land = TERRITORY[id];
  const present = SIDES.filter(side => units[side] > 0);
  const facts = [
    ...(present.length === 0 ? [words.empty] : present.map(side => count(names.seat[side], units[side]))),
    control === null ? words.noControl : words.control(names.seat[control]),
    words.room(factsOf(view).cap),
    ...(taxed === null ? [] : [words.taxedBy(names.seat[taxed])]),
    ...(land === undefined
      ? []
      : [
          words.rows(land.resources.map(({ good, boxes }) => `${names.stuff[good]} ${boxes}`).join(', ')),
          words.coast(land.embarksTo.map(one => names.region[one]).join(', ')),
        ]),
  ];
  const half = Math.max(20, present.length * 20);
  return {
    id,
    name: names.region[id],
    radius: 15 * size,
    symbol: (
      <g transform={`scale(${size})`}>
        <RegionMark sea={sea} units={units} control={control} taxed={taxed} />
      </g>
    ),
    holds: Object.fromEntries(present.map(side => [side, { [sea ? 'galley' : 'hoplite']: units[side] }])),
    covered: [{ x0: -half * size, y0: -13 * size, x1: half * size, y1: 13 * size }],
    spoken: `${facts.join(', ')}.`,
    about: (
      <>
        <b>{names.region[id]}</b>
        {facts.map(fact => (
          <p key={fact}>{fact}</p>
        ))}
      </>
    ),
  };
}

function spacePlace(desk: PolisDesk, space: (typeof SPACES)[number], step: Step): Place {
  const { view, text } = desk;
  const { names } = text;
  const words = TEXT[desk.language].screens;
  const owner = view.cargo[space.id] ?? null;
  // Beside each other they have room only on a near map.
  const tall = step < 3;
  const size = step === 0 ? 0.7 : 1;
  const [x, y] = (tall ? CRATE.tall : CRATE.wide).map(side => (side / 2) * size);
  const { open, price: prices, closed } = factsOf(view);
  const shut = closed.includes(space.id);
  const price = prices[space.id];
  const facts = [
    words.asks(`${price} ${names.stuff[space.demand]}`, `${space.amount} ${names.stuff[space.offer]}`),
    ...(open[space.id] ? [] : [words.later(space.from)]),
    ...(shut ? [words.closed] : []),
    ...(owner === null ? [] : [words.merchantOf(names.seat[owner])]),
  ];
  return {
    id: space.id,
    name: '',
    radius: 16 * size,
    symbol: (
      <g transform={`scale(${size})`}>
        <SpaceMark space={space} price={price} owner={owner} open={open[space.id] && !shut} tall={tall} />
      </g>
    ),
    holds: owner === null ? {} : { [owner]: { merchant: 1 } },
    covered: [{ x0: -x, y0: -y, x1: x, y1: y }],
    spoken: `${names.market[space.market]}: ${facts.join(', ')}.`,
    about: (
      <>
        <b>{names.market[space.market]}</b>
        {facts.map(fact => (
          <p key={fact}>{fact}</p>
        ))}
      </>
    ),
  };
}
