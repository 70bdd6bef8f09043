import { useLayoutEffect, useRef, type RefObject } from "react";

/** The question, where there is nothing else to go back to. */
const PROMPT = ".prompt[tabindex]";

/** Bring the focus back to where it was; to the question, where that is gone. */
export const backTo = (before: Element | null): HTMLElement | null =>
  before instanceof HTMLElement && before.isConnected && before !== document.body ? before : document.querySelector<HTMLElement>(PROMPT);

/**
 * What is laid open has the focus, so that keys and listeners are in it. Once it is closed the focus
 * goes on from there, usually back. Each `what` is opened anew; `""` is nothing laid open.
 */
export function useBorrowedFocus<Box extends HTMLElement>(what: string, goesOn: (before: Element | null) => HTMLElement | null): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const on = useRef(goesOn);
  on.current = goesOn;
  const isOpen = what !== "";
  useLayoutEffect(() => {
    if (!isOpen) return;
    const here = box.current!;
    const before = document.activeElement;
    return () => {
      // Who has gone elsewhere stays there.
      if (here.contains(document.activeElement)) queueMicrotask(() => on.current(before)?.focus({ preventScroll: true }));
    };
  }, [isOpen]);
  useLayoutEffect(() => {
    if (isOpen && !box.current!.contains(document.activeElement)) box.current!.focus({ preventScroll: true });
  }, [what, isOpen]);
  return box;
}
