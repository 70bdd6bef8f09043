/** The page's own words in Indonesian; the game's come from the server. */
export const INDONESIAN: Record<string, string> = {};
