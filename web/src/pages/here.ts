import { useEffect, useRef } from "react";

/** Whether who asked is still here: an answer that comes later leads nobody away from where they went. */
export function useHere(): () => boolean {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
