import type { Action } from '@polemos/kernel';
import { WORDS } from '@polemos/peloponnesian-war/screens';
import type { WarDesk } from '../desk.ts';
import { aimsOf } from '../map/aims.ts';
import { nameOf } from '../map/board.ts';
import { numberIn } from '../text/numbers.ts';

/** Of a space that may be named as objective: who can go there, how far, for how much, and what it may bring. */
export function AimLines({ desk, action }: { desk: WarDesk; action: Action }) {
  const { language } = desk;
  const words = WORDS[language].aim;
  const aim = action.type === 'objective' ? aimsOf(desk)[String(action.space)] : undefined;
  if (aim === undefined) return null;
  const { reach, brings } = aim;
  return (
    <ul className="aim">
      <li>
        {reach === null
          ? words.none
          : words.reach(
              reach.spaces,
              nameOf(reach.from, language),
              reach.by === 'sea',
              reach.cost === 0 ? null : numberIn(reach.cost, language),
            )}
      </li>
      {brings !== null && <li>{words[brings]}</li>}
    </ul>
  );
}
