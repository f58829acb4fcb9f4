import { type Board, layBoard } from '@polemos/kernel';
import { gameById } from '../games/index.ts';
import type { Screens } from '../games/screens.ts';
import { mapOn } from './map-on.ts';

/** The screens of a match on somebody's own board; `lift` brings back the board of the house. */
export interface Laid {
  readonly screens: Screens;
  lift(): void;
}

/** What the screens ask the rules is asked on this board from now on, and the map is drawn as it is there. */
export async function lay(game: string, board: Board, screens: Screens): Promise<Laid> {
  const kit = await gameById(game)?.kit?.();
  if (kit === undefined) return { screens, lift: () => {} };
  layBoard(kit, board);
  const { charts } = screens;
  const further = charts?.map(chart => ({ ...chart, map: mapOn(chart.map, board) }));
  return {
    screens: { ...screens, map: mapOn(screens.map, board), ...(further === undefined ? {} : { charts: further }) },
    lift: () => layBoard(kit, null),
  };
}
