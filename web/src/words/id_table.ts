/** Words of the table itself that came later. */
export const TABLE: Record<string, string> = {
  "Player {0}": "Pemain {0}",
  "Side of {0}": "Sisi {0}",
  "you": "Anda",
  "Nothing yet.": "Belum ada apa-apa.",
};
