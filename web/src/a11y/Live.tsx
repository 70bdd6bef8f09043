import { useEffect, useRef, useState } from "react";
import { settings } from "../store/settings";
import { sound } from "../sound/sounds";
import { useSeen } from "../table/context";
import type { Line } from "../wire/messages";
import { useShort } from "../table/Who";
import { t } from "../words";

const GATHER = 300;
const AT_MOST = 4;
const BRIEFLY = 1;

const newest = (log: readonly Line[]): number => log.at(-1)?.number ?? 0;

/** What happens, for those who listen: gathered, and never a flood. */
export function Live() {
  const log = useSeen((s) => s.log);
  const said = useSeen((s) => s.said);
  const decision = useSeen((s) => s.decision);
  const bye = useSeen((s) => s.bye?.sentence ?? "");
  const wished = useSeen((s) => (s.table?.undo && s.table.undo.asked === s.welcome?.seat ? s.table.undo.said : ""));
  const status = useSeen((s) => s.status);
  const told = useRef(newest(log));
  const [polite, setPolite] = useState("");
  // What was asked for is said at once; what happens then is said after it.
  useEffect(() => setPolite(said), [said]);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Lines that are fetched from further up are none that happen.
      const fresh = log.filter((line) => line.number > told.current && !line.undone);
      told.current = newest(log);
      if (fresh.length === 0) return;
      const most = settings().announced === "brief" ? BRIEFLY : AT_MOST;
      const more = fresh.length - most;
      setPolite(fresh.slice(0, most).map((line) => line.text).join(". ") + (more > 0 ? `. ${t("and {0} more, L to read", more)}` : ""));
    }, GATHER);
    return () => clearTimeout(timer);
  }, [log]);
  const short = useShort();
  const asked = wished !== "" ? t("Your rival wishes to take back: {0}", wished) : decision?.mine ? `${t("You decide")}: ${decision.prompt}` : "";
  const ought = status === "ended" ? bye : status === "lost" ? t("Connection lost; coming back") : asked;
  const number = decision?.number;
  const [urgent, setUrgent] = useState("");
  // What is asked a second time in the same words is heard a second time.
  useEffect(() => setUrgent((was) => (was === ought && ought !== "" ? `${ought}\u00a0` : ought)), [ought, number]);
  useEffect(() => {
    if (!short) return;
    sound("time");
    setUrgent(t("Less than 30 seconds are left."));
  }, [short]);
  return (
    <>
      <p className="unseen" role="status" aria-live="polite">{polite}</p>
      <p className="unseen" role="alert" aria-live="assertive">{urgent}</p>
    </>
  );
}
