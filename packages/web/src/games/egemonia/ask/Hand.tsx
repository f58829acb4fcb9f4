import { kindOf } from '@polemos/egemonia/kinds';
import { TEXT } from '@polemos/egemonia/text';
import { useEffect } from 'react';
import { useSettings } from '../../../app/settings.ts';
import { signOf } from '../../../parts/Badge.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { EgemoniaDesk } from '../desk.ts';

import { Sherd } from './Sherd.tsx';

/** The own hand of sherds, what has been laid this turn, and the box. */
export function Hand({ desk }: { desk: EgemoniaDesk }) {
  const { view, seat, text, choice, asked, act, shown } = desk;
  const { keys } = useSettings();
  const words = TEXT[desk.language].screens;
  const picked = choice.picked.event;

  useEffect(() => {
    if (!keys || !asked) return;
    const onKey = (event: KeyboardEvent) => {
      const at = Number(event.key) - 1;
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
      const chosen = view.hand[at];
      if (Number.isInteger(at) && chosen !== undefined) choice.pick('event', chosen);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [keys, asked, view.hand, choice]);

  if (seat === null) return null;
  const laid = view.placed.filter(({ by }) => by === seat);
  const boxed = view.boxed[seat as 'athens' | 'sparta'];
  const box = choice.candidates.find(({ type }) => type === 'box');
  const placing = shown.pending.some(({ step }) => step === 'placement');
  return (
    <section className="hand" aria-label={words.hand}>
      <div className="sherds">
        {view.hand.map((event, i) => (
          <Sherd
            key={event}
            event={event}
            shape={i}
            name={text.names.event[kindOf(event)]}
            motto={text.names.motto[kindOf(event)]}
            chosen={picked === event}
            able={asked}
            onChoose={() => choice.pick('event', picked === event ? null : event)}
          />
        ))}
        {laid.map(({ area, order, event }) => (
          <div key={order} className="sherd gone">
            <Icon name="check" />
            <b>{event === undefined ? text.names.word.placed : text.names.event[kindOf(event)]}</b>
            <span>
              {text.names.word.placedIn} {text.names.area[area]}
            </span>
          </div>
        ))}
        {boxed.map(({ order, event }) => (
          <div key={order} className="sherd gone">
            <Icon name="lock" />
            <b>{event === undefined ? text.names.word.placed : text.names.event[kindOf(event)]}</b>
            <span>{text.names.word.boxed}</span>
          </div>
        ))}
      </div>
      <div className={box !== undefined && asked && picked !== undefined ? 'box lit' : 'box'}>
        <button
          type="button"
          className="box-button"
          disabled={!asked || !placing}
          onClick={() => (picked === undefined ? undefined : act({ type: 'box', event: picked }))}
        >
          <b>
            <Icon name={signOf(seat)} /> {text.names.word.box}
          </b>
          <span>{text.names.word[view.readings.includes('keep-events') ? 'boxKept' : 'boxAbout']}</span>
        </button>
        <RuleLink id="EG-3.4-c" />
      </div>
    </section>
  );
}
