import type { Action } from '@polemos/kernel';
import { useMemo } from 'react';
import type { Settings } from '../app/settings.ts';
import { botName } from '../games/index.ts';
import { type Desk, type Screens, textOf } from '../games/screens.ts';
import type { Text } from '../text/index.ts';
import type { Shown } from '../worker/session.ts';
import type { Choice } from './ask/choice.ts';
import { frameAt, type Story } from './story/story.ts';

interface Given {
  readonly shown: Shown;
  readonly screens: Screens;
  readonly settings: Settings;
  readonly t: Text;
  readonly choice: Choice;
  readonly story: Story | null;
  readonly proposal: Action | null;
  readonly pointed: string | null;
  readonly layers: ReadonlySet<string>;
  act(action: Action, then?: readonly Action[]): void;
}

/** Gathers what panels need. While a story is told, the view is the frame of its beat. */
export function useDesk({ shown, screens, settings, t, choice, story, proposal, pointed, layers, act }: Given): Desk {
  return useMemo(() => {
    const { seat } = shown;
    const live = shown.at === shown.length;
    const text = textOf(screens, settings.language, shown.summary.scenario, shown.summary.view);
    const past = shown.events.slice(0, story === null ? shown.at + 1 : story.entry).flat();
    const beats = story === null ? [] : [...story.lead, ...story.events.slice(0, story.beat)];
    return {
      shown,
      view: story === null ? shown.view : frameAt(story, story.beat),
      seat,
      asked: story === null && live && shown.curtain === null && shown.legal.length > 0 && shown.thinking === null,
      language: settings.language,
      text,
      t,
      choice,
      proposal,
      pointed,
      layers,
      telling: story === null ? null : (story.events[Math.max(0, story.beat - 1)] ?? null),
      events: [...past, ...beats],
      who(of: string) {
        const player = shown.summary.players[of];
        if (player?.kind === 'bot')
          return t.botPlayer(botName(shown.summary.game, player.level, { language: settings.language, levels: t.levels }));
        if (player?.names !== undefined && (player.names.length > 1 || of !== seat)) return player.names.join(', ');
        return shown.summary.way === 'bot' || of === seat ? t.you : t.personPlayer;
      },
      act,
    };
  }, [shown, screens, settings.language, t, choice, story, proposal, pointed, layers, act]);
}
