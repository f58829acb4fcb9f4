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
} from './board/board.ts';
export { printed, sourceIn, unreached, upTo } from './board/board-data.ts';
export { Ground } from './board/ground.ts';
export { onBoard, within } from './board/on-board.ts';
export { type Dice, seededDice } from './chance/dice.ts';
export { type Chance, ChanceMissing, ChanceWrong, Fate, type Need, type Source, Tape } from './chance/fate.ts';
export { Generator } from './chance/generator.ts';
export { commitment, newSecret, promisedSource, type Seal, sealedSource, streamOf } from './chance/sealed.ts';
export { type Forecast, type Foreseen, foresee, type Odds } from './forecast/foresee.ts';
export { type Foresight, foresightOf, type Result, type ResultTable, type ResultWords } from './forecast/foresight.ts';
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
} from './game/action.ts';
export { type Aliases, respelt } from './game/alias.ts';
export { type Operations, operationOf } from './game/council.ts';
export { isEndless } from './game/endless.ts';
export { type EventOf, type GameEvent, type OfKind, ofKind, seenBy, type Told } from './game/event.ts';
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
} from './game/game.ts';
export type { GameMeta, SideMeta } from './game/meta.ts';
export { Play } from './game/play.ts';
export type { Clock, Course, Reckoning, Threshold } from './game/reckoning.ts';
export { imagine, type Seen, see, waiting } from './game/seen.ts';
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
} from './game/state.ts';
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
} from './game/step.ts';
export { type Domain, isRange, outside, type Range, range, type Things, things } from './game/things.ts';
export { TEMPERS, type Temper, type Thinking, type ThinkingLevel, type Undertakings, type Whim } from './game/undertaking.ts';
export { isWhole } from './game/whole.ts';
export { type Acted, type Diverged, isDiverged, type Pending, type Refused } from './match/acted.ts';
export { hashOf } from './match/hash.ts';
export { type Entry, type MatchLog, readLog, type SealOfLog } from './match/log.ts';
export { type Begin, Match } from './match/match.ts';
export { type Frames, KEPT_EVERY } from './match/past.ts';
export { beginOf } from './match/rehearsal.ts';
export { type DieFace, type Rolling, rollingOf } from './match/rolling.ts';
export type { Snapshot } from './match/snapshot.ts';
export { type Face, faced, type Group } from './position/face.ts';
export { faultsOf, type SchemaError } from './position/faults.ts';
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
} from './position/field.ts';
export { euphonic, joined, joinedThroughout, possessive } from './text/euphony.ts';
export type { LessonText, ProblemText, StepText } from './text/lesson-text.ts';
export type { HistoryNote, Opening, Primer, PrimerPage, Worth } from './text/orientation.ts';
export { subjectOf } from './text/subject.ts';
export {
  type Ask,
  byId,
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
} from './text/text.ts';
