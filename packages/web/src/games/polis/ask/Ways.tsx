import { TEXT } from '@polemos/polis/text';
import { Choices } from '../../../parts/Choices.tsx';
import type { PolisDesk } from '../desk.ts';
import { stepOf } from '../map/targets.ts';
import { ActionList } from './ActionList.tsx';

/** By land or by sea, or into which sea: only where both are open. */
export function Ways({ desk }: { desk: PolisDesk }) {
  const { choice, text, shown } = desk;
  const words = TEXT[desk.language].screens;
  const turn = stepOf(desk) === 'turn';
  const argument = turn && choice.picked.type === 'galleys' ? 'sea' : 'way';
  const among = turn ? shown.legal.filter(({ type }) => type === choice.picked.type) : shown.legal;
  const values = [...new Set(among.flatMap(action => (action[argument] === undefined ? [] : [String(action[argument])])))];
  return (
    <>
      {values.length > 1 && (
        <Choices
          row
          label={argument === 'sea' ? words.seaOf : `${words.byLand} / ${words.bySea}`}
          value={String(choice.picked[argument] ?? '')}
          options={values.map(value => ({
            value,
            name: argument === 'sea' ? text.names.region[value] : value === 'land' ? words.byLand : words.bySea,
          }))}
          onChange={value => choice.pick(argument, value)}
        />
      )}
      {!turn && (
        <>
          <p className="aside">{words.onMap}</p>
          <ActionList
            desk={desk}
            actions={[
              ...choice.candidates.filter(({ type }) => type !== 'done'),
              ...shown.legal.filter(({ type }) => type === 'done'),
            ]}
          />
        </>
      )}
    </>
  );
}
