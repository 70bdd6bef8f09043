import { useEffect, useState } from "react";
import { Picture } from "../card/Picture";
import { isEnded } from "../store/ended";
import { deckMeant, savedDecks, savedValue } from "../store/decks";
import { keep, mine } from "../store/seats";
import { change, settings } from "../store/settings";
import { games, newTable, openTables, Refusal, sentenceOf } from "../wire/api";
import type { Fault, GameInfo, OpenTable } from "../wire/messages";
import { t } from "../words";
import { DeckOptions } from "./decks/DeckOptions";
import { Faults } from "./decks/DeckList";
import { useHere } from "./here";

const SCENE: Record<string, [string, string]> = { ws: ["LT-20", "y"], dbs: ["GF-05", "r"], vgg: ["OR-01", "g"], vgd: ["AZ-04", "b"] };
/** Whom one plays, if that is no opponent of ours. */
const PERSON = "";
const ANYBODY = "anybody";
const REFRESHED = 5_000;
/** With which of our decks one begins, and against which: short texts first. */
const BEGIN: Record<string, [string, string]> = { ws: ["lanterns", "tides"], dbs: ["gale", "hollow"], vgg: ["primer", "curfew"], vgd: ["crucible", "carillon"] };

/** What is to be expected of an opponent of ours. */
function howItPlays(opponent: string): string {
  const told: Record<string, string> = {
    rules: t("Computer: plays sensibly"),
    greedy: t("Computer: looks a few steps ahead"),
    random: t("Computer: plays at random"),
  };
  return told[opponent] ?? t("Computer: {0}", opponent);
}

/** Pick a game, a deck, an opponent; play. `#lobby/<game>/<saved deck>` has picked the first two. */
export default function Lobby({ parts = [] }: { parts?: string[] }) {
  const [all, setAll] = useState<GameInfo[]>([]);
  const [open, setOpen] = useState<OpenTable[]>([]);
  const [game, setGame] = useState("");
  const [deck, setDeck] = useState("");
  const [rival, setRival] = useState("");
  const [opponent, setOpponent] = useState("rules");
  const [minutes, setMinutes] = useState(0);
  const [name, setName] = useState(settings().name);
  const [fault, setFault] = useState("");
  const [refused, setRefused] = useState<Fault[]>([]);
  const [busy, setBusy] = useState(false);
  const isHere = useHere();
  useEffect(() => {
    games().then((found) => {
      setAll(found);
      const meant = found.find((one) => one.name === parts[0]);
      if (meant === undefined) return;
      choose(meant);
      if (savedDecks(meant.name).some((one) => one.name === parts[1])) setDeck(savedValue(parts[1]!));
    }, (error: unknown) => setFault(sentenceOf(error)));
    const look = () => void openTables().then(setOpen, () => undefined);
    look();
    const timer = setInterval(look, REFRESHED);
    return () => clearInterval(timer);
  }, []);
  const person = opponent === PERSON || opponent === ANYBODY;
  const chosen = all.find((one) => one.name === game);
  const titleOf = (name: string): string => all.find((one) => one.name === name)?.title ?? name;
  const choose = (one: GameInfo) => {
    // What was refused was another deck.
    setFault("");
    setRefused([]);
    const decks = one.decks.filter((d) => d.name !== "bench" && d.name !== "plain");
    setGame(one.name);
    const [first, second] = (BEGIN[one.name] ?? []).map((name) => decks.find((d) => d.name === name));
    setDeck((first ?? decks[0])?.name ?? "");
    setRival((second ?? decks[1])?.name ?? "");
  };
  const play = async () => {
    setBusy(true);
    setFault("");
    setRefused([]);
    change({ name });
    try {
      const clocks = { total: minutes * 60, increment: minutes > 0 ? 5 : 0, decision: 0 };
      const [mine, other] = [deckMeant(game, deck), deckMeant(game, person ? "" : rival)];
      const decks = { deck: mine.name, deck_list: mine.list, rival_deck: other.name, rival_deck_list: other.list, blank: mine.blank || other.blank };
      const seat = await newTable({ game, ...decks, opponent: person ? "" : opponent, name, clocks, listed: opponent === ANYBODY });
      keep(seat.table, seat.secret, game, seat.invitation);
      if (isHere()) location.hash = `#table/${seat.table}/${seat.secret}`;
    } catch (error) {
      const faults = error instanceof Refusal ? error.fault.faults : [];
      setRefused(faults);
      setFault(faults.length > 0 ? "" : sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <div className="lobby">
      <h1>{t("Which game?")}</h1>
      <ul className="tiles">
        {all.map((one) => (
          <li key={one.name}>
            <button type="button" className={`tile ${one.name === game ? "on" : ""}`} data-game={one.name} aria-pressed={one.name === game} onClick={() => choose(one)}>
              <Picture number={SCENE[one.name]?.[0] ?? one.name} frame={SCENE[one.name]?.[1] ?? "k"} />
              <b>{one.title}</b>
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <section className="newtable" aria-label={t("New table")}>
          <label>{t("Your deck")}<select value={deck} onChange={(e) => setDeck(e.target.value)}><DeckOptions info={chosen} /></select></label>
          <label>{t("Opponent")}<select value={opponent} onChange={(e) => setOpponent(e.target.value)}>{chosen.opponents.map((o) => <option key={o} value={o}>{howItPlays(o)}</option>)}<option value={PERSON}>{t("A person, by invitation")}</option><option value={ANYBODY}>{t("Whoever sits down: an open table")}</option></select></label>
          {!person && <label>{t("Its deck")}<select value={rival} onChange={(e) => setRival(e.target.value)}><DeckOptions info={chosen} /></select></label>}
          <label>{t("Clock")}<select value={minutes} onChange={(e) => setMinutes(Number(e.target.value))}><option value={0}>{t("none")}</option>{[10, 20, 40].map((m) => <option key={m} value={m}>{t("{0} minutes", m)}</option>)}</select></label>
          <label>{t("Your name")}<input value={name} maxLength={30} onChange={(e) => setName(e.target.value)} /></label>
          <button type="button" className="btn main play" disabled={busy} onClick={() => void play()}>{t("Play")}</button>
          <p className="about">{chosen.decks.find((d) => d.name === deck)?.about} <a className="plainlink" href={`#decks/${chosen.name}`}>{t("Build a deck")}</a> · <a className="plainlink" href="#learn">{t("New to this game? A lesson shows it")}</a></p>
        </section>
      )}
      {fault && <p className="refused" role="alert">{fault}</p>}
      <Faults faults={refused} />
      <div className="lists">
        <section aria-label={t("Open tables")}>
          <h2>{t("Open tables")}</h2>
          {open.length === 0 && <p className="nothing">{t("None at the moment.")}</p>}
          <ul>{open.map((one) => <li key={one.id}>{[...one.names.filter(Boolean), titleOf(one.game)].join(" · ")} <a className="btn" href={one.waits ? `#join/${one.id}` : `#table/${one.id}`}>{one.waits ? t("Sit down") : t("Look on")}</a></li>)}</ul>
        </section>
        <section aria-label={t("My games")}>
          <h2>{t("My games")}</h2>
          {mine().length === 0 && <p className="nothing">{t("None yet.")}</p>}
          <ul>{mine().map((one) => <li key={one.table}>{titleOf(one.game)} · {new Date(one.when).toLocaleString()} {isEnded(one.table) ? <a className="btn" href={`#replay/${one.table}`}>{t("Replay")}</a> : <a className="btn" href={`#table/${one.table}/${one.secret}`}>{t("Go on")}</a>}</li>)}</ul>
          <p><a className="plainlink" href="#replays">{t("Open a record from a file")}</a></p>
        </section>
      </div>
    </div>
  );
}
