import { useEffect, useRef } from 'react';
import type { Settings } from '../app/settings.ts';
import type { Desk } from '../games/screens.ts';
import type { Sound } from './sounds.ts';

/** Fetched by whoever wants to hear anything. */
const play = (sound: Sound): void => void import('./sounds.ts').then(sounds => sounds.play(sound));

const MARCHES = /^(route|moves|march|sail|hoplite-moved|galley-moved|lands|embarks|natives-move|persians-march)$/;
const soundOf = (event: Desk['telling']): Sound | null => {
  if (event === null) return null;
  if ('die' in event ? event.die !== null : 'dice' in event) return 'die';
  return MARCHES.test(event.kind) ? 'march' : null;
};

/** Off unless wanted, and never alone: whatever is heard is seen too. */
export function useSound({ telling, asked }: Pick<Desk, 'telling' | 'asked'>, { sound }: Settings): void {
  const was = useRef(asked);
  useEffect(() => {
    const heard = soundOf(telling);
    if (sound && heard !== null) play(heard);
  }, [telling, sound]);
  useEffect(() => {
    if (sound && asked && !was.current) play('gong');
    was.current = asked;
  }, [asked, sound]);
}
