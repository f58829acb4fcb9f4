import { TEXT } from '@polemos/polis/text';
import type { PolisDesk } from '../desk.ts';
import { nameOfStuff } from './Price.tsx';

interface Effect {
  readonly op: string;
  readonly amount: number;
  readonly good?: string;
  readonly polis?: string;
}

/** What an event lets a player choose between. */
export function Options({ desk }: { desk: PolisDesk }) {
  const { shown, act, text } = desk;
  const { effects } = TEXT[desk.language].screens;
  const { options } = shown.pending[0].about as { readonly options: readonly (readonly Effect[])[] };
  const say = ({ op, amount, good, polis }: Effect): string =>
    op === 'lose'
      ? effects.lose(amount, nameOfStuff(desk, good ?? ''))
      : effects.losePopulation(amount, text.names.polis[polis ?? '']);
  return (
    <ul className="choose-list">
      {shown.legal.map((action, i) => (
        <li key={JSON.stringify(action)}>
          <button type="button" className="choose" data-type="option" onClick={() => act(action)}>
            {(options[Number(action.number) - 1] ?? options[i]).map(say).join(', ')}
          </button>
        </li>
      ))}
    </ul>
  );
}
