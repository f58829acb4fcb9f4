/** What the screens of a game outside this package may use: `@polemos/web/screens`. */
export type { MapData, Thumbnail } from '../board/map.ts';
export type { Place, Scene } from '../board/scene.ts';
export type { Book } from '../parts/book.ts';
export { Glyph, Icon } from '../parts/Icon.tsx';
export { RuleLink } from '../parts/RuleLink.tsx';
export type { Desk, Ledger, Screens, Status } from './screens.ts';
