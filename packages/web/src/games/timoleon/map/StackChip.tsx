import { memo } from 'react';
import type { Chip, Step } from '../../../board/scene.ts';
import { signOf } from '../../../parts/Badge.tsx';
import { Glyph } from '../../../parts/Icon.tsx';
import type { Stack } from './forces.ts';
import { type Arm, type Family, iconOf, isTroop, sorted, troopsOf } from './units.ts';

interface Field {
  readonly key: string;
  readonly x: number;
  readonly width: number;
  readonly arm: Arm;
  readonly family: Family;
  readonly count: number;
  readonly discontented: boolean;
  readonly spent: boolean;
}
const digits = (n: number): number => (n > 9 ? 15 : 8);
const CAP = 18;

/** Far away one total; nearer one field per arm and kind; mood and fatigue show in the field. */
function fieldsOf({ points, used }: Stack, step: Step, from: number): readonly Field[] {
  const list = sorted(points);
  const fields: Field[] = [];
  let x = from;
  const add = (field: Omit<Field, 'x' | 'width'>): void => {
    const width = 20 + digits(field.count) + 4;
    fields.push({ ...field, x, width });
    x += width;
  };
  if (step < 2) {
    const troops = troopsOf(points);
    const [best] = list;
    const ships = list.find(([unit]) => unit.arm === 'triremes');
    if (troops > 0) {
      const [unit] = best;
      const moody = list.some(([one]) => one.discontented);
      const tired = list.every(([one, n]) => !isTroop(one) || (used[one.id] ?? 0) >= n);
      add({ key: 'total', arm: unit.arm, family: unit.family, count: troops, discontented: moody, spent: tired });
    }
    if (ships !== undefined)
      add({ key: 'ships', arm: 'triremes', family: 'gear', count: ships[1], discontented: false, spent: false });
    return fields;
  }
  for (const [unit, count] of list)
    add({
      key: unit.id,
      arm: unit.arm,
      family: unit.family,
      count,
      discontented: unit.discontented,
      spent: (used[unit.id] ?? 0) >= count,
    });
  return fields;
}

/** A stack as a chip: sign of the faction, its leader's medal, then the points. */
export function chipOf(stack: Stack, step: Step, initials: (leader: string) => string): Chip {
  const height = step === 3 ? 26 : 22;
  const medals = stack.leaders.slice(0, step < 2 ? 1 : 2);
  const led = medals.length * (height - 2);
  const fields = fieldsOf(stack, step, led + CAP + (stack.part === 'field' ? 0 : 13));
  const last = fields.at(-1);
  const width = last === undefined ? led + CAP + (stack.part === 'field' ? 2 : 15) : last.x + last.width + 3;
  return {
    id: stack.id,
    side: stack.owner,
    holds: { ...stack.points, ...Object.fromEntries(stack.leaders.map(leader => [leader, 1])) },
    width,
    height,
    drawing: (
      <Drawn
        owner={stack.owner}
        part={stack.part}
        marching={stack.marching}
        medals={medals.map(initials)}
        more={stack.leaders.length - medals.length}
        fields={fields}
        width={width}
        height={height}
      />
    ),
  };
}

interface Props {
  readonly owner: string;
  readonly part: Stack['part'];
  readonly marching: boolean;
  readonly medals: readonly string[];
  readonly more: number;
  readonly fields: readonly Field[];
  readonly width: number;
  readonly height: number;
}
/** Each faction has its own ends, besides its colour and its sign. */
function outline(owner: string, w: number, h: number, dy: number): string {
  if (owner === 'timoleon')
    return `M${h / 2} ${dy}H${w - h / 2}a${h / 2} ${h / 2} 0 0 1 0 ${h}H${h / 2}a${h / 2} ${h / 2} 0 0 1 0 ${-h}Z`;
  if (owner === 'dionysius') return `M5 ${dy}H${w - 5}l5 5v${h - 10}l-5 5H5l-5-5v${-(h - 10)}Z`;
  if (owner === 'hicetas') return `M7 ${dy}H${w - 7}l7 ${h / 2}l-7 ${h / 2}H7l-7 ${-h / 2}Z`;
  if (owner === 'carthage') return `M9 ${dy}H${w - 9}a9 9 0 0 1 9 9v${h - 9}H0v${-(h - 9)}a9 9 0 0 1 9-9Z`;
  return `M3 ${dy}H${w - 3}a3 3 0 0 1 3 3v${h - 6}a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3v${-(h - 6)}a3 3 0 0 1 3-3Z`;
}
const Drawn = memo(function Drawn({ owner, part, marching, medals, more, fields, width, height: h }: Props) {
  const led = medals.length * (h - 2);
  return (
    <g className={`stack ${owner}${marching ? ' marching' : ''}`}>
      <path className="stack-shadow" d={outline(owner, width, h, 1.5)} />
      <path className="stack-base" d={outline(owner, width, h, 0)} />
      {fields.map((field, i) => {
        const end = i === fields.length - 1 ? width - field.x - 5 : field.width;
        return (
          <g key={field.key}>
            {field.family !== 'mercenary' && field.family !== 'gear' && (
              <path className={`stack-${field.family}`} d={`M${field.x} 1.5h${end}v${h - 3}h${-end}Z`} />
            )}
            {field.spent && <path className="stack-spent" d={`M${field.x} 1.5h${end}v${h - 3}h${-end}Z`} />}
          </g>
        );
      })}
      <Glyph name={signOf(owner)} x={led + CAP / 2 + 1} y={h / 2} size={11} className="stack-sign" />
      {part === 'city' && <path className="stack-part" d={`M${led + CAP} ${h / 2 + 5}v-9h2.5v2h2v-2h2v2h2v-2h2.5v9Z`} />}
      {part === 'port' && (
        <path
          className="stack-anchor"
          d={`M${led + CAP + 5.5} ${h / 2 - 5}v10m-5-4c0 2.600 2.300 4 5 4s5-1.400 5-4m-7.500-3h5`}
        />
      )}
      {fields.map(field => (
        <g key={field.key} className={field.family === 'citizen' || field.family === 'native' ? 'stack-ink' : 'stack-on'}>
          <Glyph name={iconOf(field.arm)} x={field.x + 10} y={h / 2} size={field.arm === 'special' ? 16 : 14.5} />
          <text x={field.x + 19} y={h / 2 + 4.5}>
            {field.count}
          </text>
          {field.discontented && <path className="stack-mood" d={`M${field.x + 5} ${h - 3.5}l3-3 3 3 3-3 3 3 3-3 3 3`} />}
        </g>
      ))}
      <path className="stack-rim" d={outline(owner, width, h, 0)} />
      {medals.map((name, i) => (
        <g key={name} className="medal" transform={`translate(${h * 0.42 + i * (h - 2)} ${h / 2})`}>
          <circle r={h * 0.56} />
          <text y={4}>{name}</text>
          {more > 0 && i === medals.length - 1 && (
            <text className="medal-more" x={h * 0.36} y={-h * 0.28}>
              +{more}
            </text>
          )}
        </g>
      ))}
    </g>
  );
});
