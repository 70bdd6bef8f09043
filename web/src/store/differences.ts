import type { Difference } from "../wire/messages";

/** The value that differences lead to; what was there before is left as it was. */
export function applied<Value>(before: Value, changes: readonly Difference[]): Value {
  const root: Record<string, unknown> = { "": before };
  // What was copied once need not be copied again within one batch of changes.
  const fresh = new Set<unknown>([root]);
  for (const change of changes) {
    let at: any = root;
    const steps: (string | number)[] = ["", ...change.path];
    for (const step of steps.slice(0, -1)) {
      const child = at[step];
      if (child === null || typeof child !== "object") {
        throw new Error(`a difference leads nowhere: ${change.path.join("/")}`);
      }
      if (!fresh.has(child)) {
        const copy = Array.isArray(child) ? [...child] : { ...child };
        fresh.add(copy);
        at[step] = copy;
      }
      at = at[step];
    }
    const last = steps[steps.length - 1]!;
    if (change.gone) {
      delete at[last];
    } else {
      at[last] = change.value;
    }
  }
  return root[""] as Value;
}
