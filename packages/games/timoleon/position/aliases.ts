import type { Aliases } from '@polemos/kernel';
import { PLACE } from '../rules/materials/board.ts';

/** Ids of factions, peoples, leaders and territories as earlier releases spelt them: half Italian, half misprints of the box. */
const FORMER: Aliases = {
  timoleone: 'timoleon',
  iceta: 'hicetas',
  dionysio: 'dionysius',
  sicani: 'sicans',
  siculi: 'sicels',
  giscone: 'gisco',
  imilco: 'himilco',
  asdrubale: 'hasdrubal',
  cleandro: 'cleander',
  aristone: 'ariston',
  dienarco: 'dienarchus',
  demarato: 'demaratus',
  gorga: 'gorgias',
  andromaco: 'andromachus',
  eupolemo: 'eupolemus',
  agatocle: 'agathocles',
  timonide: 'timonides',
  theodato: 'theodatus',
  teleside: 'telesides',
  ellanico: 'hellanicus',
  ducezio: 'ducetius',
  mamarco: 'mamercus',
  dinarco: 'dinarchus',
  leptine: 'leptines',
  lylibaeum: 'lilybaeum',
  agyrum: 'agyrium',
  cefalu: 'cephaloedium',
  centuripa: 'centuripae',
  noto: 'netum',
  tauromenio: 'tauromenium',
  apollonya: 'apollonia',
};
/** The same for the cities and ports of these territories. */
export const ALIASES: Aliases = Object.fromEntries(
  Object.entries(FORMER).flatMap(([former, now]) =>
    ['', '.city', '.port'].flatMap(part => (part === '' || PLACE.find(now + part) >= 0 ? [[former + part, now + part]] : [])),
  ),
);
