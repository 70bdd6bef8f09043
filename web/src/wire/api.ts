import { language } from "../store/settings";
import { capital, t } from "../words";
import type { CardPrint, Fault, GameInfo, Join, NewSeat, NewTable, OpenTable } from "./messages";

/** The server said no: one sentence, perhaps with a clause. */
export class Refusal extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    const sentence = plainly(fault);
    super(sentence);
    this.fault = { ...fault, sentence };
  }
}

/** The sentence without the name of the field, which tells people nothing. */
function plainly({ sentence, field }: Fault): string {
  const named = `Field '${field}': `;
  return field !== "" && sentence.startsWith(named) ? capital(sentence.slice(named.length)) : sentence;
}

/** What kept the server from answering, for who asked. */
export const sentenceOf = (error: unknown): string => (error instanceof Refusal ? error.message : t("The server does not answer."));

async function read<Answer>(response: Response): Promise<Answer> {
  const data: unknown = await response.json();
  if (!response.ok) throw new Refusal(data as Fault);
  return data as Answer;
}

/** Ask the server for something. */
export async function get<Answer>(path: string): Promise<Answer> {
  return read<Answer>(await fetch(path, { headers: { "accept-language": language() } }));
}

/** Send the server something. */
export async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const headers = { "content-type": "application/json", "accept-language": language() };
  return read<Answer>(await fetch(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

export const games = () => get<GameInfo[]>("/api/games");
export const openTables = () => get<OpenTable[]>("/api/tables");
export const newTable = (wanted: NewTable) => post<NewSeat>("/api/tables", wanted);
export const join = (table: string, wanted: Join) =>
  post<NewSeat>(`/api/tables/${encodeURIComponent(table)}/seats`, wanted);

export const invited = (table: string, invitation: string) =>
  post<OpenTable>(`/api/tables/${encodeURIComponent(table)}/invitation`, { invitation });

const prints = new Map<string, Promise<CardPrint | null>>();

/** What is printed on a card; asked for once. */
export function printOf(game: string, number: string, language: string): Promise<CardPrint | null> {
  const key = `${game}/${language}/${number}`;
  let found = prints.get(key);
  if (found === undefined) {
    const query = new URLSearchParams({ number, language, explained: "true" });
    found = get<CardPrint[]>(`/api/games/${game}/cards?${query}`)
      .then((cards) => cards[0] ?? null)
      .catch(() => {
        prints.delete(key);
        return null;
      });
    prints.set(key, found);
  }
  return found;
}
