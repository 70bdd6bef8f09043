import { useEffect, useState } from "react";
import { language, useSettings } from "../../store/settings";
import { get, sentenceOf } from "../../wire/api";
import type { Rules } from "../../wire/messages";

/** What is asked of a book: its contents, the clauses below a number, those with some words. */
export interface Wish {
  number?: string;
  text?: string;
  cards?: string;
}

const known = new Map<string, Promise<Rules>>();

/** A part of the register; asked for once. */
export function rulesOf(game: string, wish: Wish): Promise<Rules> {
  const query = new URLSearchParams({ ...wish, language: language() });
  const path = `/api/rules/${encodeURIComponent(game)}?${query}`;
  let found = known.get(path);
  if (found === undefined) {
    found = get<Rules>(path);
    known.set(path, found);
    found.catch(() => known.delete(path));
  }
  return found;
}

/** What was answered, or why nothing was; of what was asked before, nothing is kept. */
export function useRules(game: string, wish: Wish | null): { told: Rules | null; fault: string } {
  const [found, setFound] = useState<{ key: string; told: Rules | null; fault: string }>({ key: "", told: null, fault: "" });
  const spoken = useSettings().language;
  const key = wish === null || game === "" ? "" : JSON.stringify([game, wish, spoken]);
  useEffect(() => {
    if (key === "") return undefined;
    let wanted = true;
    rulesOf(game, wish!).then(
      (told) => wanted && setFound({ key, told, fault: "" }),
      (error: unknown) => wanted && setFound({ key, told: null, fault: sentenceOf(error) }),
    );
    return () => {
      wanted = false;
    };
    // The key says everything that the wish does.
  }, [key]);
  return found.key === key ? found : { told: null, fault: "" };
}
