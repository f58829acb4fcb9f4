import type { Report } from '@polemos/bots';
import { SIDES } from '@polemos/games';
import type { GameText } from '@polemos/kernel';
import { useSettings } from '../app/settings.ts';
import { textOf } from '../games/screens.ts';
import { Badge } from '../parts/Badge.tsx';
import { turnName } from './deeds.ts';
import type { Told } from './ReportPage.tsx';
import { useWords } from './words.ts';

const [WIDTH, HEIGHT] = [240, 96];
type Course = Report['courses'][number];

/** Losses, money, sieges, journeys: what each side had, lost and did, turn by turn, each as a small plot. */
export function Courses({ report, shown, screens }: Told) {
  const words = useWords();
  const { language } = useSettings();
  const text = textOf(screens, language, shown.summary.scenario, shown.summary.view);
  const { courses, turns } = report;
  if (courses.length === 0 || turns.length < 2) return null;
  return (
    <section aria-labelledby="report-courses">
      <h2 id="report-courses">{words.courses}</h2>
      <p className="about">
        {courses[0].sides.map(side => (
          <span key={side} className="of-side">
            <Badge side={side} /> {sideName(side, text)}
          </span>
        ))}
      </p>
      <div className="courses">
        {courses.map(course => (
          <Plot
            key={course.id}
            course={course}
            names={[turns[0], turns[turns.length - 1]].map(({ turn }) => turnName(turn, report, text, words))}
            text={text}
          />
        ))}
      </div>
    </section>
  );
}
const sideName = (side: string, { names }: GameText): string => names.side?.[side] ?? names.seat?.[side] ?? side;

function Plot({ course, names, text }: { course: Course; names: readonly string[]; text: GameText }) {
  const words = useWords();
  const { language } = useSettings();
  const { id, sides, counted, bySide } = course;
  const all = bySide.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const y = (value: number): number => HEIGHT * (1 - (value - least) / (most - least));
  const figure = (value: number): string => new Intl.NumberFormat(language).format(value).replace('-', '−');
  const told = bySide.map((values, i) => {
    const value = counted ? values.reduce((sum, one) => sum + one, 0) : values[values.length - 1];
    return `${sideName(sides[i], text)} ${figure(value)}`;
  });
  const name = text.names.course?.[id] ?? words.course[id];
  const said = counted ? words.inAll(told.join(', ')) : words.atTheEnd(told.join(', '));
  return (
    <figure className="course">
      <h3>{name}</h3>
      <svg viewBox={`-34 -8 ${WIDTH + 42} ${HEIGHT + 26}`} role="img" aria-label={`${name}: ${said}`}>
        <path className="grid" d={`M0 ${y(0)}H${WIDTH}`} />
        {[...new Set([least, most])]
          .filter(value => value !== 0)
          .map(value => (
            <text key={value} className="scale" x={-6} y={y(value) + 4}>
              {figure(value)}
            </text>
          ))}
        {bySide.map((values, i) => (
          <g key={sides[i]} className={`of-${SIDES.get(sides[i])?.colour ?? 'neutral'} nth-${i}`}>
            {counted ? <Bars values={values} nth={i} of={sides.length} y={y} /> : <Line values={values} y={y} />}
          </g>
        ))}
        <text className="tick first" x={0} y={HEIGHT + 16}>
          {names[0]}
        </text>
        <text className="tick last" x={WIDTH} y={HEIGHT + 16}>
          {names[1]}
        </text>
      </svg>
      <figcaption>{said}</figcaption>
    </figure>
  );
}

interface Values {
  readonly values: readonly number[];
  y(value: number): number;
}
function Line({ values, y }: Values) {
  const x = (i: number): number => (i / Math.max(1, values.length - 1)) * WIDTH;
  const last = values.length - 1;
  return (
    <>
      <path className="line" d={`M${values.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`} />
      <circle cx={x(last)} cy={y(values[last])} r={3.5} />
    </>
  );
}
function Bars({ values, nth, of, y }: Values & { readonly nth: number; readonly of: number }) {
  const room = WIDTH / values.length;
  const width = (room * 0.8) / of;
  return values.map((value, i) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: turns in their order
      key={i}
      x={i * room + room * 0.1 + nth * width}
      y={y(value)}
      width={Math.max(1, width - 0.6)}
      height={y(0) - y(value)}
    />
  ));
}
