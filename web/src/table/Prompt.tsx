import { useEffect, useRef } from "react";
import { buttons, choices, gathers, goingOn, ordered, unlike, type Choice } from "../store/choosing";
import { capital, t } from "../words";
import { CardText } from "../card/CardText";
import type { Asked, Place } from "../wire/messages";
import { ClauseLink } from "./ClauseLink";
import { called, shownOf, useSeen, useTable } from "./context";
import { isNarrow, useNarrow } from "./narrow";

const LEAD = 24;
/** So many answers are tried ahead where nothing hovers. */
const FORESEEN = 4;

/** What is decided, by whom, for which text; always at the same place. */
export function Prompt() {
  const { store } = useTable();
  const s = useSeen((shown) => shown);
  const { decision, table, view } = s;
  const asked = decision?.mine ? decision.number : -1;
  const box = useBrought(asked >= 0 ? String(asked) : "");
  useEffect(() => {
    // Without a pointer that hovers, what turns something up is told before it is tapped.
    if (asked >= 0 && matchMedia("(hover: none)").matches) for (const { index } of buttons(choices(decision)).slice(0, FORESEEN)) void store.foresee(index);
  }, [asked, store]);
  if (s.status === "ended") return <ComeToAnEnd />;
  if (view?.result) return <Ending />;
  if (table?.undo) return <UndoAsked />;
  if (decision === null || !decision.mine) {
    const name = called(s, decision?.player ?? 0);
    const looksOn = s.welcome?.seat === null;
    return (
      <section className="prompt waiting" aria-label={t("Decision")}>
        <div className="ask">
          <p className="lead"><OrLost>{looksOn && <b>{t("You look on")}</b>}</OrLost>{decision && <span className="shrinks" title={capital(decision.title)}>{capital(decision.title)}</span>}</p>
          <h2>{t("{0} decides", name)}</h2>
          {s.notice && <p className="text" title={s.notice.sentence}><b className="refused">{s.notice.sentence}</b></p>}
        </div>
      </section>
    );
  }
  const all = choices(decision);
  const about = decision.about[0];
  const gathering = gathers(s) && s.picks.length > 0;
  const look = (card: Place) => {
    store.look(card);
    if (isNarrow()) store.set({ sheet: "card" });
  };
  return (
    <section className="prompt" data-number={decision.number} aria-label={t("Decision")} aria-busy={s.busy} tabIndex={-1} ref={box}>
      <div className="ask">
        <p className="lead">
          <OrLost><b className="you">{t("You decide")}</b></OrLost>
          {about && (about.card?.number ? <button type="button" className="source shrinks" title={about.name} onClick={() => look(about.card!)}>{about.name}</button> : <span className="source shrinks" title={about.lead + about.name}>{about.lead}{about.name}</span>)}
          {about?.part != null && <span>{about.paying ? t("its cost, part {0} of {1}", about.part, about.parts ?? about.part) : t("part {0} of {1}", about.part, about.parts ?? about.part)}</span>}
          {!about && <span className="shrinks" title={capital(decision.title)}>{capital(decision.title)}</span>}
          <ClauseLink clause={decision.clause} />
          <button type="button" className="plainlink" onClick={() => store.set({ sheet: s.sheet === "all" ? "" : "all" })}>
            {t("all choices")} ({unlike(all).length})
          </button>
        </p>
        <h2 id="question" title={s.careful ? s.careful.option.careful : `${decision.prompt} ${decision.note}`}>
          {s.careful ? s.careful.option.careful : decision.prompt} {decision.note && !s.careful && <small>{decision.note}</small>}
        </h2>
        <p className="text" title={s.notice?.sentence ?? about?.text ?? decision.hint}>{s.notice ? <b className="refused">{s.notice.sentence}</b> : about ? <Asking about={about} /> : decision.hint !== "" ? <CardText text={capital(decision.hint)} /> : <Since />}</p>
      </div>
      <div className="does">
        {s.careful ? (
          <div className="buttons">
            <button type="button" className="btn" onClick={() => store.back()}>
              {t("Back")}
            </button>
            <button type="button" className="btn main" onClick={() => store.take(s.careful!, true)}>
              {t("Do it")}
            </button>
          </div>
        ) : (
          <div className="buttons">
            {(s.stem.length > 0 || s.picks.length > 0) && (
              <button type="button" className="btn" onClick={() => store.back()}>
                {t("Back")}
              </button>
            )}
            {ordered(buttons(all))
              .filter((choice) => !(gathering && choice.option.role === "on"))
              .map((choice) => (
                <OptionButton key={choice.index} choice={choice} main={choice === goingOn(all) || buttons(all).length === 1} />
              ))}
            {gathers(s) && (gathering || !goingOn(all)) && (
              <button type="button" className="btn main" data-go="picks" disabled={s.busy || s.picks.length === 0 || store.lacking() > 0} onClick={() => store.sendPicks()}>
                {store.lacking() > 0 ? t("{0} more", store.lacking()) : s.picks.length === 1 ? t("Take this one") : t("Take these {0}", s.picks.length)} <kbd>↵</kbd>
              </button>
            )}
          </div>
        )}
        <Foreseen />
      </div>
    </section>
  );
}

/** Who must decide, or be told, is brought there, unless they read something else. */
function useBrought(what: string): React.RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const at = document.activeElement;
    if (what !== "" && (at === null || at === document.body || at.closest(".prompt") !== null)) box.current?.focus({ preventScroll: true });
  }, [what]);
  return box;
}

/** The connection is lost: said where one would decide, since what is shown is no longer how it stands. */
function OrLost({ children }: { children: React.ReactNode }) {
  const lost = useSeen((s) => s.status === "lost");
  return lost ? <b className="refused shrinks" title={t("Connection lost; coming back")}>{t("Connection lost; coming back")}</b> : children;
}

/** The server takes this page back no more: why, and where to go on. */
function ComeToAnEnd() {
  const bye = useSeen((s) => s.bye?.sentence ?? "");
  const box = useBrought("ended");
  return (
    <section className="prompt ended" aria-label={t("Decision")} tabIndex={-1} ref={box}>
      <div className="ask">
        <h2 title={bye}>{bye}</h2>
      </div>
      <div className="does">
        <div className="buttons">
          <a className="btn" href="#lobby">{t("Lobby")}</a>
          <button type="button" className="btn main" onClick={() => location.reload()}>{t("Load again")}</button>
        </div>
      </div>
    </section>
  );
}

function OptionButton({ choice, main }: { choice: Choice; main: boolean }) {
  const { store } = useTable();
  const busy = useSeen((s) => s.busy);
  const wanted = useSeen((s) => shownOf(s)?.index === choice.index);
  const reveals = useSeen((s) => s.revealing.includes(choice.index));
  const foresee = () => void store.foresee(choice.index);
  return (
    <button type="button" className={`btn ${main ? "main" : ""} ${wanted ? "wanted" : ""}`} data-option={choice.index} disabled={busy} onClick={() => store.take(choice)} onFocus={foresee} onPointerEnter={foresee} title={choice.option.said}>
      {capital(choice.option.label)} {main && <kbd>P</kbd>}
      {choice.option.note && <small className="comes">{choice.option.note}</small>}
      {reveals && <small className="turnsup">{t("turns something up")}</small>}
    </button>
  );
}

function Foreseen() {
  const preview = useSeen((s) => s.preview);
  // Against an opponent of ours everything can be taken back.
  const asks = useSeen((s) => s.table?.seats.every((seat) => seat.opponent === "") ?? true);
  if (preview === null) return <p className="foreseen" />;
  return <p className={`foreseen ${preview.told.reveals ? "warn" : ""}`}>{preview.told.reveals ? (asks ? t("Turns something up: to take it back your rival has to agree.") : t("Turns something up.")) : (preview.told.lines[0] ?? "")}</p>;
}

/** What the rival did just now, where the gutter has no room for it beside the numbers of a fight. */
function Since() {
  const just = useSeen((s) => (s.view!.battle === null ? null : s.just));
  return useNarrow() && just !== null ? <><b>{t("Just now:")}</b> {just.text}</> : null;
}

/** The text that asks, from a little before the part of it that is asked about. */
export function Asking({ about }: { about: Asked }) {
  const { text, begins, ends, words } = about;
  if (begins === null || ends === null) return <><CardText text={text} />{words !== "" && <mark>{words}</mark>}</>;
  // What is long before it is left out, so that the part itself is in sight; the title has all of it.
  const from = begins > LEAD ? text.indexOf(" ", begins - LEAD) + 1 : 0;
  return <>{from > 0 && "… "}<CardText text={text.slice(from)} mark={[begins - from, ends - from]} /></>;
}

function UndoAsked() {
  const { store } = useTable();
  const undo = useSeen((s) => s.table!.undo!);
  const seat = useSeen((s) => s.welcome?.seat);
  const mine = seat === undo.asked;
  const box = useBrought(undo.said);
  return (
    <section className="prompt wish" aria-label={t("Decision")} tabIndex={-1} ref={box}>
      <div className="ask">
        <p className="lead"><OrLost><b className="you">{seat === null ? t("You look on") : t("Take back")}</b></OrLost></p>
        <h2>{mine ? t("Your rival wishes to take back: {0}", undo.said) : t("Waiting for consent to take back: {0}", undo.said)}</h2>
        <p className="text" title={undo.lines.join(" · ")}>{undo.lines.join(" · ")}</p>
      </div>
      <div className="does">
        <div className="buttons">
          {seat !== null && <button type="button" className="btn" onClick={() => store.agree(false)}>{mine ? t("No") : t("Let it be")} <kbd aria-hidden="true">N</kbd></button>}
          {mine && <button type="button" className="btn main" onClick={() => store.agree(true)}>{t("Agree")} <kbd aria-hidden="true">Y</kbd></button>}
        </div>
      </div>
    </section>
  );
}

function Ending() {
  const { store } = useTable();
  const result = useSeen((s) => s.view!.result!);
  const seat = useSeen((s) => s.welcome?.seat);
  const table = useSeen((s) => s.table);
  const box = useBrought("over");
  const who = useSeen((s) => called(s, s.view!.result!.winner ?? 0));
  const loser = useSeen((s) => called(s, 1 - (s.view!.result!.winner ?? 0)));
  const winner = result.winner === null ? t("A draw") : result.winner === seat ? t("You win") : seat === null ? t("{0} wins", who) : t("You lose");
  return (
    <section className="prompt over" aria-label={t("Decision")} data-over="true" tabIndex={-1} ref={box}>
      <div className="ask">
        <p className="lead"><b className="you">{t("The game is over")}</b> <ClauseLink clause={result.clause} /></p>
        <h2>{winner}: {result.reason}</h2>
        {result.winner !== null && result.winner !== 1 - (seat ?? -1) && <p className="text">{t("That is why {0} has lost.", loser)}</p>}
      </div>
      <div className="does">
        <div className="buttons">
          <a className="btn" href="#lobby">{t("Lobby")}</a>
          {table && <a className="btn" href={`#seed/${table.id}`}>{t("Check the shuffles")}</a>}
          {table && <a className="btn" href={`#replay/${table.id}`}>{t("Replay")}</a>}
          {seat !== null && (table?.next
            ? <a className="btn main" href={location.hash.replace(/^#table\/[^/]+/, `#table/${table.next}`)}>{t("To the next game")}</a>
            : <button type="button" className="btn main" onClick={() => store.again()}>{t("Play again")}</button>)}
        </div>
      </div>
    </section>
  );
}
