import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { listen } from "../a11y/keys";
import { Live } from "../a11y/Live";
import { MATS } from "../games";
import { Margin } from "../learn/Margin";
import { Motion } from "../motion/moves";
import { hearing } from "../sound/heard";
import { noteTable } from "../store/ended";
import { mine } from "../store/seats";
import { language, useSettings } from "../store/settings";
import { TableStore, useShown } from "../store/table";
import { copied } from "../wire/files";
import { t } from "../words";
import { called, nearOf, TableProvider, useSeen, useTable } from "./context";
import { handle } from "./drag";
import { Gutter } from "./Gutter";
import { Hand } from "./Hand";
import { Hints } from "./Hints";
import { Prompt } from "./Prompt";
import { Log } from "./Log";
import { Look } from "./Rail";
import { Sheets } from "./Sheets";
import { Side } from "./Side";
import { Brand } from "../pages/Layout";
import "./table.css";
import "./field.css";
import "./prompt.css";
import "./rail.css";
import "./narrow.css";

/** A table: connects, and shows what the server tells. */
export function Table({ table, secret }: { table: string; secret: string }) {
  const wanted = useSettings().language;
  const store = useMemo(() => new TableStore({ table, secret, language: language() }), [table, secret, wanted]);
  useEffect(() => () => store.close(), [store]);
  useEffect(() => listen(store), [store]);
  useEffect(() => handle(store), [store]);
  useEffect(() => hearing(store), [store]);
  const told = useShown(store, (s) => s);
  useEffect(() => {
    if (told.table !== null) noteTable(told.table);
  }, [told.table]);
  const game = told.table?.game ?? told.welcome?.book.game ?? "";
  const mat = MATS[game];
  if (told.view === null || mat === undefined) return <Waiting store={store} table={table} secret={secret} />;
  return (
    <TableProvider value={{ store, mat, game }}>
      <Laid />
    </TableProvider>
  );
}

/** Nobody to play with yet, or no connection yet. */
function Waiting({ store, table, secret }: { store: TableStore; table: string; secret: string }) {
  const { table: about, bye, status } = useShown(store, (s) => s);
  const invitation = mine().find((one) => one.table === table)?.invitation;
  const link = invitation ? `${location.origin}${location.pathname}#join/${table}/${invitation}` : "";
  return (
    <main className="waitroom">
      <Brand />
      <h1>{bye ? bye.sentence : about && !about.started ? t("Waiting for your rival") : status === "lost" ? t("Connection lost; coming back") : t("Coming to the table")}</h1>
      {link !== "" && secret !== "" && (
        <>
          <p>{t("Send this link to who is to play with you:")} <input readOnly value={link} aria-label={t("Invitation")} onFocus={(event) => event.target.select()} /></p>
          <CopyLink link={link} />
        </>
      )}
      <a className="btn" href="#lobby">{t("Lobby")}</a>
    </main>
  );
}

function CopyLink({ link }: { link: string }) {
  const [said, setSaid] = useState("");
  const copy = async () => setSaid((await copied(link)) ? t("Copied.") : t("Copy it by hand: the browser does not allow it here."));
  return (
    <>
      <button type="button" className="btn main" onClick={() => void copy()}>{t("Copy the link")}</button>
      <p role="status">{said}</p>
    </>
  );
}

function Laid() {
  const { store, game } = useTable();
  const near = useSeen(nearOf);
  const version = useSeen((s) => s.version);
  const status = useSeen((s) => s.status);
  const sheet = useSeen((s) => s.sheet !== "" || s.menu !== null);
  const taught = useSeen((s) => s.lesson !== null);
  const [motion] = useState(() => new Motion());
  useEffect(() => {
    store.onBatches = (batches) => motion.note(batches);
    store.onAct = () => motion.finish();
  }, [store, motion]);
  useLayoutEffect(() => motion.play(), [version, motion]);
  return (
    <div className={`atTable game-${game} ${taught ? "taught" : ""} ${status !== "open" ? "away" : ""}`}>
      <Top />
      <Margin />
      <main className="table">
        <h1 className="unseen">{t("Table")}</h1>
        <Side player={1 - near} near={false} />
        <Gutter />
        <Side player={near} near />
        <Prompt />
        <Hand />
      </main>
      <aside className="rail" aria-label={t("Card and log")}>{sheet ? <Sheets /> : <><Look /><Log /></>}</aside>
      <div className="phonesheet">{sheet && <Sheets />}</div>
      <Hints />
      <Live />
    </div>
  );
}

function Top() {
  const { store } = useTable();
  const view = useSeen((s) => s.view!);
  const phases = useSeen((s) => s.welcome!.book.phases);
  const seat = useSeen((s) => s.welcome?.seat);
  const near = useSeen(nearOf);
  const whose = useSeen((s) => called(s, s.view!.turn_player));
  useSettings();
  const at = phases.findIndex((phase) => phase.name === view.phase);
  return (
    <header className="top">
      <Brand />
      <ol className="phases" aria-label={t("Phases of the turn")}>
        {phases.map((phase, place) => <li key={phase.name} className={place < at ? "past" : place === at ? "now" : ""} aria-current={place === at ? "step" : undefined}>{phase.short}</li>)}
      </ol>
      <p className="turn"><b>{view.turn > 0 ? t("Turn {0}", view.turn) : t("Preparation")}</b> {view.turn > 0 && (seat === null ? whose : view.turn_player === near ? t("yours") : t("rival’s"))}{seat === null && ` · ${t("public view")}`}</p>
      <div className="tools">
        {seat !== null && <TakeBack />}
        <button type="button" className="tool phone" onClick={() => store.set({ sheet: "log" })} aria-label={t("Log")}>☰</button>
        <button type="button" className="tool roomy" onClick={() => void store.askHelp()} aria-label={t("Help")} title={t("Help")}>?</button>
        <button type="button" className="tool" onClick={() => store.set({ sheet: "menu" })} aria-label={t("Menu and settings")} title={t("Menu and settings")}>⋯</button>
      </div>
    </header>
  );
}

/** What would be taken back is said before it is. */
function TakeBack() {
  const { store } = useTable();
  const undoable = useSeen((s) => s.undoable);
  const said = undoable === null ? t("Take back") : `${t("Take back")}: ${undoable.said}${undoable.free ? "" : ` (${t("your rival is asked")})`}`;
  const over = useSeen((s) => s.view?.result != null);
  const ask = () => void store.askTakeBack();
  return <button type="button" className="tool takeback" disabled={over} title={said} onPointerEnter={ask} onFocus={ask} onClick={() => void store.takeBack(false)}><i aria-hidden="true">↶</i><span>{t("Take back")} <kbd>Z</kbd></span></button>;
}
