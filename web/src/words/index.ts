import { language } from "../store/settings";
import { INDONESIAN } from "./id";
import { RULES_INDONESIAN } from "./id_rules";

Object.assign(INDONESIAN, RULES_INDONESIAN);

/** A sentence of the page's own in the player's language; `{0}` stands for what is put in. */
export function t(text: string, ...parts: (string | number)[]): string {
  const said = language() === "id" ? (INDONESIAN[text] ?? text) : text;
  return said.replace(/\{(\d)\}/g, (_, place: string) => String(parts[Number(place)] ?? ""));
}

/** A number as it is written. */
export const figure = (value: number): string =>
  value.toLocaleString(language() === "id" ? "id-ID" : "en-US");

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
