/**
 * The one schema, for SQLite and PostgreSQL alike. Times are milliseconds since 1970, yes and no are 1 and 0, anything
 * with a shape of its own is JSON as text. Columns that change with every move stand in `progress` alone.
 */
export interface Schema {
  person: PersonRow;
  session: SessionRow;
  link: LinkRow;
  mute: MuteRow;
  board: TableRow;
  chair: ChairRow;
  sitter: SitterRow;
  invitation: InvitationRow;
  proposal: ProposalRow;
  progress: ProgressRow;
  record: RecordRow;
  snapshot: SnapshotRow;
  chat: ChatRow;
  report: ReportRow;
  channel: ChannelRow;
  delivery: DeliveryRow;
  job: JobRow;
  setting: SettingRow;
  block: BlockRow;
  challenge: ChallengeRow;
  seek: SeekRow;
  vacation: VacationRow;
  absentee: AbsenteeRow;
  standing: StandingRow;
  result: ResultRow;
  rating: RatingRow;
  moment: MomentRow;
  league: LeagueRow;
  league_entry: LeagueEntryRow;
  league_match: LeagueMatchRow;
  upload: UploadRow;
  war: WarRow;
}

export type PersonKind = 'guest' | 'account' | 'bot';
export interface PersonRow {
  id: string;
  kind: PersonKind;
  name: string;
  /** The name as it is compared; null for guests, whose names need not be unique. */
  nameKey: string | null;
  /** The name as a hasty reader takes it; of whoever has a key. */
  look: string | null;
  password: string | null;
  email: string | null;
  emailVerified: number;
  admin: number;
  banned: number;
  /** Of a bot: whose it is. */
  owner: string | null;
  language: string;
  /** By which clock they live, as the IANA names it; empty where their browser has not said it. */
  zone: string;
  /** Quiet hours in minutes of the day, and the minutes to add to UTC; null: none. */
  quiet: string | null;
  /** Wants one letter a day in place of many. */
  digest: number;
  /** When this person was last here, to the minute. */
  seen: number;
  created: number;
  deleted: number | null;
}
export interface SessionRow {
  hash: string;
  person: string;
  /** `cookie` of a browser or `token` of a bot. */
  kind: 'cookie' | 'token';
  created: number;
  expires: number;
}
/** One-time links: only their hash is kept. */
export interface LinkRow {
  hash: string;
  purpose: 'verify' | 'reset' | 'admin';
  person: string | null;
  detail: string;
  expires: number;
  used: number | null;
}
export interface MuteRow {
  person: string;
  muted: string;
}

export type TableState = 'open' | 'playing' | 'over';
/** A table and its match; named so because `table` is a word of SQL. */
export interface TableRow {
  id: string;
  game: string;
  rules: number;
  setup: string;
  title: string;
  host: string;
  open: number;
  state: TableState;
  pace: string;
  spectators: number;
  delay: number;
  /** Of the dice. Published when the match is over. */
  secret: string;
  commitment: string;
  /** Secrets that were published before, each with the number below which its actions lie, as JSON. */
  promised: string;
  entropy: string;
  start: string | null;
  rematchOf: string | null;
  /** How people who share a seat share the command. */
  council: 'free' | 'rotate' | 'vote';
  /** Starts by itself when every seat has somebody. */
  autostart: number;
  /** After so many days without a sign of whoever must move the others may put somebody in their place. */
  absence: number;
  /** A webhook of the whole table. */
  hook: string | null;
  /** Whoever has its address may look at it, once it is over. */
  shared?: number | undefined;
  /** What a check of the finished match found, under which rules, as JSON. */
  verdict: string | null;
  created: number;
  started: number | null;
  ended: number | null;
}
export interface ChairRow {
  board: string;
  seat: string;
  position: number;
  /** The level of the bot that decides for the seat, or null. */
  bot: string | null;
  botSeed: string;
}
/** The seat of whoever sits beside the table, to look on. */
export const BESIDE = '';
/** A person in a seat; several make a council. */
export interface SitterRow {
  board: string;
  seat: string;
  person: string;
  entropy: string;
  joined: number;
  /** Up to where this person has seen the match. */
  seen: number;
  /** Whom this person wants in command, of which operation, as JSON. */
  vote: string | null;
}
export interface InvitationRow {
  id: string;
  hash: string;
  board: string;
  seat: string | null;
  /** Who gave it out. */
  person: string;
  created: number;
  expires: number;
  revoked: number | null;
  uses: number;
}
export interface ProposalRow {
  board: string;
  kind: 'draw' | 'rewind' | 'hand-over' | 'take-over' | 'replace';
  seat: string;
  detail: string;
  agreed: string;
  /** The seat that said no: it is told to whoever asked. */
  declined: string | null;
  created: number;
}
/** What changes with every move. */
export interface ProgressRow {
  board: string;
  sequence: number;
  version: number;
  /** Seats that must decide, as JSON. */
  toAct: string;
  deadline: number | null;
  clocks: string;
  outcome: string | null;
  updated: number;
}
export interface RecordRow {
  board: string;
  sequence: number;
  kind: 'act' | 'undo' | 'rewind' | 'end' | 'reopen';
  seat: string | null;
  person: string | null;
  /** The idempotency key of whoever asked. */
  key: string;
  body: string;
  at: number;
}
export interface SnapshotRow {
  board: string;
  sequence: number;
  rules: number;
  body: string;
}
export interface ChatRow {
  id: string;
  board: string;
  /** The council it is for; null: the whole table. */
  seat: string | null;
  person: string;
  text: string;
  hidden: number;
  at: number;
}
export interface ReportRow {
  id: string;
  chat: string;
  person: string;
  why: string;
  /** What was said around it, as the reporter could read it, as JSON. */
  lines: string;
  at: number;
  settled: number | null;
}
export type ChannelKind = 'email' | 'push' | 'webhook' | 'discord';
export interface ChannelRow {
  id: string;
  person: string;
  kind: ChannelKind;
  target: string;
  created: number;
}
/** One notice on its way to one channel: the outbox, and afterwards the log that its person can read. */
export interface DeliveryRow {
  id: string;
  person: string | null;
  board: string | null;
  channel: string;
  kind: ChannelKind;
  target: string;
  notice: string;
  state: 'waiting' | 'sent' | 'failed' | 'superseded';
  attempts: number;
  due: number;
  lease: number;
  error: string | null;
  created: number;
  done: number | null;
}
export interface JobRow {
  key: string;
  kind: 'bot' | 'turn' | 'reminder' | 'overdue' | 'result' | 'ahead' | 'late';
  board: string;
  body: string;
  due: number;
  lease: number;
  attempts: number;
  error: string | null;
}
export interface SettingRow {
  key: string;
  value: string;
}

/** Wants nothing to do with another: no talk, no challenge, no table together. */
export interface BlockRow {
  person: string;
  blocked: string;
}
/** Somebody is asked to a table: it stands in their lobby until they say yes or no. */
export interface ChallengeRow {
  id: string;
  board: string;
  kind: 'challenge' | 'rematch' | 'substitute';
  /** Who asks whom. */
  by: string;
  person: string;
  /** The seat that is kept for them; null: any free one. */
  seat: string | null;
  state: 'open' | 'accepted' | 'declined' | 'withdrawn';
  created: number;
  answered: number | null;
}
/** Anybody, this game, so much time. */
export interface SeekRow {
  id: string;
  person: string;
  game: string;
  /** Empty: any. */
  scenario: string;
  pace: string;
  /** Their own part in the dice. */
  entropy: string;
  created: number;
  expires: number;
}
export interface VacationRow {
  id: string;
  person: string;
  begins: number;
  ends: number;
}
/** Whoever was away too long and may have the seat back. */
export interface AbsenteeRow {
  board: string;
  seat: string;
  person: string;
  since: number;
}
/** A move ahead: what a seat does by itself when it is asked, until something stops it. */
export interface StandingRow {
  board: string;
  seat: string;
  kind: string;
  person: string;
  detail: string;
  /** How often it has moved. */
  used: number;
  /** Why it no longer counts. */
  stopped: string | null;
  created: number;
}
/** A finished match that was looked at for the ratings. */
export interface ResultRow {
  board: string;
  /** Game and scenario: what is compared with each other. */
  ladder: string;
  at: number;
  /** Why it does not count; null: it does. */
  excluded: string | null;
  /** An admin has taken it out of the ratings. */
  struck: number;
}
/** What a match did to the rating of whoever held one seat of it. The latest row of a player in a seat is their rating. */
export interface RatingRow {
  board: string;
  seat: string;
  ladder: string;
  at: number;
  /** A person, or the level of a bot of the house. */
  player: string;
  bot: number;
  /** 1 is the best; equal places were drawn. */
  place: number;
  result: 'won' | 'drawn' | 'lost';
  muBefore: number;
  sigmaBefore: number;
  mu: number;
  sigma: number;
  /** How many in this seat up to here. */
  won: number;
  drawn: number;
  lost: number;
}
/** Something about a moment of a match: a bookmark is for whoever made it, a comment for all who may see the match. */
export interface MomentRow {
  id: string;
  board: string;
  person: string;
  kind: 'bookmark' | 'comment';
  /** After so many actions. */
  at: number;
  text: string;
  created: number;
}
export interface LeagueRow {
  id: string;
  name: string;
  organiser: string;
  game: string;
  /** Scenario and options, as a table has them. */
  setup: string;
  /** The two sides, as JSON. */
  seats: string;
  kind: 'round-robin' | 'knock-out';
  legs: number;
  roundDays: number;
  moveDays: number;
  state: 'open' | 'running' | 'over';
  /** The round that is played. */
  round: number;
  created: number;
  started: number | null;
  ended: number | null;
  /** Everybody in it was told that it is over. */
  told: number;
}
export interface LeagueEntryRow {
  league: string;
  person: string;
  seed: number;
  /** Mixed into the dice of their matches. */
  entropy: string;
  joined: number;
  left: number | null;
  /** Left before half: what they played does not count. */
  annulled: number;
}
export interface LeagueMatchRow {
  league: string;
  round: number;
  number: number;
  /** 1: played again after a draw. */
  replay: number;
  /** Has the first side; null: nobody. */
  first: string | null;
  second: string | null;
  board: string | null;
  deadline: number | null;
  /** What was decided beside the board; null: what the board says. */
  decided: 'first' | 'second' | 'draw' | 'none' | null;
  why: 'bye' | 'walkover' | 'award' | null;
  /** Those who play it were told. */
  told: number;
}
/** A match of somebody's browser. */
export interface UploadRow {
  person: string;
  match: string;
  /** Counts up: whoever sends must know what they replace. */
  revision: number;
  summary: string;
  /** The match, packed, in base 64. */
  body: string;
  /** Of what stands beside it because both went on: the match that it was. */
  besides: string | null;
  updated: number;
}
/** A war that somebody has finished alone. */
export interface WarRow {
  person: string;
  match: string;
  body: string;
  ended: number;
}
