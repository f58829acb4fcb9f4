import type { Action, Forecast } from '@polemos/kernel';
import { useEffect, useState } from 'react';
import { useLine } from '../line.ts';

export interface Ahead {
  readonly action: Action;
  readonly forecast: Forecast;
}

/** What would come of an action, once the rules have answered; of another moment nothing is kept. */
export function useForecast(action: Action | null, moment: string): Ahead | null {
  const line = useLine();
  const [known, setKnown] = useState<(Ahead & { readonly key: string }) | null>(null);
  const key = action === null ? '' : `${moment} ${JSON.stringify(action)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the action and its moment
  useEffect(() => {
    if (action === null || known?.key === key) return;
    let here = true;
    void line.ask({ ask: 'foresee', action }).then(answer => {
      if (here && 'forecast' in answer && answer.forecast !== null) setKnown({ key, action, forecast: answer.forecast });
    });
    return () => {
      here = false;
    };
  }, [key, line]);
  return known?.key === key ? known : null;
}
