import type { Language } from '@polemos/kernel';
import { polis, type View } from '@polemos/polis';
import { type FC, useMemo } from 'react';
import { around, Still, stillDesk } from '../../orientation/Still.tsx';
import { screens } from './index.tsx';
import { CARD, halfOf } from './map/board.ts';
import { CombatCard } from './story/CombatCard.tsx';

const { map } = screens;
/** PO-S: the set-up of the full game. */
const view: View = polis.view(polis.begin({ scenario: 'full', options: {} }), 0);
const useDesk = (language: Language) => useMemo(() => stillDesk(screens, { scenario: 'full', view }, language), [language]);

const cut =
  (places: readonly string[], margin: number): FC<{ language: Language }> =>
  ({ language }) => <Still screens={screens} desk={useDesk(language)} frame={around(map, places, margin)} />;

const CARDS = Object.keys(CARD);
/** Cards that a battle on land could show: what the attacker lays, what the defender answers. */
const LAID: readonly (readonly [card: number, side: string])[] = [
  [0, 'sparta'],
  [5, 'athens'],
  [11, 'sparta'],
  [17, 'athens'],
];
function Battle({ language }: { language: Language }) {
  const desk = useDesk(language);
  return (
    <div className="still cards" inert aria-hidden="true">
      {LAID.map(([card, side]) => (
        <CombatCard key={card} desk={desk} half={halfOf(CARDS[card], 'attika')} side={side} />
      ))}
    </div>
  );
}
export const PICTURES: Readonly<Record<string, FC<{ language: Language }>>> = {
  greece: cut(['sparta', 'athenai', 'korinthos', 'thebai'], 60),
  sea: cut(['athenai', 'chios', 'samos'], 70),
  battle: Battle,
};
