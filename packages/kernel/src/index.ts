export {
  type Action,
  type ActionTable,
  actions,
  type Code,
  code,
  firstOf,
  isMalformed,
  type Malformed,
  Offer,
  secondOf,
  thirdOf,
  typeOf,
} from './action.ts';
export { type Aliases, respelt } from './alias.ts';
export { type Operations, operationOf } from './council.ts';
export { euphonic, joined } from './euphony.ts';
export { type EventOf, type GameEvent, type OfKind, ofKind, seenBy, type Told } from './event.ts';
export { type Chance, ChanceMissing, ChanceWrong, Fate, type Need, type Source, Tape } from './fate.ts';
export { faultsOf, type SchemaError } from './faults.ts';
export {
  defineGame,
  type Fault,
  type Game,
  isFaulty,
  type Option,
  type OptionValue,
  type PositionFormat,
  readSetup,
  type Scenario,
  type SearchHint,
  type Setup,
  valuesOf,
} from './game.ts';
export { Generator } from './generator.ts';
export { hashOf } from './hash.ts';
export { type Entry, type MatchLog, readLog, type SealOfLog } from './log.ts';
export {
  type Acted,
  type Begin,
  type Dice,
  type Diverged,
  type Frames,
  isDiverged,
  Match,
  type Pending,
  type Refused,
  type Snapshot,
  seededDice,
} from './match.ts';
export type { GameMeta, SideMeta } from './meta.ts';
export type { HistoryNote, Opening, Primer, PrimerPage, Worth } from './orientation.ts';
export { Play } from './play.ts';
export { commitment, newSecret, promisedSource, type Seal, sealedSource, streamOf } from './sealed.ts';
export { imagine, type Seen, see, waiting } from './seen.ts';
export {
  type BaseState,
  type Frame,
  frame,
  freshState,
  NOBODY,
  OPEN,
  type Outcome,
  type RuleId,
  type Seat,
  UNASKED,
} from './state.ts';
export {
  ask,
  type Decision,
  decision,
  each,
  type Handler,
  type Line,
  lineOf,
  loop,
  type Procedure,
  procedure,
  type Refusal,
  type Step,
  when,
} from './step.ts';
export {
  type Ask,
  die,
  type GameCard,
  type GameText,
  LANGUAGES,
  type Language,
  type Marked,
  type Part,
  parts,
  plain,
  type Sentence,
  type Sentences,
  type Translation,
} from './text.ts';
export { type Domain, outside, type Range, range, type Things, things } from './things.ts';
export type { Thinking, ThinkingLevel, Undertakings, Whim } from './undertaking.ts';
