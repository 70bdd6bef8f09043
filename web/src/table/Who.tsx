import { useEffect, useState } from "react";
import { t } from "../words";
import { called, useSeen } from "./context";

/** Under so many seconds time is short. */
const SHORT = 30;

/** A player: name, deck, whether they are here, and their time. */
export function Who({ player, near }: { player: number; near: boolean }) {
  const seat = useSeen((s) => s.table?.seats[player]);
  const turn = useSeen((s) => s.view!.turn_player === player);
  const left = useTime(player);
  const name = useSeen((s) => called(s, player));
  return (
    <div className={`who ${near ? "me" : ""}`}>
      <span className={`avatar ${turn ? "turn" : ""}`} aria-hidden="true">
        {name.charAt(0).toUpperCase()}
        {left !== null && left.runs && left.seconds < SHORT && <svg className="ring" viewBox="0 0 40 40"><circle cx="20" cy="20" r="17.5" pathLength={SHORT} strokeDasharray={`${left.seconds} ${SHORT}`} /></svg>}
      </span>
      <div><b>{name}</b>{seat && !seat.here ? <Away player={player} seconds={seat.away} /> : <small>{seat?.deck}</small>}</div>
      {left !== null && left.total > 0 && <time className={`${left.runs ? "runs" : ""} ${left.seconds < SHORT ? "low" : ""}`}>{minutes(left.seconds)}</time>}
    </div>
  );
}

const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Every second, as long as there is something to count. */
function useTick(counts: boolean): number {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    if (!counts) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [counts]);
  return now;
}

/** Since when somebody is away, and what comes of it. */
function Away({ player, seconds }: { player: number; seconds: number }) {
  const [told, setTold] = useState(() => performance.now());
  const clocks = useSeen((s) => s.table!.clocks);
  const now = useTick(true);
  useEffect(() => setTold(performance.now()), [seconds, player]);
  const since = minutes(seconds + Math.max(0, Math.round((now - told) / 1000)));
  const then = clocks.total > 0 ? t("their time runs on; without any left the game is lost") : clocks.decision > 0 ? t("the usual answer is given after {0} s", clocks.decision) : t("without a clock the table waits");
  return <small className="gone" title={then}>{t("away for {0}", since)}<span className="unseen">: {then}</span></small>;
}

interface Time {
  seconds: number;
  total: number;
  runs: boolean;
}

/** What is left of a player's time, or of the time for the decision, if that is less. */
function useTime(player: number): Time | null {
  const clock = useSeen((s) => s.clocks[player]);
  const at = useSeen((s) => s.clocksAt);
  const total = useSeen((s) => s.table?.clocks.total ?? 0);
  const now = useTick(clock?.runs === true);
  if (!clock || (total === 0 && clock.decision === 0)) return null;
  const gone = clock.runs ? Math.max(0, now - at) : 0;
  const least = Math.min(total > 0 ? clock.left : Infinity, clock.decision > 0 ? clock.decision : Infinity);
  return { seconds: Math.max(0, Math.round((least - gone) / 1000)), total, runs: clock.runs };
}

/** Whether one's own time is short. */
export function useShort(): boolean {
  const seat = useSeen((s) => s.welcome?.seat ?? -1);
  const left = useTime(seat);
  return left !== null && left.runs && left.seconds < SHORT;
}
