import { useSettings } from '../app/settings.ts';
import { textOf } from '../games/screens.ts';
import { placeAt, readable, resultAt } from './deeds.ts';
import type { Told } from './ReportPage.tsx';
import { useWords } from './words.ts';

const SENTENCES = 10;
const PLACES = 14;

/** The ten moments that moved the chances most, told in their order as the record of the match tells them; and where it was decided. */
export function Story({ report, shown, screens, seat }: Told) {
  const words = useWords();
  const { language } = useSettings();
  const text = textOf(screens, language, shown.summary.scenario, shown.summary.view);
  const { chances, turns } = report;
  const moved = chances.map((of, entry) => (entry === 0 ? 0 : Math.abs(of[seat] - chances[entry - 1][seat])));
  const told = moved
    .map((by, entry) => ({ by, entry, said: by > 0 ? resultAt(shown, text, screens, entry) : null }))
    .filter(({ said }) => said !== null)
    .sort((a, b) => b.by - a.by)
    .slice(0, SENTENCES)
    .sort((a, b) => a.entry - b.entry);
  const weights = new Map<string, number>();
  moved.forEach((by, entry) => {
    const place = by > 0 ? placeAt(shown, screens, entry) : null;
    if (place !== null && place in screens.map.places) weights.set(place, (weights.get(place) ?? 0) + by);
  });
  const places = [...weights].sort(([, a], [, b]) => b - a).slice(0, PLACES);
  const most = places[0]?.[1] ?? 1;
  const { frame, sheets } = screens.map;
  const unit = frame.width / 400;
  let turn: number | undefined;
  return (
    <section aria-labelledby="report-story">
      <h2 id="report-story">{words.story}</h2>
      <p className="about">{words.storyAbout}</p>
      <div className="two">
        <p className="story-text">
          {told.map(({ entry, said }) => {
            const now = turns.findLast(one => one.entry < entry)?.turn;
            const heading = now !== undefined && now !== turn ? `${words.turn(now)}. ` : '';
            turn = now;
            return (
              <span key={entry}>
                {heading !== '' && <b>{heading}</b>}
                {readable(said ?? '')}{' '}
              </span>
            );
          })}
        </p>
        <figure className="fought">
          <svg viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} role="img" aria-label={words.where}>
            <rect className="water" x={frame.x} y={frame.y} width={frame.width} height={frame.height} />
            {sheets.map(({ id, coast }) => (
              <path key={id} className="coast" d={coast} />
            ))}
            {places.map(([place, by]) => {
              const [cx, cy] = screens.map.places[place];
              return <circle key={place} className="deed" cx={cx} cy={cy} r={unit * (3 + 9 * Math.sqrt(by / most))} />;
            })}
          </svg>
          <figcaption>{words.where}</figcaption>
        </figure>
      </div>
    </section>
  );
}
