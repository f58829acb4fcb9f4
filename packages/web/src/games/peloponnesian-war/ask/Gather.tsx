import type { Language } from '@polemos/kernel';
import { activationCost, activationCostOf, mostJoining, prospect, togetherOf } from '@polemos/peloponnesian-war/forecast';
import { WORDS } from '@polemos/peloponnesian-war/screens';
import { useMemo, useState } from 'react';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { WarDesk } from '../desk.ts';
import { nameOf, type Side } from '../map/board.ts';
import { roadsOf } from '../map/overlays.tsx';
import { Way } from '../map/Way.tsx';
import { numberIn } from '../text/numbers.ts';
import { capitalised, unitName, unitWords } from '../text/unit-words.ts';
import { comingOf, iconOf, sumOf, unitOf } from '../text/units.ts';
import { OddsDialog } from './OddsDialog.tsx';
import { OperationSteps } from './OperationSteps.tsx';

const listed = (parts: readonly string[], language: Language): string => new Intl.ListFormat(language).format(parts);

/** PW-5.1-c: activate strength where the commander stands, with its cost; go elsewhere; march. */
export function Gather({ desk }: { desk: WarDesk }) {
  const { shown, choice, view, language, act } = desk;
  const words = WORDS[language];
  /** By kind the numbers that may join. */
  const may = useMemo(() => {
    const found: Record<string, number[]> = {};
    for (const { type, unit, count } of shown.legal)
      if (type === 'activate') {
        found[String(unit)] ??= [];
        found[String(unit)].push(Number(count));
      }
    return found;
  }, [shown.legal]);
  const [open, setOpen] = useState(false);
  const { operation } = view;
  if (operation?.at == null || operation.objective === null) return null;
  const at = operation.at;
  const coming = comingOf(choice);
  const count = sumOf(coming ?? {});
  const cost = activationCostOf(coming ?? {}, view);
  const spendable = Number(shown.pending[0]?.about.spendable ?? view.treasury[operation.side as Side]);
  const march = shown.legal.find(({ type }) => type === 'march');
  const halt = shown.legal.find(({ type }) => type === 'halt');
  const roads = roadsOf({ ...desk, pointed: null });
  const awaits = open ? prospect(view, coming ?? {}) : null;
  return (
    <>
      <OperationSteps desk={desk} now={sumOf(operation.units) > 0 && count === 0 ? 4 : 3} />
      {sumOf(operation.units) > 0 && <p className="with-him">{unitWords(operation.units, words).join(', ')}</p>}
      {Object.entries(may).map(([id, counts]) => {
        const max = mostJoining(view, id, counts, choice.counts, spendable);
        const { side, arm, allied } = unitOf(id);
        const chosen = choice.counts[id] ?? 0;
        const price = activationCost(id, view);
        const name = unitName(id, words);
        return (
          <div key={id} className="muster">
            <span className={`token-disc ${side}${allied ? ' allied' : ''}`}>
              <Icon name={iconOf(arm)} />
            </span>
            <div>
              <b>{capitalised(name)}</b>
              <small>
                {words.here(view.forces[at]?.[id] ?? 0, nameOf(at, language))} ·{' '}
                {price === 0 ? words.free : words.each(numberIn(price, language))}
              </small>
            </div>
            <div
              className="stepper"
              role="spinbutton"
              aria-label={name}
              aria-valuenow={chosen}
              aria-valuemin={0}
              aria-valuemax={max}
            >
              <button
                type="button"
                className="icon-btn"
                aria-label={`${words.fewer}: ${name}`}
                aria-disabled={chosen === 0}
                onClick={() => choice.count(id, Math.max(0, chosen - togetherOf(id)))}
              >
                <Icon name="minus" />
              </button>
              <b className="num">{chosen}</b>
              <button
                type="button"
                className="icon-btn"
                aria-label={`${words.more}: ${name}`}
                aria-disabled={chosen >= max}
                onClick={() => choice.count(id, Math.min(max, chosen + togetherOf(id)))}
              >
                <Icon name="plus" />
              </button>
              {max > 2 * togetherOf(id) && (
                <button
                  type="button"
                  className="as-link"
                  aria-label={`${words.all}: ${name}`}
                  aria-disabled={chosen >= max}
                  onClick={() => choice.count(id, max)}
                >
                  {words.all}
                </button>
              )}
            </div>
          </div>
        );
      })}
      <Purse
        treasury={Number(shown.pending[0]?.about.treasury ?? view.treasury[operation.side as Side])}
        cost={cost}
        desk={desk}
      />
      {roads !== null && <Way ahead={roads} objective={operation.objective} units={sumOf(operation.units) + count} desk={desk} />}
      <div className="acts">
        {coming !== null ? (
          <button
            type="button"
            className="btn primary"
            onClick={() => {
              const [first, ...then] = Object.entries(coming).map(([unit, count]) => ({ type: 'activate', unit, count }));
              choice.clear();
              act(first, then);
            }}
          >
            <Icon name="plus" />{' '}
            {words.activate(listed(unitWords(coming, words), language), cost === 0 ? null : numberIn(cost, language))}
          </button>
        ) : (
          <button
            type="button"
            className="btn primary"
            aria-disabled={march === undefined}
            onClick={() => act({ type: 'march' })}
          >
            <Icon name="march" /> {words.marchTo(nameOf(operation.objective, language))}
          </button>
        )}
        <button type="button" className="btn" onClick={() => setOpen(true)}>
          <Icon name="dice" /> {words.odds}
        </button>
        {halt !== undefined && (
          <button type="button" className="btn" onClick={() => act(halt)}>
            {words.giveUp}
          </button>
        )}
      </div>
      {open && awaits !== null && <OddsDialog prospect={awaits} desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What stays, what this costs, and the fund that must not be touched: PW-5.1.5-e. */
function Purse({ treasury, cost, desk }: { treasury: number; cost: number; desk: WarDesk }) {
  const words = WORDS[desk.language];
  const kept = Math.max(0, treasury - Number(desk.shown.pending[0]?.about.spendable ?? treasury));
  const whole = Math.max(1, treasury);
  return (
    <div className="purse">
      <div className="pair">
        <span>{words.treasuryAfter}</span> <b className="num">{numberIn(treasury - cost, desk.language)}</b>
      </div>
      <svg className="purse-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className="left" width={((treasury - cost) / whole) * 100} height={10} />
        <rect className="kept" width={(kept / whole) * 100} height={10} />
        <rect className="cost" x={((treasury - cost) / whole) * 100} width={(cost / whole) * 100} height={10} />
      </svg>
      <div className="pair small">
        {kept > 0 && (
          <span>
            <Icon name="lock" /> {words.emergency} {numberIn(kept, desk.language)} <RuleLink id="PW-5.1.5-e" />
          </span>
        )}
        {cost > 0 && <span className="num">−{numberIn(cost, desk.language)}</span>}
      </div>
    </div>
  );
}
