import type { Deed } from '@polemos/bots';
import type { GameText } from '@polemos/kernel';
import { useSettings } from '../app/settings.ts';
import { type Screens, textOf } from '../games/screens.ts';
import { allSentences, oneSentence, resultAt, thingName, turnName } from './deeds.ts';
import type { Told } from './ReportPage.tsx';
import { useWords } from './words.ts';

const SENTENCES = 10;
const PLACES = 14;
/** So many of the places have their name written. */
const NAMED = 6;

/** The deeds that moved the chances most, told in their order as the record of the match tells them, and how it ended; and where it was decided. */
export function Story(told: Told) {
  const words = useWords();
  const { report, shown, screens, seat } = told;
  const { language } = useSettings();
  const text = textOf(screens, language, shown.summary.scenario, shown.summary.view);
  const { outcome } = shown;
  const end =
    resultAt(shown, text, screens, shown.length) ??
    (outcome === null ? null : (text.outcomes[outcome.rule]?.(outcome.detail) ?? null));
  const said = storyOf(report.deeds, text, seat, SENTENCES - (end === null ? 0 : 1));
  let turn: number | undefined;
  return (
    <section aria-labelledby="report-story">
      <h2 id="report-story">{words.story}</h2>
      <p className="about">{words.storyAbout}</p>
      <div className="two">
        <p className="story-text">
          {said.map(({ key, deed, sentence }) => {
            const heading = deed.turn !== turn ? `${stopped(turnName(deed.turn, report, text, words))} ` : '';
            turn = deed.turn;
            return (
              <span key={key}>
                {heading !== '' && <b>{heading}</b>}
                {sentence}{' '}
              </span>
            );
          })}
          {end !== null && allSentences(end)}
        </p>
        <Fought {...told} text={text} />
      </div>
    </section>
  );
}

/** « a.C. » has its stop already. */
const stopped = (name: string): string => (name.endsWith('.') ? name : `${name}.`);

interface Sentence {
  readonly key: string;
  readonly deed: Deed;
  readonly sentence: string;
}
/** As many of the deeds as there are sentences, those that changed most for the seat; what is told in the same words is told once. */
function storyOf(deeds: readonly Deed[], text: GameText, seat: number, sentences: number): readonly Sentence[] {
  const all = new Map<string, Sentence>();
  deeds
    .toSorted((a, b) => Math.abs(b.by[seat]) - Math.abs(a.by[seat]))
    .forEach((deed, i) => {
      const said = text.events[deed.event.kind]?.(deed.event) ?? null;
      if (said === null || all.size >= sentences) return;
      const sentence = oneSentence(said);
      const key = `${deed.turn} ${sentence}`;
      if (sentence !== '' && !all.has(key)) all.set(key, { key: `${deed.entry} ${i}`, deed, sentence });
    });
  return [...all.values()].sort((a, b) => deeds.indexOf(a.deed) - deeds.indexOf(b.deed));
}

/** Where it was fought: a ring for each place, larger where more was decided, with another sign where it went against the seat. */
function Fought({ report, screens, seat, text }: Told & { readonly text: GameText }) {
  const words = useWords();
  const { frame, sheets, places: spots } = screens.map;
  const unit = frame.width / 400;
  const at = placesOf(report.deeds, screens, seat);
  const most = at[0]?.weight ?? 1;
  const named: Named[] = [];
  for (const { place, weight } of at.slice(0, NAMED)) {
    const [x, y] = spots[place];
    const one: Named = {
      place,
      name: thingName(place, text),
      from: 5.5 + 8 * Math.sqrt(weight / most),
      isRight: x < frame.x + frame.width * 0.7,
      x: x / unit,
      y: y / unit,
    };
    // Of two that would lie upon each other the one where more was decided is written.
    if (!named.some(other => collide(one, other))) named.push(one);
  }
  return (
    <figure className="fought">
      <svg viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} role="img" aria-label={words.where}>
        <rect className="water" x={frame.x} y={frame.y} width={frame.width} height={frame.height} />
        {sheets.map(({ id, coast }) => (
          <path key={id} className="coast" d={coast} />
        ))}
        {at.toReversed().map(({ place, weight, by }) => {
          const [x, y] = spots[place];
          const r = 3.5 + 8 * Math.sqrt(weight / most);
          return (
            <g key={place} transform={`translate(${x} ${y}) scale(${unit})`} className={by >= 0 ? 'won' : 'lost'}>
              <circle className="ring" r={r} />
              <path className="sign" d={by >= 0 ? 'M-3 0.5L-0.8 2.8L3 -2.4' : 'M-2.4 -2.4L2.4 2.4M2.4 -2.4L-2.4 2.4'} />
            </g>
          );
        })}
        {named.map(({ place, name, from, isRight }) => {
          const [x, y] = spots[place];
          return (
            <text
              key={place}
              transform={`translate(${x} ${y}) scale(${unit})`}
              x={isRight ? from : -from}
              y={3.5}
              className={isRight ? '' : 'left'}
            >
              {name}
            </text>
          );
        })}
      </svg>
      <figcaption>
        <i className="won">✓</i> {words.gainedThere} <i className="lost">✕</i> {words.lostThere} · {words.larger}
      </figcaption>
    </figure>
  );
}
interface Named {
  readonly place: string;
  readonly name: string;
  /** So far from its place it begins, and to which side it goes. */
  readonly from: number;
  readonly isRight: boolean;
  readonly x: number;
  readonly y: number;
}
/** So wide is a letter and so high a line of the names on this map. */
const [LETTER, LINE] = [5.6, 12];
const spanOf = ({ name, from, isRight, x }: Named): readonly [number, number] => {
  const far = from + name.length * LETTER;
  return isRight ? [x, x + far] : [x - far, x];
};
function collide(a: Named, b: Named): boolean {
  const [[left, right], [otherLeft, otherRight]] = [spanOf(a), spanOf(b)];
  return Math.abs(a.y - b.y) < LINE && left < otherRight && otherLeft < right;
}
interface There {
  readonly place: string;
  readonly weight: number;
  readonly by: number;
}
function placesOf(deeds: readonly Deed[], screens: Screens, seat: number): readonly There[] {
  const found = new Map<string, There>();
  for (const { event, by } of deeds) {
    const place = screens.placeOf(event);
    if (place === null || !(place in screens.map.places)) continue;
    const { weight, by: before } = found.get(place) ?? { weight: 0, by: 0 };
    found.set(place, { place, weight: weight + Math.abs(by[seat]), by: before + by[seat] });
  }
  return [...found.values()]
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, PLACES);
}
