import { type TSchema, Type } from 'typebox';

/** What routes answer, as the description of the interface says it. A test holds real answers against it. */
const exact = { additionalProperties: false } as const;
const object = <P extends Parameters<typeof Type.Object>[0]>(properties: P) => Type.Object(properties, exact);
const orNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const Text = Type.String();
const Moment = Type.Integer({ description: 'Milliseconds since 1970' });
const Count = Type.Integer({ minimum: 0 });
/** Of a game: its own affair. */
const OfGame = Type.Unknown({ description: 'As the game writes it' });
const Flag = Type.Integer({ minimum: 0, maximum: 1 });
const Seat = Text;
const State = Type.Union([Type.Literal('open'), Type.Literal('playing'), Type.Literal('over')]);
const Pace = Type.Object({ kind: Text });
const Time = object({ left: Type.Number(), since: orNull(Moment), bank: Type.Optional(Type.Number()) });

export const Done = object({ ok: Type.Literal(true) });
export const Anything = Type.Unknown();

const Quiet = object({ from: Count, to: Count, zone: Type.Integer() });
export const Me = object({
  id: Text,
  kind: Text,
  name: Text,
  email: orNull(Text),
  emailVerified: Type.Boolean(),
  admin: Type.Boolean(),
  language: Text,
  zone: Text,
  quiet: orNull(Quiet),
  digest: Type.Boolean(),
});
export const Entered = object({ me: Me });
export const MaybeMe = object({ me: orNull(Me), now: Moment });
export const OwnData = Type.Object({ person: Type.Object({ id: Text, name: Text }) });
export const Bots = Type.Array(Me);
export const NewBot = object({ bot: Me, token: Text });
export const NewToken = object({ token: Text });

export const Games = Type.Array(
  object({ id: Text, rules: Count, seats: Type.Array(Seat), scenarios: Type.Array(OfGame), options: Type.Array(OfGame) }),
);
export const PositionSchema = Type.Object(
  {
    title: Text,
    type: Type.Literal('object'),
    properties: Type.Record(Text, OfGame),
    additionalProperties: Type.Literal(false),
  },
  { description: 'A JSON schema, draft 2020-12; docs/positions.md says what its words beginning with x- are for' },
);
const Argument = Type.Union([
  object({ thing: Text, ids: Type.Array(Text) }),
  object({ least: Type.Integer(), most: Type.Integer() }),
]);
export const Actions = Type.Array(object({ type: Text, arguments: Type.Record(Text, Argument) }));
const Line = object({
  id: Text,
  game: Text,
  scenario: Text,
  title: Text,
  state: State,
  host: Text,
  public: Type.Boolean(),
  pace: Pace,
  seats: Type.Array(
    object({ seat: Seat, bot: orNull(Text), people: Type.Array(Text), guests: Type.Array(Text), vacation: orNull(Moment) }),
  ),
  seat: orNull(Seat),
  toAct: Type.Array(Seat),
  myTurn: Type.Boolean(),
  news: Type.Boolean(),
  fresh: Type.Boolean(),
  league: orNull(object({ id: Text, name: Text, round: Type.Integer({ minimum: 1 }), deadline: orNull(Moment) })),
  deadline: orNull(Moment),
  clock: orNull(Time),
  absent: orNull(Moment),
  told: orNull(
    object({
      turn: Type.Optional(Type.Number()),
      round: Type.Optional(Text),
      phase: Type.Optional(Text),
      ask: Type.Optional(Text),
      last: Type.Optional(Text),
    }),
  ),
  outcome: OfGame,
  result: orNull(Type.Union([Type.Literal('won'), Type.Literal('lost'), Type.Literal('drawn')])),
  created: Moment,
  updated: Moment,
});
export const Lines = Type.Array(Line);
export const Profile = object({
  id: Text,
  name: Text,
  kind: Text,
  since: Moment,
  matches: Type.Array(
    object({
      id: Text,
      game: Text,
      scenario: Text,
      title: Text,
      seat: orNull(Seat),
      outcome: OfGame,
      updated: Moment,
      result: orNull(Text),
    }),
  ),
  vacation: orNull(Moment),
  mine: object({ muted: Type.Boolean(), blocked: Type.Boolean() }),
});
export const ResetLink = object({ link: Text });
export const Table = object({
  id: Text,
  game: Text,
  rules: Count,
  words: orNull(Text),
  scenario: Text,
  options: Type.Record(Text, OfGame),
  board: Type.Optional(OfGame),
  title: Text,
  host: Text,
  public: Type.Boolean(),
  shared: Type.Boolean(),
  state: State,
  pace: Pace,
  spectators: Type.Boolean(),
  delay: Count,
  council: Text,
  autostart: Type.Boolean(),
  absence: Count,
  seats: Type.Array(
    object({
      seat: Seat,
      bot: orNull(Text),
      people: Type.Array(object({ id: Text, name: Text, kind: Text, vacation: orNull(Moment) })),
      absent: orNull(Moment),
    }),
  ),
  beside: Type.Array(object({ id: Text, name: Text })),
  proposals: Type.Array(
    object({
      kind: Text,
      seat: Seat,
      detail: Type.Record(Text, OfGame),
      agreed: Type.Array(Seat),
      declined: orNull(Seat),
      made: Moment,
    }),
  ),
  seal: object({ commitment: Text, entropy: orNull(Type.Array(Text)), secret: orNull(Text) }),
  toAct: Type.Array(Seat),
  deadline: orNull(Moment),
  outcome: OfGame,
  rematchOf: orNull(Text),
  created: Moment,
  started: orNull(Moment),
  ended: orNull(Moment),
  present: Type.Array(Text),
  me: object({ seat: orNull(Seat), host: Type.Boolean(), member: Type.Boolean(), seen: Count, takeBack: orNull(Seat) }),
});
export const MaybeTable = object({ table: orNull(Table) });
const Somebody = object({ id: Text, name: Text, kind: Text });
export const Challenges = Type.Array(
  object({
    id: Text,
    table: Text,
    kind: Text,
    state: Text,
    mine: Type.Boolean(),
    with: Somebody,
    game: Text,
    scenario: Text,
    title: Text,
    pace: Pace,
    seat: orNull(Seat),
    rated: orNull(Type.Integer()),
    created: Moment,
  }),
);
export const Asked = object({ id: Text, name: Text });
export const Seeks = Type.Array(
  object({
    ...{ id: Text, game: Text, scenario: orNull(Text), pace: Pace, by: Somebody, rated: orNull(Type.Integer()) },
    ...{ mine: Type.Boolean(), created: Moment },
  }),
);
export const MovesAhead = Type.Array(
  object({ kind: Text, below: orNull(Count), tactic: orNull(Text), used: Count, stopped: orNull(Text) }),
);
const Named = Type.Array(object({ id: Text, name: Text }));
export const Apart = object({ muted: Named, blocked: Named });
export const Here = object({
  people: Type.Array(object({ id: Text, name: Text, kind: Text, at: Type.Array(Text), vacation: orNull(Moment) })),
  members: Count,
});
export const Vacation = object({ until: orNull(Moment), left: Count, ofSeason: Count, seasonEnds: Moment });
export const Links = Type.Array(
  Type.Object({
    id: Text,
    seat: orNull(Seat),
    by: Text,
    created: Moment,
    expires: Moment,
    uses: Count,
    state: Type.Union(['valid', 'revoked', 'used', 'expired'].map(state => Type.Literal(state))),
  }),
);
export const NewLink = object({ id: Text, token: Text, link: Text });
export const Invited = object({
  table: Text,
  game: Text,
  title: Text,
  state: State,
  seat: orNull(Seat),
  pace: Pace,
  free: Type.Array(Seat),
  people: Type.Array(object({ name: Text, seat: Seat })),
});

const Pending = Type.Object({ seat: Seat, step: Text, rule: Text });
const News = Type.Object({ sequence: Count, at: Moment, kind: Text, seat: orNull(Seat), events: Type.Array(OfGame) });
export const Position = Type.Object({
  table: Text,
  sequence: Count,
  version: Count,
  seats: Type.Array(Seat),
  pending: Type.Array(Pending),
  length: Count,
  outcome: OfGame,
  clocks: Type.Record(Seat, Time),
  deadline: orNull(Moment),
  seat: orNull(Seat),
  seen: OfGame,
  undoable: Count,
  command: OfGame,
  legal: Type.Array(OfGame),
  news: Type.Array(News),
});
export const Past = object({ at: Count, seat: orNull(Seat), view: OfGame, pending: Type.Array(Pending) });
export const PastFrames = object({ entry: Count, seat: orNull(Seat), before: OfGame, frames: Type.Array(OfGame) });
export const Acted = Type.Union([
  object({ ok: Type.Literal(true), sequence: Count, version: Count }),
  object({ refused: Type.Object({ code: Text }) }),
]);
export const Why = object({ refused: orNull(Type.Object({ code: Text })) });
export const Log = Type.Object({ format: Type.Union([Type.Literal(1), Type.Literal('journal 1')]), game: Text, match: Text });
export const Audit = Type.Object({ format: Type.Literal(1), match: Text, asked: Type.Array(Type.Array(OfGame)) });
export const Verdict = Type.Union([
  object({ ok: Type.Literal(true), actions: Count, outcomes: Count }),
  object({ ok: Type.Literal(false), what: Text, at: Count }),
]);
export const Talk = Type.Array(
  object({ id: Text, seat: orNull(Seat), to: Type.Array(Seat), person: Text, name: Text, kind: Text, text: Text, at: Moment }),
);
export const Made = object({ id: Text });
export const Channels = Type.Array(object({ id: Text, kind: Text, host: orNull(Text), created: Moment }));
export const Deliveries = Type.Array(Type.Object({ id: Text, kind: Text, notice: Text, state: Text, attempts: Count }));
export const PushKey = object({ key: Text });

export const AdminPeople = Type.Array(
  object({ id: Text, kind: Text, name: Text, admin: Flag, banned: Flag, created: Moment, deleted: orNull(Moment) }),
);
export const AdminTables = Type.Array(Type.Object({ id: Text, game: Text, title: Text, state: State, hostName: Text }));
export const AdminJobs = Type.Array(Type.Object({ key: Text, kind: Text, board: Text, attempts: Count, error: orNull(Text) }));
export const AdminDeliveries = Type.Array(
  object({ id: Text, kind: Text, attempts: Count, error: orNull(Text), done: orNull(Moment), name: orNull(Text) }),
);
export const AdminReports = Type.Array(Type.Object({ id: Text, why: Text, at: Moment, board: Text, text: Text, author: Text }));
export const Wanted = object({ wanted: Type.Boolean() });
export const MailTried = Type.Object({ error: orNull(Text) });
