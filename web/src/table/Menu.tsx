import { useState } from "react";
import { changed, letters } from "../a11y/actions";
import { offered, unlike } from "../store/choosing";
import { change, language, useSettings, type Settings } from "../store/settings";
import { t } from "../words";
import { useSeen, useTable } from "./context";

/** Everything about the table that is not the game: how it looks and sounds, and how to leave it. */
export function Menu() {
  const { store } = useTable();
  const plays = useSeen((s) => s.welcome?.seat != null);
  const over = useSeen((s) => s.view?.result != null);
  return (
    <div className="menu">
      {plays && <Deeds />}
      <div className="deeds">
        <button type="button" className="btn" onClick={() => store.set({ sheet: "search" })}>{t("Search")}</button>
        <button type="button" className="btn" onClick={() => void store.askHelp()}>{t("Help")}</button>
      </div>
      <h3>{t("Settings")}</h3>
      <Preferences />
      <Letters />
      {plays && !over && <Concede give={() => store.concede()} />}
    </div>
  );
}

function Deeds() {
  const { store } = useTable();
  const open = useSeen((s) => s.table?.seats[s.welcome?.seat ?? 0]?.open_hand ?? false);
  const over = useSeen((s) => s.view?.result != null);
  const all = useSeen((s) => unlike(offered(s)).length);
  const back = (action: boolean) => {
    store.set({ sheet: "" });
    void store.takeBack(action);
  };
  return (
    <div className="deeds">
      <button type="button" className="btn" disabled={over} onClick={() => back(false)}>{t("Take back a step")}</button>
      <button type="button" className="btn" disabled={over} onClick={() => back(true)}>{t("Take back the action")}</button>
      {all > 0 && <button type="button" className="btn" onClick={() => store.set({ sheet: "all" })}>{t("All choices")} ({all})</button>}
      <button type="button" className="btn" onClick={() => store.set({ sheet: "remembered" })}>{t("Remembered answers")}</button>
      <button type="button" className="btn" onClick={() => store.set({ sheet: "report" })}>{t("Report")}</button>
      <button type="button" className="btn" aria-pressed={open} onClick={() => store.openHand(!open)}>{open ? t("Onlookers see your hand") : t("Let onlookers see your hand")}</button>
    </div>
  );
}

interface PickProps<Value> {
  title: string;
  value: Value;
  of: [Value, string][];
  set: (value: Value) => void;
}

/** One of a few, side by side. */
function Pick<Value extends string | number | boolean>({ title, value, of, set }: PickProps<Value>) {
  return (
    <div className="pickone" role="group" aria-label={title}>
      <span>{title}</span>
      <span>{of.map(([one, said]) => <button type="button" key={String(one)} aria-pressed={one === value} onClick={() => set(one)}>{said}</button>)}</span>
    </div>
  );
}

function Preferences() {
  const now = useSettings();
  return (
    <>
      <Pick<Settings["theme"]> title={t("Theme")} value={now.theme} of={[["", t("as the system")], ["light", t("light")], ["dark", t("dark")]]} set={(theme) => change({ theme })} />
      <Pick<"en" | "id"> title={t("Language")} value={language()} of={[["en", "English"], ["id", "Indonesia"]]} set={(wanted) => change({ language: wanted })} />
      <Pick<number> title={t("Motion")} value={now.speed} of={[[0, t("none")], [0.5, t("slow")], [1, t("usual")], [2, t("fast")]]} set={(speed) => change({ speed })} />
      <Pick<boolean> title={t("Sounds")} value={now.sounds} of={[[false, t("off")], [true, t("on")]]} set={(sounds) => change({ sounds })} />
      <Pick<boolean> title={t("Pictures")} value={now.pictures} of={[[true, t("seen")], [false, t("hidden")]]} set={(pictures) => change({ pictures })} />
      <Pick<Settings["announced"]> title={t("Read aloud")} value={now.announced} of={[["full", t("all")], ["brief", t("briefly")]]} set={(announced) => change({ announced })} />
      <Pick<boolean> title={t("Hints")} value={now.hints.length === 0} of={[[true, t("from the beginning")], [false, t("none")]]} set={(again) => change({ hints: again ? [] : ["*"] })} />
    </>
  );
}

function Letters() {
  const now = useSettings();
  return (
    <details className="letters">
      <summary>{t("Keys")}</summary>
      <Pick<boolean> title={t("Letters as keys")} value={now.letters} of={[[true, t("on")], [false, t("off")]]} set={(wanted) => change({ letters: wanted })} />
      <ul>
        {letters().map(({ name, letter, does }) => (
          <li key={name}>
            <label>{does} <input value={letter} maxLength={1} disabled={!now.letters} onFocus={(event) => event.target.select()} onChange={(event) => {
              const wanted = event.target.value.toLowerCase();
              if (/^[a-z]$/.test(wanted)) change({ keys: changed(name, wanted) });
            }} /></label>
          </li>
        ))}
      </ul>
      <button type="button" className="btn" onClick={() => change({ keys: {} })}>{t("As they were")}</button>
    </details>
  );
}

function Concede({ give }: { give: () => void }) {
  const [sure, setSure] = useState(false);
  if (!sure) return <button type="button" className="btn danger" onClick={() => setSure(true)}>{t("Give up")}</button>;
  return (
    <div className="deeds">
      <p>{t("Give the game to your rival? No taking back after this.")}</p>
      <button type="button" className="btn" onClick={() => setSure(false)}>{t("Go on playing")}</button>
      <button type="button" className="btn danger" onClick={give}>{t("Give up")}</button>
    </div>
  );
}
