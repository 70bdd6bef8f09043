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
  memory = text;
  try {
    sessionStorage.setItem(RECORD, text);
  } catch {
    // Too large to be kept: it is there until the page is left.
  }
}

let memory = "";

export const keptRecord = (): string => memory || (sessionStorage.getItem(RECORD) ?? "");
