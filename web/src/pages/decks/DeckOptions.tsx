import { savedDecks, savedValue } from "../../store/decks";
import type { GameInfo } from "../../wire/messages";
import { capital, t } from "../../words";

/** The decks one can play with: those that were saved here, and ours. */
export function DeckOptions({ info }: { info: GameInfo }) {
  const saved = savedDecks(info.name);
  const ours = info.decks.map((one) => <option key={one.name} value={one.name}>{capital(one.name)}</option>);
  if (saved.length === 0) return ours;
  return (
    <>
      <optgroup label={t("Saved decks")}>{saved.map((one) => <option key={one.name} value={savedValue(one.name)}>{one.name}</option>)}</optgroup>
      <optgroup label={t("Our decks")}>{ours}</optgroup>
    </>
  );
}
