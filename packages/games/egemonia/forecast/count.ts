import { AREA, type Side, VALUE } from '../rules/components/board.ts';
import type { View } from '../rules/view.ts';

/** Who controls an area, as somebody sees it. */
export const controllerIn = (view: View, area: string): Side | null => {
  const { sparta, athens } = view.levels[area];
  return sparta > 0 ? 'sparta' : athens > 0 ? 'athens' : null;
};

/** EG-7.1-a: what a side would count if nike came now. */
export const countOf = (view: View, side: Side): number =>
  AREA.ids.reduce((sum, id, area) => sum + (controllerIn(view, id) === side ? VALUE[area] : 0), 0);
