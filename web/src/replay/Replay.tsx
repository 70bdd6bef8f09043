import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { listen } from "../a11y/keys";
import { MATS } from "../games";
import { Motion } from "../motion/moves";
import { Brand } from "../pages/Layout";
import { change, isDark, useSettings } from "../store/settings";
import { TableProvider, nearOf, useSeen, useTable } from "../table/context";
import { Gutter } from "../table/Gutter";
import { Hand } from "../table/Hand";
import { Look } from "../table/Rail";
import { Sheet } from "../table/Sheets";
import { Side } from "../table/Side";
import { t } from "../words";
import { Events } from "./Events";
import { Scrubber } from "./Scrubber";
import { Share } from "./Share";
import { LOOKS, Reel, useReel, type Looks } from "./reel";
import "../table/table.css";
import "./replay.css";

const looksOf = (said: string | undefined): Looks => LOOKS.find((one) => one === said) ?? "a";

/** A game looked through: `#replay/<table>/<decision>/<seat>`, or `#replay/file`. */
export default function Replay({ parts }: { parts: string[] }) {
  const [source = "", at = "", looks] = parts;
  const wanted = useSettings().language;
  const reel = useMemo(() => new Reel(source, /^\d+$/.test(at) ? Number(at) : null, looksOf(looks)), [source]);
  useEffect(() => {
    // The address was changed by hand or by a link.
    if (/^\d+$/.test(at)) reel.go(Number(at));
    if (looks !== undefined) reel.look(looksOf(looks));
    // The parts are new whenever the address is: a link may lead back to where one came from.
  }, [reel, parts]);
  useEffect(() => reel.again(), [reel, wanted]);
  useEffect(() => listen(reel.table), [reel]);
  useEffect(() => scrub(reel), [reel]);
  useEffect(() => reel.subscribe(() => history.replaceState(null, "", reel.hash())), [reel]);
  const game = useReel(reel, (s) => s.replay?.game ?? "");
  const fault = useReel(reel, (s) => (s.replay === null ? s.fault : ""));
  const mat = MATS[game];
  if (mat === undefined) {
    return (
      <main className="waitroom">
        <Brand />
        <h1>{t("Replay")}</h1>
        {fault === "" ? <p role="status">{t("One moment")}</p> : <p className="refused" role="alert">{fault}</p>}
        <a className="btn" href="#replays">{t("Replays")}</a>
      </main>
    );
  }
  return (
    <TableProvider value={{ store: reel.table, mat, game }}>
      <Laid reel={reel} />
    </TableProvider>
  );
}

/** Step with the arrow keys, wherever they do not move from card to card. */
function scrub(reel: Reel): () => void {
  const key = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    const onCard = target.closest("[data-spot]") !== null;
    const does: Record<string, () => void> = {
      ",": () => reel.step(-1),
      ".": () => reel.step(1),
      PageUp: () => reel.leap(false),
      PageDown: () => reel.leap(true),
      Home: () => reel.go(0),
      End: () => reel.go(Infinity),
      ...(onCard ? {} : { ArrowLeft: () => reel.step(-1), ArrowRight: () => reel.step(1) }),
    };
    const found = does[event.key];
    if (found === undefined) return;
    event.preventDefault();
    found();
  };
  addEventListener("keydown", key);
  return () => removeEventListener("keydown", key);
}

function Laid({ reel }: { reel: Reel }) {
  const { store, game } = useTable();
  const near = useSeen(nearOf);
  const version = useSeen((s) => s.version);
  const sheet = useSeen((s) => s.sheet);
  const [motion] = useState(() => new Motion());
  useEffect(() => {
    store.onBatches = (batches) => motion.note(batches);
  }, [store, motion]);
  useLayoutEffect(() => motion.play(), [version, motion]);
  const close = () => store.set({ sheet: "" });
  const share = sheet === "menu" && <Sheet title={t("Share")} close={close}><Share reel={reel} /></Sheet>;
  return (
    <div className={`atTable replaying game-${game}`}>
      <Top reel={reel} />
      <main className="table">
        <h1 className="unseen">{t("Replay")}</h1>
        <Side player={1 - near} near={false} />
        <Gutter />
        <Side player={near} near />
        <Scrubber reel={reel} />
        <Hand />
      </main>
      <aside className="rail" aria-label={t("Card and log")}>{share || <><Look /><Events reel={reel} /></>}</aside>
      <div className="phonesheet">
        {share}
        {sheet === "log" && <Sheet title={t("Events")} close={close}><Events reel={reel} /></Sheet>}
        {sheet === "card" && <Sheet title={t("Card")} close={close}><Look /></Sheet>}
      </div>
    </div>
  );
}

function Top({ reel }: { reel: Reel }) {
  const { store } = useTable();
  useSettings();
  const looks = useReel(reel, (s) => s.looks);
  const replay = useReel(reel, (s) => s.replay!);
  const names: Record<Looks, string> = { a: replay.players[0]!, b: replay.players[1]!, public: t("Public") };
  return (
    <header className="top">
      <Brand />
      <div className="seats" role="group" aria-label={t("Seen from")}>
        {LOOKS.map((one) => <button type="button" key={one} aria-pressed={one === looks} title={names[one]} onClick={() => reel.look(one)}>{names[one]}</button>)}
      </div>
      <p className="turn" title={replay.players[replay.view.turn_player]}><b>{replay.view.turn > 0 ? t("Turn {0}", replay.view.turn) : t("Preparation")}</b> {replay.view.turn > 0 && replay.players[replay.view.turn_player]}</p>
      <div className="tools">
        <button type="button" className="tool phone" onClick={() => store.set({ sheet: "log" })} aria-label={t("Events")}>☰</button>
        <button type="button" className="tool" onClick={() => store.set({ sheet: "menu" })}>{t("Share")}</button>
        <button type="button" className="tool" onClick={() => change({ theme: isDark() ? "light" : "dark" })} aria-label={t("Light or dark")} title={t("Light or dark")}>◐</button>
      </div>
    </header>
  );
}
