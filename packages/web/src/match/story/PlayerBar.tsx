import type { Desk } from '../../games/screens.ts';
import { ReplayBar } from '../../parts/ReplayBar.tsx';
import { timeOf } from './useBetween.ts';
import type { Replaying } from './useReplay.ts';

/** Any moment of the match on screen: with other eyes once it is over, played on from where others do not play it. */
export function PlayerBar({ desk, replay, mayFork }: { desk: Desk; replay: Replaying; mayFork: boolean }) {
  const { shown, text } = desk;
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
    />
  );
}
