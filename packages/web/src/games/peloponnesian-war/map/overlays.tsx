import type { OfKind } from '@polemos/kernel';
import type { PeloponnesianEvent } from '@polemos/peloponnesian-war';
import { type Danger, type Forecast, forecast } from '@polemos/peloponnesian-war/forecast';
import type { Words } from '@polemos/peloponnesian-war/screens';
import type { ReactNode } from 'react';
import type { Chip, Step } from '../../../board/scene.ts';
import { Glyph } from '../../../parts/Icon.tsx';
import type { WarDesk } from '../desk.ts';
import { ownSide } from '../text/sides.ts';
import { comingOf } from '../text/units.ts';
import { LINES, type Side, SPACES, spaceOf } from './board.ts';
import { wayTaken } from './marches.ts';

const at = (space: string): readonly [number, number] => spaceOf.get(space)?.at ?? [0, 0];
/** A way from space to space as a path; over the storm crossing or into the inset it jumps like the eye does. */
export const wayPath = (spaces: readonly string[]): string => `M${spaces.map(space => at(space).join(' ')).join('L')}`;

function Arrows({ spaces, className }: { spaces: readonly string[]; className: string }) {
  return spaces.slice(1).map((space, i) => {
    const [[px, py], [qx, qy]] = [at(spaces[i]), at(space)];
    const angle = (Math.atan2(qy - py, qx - px) * 180) / Math.PI;
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: legs of a road in their order
        key={i}
        className={className}
        style={{ transform: `translate(${(px + qx) / 2}px, ${(py + qy) / 2}px) scale(var(--unit)) rotate(${angle}deg)` }}
        d="M-4-5L5 0-4 5-2 0Z"
      />
    );
  });
}

/** The roads that the Expedition could take to its objective, the first drawn full, equal ones broken. */
export interface Ahead {
  readonly from: string;
  readonly forecast: Forecast;
}
export function roadsOf({ view, asked, choice, shown, pointed }: WarDesk): Ahead | null {
  const { operation } = view;
  if (!asked || operation?.at == null || operation.objective === null || shown.pending[0]?.step !== 'expedition') return null;
  const rallying = pointed !== null && shown.legal.some(({ type, space }) => type === 'rally' && space === pointed);
  if (rallying) return { from: operation.at, forecast: forecast(view, pointed) };
  return { from: operation.at, forecast: forecast(view, operation.objective, comingOf(choice) ?? {}) };
}
export function RoadsAhead({
  roads: {
    from,
    forecast: { roads },
  },
  step,
}: {
  roads: Ahead;
  step: Step;
}): ReactNode {
  const [first, ...others] = roads;
  if (first === undefined) return null;
  return (
    <g className="roads">
      {others.map(({ route }) => (
        <path key={route.join()} className="road equal" d={wayPath([from, ...route])} />
      ))}
      <path className="road casing" d={wayPath([from, ...first.route])} />
      <path className="road ahead" d={wayPath([from, ...first.route])} />
      {step > 0 && <Arrows spaces={[from, ...first.route]} className="arrow ahead" />}
    </g>
  );
}
/** The chance of an interception, docked beside its space like a stack: it hides no name and no other. */
export const chanceChip = ({ chance, of }: Danger, words: Words): Chip => ({
  id: 'chance',
  side: of,
  width: 60,
  height: 20,
  drawing: (
    <g className="chance">
      <rect width={60} height={20} rx={10} />
      <Glyph name="intercept" x={12} y={10} size={12} />
      <text x={38} y={14}>
        {chance === 1 ? words.certain : words.half}
      </text>
    </g>
  ),
});

type Route = OfKind<PeloponnesianEvent, 'route'>;
/** While a story is told: the road taken, and the equal roads of the present draw. Else the last way of the other side. */
export function TrailOf({ desk }: { desk: WarDesk }): ReactNode {
  const { telling, events, view } = desk;
  const operation = telling !== null ? view.operation : null;
  if (telling !== null && operation !== null) {
    const taken = wayTaken(events);
    const left = operation.at === null ? [] : [operation.at, ...operation.route.slice(operation.next)];
    return (
      <g className={`roads ${operation.side}`}>
        {telling.kind === 'route' &&
          telling.alternatives.map(route => (
            <path key={route.join()} className="road equal" d={wayPath([telling.from, ...route])} />
          ))}
        {taken.length > 1 && (
          <>
            <path className="road casing" d={wayPath(taken)} />
            <path className="road taken" d={wayPath(taken)} />
            <Arrows spaces={taken} className="arrow taken" />
          </>
        )}
        {left.length > 1 && <path className="road left" d={wayPath(left)} />}
      </g>
    );
  }
  if (telling !== null) return null;
  const last = events.findLast((event): event is Route => event.kind === 'route' && event.side !== ownSide(desk));
  if (last === undefined || view.operation === null || view.operation.side !== ownSide(desk)) return null;
  return <path className="road trail" d={wayPath([last.from, ...last.route])} />;
}
/** The reach of a side's forces: dots for Athens, lines for Sparta; from near with a rim per space. */
export function Zones({ side, zone, step }: { side: Side; zone: Readonly<Record<string, readonly string[]>>; step: Step }) {
  const radius = step >= 2 ? 34 : 26;
  return (
    <g className={`zone ${side}`}>
      {Object.keys(zone).map(space => {
        const [x, y] = at(space);
        return (
          <circle
            key={space}
            r={radius}
            fill={`url(#zone-${side})`}
            style={{ transform: `translate(${x}px, ${y}px) scale(var(--unit))` }}
          />
        );
      })}
      <defs>
        <pattern id={`zone-${side}`} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={7} height={7} className="zone-ground" />
          {side === 'athens' ? (
            <circle cx={3.5} cy={3.5} r={1.2} className="zone-ink" />
          ) : (
            <rect width={1.6} height={7} className="zone-ink" />
          )}
        </pattern>
      </defs>
    </g>
  );
}

/** PW-5.1.3: the open sea, which only the player's side may cross. */
export const StormCrossing = () => <path className="storm" d={wayPath(['cape-taenarum', 'syracuse'])} />;

/** A dotted ring on each space and a dotted edge on each line that is our reconstruction. */
export const Sources = () => (
  <g className="sources">
    <path
      d={LINES.filter(({ doubtful }) => doubtful)
        .map(({ a, b }) => (spaceOf.get(a)?.at === undefined ? '' : wayPath([a, b])))
        .join('')}
    />
    {SPACES.filter(({ doubtful }) => doubtful.length > 0).map(({ id, at: [x, y] }) => (
      <circle key={id} r={13} style={{ transform: `translate(${x}px, ${y}px) scale(var(--unit))` }} />
    ))}
  </g>
);
