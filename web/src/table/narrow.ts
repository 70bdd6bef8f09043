import { useSyncExternalStore } from "react";

/** As in narrow.css: there is no room beside the field, and no rail. */
const NARROW = "(max-width: 700px), (max-height: 480px)";

/** Whether there is no room for a rail now: what would stand there is a sheet. */
export const isNarrow = (): boolean => matchMedia(NARROW).matches;

/** Whether the window is so narrow that what lies beside the field is only counted. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(NARROW);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    isNarrow,
  );
}
