import { type Reckoning, reckon, type SideName } from '@polemos/timoleon/forecast/reckoning';
import { TEXT } from '@polemos/timoleon/text';
import { Fragment } from 'react';
import { Badge } from '../../../parts/Badge.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Meander } from '../../../parts/Meander.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { UnitName } from '../ask/Counted.tsx';
import type { Desk } from '../desk.ts';
import { LEADER } from '../map/board.ts';
import { stepOf } from '../map/targets.ts';
import { WORDS } from '../words.ts';
import { OptionTable } from './OptionTable.tsx';

const STEPS = new Set(['tactics', 'stratagems', 'manoeuvres']);
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** A fight before the roll: both forces, every number with its rule, and what each choice leads to. */
export function BattleBoard({ desk }: { desk: Desk }) {
  const reckoning = STEPS.has(stepOf(desk)) && desk.asked ? reckon(desk.view, desk.seat) : null;
  if (reckoning === null || desk.proposal !== null) return null;
  const words = WORDS[desk.language];
  const { fight, fixed, mine } = reckoning;
  const title = TEXT[desk.language].fights[fight.kind]({ at: fight.at });
  return (
    <section className="ti-battle" aria-label={title}>
      <Meander />
      <header>
        <div>
          <p className="caps">{words.beforeRoll}</p>
          <h2>{title}</h2>
        </div>
        <p className="ti-secret">
          <Icon name="lock" /> {words.secretChoice}
        </p>
      </header>
      <div className="ti-sides">
        <Side desk={desk} reckoning={reckoning} side="attack" />
        <ol className="ti-lines">
          {fight.kind !== 'sea' && (
            <li>
              <b className="num">{reckoning.attack.strength}</b>
              <span>{words.strength}</span>
              <b className="num">{reckoning.defence.strength}</b>
            </li>
          )}
          {fixed
            .filter(({ by }) => by !== 0)
            .map(({ rule, by }) => (
              <li key={rule}>
                <b className="num">{by > 0 ? signed(by) : '·'}</b>
                <span>
                  {words.modifiers[rule] ?? rule} <RuleLink id={rule} />
                </span>
                <b className="num">{by < 0 ? signed(-by) : '·'}</b>
              </li>
            ))}
          <li className="sum">
            <span>
              {words.certain}{' '}
              <b className="num">{signed(fixed.reduce((sum, { by }) => sum + (mine === 'attack' ? by : -by), 0))}</b>
            </span>
          </li>
        </ol>
        <Side desk={desk} reckoning={reckoning} side="defence" />
      </div>
      <p className="ti-whose">{mine === 'attack' ? words.youAttack : words.youDefend}</p>
      <OptionTable desk={desk} reckoning={reckoning} />
    </section>
  );
}

/** One side: who leads it, and its strength line by line. */
function Side({ desk, reckoning, side }: { desk: Desk; reckoning: Reckoning; side: SideName }) {
  const { text, language } = desk;
  const words = WORDS[language];
  const { fight } = reckoning;
  const { lead, commander } = fight[side];
  const { lines, basic, ships, strength } = reckoning[side];
  const whole = strength ?? basic;
  return (
    <div className={`ti-side ${lead ?? 'neutral'} ${side}`}>
      <p className="head">
        <Badge side={lead ?? 'neutral'} />
        <span>
          <b>{lead === null ? '–' : text.names.owner[lead]}</b>
          <small>
            {commander === null
              ? words.noCommander
              : `${text.names.leader[commander]}, ${words.tacticsOf(LEADER[commander]?.T ?? 0)}`}
          </small>
        </span>
      </p>
      {fight.kind === 'sea' ? (
        <p>
          <UnitName desk={desk} unit="triremes" count={ships} />
        </p>
      ) : (
        <dl>
          {lines.map(({ unit, count, times }) => (
            <Fragment key={unit}>
              <dt>
                <UnitName desk={desk} unit={unit} />
              </dt>
              <dd className="num">
                {count} × {times} = {count * times}
              </dd>
            </Fragment>
          ))}
          <dt className="total">{words.basic}</dt>
          <dd className="num total">{basic}</dd>
          {whole !== basic && (
            <>
              <dt>
                {fight.kind === 'assault' ? words.behindWalls : side === 'attack' ? words.landing : words.ground}{' '}
                <RuleLink id={fight.kind === 'assault' ? 'TI-A-c' : 'TI-L-k'} />
              </dt>
              <dd className="num">{whole}</dd>
            </>
          )}
        </dl>
      )}
    </div>
  );
}
