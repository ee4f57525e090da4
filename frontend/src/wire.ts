/**
 * The types of everything that travels between server and client, under the names that the client uses. They are
 * generated.
 */
import type {
  ApiToken,
  EntryInfo,
  GameOption,
  MailInfo,
  Past,
  PastLine,
  Seated,
  ToServer as AnyCommand,
} from "./wire.generated";

export type {
  Account,
  ApiToken,
  Bye,
  CardData,
  CardSetInfo,
  CheckedDeck,
  ChoiceData as Choice,
  ClockInfo as Clock,
  ClockSnapshot as ClockNow,
  DecisionData as Decision,
  DeckInfo,
  EntryInfo as Entry,
  Failure as ErrorBody,
  GameInfo,
  GameMode,
  GameOption,
  GameResults,
  HookTest,
  Leader,
  Lesson,
  LessonEntry,
  LessonMove,
  LessonStep,
  Me,
  MeterInfo as Meter,
  MyDeck,
  MyTable,
  NoticesInfo as NoticeWishes,
  Past,
  Profile as PersonInfo,
  Proof,
  PublicEntry,
  Rating,
  Refusal,
  Replay,
  SeatInfo,
  Seated,
  Session,
  SharedDeck,
  StandingOrders as Orders,
  StoryLine,
  TableInfo,
  TableRequest as NewTable,
  TableResult,
  TableRow as ListedTable,
  TimedLine as Told,
  ToClient as FromServer,
  ToServer,
  UnavailableChoiceData as Refused,
  Welcome,
} from "./wire.generated";

/** Text with phrases in it, which `tell` renders. */
export type Phrase = string;
export type OptionValue = GameOption["default"];
export type EntryKind = EntryInfo["kind"];
/** An event of a game. The client folder of the game knows its fields. */
export type WireEvent = Past["events"][number];
/** For every event the number of its beat, from 0; null if the event does not concern the viewer. */
export type Beats = NonNullable<EntryInfo["beats"]>;
/** Seat tokens by seat number. */
export type Tokens = Seated["tokens"];
export type Scope = ApiToken["scopes"][number];
/** How often e-mails are sent. */
export type Pace = MailInfo["pace"];
/** Belongs to a play, which is what one seat does until another one acts. Its lines have the same number. */
export type OfPlay = Pick<PastLine, "play">;

type WithoutKey<T> = T extends { id: string } ? Omit<T, "id" | "seq"> : never;
/** A command for a seat, without its idempotency key and entry number. */
export type Command = WithoutKey<AnyCommand>;
