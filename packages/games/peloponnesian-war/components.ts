/** The printed components, for whoever draws them: spaces, commanders with their ratings, the strategy matrices. */
export { MATRIX } from './rules/strategy/matrices.ts';
export { SPACE } from './rules/terms/board.ts';
export { LEADER, LEADER_SIDE, STRATEGIC, TACTICAL } from './rules/terms/leaders.ts';
