import type { Action } from '@polemos/kernel';
import { augury, REBELLION_FEE } from '@polemos/peloponnesian-war/forecast';
import { WORDS } from '@polemos/peloponnesian-war/screens';
import type { ReactNode } from 'react';
import type { IconName } from '../../../icons/names.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { Sentence } from '../../../parts/Sentence.tsx';
import type { WarDesk } from '../desk.ts';
import { SIEVES, sieveOf } from '../map/aims.ts';
import { nameOf } from '../map/board.ts';
import { wordsOf } from '../text/coalition.ts';
import { leaderName, ratingsOf } from '../text/leaders.ts';
import { numberIn, percent } from '../text/numbers.ts';
import { ownSide } from '../text/sides.ts';
import { unitWords } from '../text/unit-words.ts';
import { iconOf, unitOf } from '../text/units.ts';
import { Build } from './Build.tsx';
import { Gather } from './Gather.tsx';
import { HintCard } from './HintCard.tsx';
import { Homeward } from './Homeward.tsx';
import { OperationSteps } from './OperationSteps.tsx';

/** Below the words of the ask: the controls of each decision, one primary button at most. */
export const Guide = ({ desk }: { desk: WarDesk }) => (
  <>
    <HintCard desk={desk} />
    <Controls desk={desk} />
  </>
);
function Controls({ desk }: { desk: WarDesk }) {
  const step = desk.shown.pending[0]?.step;
  if (step === 'another') return <Another desk={desk} />;
  if (step === 'objective') return <Objective desk={desk} />;
  if (step === 'expedition') return <Gather desk={desk} />;
  if (step === 'build') return <Build desk={desk} />;
  if (step === 'persiansFirst') return <Persians desk={desk} />;
  if (step === 'gift') return <Gift desk={desk} />;
  if (step === 'homeward') return <Homeward desk={desk} />;
  if (step === 'islands' || step === 'manning') return <Enough desk={desk} />;
  return <Options desk={desk} />;
}

const has = ({ shown }: WarDesk, type: string): boolean => shown.legal.some(action => action.type === type);

/** PW-5.3: another operation, with what the auguries promise. */
function Another({ desk }: { desk: WarDesk }) {
  const { view, language, act } = desk;
  const words = WORDS[language];
  const side = ownSide(desk);
  const promised = augury(view, side);
  const spartan = 'rule' in promised && promised.rule === 'PW-11-f' ? wordsOf(desk).sides[side] : null;
  return (
    <>
      <p className="forecast">
        <Icon name="oracle" /> <b>{words.auguries}.</b>{' '}
        {'none' in promised
          ? words.auguriesNone
          : words.auguriesOdds(promised.most, promised.by, spartan, percent(promised.chance, language))}{' '}
        <RuleLink id={'none' in promised ? promised.none : promised.rule} />
      </p>
      <div className="acts">
        <button
          type="button"
          className="btn primary"
          aria-disabled={!has(desk, 'operate')}
          onClick={() => act({ type: 'operate' })}
        >
          <Icon name="march" /> {words.operate}
        </button>
        {has(desk, 'persianNavy') && (
          <button
            type="button"
            className="btn"
            aria-pressed={desk.choice.picked.type === 'persianNavy'}
            onClick={() => desk.choice.pick('type', desk.choice.picked.type === 'persianNavy' ? null : 'persianNavy')}
          >
            <Icon name="trireme" /> {words.hegemony.navyInstead}
          </button>
        )}
        <button type="button" className="btn" onClick={() => act({ type: 'pass' })}>
          {words.pass}
        </button>
      </div>
    </>
  );
}

/** PW-5.1-a, PW-5.4: where to, and whether to incite. */
function Objective({ desk }: { desk: WarDesk }) {
  const { choice, language, shown, act } = desk;
  const words = WORDS[language];
  const { spendable = 0, treasury } = shown.pending[0]?.about ?? {};
  const inciting = choice.picked.type === 'incite';
  return (
    <>
      <OperationSteps desk={desk} now={1} />
      <div className="modes" role="radiogroup" aria-label={words.steps.objective}>
        {/* biome-ignore lint/a11y/useSemanticElements: two short buttons, not native radios */}
        <button type="button" role="radio" aria-checked={!inciting} onClick={() => choice.pick('type', null)}>
          <Icon name="march" /> {words.ordinary}
        </button>
        {/* biome-ignore lint/a11y/useSemanticElements: two short buttons, not native radios */}
        <button
          type="button"
          role="radio"
          aria-checked={inciting}
          aria-disabled={!has(desk, 'incite')}
          onClick={() => has(desk, 'incite') && choice.pick('type', 'incite')}
        >
          <Icon name="rebellion" /> {words.incite}{' '}
          <span className="num">
            <Icon name="talents" /> {numberIn(REBELLION_FEE, desk.language)}
          </span>
        </button>
      </div>
      {!inciting && shown.legal.length > 1 && (
        <div className="modes sieve" role="radiogroup" aria-label={words.sieve.title}>
          {SIEVES.map(one => (
            // biome-ignore lint/a11y/useSemanticElements: three short buttons, not native radios
            <button
              key={one}
              type="button"
              role="radio"
              aria-checked={sieveOf(desk) === one}
              onClick={() => choice.sift(one)}
              data-sieve={one}
            >
              {words.sieve[one]}
            </button>
          ))}
        </div>
      )}
      <p className="forecast">
        <Icon name="talents" /> {words.purse(numberIn(Number(spendable), language), spendable !== treasury)}{' '}
        <RuleLink id="PW-5.1.5-e" />
      </p>
      {has(desk, 'pass') && (
        <div className="acts">
          <button type="button" className="btn" onClick={() => act({ type: 'pass' })}>
            {words.pass}
          </button>
        </div>
      )}
    </>
  );
}

/** PW-10.5-e: the Persians instead of the first operation; which, if both can; or they stay. */
function Persians({ desk }: { desk: WarDesk }) {
  const { choice, language, act } = desk;
  const words = WORDS[language].hegemony;
  const both = has(desk, 'persianArmy') && has(desk, 'persianNavy');
  return (
    <>
      {both && (
        <Modes
          desk={desk}
          of="type"
          label={words.persians}
          modes={[
            { value: 'persianArmy', icon: 'cavalry', name: words.army },
            { value: 'persianNavy', icon: 'trireme', name: words.navy },
          ]}
          now={String(choice.picked.type ?? 'persianArmy')}
        />
      )}
      <div className="acts">
        <button type="button" className="btn" onClick={() => act({ type: 'stay' })}>
          {words.stay}
        </button>
      </div>
    </>
  );
}
/** PW-10.5.4.5-VII-b: which Allied SP; where, says a click on the map. */
function Gift({ desk }: { desk: WarDesk }) {
  const { choice, language } = desk;
  const words = WORDS[language];
  const kinds = ['spartan-allied-hoplite', 'spartan-allied-cavalry', 'spartan-allied-naval'].filter(unit =>
    desk.shown.legal.some(action => action.unit === unit),
  );
  return (
    <Modes
      desk={desk}
      of="unit"
      label={words.hegemony.enlist}
      modes={kinds.map(unit => ({
        value: unit,
        icon: iconOf(unitOf(unit).arm),
        name: unitWords({ [unit]: 1 }, words)[0],
      }))}
      now={String(choice.picked.unit ?? kinds[0])}
    />
  );
}
interface Mode {
  readonly value: string;
  readonly icon: IconName;
  readonly name: string;
}
function Modes({
  desk,
  of,
  label,
  modes,
  now,
}: {
  desk: WarDesk;
  of: string;
  label: string;
  modes: readonly Mode[];
  now: string;
}) {
  return (
    <div className="modes" role="radiogroup" aria-label={label}>
      {modes.map(({ value, icon, name }) => (
        // biome-ignore lint/a11y/useSemanticElements: two short buttons, not native radios
        <button key={value} type="button" role="radio" aria-checked={now === value} onClick={() => desk.choice.pick(of, value)}>
          <Icon name={icon} /> {name}
        </button>
      ))}
    </div>
  );
}
/** What is answered by clicks on the map, until one has enough. */
function Enough({ desk }: { desk: WarDesk }) {
  return (
    <div className="acts">
      <button type="button" className="btn primary" onClick={() => desk.act({ type: 'enough' })}>
        {WORDS[desk.language].enough}
      </button>
    </div>
  );
}

/** Everything that is a short list: commanders, who stays behind, who stays, where the odd one goes. */
function Options({ desk }: { desk: WarDesk }) {
  const { shown, act, language } = desk;
  const words = WORDS[language];
  const label = (action: Action): ReactNode => {
    switch (action.type) {
      case 'lead': {
        const { tactical, strategic } = ratingsOf(String(action.leader));
        return (
          <span>
            <Sentence of={desk.text.actions.lead?.(action) ?? leaderName(String(action.leader), language)} />{' '}
            <small>{words.rated(tactical, strategic)}</small>
          </span>
        );
      }
      case 'send':
        return words.sendTo(nameOf(action.space, language));
      case 'letPass':
        return (
          <>
            <Icon name="pass" /> {desk.text.actions.letPass?.(action)}
          </>
        );
      default:
        return (
          <span>
            <Sentence of={desk.text.actions[action.type]?.(action) ?? action.type} />
          </span>
        );
    }
  };
  return (
    <div className="options">
      {shown.legal.map(action => (
        <button key={JSON.stringify(action)} type="button" className="btn" onClick={() => act(action)}>
          {label(action)}
        </button>
      ))}
    </div>
  );
}
