import { AREA, type Side, VALUE } from '../rules/components/board.ts';
import { TURNS } from '../rules/state.ts';
import { VALUE_TO_WIN } from '../rules/victory/nike.ts';
import type { View } from '../rules/view.ts';

/** EG-1.1-a: how many turns there are at most; EG-7-a: what a side must count to win before. */
export { TURNS, VALUE_TO_WIN };

/** Who controls an area, as somebody sees it. */
export const controllerIn = (view: View, area: string): Side | null => {
  const { sparta, athens } = view.levels[area];
  return sparta > 0 ? 'sparta' : athens > 0 ? 'athens' : null;
};

/** EG-7.1-a: what a side would count if nike came now. */
export const countOf = (view: View, side: Side): number =>
  AREA.ids.reduce((sum, id, area) => sum + (controllerIn(view, id) === side ? VALUE[area] : 0), 0);
