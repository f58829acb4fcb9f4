import type { Action, Forecast } from '@polemos/kernel';
import { useCallback, useEffect, useRef } from 'react';
import type { Settings } from '../app/settings.ts';
import type { Screens } from '../games/screens.ts';
import { useText } from '../text/index.ts';
import { isRight } from '../tutorial/lesson.ts';
import type { Learning } from '../tutorial/useLesson.ts';
import type { Shown } from '../worker/session.ts';
import { sameAction, useProposal } from './ask/choice.ts';
import type { Refusing } from './ask/useRefusal.tsx';
import { download } from './download.ts';
import { useLine } from './line.ts';
import { beginning } from './preview/odds.ts';

interface Given {
  /** The match as it came: a lesson lights only a part of what is legal in it. */
  readonly given: Shown;
  readonly learning: Learning;
  readonly settings: Settings;
  readonly refusing: Refusing;
  /** What a proposal belongs to. */
  readonly chosen: string;
  /** What is proposed before it is done, rolled for or not: see `Screens`. */
  readonly screens: Pick<Screens, 'begins' | 'fatal' | 'asksFirst' | 'spends'>;
}
export interface Actions {
  /** What waits to be sealed. */
  readonly proposal: Action | null;
  unseal(): void;
  seal(): void;
  /**
   * Does it, or proposes it where it could not be taken back. What is not legal is answered with its reason. What is meant in the same
   * breath follows act by act, as long as it is legal.
   */
  act(action: Action, then?: readonly Action[]): void;
  /** The same by a click on a place, which says no price: what is spent there is proposed as well. `seen`: its card was there before. */
  aim(action: Action, seen: boolean): void;
  undo(): Promise<void>;
  redo(): Promise<void>;
  exportFile(): Promise<void>;
}

/** All that a person does to the match on screen. */
export function useActions({ given, learning, settings, refusing, chosen, screens }: Given): Actions {
  const { move, shown, setHinted } = learning;
  const { why, tell, note: say, clear } = refusing;
  const line = useLine();
  const t = useText();
  const warned = useRef(-1);
  const [proposal, propose] = useProposal(chosen);

  /** The picture that has been answered: a second click on it, before the next one is drawn, is no second answer. */
  const answered = useRef<string | null>(null);
  const isRolling = given.rolling !== undefined;
  // Whoever gives up a roll that was asked for stands before the same picture again.
  useEffect(() => {
    if (!isRolling) answered.current = null;
  }, [isRolling]);
  const send = useCallback(
    async (action: Action, chance: readonly unknown[]) => {
      const picture = `${shown.version} ${shown.seat}`;
      if (answered.current === picture) return;
      answered.current = picture;
      const answer = await line.ask({ ask: 'act', action, version: shown.version, chance });
      if ('ok' in answer) return;
      answered.current = null;
      if ('refused' in answer && answer.refused !== null) tell(answer.refused);
    },
    [shown.version, shown.seat, tell, line],
  );
  const mustSeal = settings.confirm === 'always' || (settings.confirm === 'final' && !shown.revocable);
  const take = useCallback(
    (action: Action, waits: (forecast: Forecast, again: boolean) => boolean) => {
      clear();
      if (move !== undefined && given.legal.some(one => sameAction(one, action))) {
        setHinted(!isRight(action, move));
        if (isRight(action, move)) void send(action, move.chance);
        return;
      }
      if (!shown.legal.some(one => sameAction(one, action))) return void why(null, action);
      const again = proposal !== null && sameAction(proposal, action);
      if (mustSeal && !again) return propose(action);
      if (!settings.preview) return void send(action, []);
      // What chance decides is shown first, and the end of a side: no click rolls a die or loses the game by itself, nor a second one.
      void line.ask({ ask: 'foresee', action }).then(answer => {
        const forecast = 'forecast' in answer ? answer.forecast : null;
        if (forecast !== null && waits(forecast, again)) propose(action);
        else void send(action, []);
      });
    },
    [shown.legal, given.legal, move, setHinted, mustSeal, settings.preview, line, proposal, propose, send, why, clear],
  );
  const isGrave = useCallback(
    ({ rolls, certain, outcomes }: Forecast): boolean =>
      rolls !== null ||
      certain.some(({ kind }) => screens.fatal?.includes(kind)) ||
      outcomes.some(one => beginning(one, screens, settings.language) !== null),
    [screens, settings.language],
  );
  /** What was meant in one breath, and for which picture. */
  const meant = useRef<{ readonly version: number; readonly then: readonly Action[] } | null>(null);
  const act = useCallback(
    (action: Action, then: readonly Action[] = []) => {
      meant.current = then.length === 0 ? null : { version: shown.version, then };
      take(action, (forecast, again) => isGrave(forecast) || (!again && screens.asksFirst?.(shown, action, false) === true));
    },
    [take, isGrave, screens, shown],
  );
  useEffect(() => {
    if (meant.current === null || meant.current.version === shown.version) return;
    const { version, then } = meant.current;
    const [next, ...rest] = then;
    meant.current = null;
    // What others have answered meanwhile, or the rules no longer allow, goes no further.
    if (shown.version === version + 1 && shown.legal.some(one => sameAction(one, next))) act(next, rest);
  }, [shown, act]);
  const aim = useCallback(
    (action: Action, seen: boolean) =>
      take(action, (forecast, again) => {
        const dearest = forecast.certain.map(({ kind }) => screens.spends?.[kind]);
        const isDear = dearest.includes('button') || (!seen && dearest.includes('card'));
        return isGrave(forecast) || (!again && (isDear || screens.asksFirst?.(shown, action, true) === true));
      }),
    [take, isGrave, screens, shown],
  );
  const undo = useCallback(async () => {
    meant.current = null;
    // What others did since goes with it: said once, done at the second press.
    const own = shown.seat === null ? -1 : shown.actors.lastIndexOf(shown.seat);
    const others = shown.actors.length - 1 - own;
    if (others > 0 && warned.current !== shown.version) {
      warned.current = shown.version;
      return say(t.undoOthers(others));
    }
    const answer = await line.ask({ ask: 'undo' });
    if ('refused' in answer && answer.refused !== null) tell(answer.refused);
  }, [tell, say, t, line, shown]);
  const redo = useCallback(async () => {
    await line.ask({ ask: 'redo' });
  }, [line]);
  const exportFile = useCallback(async () => {
    const answer = await line.ask({ ask: 'export' });
    if ('file' in answer) download(answer.file, answer.name);
  }, [line]);
  return {
    proposal,
    unseal() {
      meant.current = null;
      propose(null);
    },
    seal: () => proposal !== null && void send(proposal, []),
    act,
    aim,
    undo,
    redo,
    exportFile,
  };
}
