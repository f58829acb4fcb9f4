import type { PeloponnesianEvent } from '@polemos/peloponnesian-war';
import { activationCost, lastTurnOf, payerOf } from '@polemos/peloponnesian-war/forecast';
import { WORDS } from '@polemos/peloponnesian-war/screens';
import { TIPS } from '@polemos/peloponnesian-war/tips';
import { Icon } from '../../../parts/Icon.tsx';
import type { Ledger, Status } from '../../screens.ts';
import type { WarDesk } from '../desk.ts';
import { otherSide, type Side } from '../map/board.ts';
import { wordsOf } from '../text/coalition.ts';
import { numberIn, signed } from '../text/numbers.ts';
import { isForTwo, ownSide } from '../text/sides.ts';
import { phaseAsked, phaseOfEvent, phaseSoFar } from './phases.ts';

function phaseOf({ telling, events, shown }: WarDesk): number {
  if (telling !== null) {
    return phaseOfEvent(telling) ?? phaseSoFar(events) ?? 2;
  }
  // At a real table: where the action has come to that waits for its die.
  if (shown.rolling !== undefined) {
    const phases = shown.rolling.events.map(event => phaseOfEvent(event as PeloponnesianEvent));
    return phases.findLast(phase => phase !== null) ?? 2;
  }
  const step = shown.pending[0]?.step;
  return step === undefined ? 6 : phaseAsked(step, events);
}

export function status(desk: WarDesk): Status {
  const { view, language } = desk;
  const words = WORDS[language];
  const mine = ownSide(desk);
  const two = isForTwo(view);
  return {
    turn: view.turn,
    turns: lastTurnOf(view),
    tip: TIPS[language].turn,
    phases: words.phases,
    phase: phaseOf(desk),
    ledgers: two
      ? [ledger(desk, mine, desk.who(mine)), ledger(desk, otherSide(mine), desk.who(otherSide(mine)))]
      : [ledger(desk, mine, words.you), ledger(desk, otherSide(mine), words.system)],
    points: {
      label: words.points,
      tip: two ? TIPS[language].pointsTwo : TIPS[language].points,
      value: two ? `${signed(view.score[mine])} : ${signed(view.score[otherSide(mine)])}` : signed(view.points),
    },
  };
}

/** What the treasury would be after what is chosen and not done yet. */
export function costChosen({ choice, asked, view }: WarDesk): number {
  const { unit, count } = choice.picked;
  return asked && typeof unit === 'string' && typeof count === 'number' ? activationCost(unit, view) * count : 0;
}

function ledger(desk: WarDesk, side: Side, who: string): Ledger {
  const { view, language } = desk;
  const words = wordsOf(desk);
  const cost = side === ownSide(desk) ? costChosen(desk) : 0;
  const payer = cost > 0 ? payerOf(view, side) : null;
  const treasury = view.treasury[side];
  const sci = view.sci[side];
  const will = view.bellicosity[side];
  const { role } = view.special;
  const coalition = role !== null && side === 'athens';
  const tips = TIPS[language];
  return {
    seat: side,
    name: words.sides[side],
    who: coalition ? `${words.hegemony.roles[role]} · ${who}` : who,
    facts: [
      {
        tip: side === 'athens' ? tips.fund : tips.treasury,
        label: coalition ? `${words.hegemony.roles.athens} · ${words.hegemony.roles.thebes}` : words.treasury,
        value: (
          <>
            <span className="purse-now num">
              <Icon name="talents" /> {numberIn(treasury, language)}
              {payer === side && <i> → {numberIn(treasury - cost, language)}</i>}
            </span>
            {coalition && (
              <span className="purse-now num">
                {' '}
                <Icon name="talents" /> {numberIn(view.special.thebes, language)}
                {payer === 'thebes' && <i> → {numberIn(view.special.thebes - cost, language)}</i>}
              </span>
            )}
          </>
        ),
        short: (
          <>
            <Icon name="talents" />
            {coalition ? (
              <span className="both-purses">
                {numberIn(treasury, language)} · {numberIn(view.special.thebes, language)}
              </span>
            ) : (
              numberIn(treasury - cost, language)
            )}
          </>
        ),
      },
      {
        tip: tips.confidence,
        label: (
          <>
            {words.confidence} <b className="num">{signed(sci)}</b>
          </>
        ),
        value: (
          <svg className="sci" viewBox="-50 -7 100 14" aria-hidden="true">
            <path d="M-48 0H48" />
            {Array.from({ length: 13 }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: thirteen ticks
              <path key={i} d={`M${(i - 6) * 8}-2.5v5`} />
            ))}
            {side === 'athens' ? <circle cx={sci * 8} r={4.4} /> : <path className="peg" d={`M${sci * 8} -5l5 9h-10Z`} />}
          </svg>
        ),
        short: (
          <>
            <Icon name="council" />
            {signed(sci)}
          </>
        ),
      },
      {
        tip: tips.bellicosity,
        label: (
          <>
            {words.bellicosity} <b className="num">{will}</b>
          </>
        ),
        value: (
          <span className="will" aria-hidden="true">
            {Array.from({ length: 12 }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: twelve bars
              <i key={i} className={i < will ? 'on' : ''} />
            ))}
          </span>
        ),
        short: (
          <>
            <Icon name="siege" />
            {will}
          </>
        ),
      },
    ],
  };
}
