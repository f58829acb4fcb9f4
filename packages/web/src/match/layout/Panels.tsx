import type { GameEvent } from '@polemos/kernel';
import { Tabs } from 'radix-ui';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { hrefOf } from '../../app/route.ts';
import type { Desk, Screens } from '../../games/screens.ts';
import type { Whying } from '../../judgement/useWhy.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Log } from '../../parts/Log.tsx';
import { useBook } from '../../parts/useBook.ts';
import type { OnlineParts } from './onlineParts.ts';

/** A book is opened when somebody wants to read. */
const Rules = lazy(async () => ({ default: (await import('../../parts/Rules.tsx')).Rules }));

interface Props {
  readonly desk: Desk;
  readonly screens: Screens;
  readonly tab: string;
  readonly rule: { readonly id: string } | null;
  onTab(tab: string): void;
  onTell(from: number, to: number): void;
  /** What others did since this seat acted last, where there is something. */
  readonly onRecap: (() => void) | null;
  readonly online: OnlineParts | null;
  readonly whying: Whying;
}

/** Log, the game's own panels, the rules: beside the map on a desk, in the sheet on a phone. */
export function Panels({ desk, screens, tab, rule, onTab, onTell, onRecap, online, whying }: Props) {
  const { t, text, shown } = desk;
  const book = useBook(screens, desk.language, tab === 'rules');
  const events = useMemo(() => shown.events.slice(0, shown.at + 1), [shown]);
  const hasStory = useCallback((list: readonly GameEvent[]) => screens.story(list, text) !== null, [screens, text]);
  const chapters = useMemo(() => screens.chapters?.(events.flat(), text) ?? null, [screens, events, text]);
  const { isBots, ask } = whying;
  const why = useMemo(() => ({ isBots, ask }), [isBots, ask]);
  return (
    <Tabs.Root className="panels" value={tab} onValueChange={onTab}>
      <Tabs.List className="tabs" aria-label={t.panels}>
        <Tabs.Trigger value="log">{t.log}</Tabs.Trigger>
        {screens.tabs.map(({ id, title }) => (
          <Tabs.Trigger key={id} value={id}>
            {title(text)}
          </Tabs.Trigger>
        ))}
        <Tabs.Trigger value="rules">{t.rules}</Tabs.Trigger>
        {online !== null && <Tabs.Trigger value="table">{online.title}</Tabs.Trigger>}
      </Tabs.List>
      <Tabs.Content className="panel" value="log" tabIndex={-1}>
        {onRecap !== null && (
          <button type="button" className="tell recap-again" onClick={onRecap}>
            <Icon name="replay" /> {t.whileOthers}
          </button>
        )}
        <Log
          events={events}
          text={text}
          takenBack={shown.takenBack}
          isHeading={screens.isHeading}
          hasStory={hasStory}
          chapters={chapters}
          onTell={onTell}
          whying={why}
          seats={shown.seats}
          board={shown.summary.board?.name ?? null}
        />
      </Tabs.Content>
      {screens.tabs.map(({ id, Panel }) => (
        <Tabs.Content key={id} className="panel" value={id} tabIndex={-1}>
          <Suspense>
            <Panel desk={desk} />
          </Suspense>
        </Tabs.Content>
      ))}
      <Tabs.Content className="panel" value="rules" tabIndex={-1}>
        {screens.RulesHead !== undefined && <screens.RulesHead language={desk.language} />}
        <Suspense>
          <Rules book={book} open={rule} href={hrefOf({ page: 'rules', game: shown.summary.game })} />
        </Suspense>
      </Tabs.Content>
      {online !== null && (
        <Tabs.Content className="panel" value="table" tabIndex={-1}>
          {online.panel}
        </Tabs.Content>
      )}
    </Tabs.Root>
  );
}
