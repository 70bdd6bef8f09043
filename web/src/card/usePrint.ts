import { useEffect, useState } from "react";
import { language } from "../store/settings";
import { printOf } from "../wire/api";
import type { Card, CardPrint } from "../wire/messages";

/** What is printed on a card, once the server has told it. */
export function usePrint(game: string, number: string): CardPrint | null {
  const [print, setPrint] = useState<CardPrint | null>(null);
  const spoken = language();
  useEffect(() => {
    let wanted = true;
    setPrint(null);
    if (number !== "") void printOf(game, number, spoken).then((found) => wanted && setPrint(found));
    return () => {
      wanted = false;
    };
  }, [game, number, spoken]);
  return print?.number === number ? print : null;
}

/** A print as a card on the table, whose face it shows. */
export const asCard = (print: CardPrint): Card => ({ number: print.number, name: print.name, values: print.values, words: print.words, printed: {}, key: "", state: "", face: "up", master: null, counters: {}, ties: {}, under: [] });
