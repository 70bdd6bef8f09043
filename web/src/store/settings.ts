import { useSyncExternalStore } from "react";

/** What a player likes; kept in this browser. */
export interface Settings {
  theme: "" | "light" | "dark";
  language: "" | "en" | "id";
  /** how fast cards move; 0: not at all */
  speed: number;
  /** whether letters are keys */
  letters: boolean;
  /** the letters that were changed, by what they do */
  keys: Record<string, string>;
  /** whether anything is heard */
  sounds: boolean;
  /** whether all that happens is read aloud, or the most important of it */
  announced: "brief" | "full";
  /** whether cards have their pictures */
  pictures: boolean;
  name: string;
  /** the hints that were seen */
  hints: string[];
}

const KEY = "bythebook.settings";
const USUAL: Settings = { theme: "", language: "", speed: 1, letters: true, keys: {}, sounds: false, announced: "full", pictures: true, name: "", hints: [] };
const listeners = new Set<() => void>();
let now: Settings = kept();

function kept(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return USUAL;
  }
}

export const settings = (): Settings => now;

export function change(wish: Partial<Settings>): void {
  now = { ...now, ...wish };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Without storage they hold as long as the page is open.
  }
  dress();
  for (const listener of listeners) listener();
}

export function useSettings(): Settings {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, settings);
}

export function language(): "en" | "id" {
  if (now.language !== "") return now.language;
  return navigator.language.toLowerCase().startsWith("id") ? "id" : "en";
}

/** The page as it is liked. */
export function dress(): void {
  const root = document.documentElement;
  if (now.theme === "") delete root.dataset["theme"];
  else root.dataset["theme"] = now.theme;
  root.lang = language();
  root.classList.toggle("plain", !now.pictures);
}

export function isDark(): boolean {
  return now.theme === "" ? matchMedia("(prefers-color-scheme: dark)").matches : now.theme === "dark";
}

/** Whether nothing should move. */
export function isStill(): boolean {
  return now.speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
