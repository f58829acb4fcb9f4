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

/** Two pairs of a land battle, what the attacker lays and what the defender answers: one is matched, one is not. */
const LAID: readonly (readonly [formation: string, side: string])[] = [
  ['phalanx', 'sparta'],
  ['phalanx', 'athens'],
  ['cavalry', 'sparta'],
  ['peltasts', 'athens'],
];
const halves = Object.keys(CARD).map(card => halfOf(card, 'attika'));
function Battle({ language }: { language: Language }) {
  const desk = useDesk(language);
  return (
    <div className="still cards" inert aria-hidden="true">
      {LAID.map(([formation, side]) => {
        const half = halves.find(one => one.formation === formation);
        return half === undefined ? null : <CombatCard key={`${formation} ${side}`} desk={desk} half={half} side={side} />;
      })}
    </div>
  );
}
export const PICTURES: Readonly<Record<string, FC<{ language: Language }>>> = {
  greece: cut(['sparta', 'athenai', 'korinthos', 'thebai'], 60),
  sea: cut(['athenai', 'chios', 'samos'], 70),
  battle: Battle,
};
