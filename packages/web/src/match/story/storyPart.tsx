import { lazy, type ReactNode, Suspense } from 'react';
import type { Desk, Screens } from '../../games/screens.ts';
import type { useRecap } from '../recap/useRecap.ts';
import type { Teller } from './story.ts';

const StoryPanel = lazy(async () => ({ default: (await import('../../parts/StoryPanel.tsx')).StoryPanel }));
const RecapPanel = lazy(async () => ({ default: (await import('../recap/RecapPanel.tsx')).RecapPanel }));

interface Props {
  readonly desk: Desk;
  readonly screens: Screens;
  readonly teller: Teller;
  readonly recapping: ReturnType<typeof useRecap>;
  readonly replaying: boolean;
  readonly when: string;
  readonly onShow: (place: string) => void;
}

/** What is told beside the map: the story that runs, else what happened since one was here last. Null: nothing, and the column is the ask's. */
export function storyPart({ desk, screens, teller, recapping, replaying, when, onShow }: Props): ReactNode {
  const { t } = desk;
  if (teller.story !== null)
    return (
      <Suspense>
        <StoryPanel
          teller={teller}
          caption={`${when} · ${t.told}`}
          title={screens.story(teller.story.events, desk.text) ?? t.told}
          desk={desk}
          screens={screens}
        />
      </Suspense>
    );
  if (recapping.shown === null || replaying) return null;
  return (
    <Suspense>
      <RecapPanel
        recap={recapping.shown}
        caption={when}
        desk={desk}
        screens={screens}
        onShow={onShow}
        onTell={teller.tell}
        onClose={recapping.close}
      />
    </Suspense>
  );
}
