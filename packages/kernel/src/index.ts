export { type Acted, type Diverged, isDiverged, type Pending, type Refused } from './acted.ts';
export {
  type Action,
  type ActionTable,
  actions,
  actionsOf,
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
export {
  type Board,
  type BoardChange,
  type BoardField,
  type BoardGroup,
  type BoardKit,
  type BoardLine,
  type BoardLines,
  type BoardValue,
  boardFile,
  boardIn,
  changesNothing,
  changesOf,
  layBoard,
  NO_LINE,
  readBoard,
} from './board.ts';
export { printed, sourceIn, unreached, upTo } from './board-data.ts';
export { type Operations, operationOf } from './council.ts';
export { type Dice, seededDice } from './dice.ts';
export { euphonic, joined, joinedThroughout, possessive } from './euphony.ts';
export { type EventOf, type GameEvent, type OfKind, ofKind, seenBy, type Told } from './event.ts';
export { type Face, faced, type Group } from './face.ts';
export { type Chance, ChanceMissing, ChanceWrong, Fate, type Need, type Source, Tape } from './fate.ts';
export { faultsOf, type SchemaError } from './faults.ts';
export {
  bit,
  by,
  either,
  emptyOf,
  type Field,
  type Fields,
  flag,
  type GivenOf,
  group,
  idOf,
  type JsonOf,
  type Kind,
  list,
  marks,
  oneOf,
  orNull,
  part,
  type Report,
  readAll,
  type StateOf,
  shifted,
  switches,
  table,
  value,
  whole,
  writeAll,
} from './field.ts';
export { type Forecast, type Foreseen, foresee, type Odds } from './foresee.ts';
export { type Foresight, foresightOf, type Result, type ResultTable, type ResultWords } from './foresight.ts';
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
export { Ground } from './ground.ts';
export { hashOf } from './hash.ts';
export type { LessonText, ProblemText, StepText } from './lesson-text.ts';
export { type Entry, type MatchLog, readLog, type SealOfLog } from './log.ts';
export { type Begin, Match } from './match.ts';
export type { GameMeta, SideMeta } from './meta.ts';
export { onBoard, within } from './on-board.ts';
export type { HistoryNote, Opening, Primer, PrimerPage, Worth } from './orientation.ts';
export type { Frames } from './past.ts';
export { Play } from './play.ts';
export type { Clock, Course, Reckoning, Threshold } from './reckoning.ts';
export { beginOf } from './rehearsal.ts';
export { type DieFace, type Rolling, rollingOf } from './rolling.ts';
export { commitment, newSecret, promisedSource, type Seal, sealedSource, streamOf } from './sealed.ts';
export { imagine, type Seen, see, waiting } from './seen.ts';
export type { Snapshot } from './snapshot.ts';
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
  after,
  again,
  ask,
  before,
  begun,
  type Decision,
  decision,
  each,
  type Handler,
  type Line,
  lineOf,
  loop,
  type Named,
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
export { type Domain, isRange, outside, type Range, range, type Things, things } from './things.ts';
export { TEMPERS, type Temper, type Thinking, type ThinkingLevel, type Undertakings, type Whim } from './undertaking.ts';
