import { actsAs, favouredBy } from '@polemos/egemonia/kinds';
import { TEXT } from '@polemos/egemonia/text';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { EgemoniaDesk } from '../desk.ts';

/** Under the ask: where the chosen event may go, with the rules; and the two answers to the Pythia. */
export function Guide({ desk }: { desk: EgemoniaDesk }) {
  const { choice, seat, text, shown, act } = desk;
  const words = TEXT[desk.language].screens;
  const event = choice.picked.event as string | undefined;
  if (shown.pending.some(({ step }) => step === 'pythia'))
    return (
      <div className="acts">
        {event !== undefined && (
          <button type="button" className="btn primary" onClick={() => act({ type: 'consult', event })}>
            <Icon name="oracle" /> {words.giveBack(event)}
          </button>
        )}
        <button type="button" className="btn" onClick={() => act({ type: 'decline' })}>
          {text.actions.decline({ type: 'decline' })}
        </button>
      </div>
    );
  if (event === undefined || seat === null) return null;
  const side = favouredBy(event) ?? seat;
  const lines: readonly (readonly [string, string])[] =
    actsAs(event) === 'military'
      ? [
          [words.military2, 'EG-4.1-a'],
          side === 'sparta' ? [words.military3sparta, 'EG-4.1-b'] : [words.military3athens, 'EG-4.1-c'],
        ]
      : actsAs(event) === 'ascendancy'
        ? [
            [words.ascendancyNext, 'EG-4.2-a'],
            [words.ascendancyOwn, 'EG-4.2-b'],
          ]
        : [[words.anywhere, ANYWHERE[actsAs(event)] ?? 'EG-3.4-b']];
  const limited = actsAs(event) === 'military' || actsAs(event) === 'ascendancy';
  return (
    <ul className="guide">
      {lines.map(([said, rule]) => (
        <li key={rule}>
          <Icon name="check" /> {said} <RuleLink id={rule} />
        </li>
      ))}
      {favouredBy(event) !== null && (
        <li>
          <Icon name="check" /> {words.special(text.names.seat[side])} <RuleLink id="EG-4.7-c" />
        </li>
      )}
      {limited ? (
        <li className="no">
          <Icon name="close" /> {words.elsewhere}
        </li>
      ) : (
        <li>
          <Icon name="check" /> {desk.view.readings.includes('keep-events') ? words.boxKeptHint : words.boxHint}{' '}
          <RuleLink id="EG-3.4-c" />
        </li>
      )}
    </ul>
  );
}
const ANYWHERE: Readonly<Record<string, string>> = {
  coup: 'EG-4.3-a',
  'false-alarm': 'EG-4.4-a',
  'divine-aid': 'EG-4.5-a',
  olympics: 'EG-4.6-a',
};
