import { lazy, Suspense } from 'react';
import { go } from '../../app/route.ts';
import type { Desk, Screens } from '../../games/screens.ts';
import type { useAdvice } from '../../judgement/useAdvice.ts';
import type { useWhy } from '../../judgement/useWhy.ts';
import { WhyLine } from '../../judgement/WhyLine.tsx';
import type { OnlineParts } from '../layout/onlineParts.ts';
import type { Preview } from '../preview/usePreview.ts';
import type { useActions } from '../useActions.ts';
import { AskPanel } from './AskPanel.tsx';

const CompanionPanel = lazy(async () => ({ default: (await import('../companion/CompanionPanel.tsx')).CompanionPanel }));
const CompanionFoot = lazy(async () => ({ default: (await import('../companion/CompanionFoot.tsx')).CompanionFoot }));
const AdvicePanel = lazy(async () => ({ default: (await import('../../judgement/AdvicePanel.tsx')).AdvicePanel }));
const WhyPanel = lazy(async () => ({ default: (await import('../../judgement/WhyPanel.tsx')).WhyPanel }));

interface Props {
  readonly desk: Desk;
  readonly screens: Screens;
  readonly replaying: boolean;
  readonly actions: Pick<ReturnType<typeof useActions>, 'seal' | 'unseal'>;
  readonly preview: Preview;
  /** The map shows what is about to be done. */
  readonly onMap: boolean;
  readonly onReplay: () => void;
  readonly online: OnlineParts | null;
  readonly advising: ReturnType<typeof useAdvice>;
  readonly whying: ReturnType<typeof useWhy>;
  readonly mayAskWhy: boolean;
  /** A real table, whose dice are told to the program. */
  readonly atTable: boolean;
}

/** The column in which one is asked: what waits for a roll, else advice, the question, and why a bot did what it did. */
export function Orders({ desk, screens, advising, whying, mayAskWhy, atTable, actions, ...asked }: Props) {
  const { shown, text } = desk;
  if (shown.rolling !== undefined)
    return (
      <Suspense>
        <CompanionPanel rolling={shown.rolling} desk={desk} screens={screens} />
      </Suspense>
    );
  const actor = shown.actors[shown.at - 1];
  return (
    <>
      {advising.open && (
        <Suspense>
          <AdvicePanel desk={desk} advising={advising} />
        </Suspense>
      )}
      {whying.open && (
        <Suspense>
          <WhyPanel desk={desk} whying={whying} />
        </Suspense>
      )}
      <AskPanel
        {...asked}
        desk={desk}
        screens={screens}
        onSeal={actions.seal}
        onUnseal={actions.unseal}
        onAgain={() => go({ page: 'new', game: shown.summary.game })}
      />
      {!whying.open && whying.isBots(shown.at) && mayAskWhy && (
        <WhyLine name={text.names.seat?.[actor] ?? actor} onAsk={() => whying.ask(shown.at)} />
      )}
      {atTable && (
        <Suspense>
          <CompanionFoot desk={desk} />
        </Suspense>
      )}
    </>
  );
}
