import type { View } from '@polemos/peloponnesian-war';
import { BATTLE_WORDS, WORDS } from '@polemos/peloponnesian-war/screens';
import { useEffect, useRef, useState } from 'react';
import { frameAt, type Teller } from '../../../match/story/story.ts';
import { Die } from '../../../parts/Die.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import type { WarDesk } from '../desk.ts';
import { nameOf } from '../map/board.ts';
import { BattleDialog } from './BattleDialog.tsx';
import { type BattleEvent, isFought } from './fought.ts';

/** A battle in a story: the story waits while it is open before the map; behind it two dice and who won. */
export function BattleBeat({ event, desk, teller }: { event: BattleEvent; desk: WarDesk; teller: Teller }) {
  const { language } = desk;
  const [words, battle] = [WORDS[language], BATTLE_WORDS[language]];
  const fought = isFought(event) ? event : null;
  const [open, setOpen] = useState(fought !== null);
  const played = useRef(teller.story?.playing === true);
  // Once, when the beat has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the beat has come
  useEffect(() => {
    if (open) teller.pause();
  }, []);
  if (fought === null) return <p>{words.nullBattle}</p>;
  const story = teller.story;
  const beat = story?.beat ?? 0;
  const next = story?.events.findIndex((one, i) => i >= beat && one.kind === 'battle' && one.type !== 'null') ?? -1;
  const goOn = (): void => {
    setOpen(false);
    teller.to(beat + 1);
    if (played.current) teller.toggle();
  };
  return (
    <>
      <p className="rolled">
        <Die face={fought.dice.athens} side="athens" /> <b className="num">{fought.sums[0]}</b> :{' '}
        <b className="num">{fought.sums[1]}</b> <Die face={fought.dice.sparta} side="sparta" />
        <button type="button" className="btn small" onClick={() => setOpen(true)}>
          <Icon name="eye" /> {battle.open}
        </button>
      </p>
      {open && (
        <BattleDialog
          event={fought}
          desk={desk}
          before={story === null ? desk.view : (frameAt(story, beat - 1) as View)}
          onClose={() => setOpen(false)}
          primary={
            story === null
              ? null
              : next >= 0
                ? {
                    words: battle.next(words.battleAt(nameOf(story.events[next].space, language))),
                    act: () => teller.to(next + 1),
                  }
                : { words: battle.goOn, act: goOn }
          }
        />
      )}
    </>
  );
}
