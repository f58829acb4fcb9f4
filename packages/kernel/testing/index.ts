export { boards } from './boards.ts';
export { mutate, type Wrong } from './mutate.ts';
export { positions, wrongPositions } from './positions.ts';
export { type Counts, properties } from './properties.ts';
export { checkSecrecy } from './secrecy.ts';
export { Table, tableOf } from './table.ts';
export { beginMatch, playout, setupOf, wander } from './walk.ts';
