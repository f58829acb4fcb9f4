import { controllerIn } from '@polemos/egemonia/forecast';
import { type BoardData, GROUND } from '@polemos/egemonia/ground';
import { kindOf } from '@polemos/egemonia/kinds';
import { TEXT } from '@polemos/egemonia/text';
import type { Covered, Place, Scene, Step } from '../../../board/scene.ts';
import type { EgemoniaDesk } from '../desk.ts';
import { Area, Token } from './Area.tsx';
import { iconOf } from './events.ts';

const RADIUS: Readonly<Record<Step, number>> = { 0: 12, 1: 15, 2: 21, 3: 24 };

/** The twenty areas as they stand, with the events that lie on them. */
export function scene(desk: EgemoniaDesk, step: Step): Scene {
  const { view, choice, asked, proposal, telling } = desk;
  const words = TEXT[desk.language].screens;
  const lit = new Map<string, string>();
  if (asked && choice.picked.event !== undefined)
    for (const action of choice.candidates)
      if (action.type === 'place') lit.set(String(action.area), words.placeHere(String(action.event)));
  const about = telling !== null && 'area' in telling ? telling.area : null;
  return {
    places: GROUND.laid.data.areas.map(area => placeOf(desk, area, RADIUS[step], step < 2)),
    lit,
    pending: proposal?.type === 'place' ? String(proposal.area) : null,
    marked: about === null ? lastPlaced(desk) : new Set([about]),
  };

  /** Where the other side has laid its last event. */
  function lastPlaced({ events, seat }: EgemoniaDesk): ReadonlySet<string> {
    const last = events.findLast(({ kind }) => kind === 'placed' || kind === 'boxed' || kind === 'turn');
    return last?.kind === 'placed' && last.seat !== seat && view.placed.length > 0 ? new Set([last.area]) : new Set();
  }
}

function placeOf(desk: EgemoniaDesk, area: BoardData['areas'][number], radius: number, small: boolean): Place {
  const { view, text, seat } = desk;
  const words = TEXT[desk.language].screens;
  const holder = controllerIn(view, area.id);
  const level = holder === null ? 0 : view.levels[area.id][holder];
  const syracuse = area.id === 'sicily' && view.syracuse;
  const oracle = area.id === 'delphi' && view.oracle === null;
  const tokens = view.placed.filter(placed => placed.area === area.id);
  const spoken = [
    text.names.areaKind[area.kind],
    holder === null ? (syracuse ? words.syracuse : words.free) : words.level(text.names.seat[holder], level),
    ...(area.value > 1 ? [words.value2] : []),
    ...(oracle ? [words.oracleHere] : []),
    ...(['athens', 'sparta'] as const).flatMap(side => {
      const hidden = tokens.filter(({ by, event }) => by === side && event === undefined).length;
      return hidden > 0 ? [words.hidden(text.names.seat[side], hidden)] : [];
    }),
    ...tokens.flatMap(({ by, event }) =>
      event === undefined
        ? []
        : [
            by === seat
              ? words.yourEvent(text.names.event[kindOf(event)])
              : `${text.names.seat[by]}: ${text.names.event[kindOf(event)]}`,
          ],
    ),
  ];
  const covered: Covered[] = [];
  const pieces = tokens.map(({ by, order, event }, i) => {
    const beside = area.value > 1 ? 14 : 0; // not over the number of its value
    const [x, y] = [radius - 4 + beside + i * (small ? 15 : 18), -radius - 12];
    covered.push({ x0: x - 2, y0: y - 2, x1: x + 26, y1: y + 28 });
    return (
      <Token
        key={order}
        side={by}
        number={tokens.slice(0, i + 1).filter(token => token.by === by).length}
        icon={event === undefined ? null : iconOf(event)}
        x={x}
        y={y}
        small={small}
      />
    );
  });
  return {
    id: area.id,
    name: text.names.area[area.id],
    radius,
    strong: area.kind === 'capital',
    symbol: (
      <Area
        id={area.id}
        kind={area.kind}
        value={area.value}
        radius={radius}
        holder={holder}
        level={level}
        syracuse={syracuse}
        oracle={oracle}
      />
    ),
    pieces,
    holds: Object.fromEntries(
      (['athens', 'sparta'] as const).map(side => {
        const own = tokens.filter(({ by }) => by === side);
        const faces = Object.fromEntries(own.map(({ event, order }) => [event ?? `hidden-${order}`, 1]));
        return [side, { ...faces, [`influence-${area.id}`]: holder === side ? level : 0 }];
      }),
    ),
    covered,
    spoken: `${spoken.join(', ')}.`,
    about: (
      <>
        <b>{text.names.area[area.id]}</b>
        <p>{spoken.slice(1).join('. ')}.</p>
      </>
    ),
  };
}
