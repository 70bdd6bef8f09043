// Made of src/bythebook/server/wire by `make wire`; do not edit.
// Only a page leaves fields out: they have the value their comment names then.

export const PROTOCOL = 1;

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A kind of zone; both players have one. */
export interface ZoneKind {
  name: string;
  /** what it is called in the language of who looks */
  title: string;
  /** the same where there is little room */
  short: string;
  /** who may look at its cards: "all", "owner" or "nobody" */
  sight: string;
  /** whether its cards lie on the field, turned this way or that */
  on_field: boolean;
  /** whether the order of its cards matters */
  ordered: boolean;
  /** whether its cards go along with a card elsewhere, as markers do */
  beside: boolean;
  /** how cards lie there, unless something else is said: "up" or "down" */
  face: string;
  /** how cards that come there are turned */
  orientation: string;
}

/** A word of the game, and what it is in the language of who looks. */
export interface Term {
  name: string;
  title: string;
}

/** A phase of a turn, or a step of an attack. */
export interface Phase {
  name: string;
  title: string;
  /** what it is called among others of its kind */
  short: string;
  /** of a step: the phase in which attacks are made */
  phase: string;
}

/** A way in which a card lies on the field. */
export interface Orientation {
  name: string;
  title: string;
  /** by how many degrees it is turned */
  turned: number;
}

/** What is played: what its zones, values, phases and steps are called. */
export interface Book {
  game: string;
  title: string;
  edition: string;
  zones: ZoneKind[];
  /** the characteristics that are numbers, in the order in which a card shows them */
  values: Term[];
  /** everything that a card's `values` and `words` can speak of */
  characteristics: Term[];
  /** the phases of a turn, in order */
  phases: Phase[];
  /** the steps of an attack, in order */
  steps: Phase[];
  /** the parts of a deck */
  sections: Term[];
  orientations: Orientation[];
}

/** A card as somebody sees it; of one they do not know there is no number. */
export interface Card {
  /** the same as long as the card can be followed; nothing if it cannot */
  key: string;
  /** what is printed on it as its number */
  number: string;
  name: string;
  /** its characteristics that are numbers, with every effect in force */
  values: { [name: string]: number };
  /** its characteristics that are words */
  words: { [name: string]: string[] };
  /** of those that are other now, what is printed */
  printed: { [name: string]: number };
  /** how it is turned, where that matters: "stand", "rest", "reverse" */
  state: string;
  /** "up" or "down"; a card that lies face down may be known all the same */
  face: string;
  /** who has it, if that is not the player on whose side it lies */
  master: number | null;
  counters: { [name: string]: number | string | boolean };
  /** what ties it to which other card */
  ties: { [name: string]: string };
  /** the cards under it, the lowest first */
  under: Card[];
}

/** A zone as somebody sees it, the top card last. */
export interface Zone {
  count: number;
  /** nothing where no card is known and none can be followed: `count` says how many */
  cards: Card[];
}

/** Where a card lies, or which player is meant. */
export interface Place {
  /** on whose side; -1 for a card that is gone, of which at the most the name is told */
  player: number;
  zone: string;
  /** how many cards of the zone lie below or before it, as far as that tells anything */
  place: number | null;
  key: string;
  name: string;
  number: string;
}

/** One number of a battle, with the word for it: "power", "soul", "shield". */
export interface Sum {
  word: string;
  value: number;
}

/** The attack under way. */
export interface Battle {
  attacker: Place | null;
  targets: Place[];
  /** who boosts or supports, and who guards */
  helpers: Place[];
  guards: Place[];
  /** what kind of attack it is, where there are kinds: "frontal" */
  kind: string;
  step: string;
  /** the numbers of the attacking side, everything added that counts now */
  attack: Sum[];
  /** the numbers of the attacked side, one for each target */
  defense: Sum[];
  /** the card turned up for it */
  shown: Place | null;
  /** all of it in a line */
  said: string;
}

/** An ability that waits to be played. */
export interface Standby {
  player: number;
  card: Place | null;
}

/** How a game ended. */
export interface Result {
  /** nobody's if it is a draw */
  winner: number | null;
  reason: string;
  clause: string;
}

/** One player's half of the table. */
export interface Side {
  zones: { [name: string]: Zone };
}

/** The table as somebody sees it; differences are differences of this. */
export interface View {
  turn: number;
  turn_player: number;
  /** the name of the phase */
  phase: string;
  /** the name of the step, in an attack */
  attack_step: string;
  /** what the step is called */
  step: string;
  /** what is done in it */
  step_told: string;
  /** what comes then */
  step_after: string;
  variables: { [name: string]: number };
  sides: Side[];
  standby: Standby[];
  battle: Battle | null;
  result: Result | null;
}

/** One of the answers to a decision. */
export interface Option {
  /** says this option again while one chooses several: the same in the decisions of one choice */
  mark: string;
  verb: string;
  /** "on" does nothing and goes on (pass, no, done), "yes" does what is offered, "pick" is one of several; "" is anything else */
  role: string;
  label: string;
  /** the whole option in words */
  said: string;
  /** what comes of it, if that is said beside its label */
  note: string;
  cards: Place[];
  zone: string;
  zone_player: number | null;
  number: number | null;
  word: string;
  /** the text of the ability it uses */
  ability: string;
  /** which of the card's abilities that is */
  line: number | null;
  /** equal options, which of several copies they take being all the same, have the same number */
  same: number;
  /** a question to ask before it is taken */
  careful: string;
}

/** The text that asks, and which part of it. */
export interface Asked {
  card: Place | null;
  name: string;
  text: string;
  lead: string;
  /** which of the card's abilities it is */
  line: number | null;
  /** which part of it is being carried out, the first is 1 */
  part: number | null;
  parts: number | null;
  /** whether that is a part of its cost */
  paying: boolean;
  /** that part in plain words */
  words: string;
  /** where in the text it stands, in characters; nothing if that is not known */
  begins: number | null;
  ends: number | null;
}

/** What has to be decided now. To who does not decide only player, kind and number are told. */
export interface Decision {
  /** how many decisions were made before: an answer names it */
  number: number;
  player: number;
  /** what kind it is, to programs */
  kind: string;
  /** what kind it is, in words */
  title: string;
  /** whether who is told decides */
  mine: boolean;
  clause: string;
  /** the question, a whole sentence */
  prompt: string;
  note: string;
  source: Place | null;
  about: Asked[];
  /** what was picked so far, where one picks several */
  picked: Place[];
  least: number | null;
  most: number | null;
  options: Option[];
  /** the option taken for who does not answer in time */
  default: number;
  /** what is worth pointing out the first time */
  hint: string;
  /** the key of the remembered answer that is about to answer it */
  remembered: string;
}

/** A card goes from a place to a place, or changes how it lies where it is. */
export interface Move {
  /** whose card it is */
  player: number;
  /** nothing if it has just come into being */
  source: Place | null;
  /** nothing if it has ceased to be */
  target: Place | null;
  /** as it is seen once it is there; nothing if it is not known */
  card: Card | null;
  face: string;
  /** "move", "turn", "face", "show", "shuffle" */
  change: string;
}

/** What happened at the same time. */
export interface Batch {
  clause: string;
  decision: number;
  /** the card whose text did it */
  by: string;
  moves: Move[];
}

/** A line of the log, as it may be told to who reads it. */
export interface Line {
  number: number;
  text: string;
  decision: number;
  clause: string;
  by: string;
  player: number | null;
  /** whether something new begins with it, such as a turn */
  title: boolean;
  /** whether it was taken back */
  undone: boolean;
  /** "turn", "phase" and "attack" begin one, "of attack" is a part of the attack before it */
  part: string;
  /** of the cards it speaks of, those that could be followed */
  keys: string[];
  /** said of the table and not of the game: "undo", "clock", "remembered", "away" */
  note: string;
}

/** Who plays. */
export interface Seat {
  player: number;
  name: string;
  /** one's own, an opponent's, and everybody's once the game is over */
  deck: string;
  /** which of our opponents it is; nothing if it is a person */
  opponent: string;
  /** whether somebody has come to play */
  taken: boolean;
  /** whether they are connected */
  here: boolean;
  /** for how many seconds they have not been */
  away: number;
  /** whether onlookers may see what this player sees */
  open_hand: boolean;
}

/** A player's time. */
export interface Clock {
  /** milliseconds that are left of it */
  left: number;
  runs: boolean;
  /** milliseconds until the decision's default is taken; 0 if it is not limited */
  decision: number;
}

/** How time is kept at a table. */
export interface Clocks {
  /** seconds for each player, 0 without a clock */
  total: number;
  /** seconds added with each decision */
  increment: number;
  /** seconds for one decision, 0 without such a limit */
  decision: number;
}

/** An answer that is given without asking. */
export interface Remembered {
  key: string;
  kind: string;
  verb: string;
  /** what is always answered, in words */
  said: string;
  /** only where this card's text asks */
  card: string;
  line: number | null;
  /** "turn" or "game" */
  until: string;
  player: number;
}

/** Somebody wishes to take something back. */
export interface Undo {
  player: number;
  /** the decision it would go back to */
  to: number;
  /** the step it would go back to */
  said: string;
  /** what would be undone, as who is to agree may know it; told to nobody else */
  lines: string[];
  /** who is asked to agree; nothing if it needs nobody */
  asked: number | null;
}

/** All about a table that is not the game itself. */
export interface Table {
  id: string;
  game: string;
  seats: Seat[];
  clocks: Clocks;
  /** what the seed was sealed with as the table began: sha256 of seed and salt */
  commitment: string;
  /** the seed, once the game is over; its digits, as pages cannot hold so large a number */
  seed: string | null;
  salt: string;
  onlookers: number;
  /** one's own remembered answers */
  remembered: Remembered[];
  undo: Undo | null;
  /** how often something was taken back */
  taken_back: number;
  /** the table at which the same is played again: one's secret is the same there */
  next: string;
  /** whether both seats are taken */
  started: boolean;
}

/** The first message: which table, and by which secret. Without a secret one looks on: at what everybody may see, or, with `seat`, at what that player sees, where they allow it. */
export interface Hello {
  type: "hello";
  table: string;
  /** if not sent: "" */
  secret?: string;
  /** if not sent: null */
  seat?: number | null;
  /** if not sent: "en" */
  language?: string;
  /** if not sent: 1 */
  protocol?: number;
}

/** Answer a decision with one of its options. Sent twice, it counts once. */
export interface Answer {
  type: "answer";
  id: number;
  decision: number;
  option: number;
}

/** Answer decision by decision with options named by their marks, as far as they are offered. */
export interface Picks {
  type: "picks";
  id: number;
  decision: number;
  marks: string[];
}

/** Give up. */
export interface Concede {
  type: "concede";
  id: number;
}

/** Take back one's last answer (a step), or everything since one's last action began. */
export interface TakeBack {
  type: "take_back";
  id: number;
  /** if not sent: false */
  action?: boolean;
}

/** What would be taken back, and whether it needs the other's consent. */
export interface AskTakeBack {
  type: "ask_take_back";
  id: number;
  /** if not sent: false */
  action?: boolean;
}

/** Whether one agrees to what the other wishes to take back; the one who wished may drop it. */
export interface AgreeToUndo {
  type: "agree";
  id: number;
  agree: boolean;
  /** the decision it would go back to, as one was told: what is wished may be another by now; if not sent: null */
  to?: number | null;
}

/** Play the same again, with changed seats, once the game is over: `table.next` says where. */
export interface Again {
  type: "again";
  id: number;
}

/** Always answer so: this option of the pending decision, wherever it is asked again. */
export interface Remember {
  type: "remember";
  id: number;
  decision: number;
  option: number;
  /** if not sent: "game" */
  until?: string;
  /** only where the same card's text asks; otherwise wherever this kind of decision comes; if not sent: true */
  this_text?: boolean;
}

/** No longer answer so. */
export interface Forget {
  type: "forget";
  id: number;
  key: string;
}

/** Whether onlookers may see what one sees. */
export interface OpenHand {
  type: "open_hand";
  id: number;
  open: boolean;
}

/** Where the values of a card come from. */
export interface AskSources {
  type: "sources";
  id: number;
  player: number;
  zone: string;
  place: number;
}

/** What might be done with a card of one's own, and what forbids it now. */
export interface AskWhyNot {
  type: "why_not";
  id: number;
  player: number;
  zone: string;
  place: number;
}

/** What would come of an answer, as far as nothing hidden would show. */
export interface AskPreview {
  type: "preview";
  id: number;
  decision: number;
  option: number;
}

/** What this step is. */
export interface AskHelp {
  type: "help";
  id: number;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  /** if not sent: 0 */
  id?: number;
}

/** The answer to `hello`; a `whole` follows. */
export interface Welcome {
  type: "welcome";
  /** which player one is; nothing for who looks on */
  seat: number | null;
  /** from whose side one looks */
  viewer: number;
  /** whether one sees only what everybody may see */
  public: boolean;
  book: Book;
  language: string;
  languages: string[];
  protocol: number;
}

/** Everything, as it is now: the first message of a game, and after something was taken back. */
export interface Whole {
  type: "whole";
  version: number;
  view: View;
  table: Table;
  log: Line[];
  /** the number of the first line that is sent; earlier ones: `POST /api/tables/{id}/log` */
  log_begins: number;
  decision: Decision | null;
  clocks: Clock[];
}

/** What has become other: a path into the view, and what is there now. */
export interface Difference {
  path: (string | number)[];
  value: Json;
  /** whether there is nothing any more */
  gone: boolean;
}

/** What has happened since the version before, and how the view differs from it. */
export interface Changed {
  type: "changed";
  version: number;
  differences: Difference[];
  batches: Batch[];
  log: Line[];
  decision: Decision | null;
  clocks: Clock[];
}

/** Something beside the game: who is here, clocks, remembered answers, wishes to take back. */
export interface TableChanged {
  type: "table";
  table: Table;
  clocks: Clock[];
  log: Line[];
}

/** A clause that a step of a lesson rests on, and what it says. */
export interface Cited {
  clause: string;
  gist: string;
}

/** How far one is in a lesson; told whenever that has changed, after what has changed it. */
export interface LessonStep {
  type: "lesson";
  lesson: string;
  title: string;
  /** counted from 0; as many as `steps` once all are done */
  step: number;
  steps: number;
  /** what the step teaches; once all are done, what is said at the end */
  say: string;
  task: string;
  why: Cited[];
  /** the pending decision, if it is the task's */
  decision: number | null;
  /** the answers to it that the task asks for */
  options: number[];
  /** the lesson that follows */
  next: string;
  next_title: string;
}

/** Done, and kept; of picks, how many were taken, and why no more. */
export interface Accepted {
  type: "accepted";
  id: number;
  taken: number;
  stopped: string;
}

/** Not done: one sentence, with the clause or the field, and nothing has changed. */
export interface Refused {
  type: "refused";
  id: number;
  sentence: string;
  clause: string;
  field: string;
}

/** One part of a value. */
export interface SourcePart {
  said: string;
  total: number;
  card: string;
  clause: string;
}

/** Where one value comes from. */
export interface SourcesOf {
  value: string;
  title: string;
  printed: number;
  total: number;
  parts: SourcePart[];
}

/** Where the values of a card come from. */
export interface Sources {
  type: "sources_told";
  id: number;
  name: string;
  values: SourcesOf[];
}

/** Whether something can be done with a card now. */
export interface Verdict {
  deed: string;
  answer: string;
  allowed: boolean;
  clause: string;
  fact: string;
}

/** What might be done with a card, and what forbids it. */
export interface WhyNot {
  type: "why_not_told";
  id: number;
  name: string;
  /** said where there is nothing to judge */
  sentence: string;
  verdicts: Verdict[];
}

/** What would come of an answer; of one that reveals something, only that it does. */
export interface Preview {
  type: "preview_told";
  id: number;
  /** whether it turns up something hidden: taking it back needs consent then */
  reveals: boolean;
  /** what would happen, if nothing hidden would show */
  lines: string[];
  differences: Difference[];
}

/** What this step is, and the clause that asks. */
export interface Help {
  type: "help_told";
  id: number;
  step: string;
  told: string;
  after: string;
  clause: string;
  gist: string;
}

/** What would be taken back. */
export interface WouldTakeBack {
  type: "take_back_told";
  id: number;
  /** the decision it would go back to */
  to: number;
  /** the first answer that would be taken back, in words */
  said: string;
  /** whether it needs nobody's consent */
  free: boolean;
  lines: string[];
}

/** Somebody is there. */
export interface Pong {
  type: "pong";
  id: number;
}

/** The last message before the server closes: why, and whether coming back is of use. */
export interface Bye {
  type: "bye";
  sentence: string;
  again: boolean;
}

/** A value that cards can be looked for by: `filter=<facet>:<value>` of a search. */
export interface Choice {
  value: string;
  title: string;
  /** how many cards have it */
  count: number;
}

/** Something printed on cards that they can be looked for by. */
export interface Facet {
  name: string;
  title: string;
  choices: Choice[];
}

/** `GET /api/games/{game}/facets`: what is needed to build decks of a game. */
export interface DeckMaking {
  game: string;
  title: string;
  cards: number;
  facets: Facet[];
  /** the parts of a deck, the main one first */
  sections: Term[];
  /** the numbers that a card shows, in this order */
  values: Term[];
  /** bytes of a card file at the most; 0 where this server takes none */
  card_file: number;
  /** bytes of a deck list at the most */
  deck_list: number;
}

/** How many cards of a deck have a value. */
export interface Bar {
  title: string;
  copies: number;
}

/** A characteristic counted over a section of a deck. */
export interface Curve {
  name: string;
  title: string;
  section: string;
  /** whether its bars are of numbers, one after the other, or of words */
  number: boolean;
  bars: Bar[];
}

/** A part of a deck, and how many cards are in it. */
export interface SectionTold {
  name: string;
  title: string;
  cards: number;
}

/** `GET /api/games`: a game that can be played. */
export interface GameInfo {
  name: string;
  title: string;
  decks: DeckInfo[];
  opponents: string[];
}

/** A deck of ours. */
export interface DeckInfo {
  name: string;
  about: string;
  cards: number;
}

/** A lesson. */
export interface LessonInfo {
  /** the game, a slash, its own */
  name: string;
  title: string;
  about: string;
  steps: number;
}

/** `GET /api/lessons`: the lessons of a game, in their order. */
export interface Course {
  game: string;
  title: string;
  lessons: LessonInfo[];
}

/** `POST /api/lessons`: a table at which a lesson is taught. */
export interface NewLesson {
  lesson: string;
  /** if not sent: "" */
  name?: string;
  /** if not sent: "" */
  rival_name?: string;
}

/** `POST /api/tables`: a table to be made. A deck is one of ours by name, or a list as text. */
export interface NewTable {
  game: string;
  /** if not sent: "" */
  deck?: string;
  /** if not sent: "" */
  deck_list?: string;
  /** if not sent: "" */
  rival_deck?: string;
  /** if not sent: "" */
  rival_deck_list?: string;
  /** which of our opponents; nothing to play a person; if not sent: "rules" */
  opponent?: string;
  /** if not sent: "" */
  name?: string;
  /** if not sent: "" */
  rival_name?: string;
  /** if not sent: {"total":0,"increment":0,"decision":0} */
  clocks?: Clocks;
  /** whether it is among the open tables: to be come to, or looked on at; if not sent: false */
  listed?: boolean;
  /** whether cards that are not read exactly may be played without what is not read; if not sent: false */
  blank?: boolean;
  /** if not sent: 0 */
  seat?: number;
}

/** `POST /api/replays/take-over`: a table that goes on from a decision of a record. */
export interface TakeOver {
  upto: number;
  seat: number;
  /** if not sent: "" */
  record?: string;
  /** of a record that was looked through; if not sent: "" */
  key?: string;
  /** if not sent: "rules" */
  opponent?: string;
  /** if not sent: "" */
  name?: string;
  /** if not sent: {"total":0,"increment":0,"decision":0} */
  clocks?: Clocks;
}

/** What who made a table, or came to one, is given. The secrets go into links' fragments. */
export interface NewSeat {
  table: string;
  seat: number;
  secret: string;
  /** what the other player comes with: `POST /api/tables/{id}/seats` */
  invitation: string;
}

/** `POST /api/tables/{id}/seats`: come to a table, by its invitation or as it is listed. */
export interface Join {
  /** if not sent: "" */
  invitation?: string;
  /** if not sent: "" */
  name?: string;
  /** if not sent: "" */
  deck?: string;
  /** if not sent: "" */
  deck_list?: string;
}

/** `GET /api/tables`: a table that waits for somebody, or that can be looked on at. `POST /api/tables/{id}/invitation` tells it to who is invited. */
export interface OpenTable {
  id: string;
  game: string;
  names: string[];
  waits: boolean;
  turn: number;
  /** of time for each player; 0: there is no clock */
  minutes: number;
}

/** What is sent with questions about a table outside of the socket. */
export interface Credentials {
  /** if not sent: "" */
  secret?: string;
  /** if not sent: "en" */
  language?: string;
  /** if not sent: "" */
  note?: string;
  /** if not sent: {} */
  settings?: { [name: string]: Json };
}

/** A file: `POST /api/tables/{id}/report` with `Credentials`, and `/record`. `bythebook replay` opens either at the same decision. In the middle of a game against a person a report is without the record, which would tell what is hidden, and there is no record yet. */
export interface Report {
  name: string;
  text: string;
}

/** What is printed on a card: `GET /api/games/{game}/cards?number=`. */
export interface CardPrint {
  number: string;
  name: string;
  facts: string;
  /** its text as printed; what is not read is marked */
  lines: string[];
  /** the text of each of its abilities: `line` of a question or an option is a place in it */
  abilities: string[];
  values: { [name: string]: number };
  words: { [name: string]: string[] };
  traits: string[];
  sort: string;
  exact: boolean;
  back: CardPrint | null;
  /** its abilities in plain words, if that was asked for (`&explained=true`) */
  explained: AbilityTold[];
  set: string;
  /** the parts of a deck that it may be put into */
  sections: string[];
}

/** An ability explained. */
export interface AbilityTold {
  /** which entry of the text it is of */
  line: number;
  words: string[];
  /** those it rests on */
  clauses: string[];
}

/** `GET /api/games/{game}/search?text=&filter=`: cards that were found, a page of them. Filters are `<facet>:<value>`; of one facet any of the values will do. */
export interface CardPage {
  found: number;
  pages: number;
  cards: CardPrint[];
}

/** What is wrong with a deck, a file or a request: a sentence with clause or field. */
export interface Fault {
  sentence: string;
  clause: string;
  field: string;
  gist: string;
  /** everything that is wrong with a deck that was refused, each with its clause */
  faults: Fault[];
}

/** `POST /api/games/{game}/deck`: a deck list as text, in any of the usual forms. */
export interface DeckToCheck {
  /** if not sent: "" */
  text?: string;
  /** one of ours by name, in place of a list; if not sent: "" */
  deck?: string;
  /** if not sent: false */
  blank?: boolean;
  /** if not sent: "en" */
  language?: string;
}

/** `POST /api/games/{game}/library`: a card file (JSON lines or an array), to be taken in. Only a server at one's own machine takes card files from pages. */
export interface LibraryFile {
  text: string;
}

/** What of a card file is exact. */
export interface LibraryTold {
  cards: number;
  exact: number;
  /** cards of which a text is not read: they are played without it, if that is wished */
  unread: number;
  damaged: number;
  faults: Fault[];
}

/** So many copies of a card. */
export interface DeckRow {
  copies: number;
  number: string;
  name: string;
  section: string;
  sort: string;
  /** the parts of a deck that it may be put into */
  sections: string[];
  exact: boolean;
}

/** A deck held against the construction rules. */
export interface DeckChecked {
  legal: boolean;
  /** whether the list could be read; if not, the fault says which line is in the way */
  read: boolean;
  sections: SectionTold[];
  rows: DeckRow[];
  faults: Fault[];
  remarks: string[];
  /** the deck as plain lines */
  exported: string;
  curves: Curve[];
}

/** `POST /api/replays`: a record, to be looked through; nothing of it is kept. The first time the record itself, or the table of a game that is over; then the `key` that was answered, which is much less to send. */
export interface RecordToRead {
  /** if not sent: "" */
  record?: string;
  /** if not sent: "" */
  key?: string;
  /** if not sent: "" */
  table?: string;
  /** if not sent: null */
  upto?: number | null;
  /** if not sent: 0 */
  viewer?: number;
  /** if not sent: false */
  public?: boolean;
  /** if not sent: "en" */
  language?: string;
}

/** A decision of a record worth jumping to. */
export interface Mark {
  decision: number;
  /** "turn", "attack", "damage" or "end" */
  kind: string;
  said: string;
  /** whose turn or attack, who took the damage, who won */
  player: number | null;
}

/** A position of a record. */
export interface Replay {
  /** what the record is asked for by from now on */
  key: string;
  game: string;
  decisions: number;
  at: number;
  book: Book;
  view: View;
  log: Line[];
  /** what the last answer before it brought about */
  batches: Batch[];
  /** that answer, in words; told only to who gave it, as others may not know of which cards */
  answer: string;
  /** what the seats are called */
  players: string[];
  decision: Decision | null;
  marks: Mark[];
}

/** A shuffle or a roll: what was left to chance, and by which numbers of the stream. */
export interface Draw {
  /** after so many decisions */
  decision: number;
  /** "shuffle" or "roll" */
  kind: string;
  clause: string;
  /** how many numbers of the stream were used before */
  begins: number;
  ends: number;
  player: number | null;
  zone: string;
  /** the cards that were shuffled, the lowest first, by their places in `Chance.cards` */
  before: number[];
  after: number[];
  /** of how many outcomes a roll was */
  below: number;
  came: number;
}

/** A card of the game, as the shuffles name it. */
export interface ChanceCard {
  number: string;
  name: string;
  player: number;
}

/** `POST /api/replays/chance` with a `RecordToRead`: all that was left to chance in a game. The page works out every draw anew from the seed, and compares. */
export interface Chance {
  game: string;
  /** its digits: pages cannot hold so large a number */
  seed: string;
  draws: Draw[];
  cards: ChanceCard[];
  /** the numbers of each player's cards, in the order in which the deck was handed in */
  decks: string[][];
  players: string[];
  /** the record itself, of a table */
  record: string;
  /** of a table: what it told at its beginning */
  commitment: string;
  salt: string;
  /** whether the table went on from a record, so that its seed was known before */
  taken_over: boolean;
}

/** `GET /api/rules/{game}`: a clause of the register. */
export interface Clause {
  number: string;
  gist: string;
  kind: string;
  /** of a mere heading: what is below it */
  heading: string;
  /** why nothing but a heading or a definition carries it */
  reason: string;
  reading: string;
  repaired: boolean;
  /** what carries it: file and function */
  symbols: string[];
  /** what shows it: file and test; only where the tests lie beside the package */
  tests: string[];
}

/** A chapter of a book. */
export interface Chapter {
  number: string;
  title: string;
}

/** A card of ours with an ability that rests on a clause. */
export interface Citing {
  number: string;
  name: string;
  ability: string;
}

/** The register of a book, or what was found in it. */
export interface Rules {
  game: string;
  edition: string;
  /** how many there are; those after the first 400 are not sent */
  found: number;
  clauses: Clause[];
  chapters: Chapter[];
  /** of one number: the clauses it is below, the outermost first */
  above: Clause[];
  /** the clause that stands before it in the book */
  before: Clause | null;
  /** the one that stands after it */
  after: Clause | null;
  /** our cards that rest on it, if they were asked for (`&cards=true`) */
  cards: Citing[];
}

export type ClientMessage = Hello | Answer | Picks | Concede | TakeBack | AskTakeBack | AgreeToUndo | Again | Remember | Forget | OpenHand | AskSources | AskWhyNot | AskPreview | AskHelp | Ping;

export type ServerMessage = Welcome | Whole | Changed | TableChanged | LessonStep | Accepted | Refused | Sources | WhyNot | Preview | Help | WouldTakeBack | Pong | Bye;
