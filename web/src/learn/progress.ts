import { lasting } from "../store/kept";

const KEPT = "bythebook.lessons";

/** How far one is in each lesson: how many of its steps are done, the most there ever were. */
export type Progress = Record<string, number>;

/** What this browser remembers of the lessons. */
export function progress(): Progress {
  try {
    const kept: unknown = JSON.parse(lasting.get(KEPT) || "{}");
    return kept !== null && typeof kept === "object" ? (kept as Progress) : {};
  } catch {
    return {};
  }
}

/** Remember how far one has come. */
export function noteStep(lesson: string, step: number): void {
  const kept = progress();
  if (step <= (kept[lesson] ?? 0)) return;
  lasting.set(KEPT, JSON.stringify({ ...kept, [lesson]: step }));
}
