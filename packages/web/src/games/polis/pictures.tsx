import type { Language } from '@polemos/kernel';
import type { PolisEvent, View } from '@polemos/polis';
import { setUpView } from '@polemos/polis/set-up';
import { useMemo } from 'react';
import type { Picture } from '../../orientation/orientation.ts';
import { around, Still, stillDesk } from '../../orientation/Still.tsx';
import type { Screens } from '../screens.ts';
import { CARD, halfOf } from './map/board.ts';
import { CombatCard } from './story/CombatCard.tsx';

type Drawn = Picture<View, PolisEvent>;
const view = setUpView();
const useDesk = (screens: Screens<View, PolisEvent>, language: Language) =>
  useMemo(() => stillDesk(screens, { scenario: 'full', view }, language), [screens, language]);

const cut =
  (places: readonly string[], margin: number): Drawn =>
  ({ language, screens }) => (
    <Still screens={screens} desk={useDesk(screens, language)} frame={around(screens.map, places, margin)} />
  );

/** Two pairs of a land battle, what the attacker lays and what the defender answers: one is matched, one is not. */
const LAID: readonly (readonly [formation: string, side: string])[] = [
  ['phalanx', 'sparta'],
  ['phalanx', 'athens'],
  ['cavalry', 'sparta'],
  ['peltasts', 'athens'],
];
const halves = Object.keys(CARD).map(card => halfOf(card, 'attika'));
const Battle: Drawn = ({ language, screens }) => {
  const desk = useDesk(screens, language);
  return (
    <div className="still cards" inert aria-hidden="true">
      {LAID.map(([formation, side]) => {
        const half = halves.find(one => one.formation === formation);
        return half === undefined ? null : <CombatCard key={`${formation} ${side}`} desk={desk} half={half} side={side} />;
      })}
    </div>
  );
};

export const PICTURES: Readonly<Record<string, Drawn>> = {
  greece: cut(['sparta', 'athenai', 'korinthos', 'thebai'], 60),
  sea: cut(['athenai', 'chios', 'samos'], 70),
  battle: Battle,
};
