import { memo } from 'react';
import type { Chip, Step } from '../../../board/scene.ts';
import type { IconName } from '../../../icons/names.ts';
import { Glyph } from '../../../parts/Icon.tsx';
import type { Side } from './board.ts';

/** A side, or the Persians, who are nobody's. */
export type Holder = Side | 'persia';

import { type Arm, iconOf, sorted, sumOf, type Units } from '../text/units.ts';

/** Strength points of one side in one space, with their commander. */
export interface Stacked {
  readonly id: string;
  readonly side: Holder;
  readonly leader: string | null;
  readonly leaderId: string | null;
  readonly units: Units;
  /** Of these: activated this turn. */
  readonly spent: Units;
  /** Joined to an Expedition that is not under way yet. */
  readonly pending?: boolean;
  /** Where it has come from in the operation that is told. */
  readonly way?: readonly string[];
}
interface Field {
  readonly key: string;
  readonly x: number;
  readonly width: number;
  readonly arm: Arm;
  readonly count: number;
  readonly allied: boolean;
  readonly spent: boolean;
}
const digits = (n: number): number => (n > 9 ? 15 : 8);

function fieldsOf({ units, spent }: Stacked, step: Step, from: number): readonly Field[] {
  const list = sorted(units);
  const fields: Field[] = [];
  let x = from;
  const add = (key: string, arm: Arm, count: number, allied: boolean, isSpent: boolean): void => {
    const width = 20 + digits(count) + 4;
    fields.push({ key, x, width, arm, count, allied, spent: isSpent });
    x += width;
  };
  if (list.length === 0) return [];
  if (step < 2) {
    const all = sumOf(units);
    add(
      'total',
      list[0][0].arm,
      all,
      list.every(([unit]) => unit.allied),
      sumOf(spent) >= all,
    );
    return fields;
  }
  for (const [unit, count] of list) {
    const used = Math.min(count, spent[unit.id] ?? 0);
    if (used > 0) add(`${unit.id} spent`, unit.arm, used, unit.allied, true);
    if (count > used) add(unit.id, unit.arm, count - used, unit.allied, false);
  }
  return fields;
}

/** The chip and its size: sign cap, then one field per arm and nation; far away one total. */
export function chipOf(stack: Stacked, step: Step): Chip {
  const height = step === 3 ? 26 : 22;
  const led = stack.leader === null ? 0 : height * 0.62;
  const fields = fieldsOf(stack, step, led + (stack.leader === null ? 17 : 27));
  const last = fields.at(-1);
  const width = last === undefined ? height * 1.24 : last.x + last.width + 3;
  return {
    id: stack.id,
    side: stack.side,
    width,
    height,
    holds: { ...stack.units, ...(stack.leaderId === null ? {} : { [stack.leaderId]: 1 }) },
    ...(stack.way === undefined ? {} : { march: { id: 'expedition', way: stack.way } }),
    drawing: <Drawn stack={stack} fields={fields} led={led} width={width} height={height} />,
  };
}

const SIGN: Readonly<Record<Holder, IconName>> = { athens: 'side-athens', sparta: 'side-sparta', persia: 'side-persia' };
interface Props {
  readonly stack: Stacked;
  readonly fields: readonly Field[];
  readonly led: number;
  readonly width: number;
  readonly height: number;
}
/** Athens has round ends, Sparta cut corners; allied fields are tinted, spent ones hatched. */
const Drawn = memo(function Drawn({ stack: { side, leader, pending }, fields, led, width, height: h }: Props) {
  const [x, w] = [led, width - led];
  const cut = (dy: number) =>
    side === 'athens'
      ? `M${x + h / 2} ${dy}H${x + w - h / 2}a${h / 2} ${h / 2} 0 0 1 0 ${h}H${x + h / 2}a${h / 2} ${h / 2} 0 0 1 0 ${-h}Z`
      : `M${x + 5} ${dy}H${x + w - 5}l5 5v${h - 10}l-5 5H${x + 5}l-5-5v${-(h - 10)}Z`;
  const lastEnd = (field: Field): string => {
    const right = x + w;
    const end = field === fields[fields.length - 1];
    if (!end) return `M${field.x} 0h${field.width}v${h}h${-field.width}Z`;
    return side === 'athens'
      ? `M${field.x} 0H${right - h / 2}a${h / 2} ${h / 2} 0 0 1 0 ${h}H${field.x}Z`
      : `M${field.x} 0H${right - 5}l5 5v${h - 10}l-5 5H${field.x}Z`;
  };
  return (
    <g className={`chip ${side}${pending === true ? ' pending-chip' : ''}`}>
      {fields.length > 0 && (
        <>
          <path className="chip-shadow" d={cut(1.5)} />
          <path className="chip-base" d={cut(0)} />
          {fields.map(field => (
            <g key={field.key}>
              {field.allied && <path className="chip-allied" d={lastEnd(field)} />}
              {field.spent && <path className="chip-spent" d={lastEnd(field)} />}
              {field !== fields[0] && <path className="chip-division" d={`M${field.x} 1v${h - 2}`} />}
            </g>
          ))}
          <Glyph name={SIGN[side]} x={x + (leader === null ? 9.5 : 20)} y={h / 2} size={9.5} className="chip-sign" />
          {fields.map(field => (
            <g key={field.key} className={field.allied ? 'chip-ink' : 'chip-on'}>
              <Glyph name={iconOf(field.arm)} x={field.x + 10} y={h / 2} size={field.arm === 'elite' ? 17 : 14.5} />
              <text x={field.x + 19} y={h / 2 + 4.5}>
                {field.count}
              </text>
            </g>
          ))}
          <path className="chip-rim" d={cut(0)} />
        </>
      )}
      {leader !== null && (
        <g className="medal">
          <circle cx={Math.max(x + 1, h * 0.62)} cy={h / 2} r={h * 0.6} />
          <text x={Math.max(x + 1, h * 0.62)} y={h / 2 + 4}>
            {leader.slice(0, 2)}
          </text>
        </g>
      )}
    </g>
  );
});
