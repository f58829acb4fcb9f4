import { type Item, reachesEuxine, reachesHome } from '../../administration/trade.ts';
import { RAVAGED, REBELLION, SICILY_JOINS, type State } from '../../state.ts';
import { EPIDAMNOS, SICILY, SPACE, SPACES, SYRACUSE } from '../../terms/board.ts';
import { controller, enemyControls, has } from '../../terms/control.ts';
import { forceOf, spOf } from '../../terms/forces.ts';
import { ownerOf } from '../../terms/palettes.ts';
import { ATHENS, GARRISON, SPARTA } from '../../terms/units.ts';
import { inZoi } from '../../terms/zoi.ts';
import { FROM_THEBES } from './coalition.ts';

// PW-10.5.4.1, PW-10.5.4.4, PW-R130: the income of Sparta, Athens and Thebes. Thebes and Corinth have no item of their own, and
// there is no Eisphora.

const SPARTAN_BASE = 3500;
const CITY_BASE = 1000;
/** PW-R130: what was set up with blue pieces is Thebes' loss, all else of the Coalition that of Athens. */
const THEBAN: readonly boolean[] = SPACE.ids.map(id => ['thebes', 'delium', 'chaeronea'].includes(id));

/** PW-R190: whoever rises does so against Sparta, and costs the Coalition nothing. */
const isHarmed = (s: State, space: number, side: number): boolean =>
  has(s, space, side === SPARTA ? REBELLION | RAVAGED : RAVAGED) || enemyControls(s, space, side);
/** PW-10.5.4.4-a: ravaged under the eyes of a mere Garrison. */
const isPlundered = (s: State, space: number): boolean =>
  has(s, space, RAVAGED) && spOf(s, space, GARRISON) > 0 && forceOf(s, space, ATHENS) === spOf(s, space, GARRISON);
/** PW-10.5.4.4-b, PW-R107: all that is Sparta's; of what the Coalition was set up in, what harms it while Sparta holds it. Of neutrals nothing (PW-8.1-d). */
const costsSparta = (s: State, space: number): boolean =>
  ownerOf(s, space) === SPARTA
    ? isHarmed(s, space, SPARTA)
    : ownerOf(s, space) === ATHENS && controller(s, space) === SPARTA && has(s, space, REBELLION | RAVAGED);
const costsCity = (s: State, space: number, theban: boolean): boolean =>
  ownerOf(s, space) === ATHENS
    ? isHarmed(s, space, ATHENS) && (theban ? THEBAN[space] && !isPlundered(s, space) : !THEBAN[space] || isPlundered(s, space))
    : !theban && isPlundered(s, space);
function count(s: State, costs: (s: State, space: number) => boolean): number {
  let found = 0;
  for (let space = 0; space < SPACES; space++) if (costs(s, space)) found++;
  return found;
}
const harm = (items: Item[], spaces: number): void => {
  if (spaces > 0) items.push({ rule: 'PW-8.1-b', by: -50 * spaces, spaces });
};

export function spartanItemsOfHegemony(s: State): Item[] {
  const items: Item[] = [{ rule: 'PW-10.5.4.1-a', by: SPARTAN_BASE }];
  harm(items, count(s, costsSparta));
  if (s.syracuse && !enemyControls(s, SYRACUSE, SPARTA)) items.push({ rule: 'PW-8.1.2-a', by: 500 });
  if (s.dionysius === SICILY_JOINS) items.push({ rule: 'PW-E2-4-c', by: 400 });
  if (s.helotCost > 0) items.push({ rule: s.helotCost === 500 ? 'PW-7.3-f' : 'PW-7.3-h', by: -s.helotCost });
  if (s.messenia) items.push({ rule: 'PW-10.5.4.8-b', by: -1000 });
  if (controller(s, EPIDAMNOS) === SPARTA && reachesHome(s, SPARTA)) items.push({ rule: 'PW-8.1.4-a', by: 1000 });
  return items;
}
/** What the rules of all give to Athens is for the city of Athens, not for Thebes. */
export function coalitionItems(s: State, city: number): Item[] {
  const theban = city === FROM_THEBES;
  const items: Item[] = [{ rule: 'PW-10.5.4.1-a', by: CITY_BASE }];
  harm(
    items,
    count(s, (one, space) => costsCity(one, space, theban)),
  );
  if (theban) return items;
  if (controller(s, SYRACUSE) === ATHENS && SICILY.every(space => inZoi(s, space, ATHENS)))
    items.push({ rule: 'PW-8.1.2-b', by: 1000 });
  if (!reachesEuxine(s)) items.push({ rule: 'PW-8.1.3-a', by: -1500 });
  if (controller(s, EPIDAMNOS) === ATHENS && reachesHome(s, ATHENS)) items.push({ rule: 'PW-8.1.4-a', by: 1000 });
  return items;
}
