import { garrisonsLeft, persianMovers } from '@polemos/peloponnesian-war/forecast';
import { WORDS } from '@polemos/peloponnesian-war/screens';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { WarDesk } from '../desk.ts';
import { nameOf } from '../map/board.ts';
import { numberIn } from '../text/numbers.ts';
import { unitWords } from '../text/unit-words.ts';
import { sumOf } from '../text/units.ts';

/** PW-E2: by the sum of two dice, from 2. */
const EVENTS = [
  'cinadon',
  'egypt-helps',
  'dionysius',
  'harmost',
  'agenda',
  'democrats',
  'cunaxa',
  'leader-death',
  'long-walls',
  'artaxerxes-enters',
  'gold-mine',
] as const;

/** The Fall of Sparta: who the Coalition is, both its treasuries, the Persians and who moves them, the event table. */
export function Hegemony({ desk }: { desk: WarDesk }) {
  const { view, language, text } = desk;
  const words = WORDS[language];
  const { role, thebes, belligerent, persians, entered, kingsPeace } = view.special;
  if (role === null) return null;
  const { hegemony } = words;
  const { army, navy } = persianMovers(view);
  const mover = [army, navy].map(side => (side === 'sparta' ? words.sides.sparta : hegemony.coalition));
  const names = [hegemony.army, hegemony.navy, hegemony.satrap];
  return (
    <>
      <section className="hegemony">
        <h3>
          {hegemony.coalition}: {hegemony.roles[role]}
        </h3>
        <p>
          {belligerent ? hegemony.war : hegemony.neutral} <RuleLink id="PW-10.5.4.5-IV-a" />
        </p>
        <p>
          {words.treasury}: {nameOf('athens', language)} <b className="num">{numberIn(view.treasury.athens, language)}</b>,{' '}
          {nameOf('thebes', language)} <b className="num">{numberIn(thebes, language)}</b> <RuleLink id="PW-10.5.4.5-II" />
        </p>
        <p>
          {hegemony.garrisons}: <b className="num">{garrisonsLeft(view)}</b> <RuleLink id="PW-10.5-f" />
        </p>
      </section>
      <section className="hegemony">
        <h3>{hegemony.persians}</h3>
        {kingsPeace && <p>{hegemony.peace}</p>}
        {!entered && <p className="none">{hegemony.nobody}</p>}
        {entered &&
          persians.map(({ at, units }, body) =>
            sumOf(units) === 0 && at === null ? null : (
              <p key={names[body]}>
                <b>{names[body]}</b>, {at === null ? hegemony.inBox : nameOf(at, language)}: {unitWords(units, words).join(', ')}
                {mover[body] === undefined ? '' : ` (${hegemony.movedBy} ${mover[body]})`}
              </p>
            ),
          )}
      </section>
      <section className="hegemony">
        <h3>{hegemony.events}</h3>
        <ol start={2}>
          {EVENTS.map((event, i) => (
            <li key={event}>
              {text.names.event[event]} <RuleLink id={`PW-E2-${i + 2}${SUFFIX[i + 2] ?? ''}`} />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
/** Where an event has several rules, the first of them. */
const SUFFIX: Readonly<Record<number, string>> = { 4: '-a', 5: '-a', 6: '-a', 7: '-a' };
