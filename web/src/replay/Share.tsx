import { useState } from "react";
import { sentenceOf } from "../wire/api";
import { copied, save } from "../wire/files";
import { t } from "../words";
import { FILE, useReel, type Reel } from "./reel";

/** The record as a file, or this very position as a link. */
export function Share({ reel }: { reel: Reel }) {
  useReel(reel, (s) => s);
  const [said, setSaid] = useState("");
  const link = `${location.origin}${location.pathname}${reel.hash()}`;
  const file = async () => {
    try {
      const { name, text } = await reel.file();
      save(name, text);
      setSaid(t("Saved as {0}.", name));
    } catch (error) {
      setSaid(sentenceOf(error));
    }
  };
  const copy = async () => {
    setSaid((await copied(link)) ? t("Copied.") : t("Copy it by hand: the browser does not allow it here."));
  };
  return (
    <div className="share">
      <p>{t("A record shows every card of both players.")}</p>
      <button type="button" className="btn" onClick={() => void file()}>{t("Save the file")}</button>
      {reel.source === FILE ? (
        <p>{t("It was opened from a file and is kept nowhere else: share the file.")}</p>
      ) : (
        <>
          <label>{t("Link to this position")}<input readOnly value={link} onFocus={(event) => event.target.select()} /></label>
          <button type="button" className="btn" onClick={() => void copy()}>{t("Copy the link")}</button>
        </>
      )}
      <p><a className="plainlink" href={`#seed/${reel.source}`}>{t("Check the shuffles")}</a></p>
      <p role="status">{said}</p>
    </div>
  );
}
