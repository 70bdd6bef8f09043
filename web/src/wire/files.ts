import { passing } from "../store/kept";
import { t } from "../words";

/** Save a text as a file. */
export function save(name: string, text: string, kind = "text/plain"): void {
  const address = URL.createObjectURL(new Blob([text], { type: kind }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

const RECORD = "bythebook.record";

/** The record that was opened from a file, kept while this tab is open. */
export function keepRecord(text: string): void {
  // One that is too large to be kept is there until the page is left.
  passing.set(RECORD, text);
}

export const keptRecord = (): string => passing.get(RECORD);

/** Why there is none. */
export const noFile = (): string => t("A file is looked through only in the tab that opened it: open it again.");

/** Copy a text, to be pasted elsewhere. Whether the browser allowed it: some let only a selection be copied. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
