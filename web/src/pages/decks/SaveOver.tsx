import { savedDecks } from "../../store/decks";
import { t } from "../../words";

/** A name that no saved deck has: this one, and a number. */
function freeName(game: string, name: string): string {
  const names = new Set(savedDecks(game).map((one) => one.name));
  let number = 2;
  while (names.has(`${name.slice(0, 35)} ${number}`)) number += 1;
  return `${name.slice(0, 35)} ${number}`;
}

/** A deck has that name already: whether this one takes its place. */
export function SaveOver({ game, name, save, cancel }: { game: string; name: string; save: (name: string) => void; cancel: () => void }) {
  const free = freeName(game, name);
  return (
    <div className="saveover" role="alert">
      <p>{t("Another deck is saved as “{0}”.", name)}</p>
      <div className="row">
        <button type="button" className="btn" onClick={() => save(name)}>{t("Replace it")}</button>
        <button type="button" className="btn" onClick={() => save(free)}>{t("Save as “{0}”", free)}</button>
        <button type="button" className="plainlink" onClick={cancel}>{t("Do not save")}</button>
      </div>
    </div>
  );
}
