import { useMemo } from 'react';
import type { Desk, Screens } from '../../games/screens.ts';
import { useSeasonWords } from '../../online/seasonWords.ts';
import { ReplayBar } from '../../parts/ReplayBar.tsx';
import { type Landmark, landmarksOf } from './landmarks.ts';
import { timeOf } from './useBetween.ts';
import type { Replaying } from './useReplay.ts';

/** Any moment of the match on screen: with other eyes once it is over, played on from where others do not play it. */
interface Props {
  readonly desk: Desk;
  readonly screens: Screens;
  readonly replay: Replaying;
  readonly mayFork: boolean;
}
export function PlayerBar({ desk, screens, replay, mayFork }: Props) {
  const { shown, text } = desk;
  const c = useSeasonWords();
  const marks = useMemo(() => landmarksOf(shown.events, screens, text), [shown.events, screens, text]);
  const group = (kind: Landmark['kind'], name: string) => ({ group: name, marks: marks.filter(mark => mark.kind === kind) });
  const landmarks = [group('turn', c.jumpTurn), group('battle', c.jumpBattle), group('phase', c.jumpPhase)];
  const seats = shown.seats.map(id => ({ id, name: text.names.seat?.[id] ?? id }));
  return (
    <ReplayBar
      at={shown.at}
      length={shown.length}
      playing={replay.playing}
      pause={timeOf(shown)}
      onLook={replay.look}
      onPlay={replay.setPlaying}
      onFork={mayFork || shown.outcome !== null ? replay.fork : null}
      onNow={replay.stop}
      eyes={shown.outcome === null ? null : { value: shown.seat, seats }}
      onEyes={replay.lookAs}
      landmarks={landmarks.filter(one => one.marks.length > 0)}
      jump={c.jump}
    />
  );
}
