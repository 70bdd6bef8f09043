import type { TableStore } from "../store/table";
import { sound } from "./sounds";

/** Let what happens at a table be heard: one sound for all that came at once, the weightiest. */
export function hearing(store: TableStore): () => void {
  let before = store.get();
  return store.subscribe(() => {
    const now = store.get();
    const was = before;
    before = now;
    if (now.version === was.version || was.view === null) return;
    const fresh = now.log.slice(was.log.length).filter((line) => !line.undone);
    if (now.view?.result && !was.view.result) sound("over");
    else if (fresh.some((line) => line.part === "attack")) sound("attack");
    else if (now.decision?.mine && !was.decision?.mine) sound("decide");
    else if (fresh.some((line) => line.part === "turn")) sound("turn");
  });
}
