import { useEffect, useRef } from "react";

/** Where two steps share an address, the focus moves to the new one as it does between addresses. */
export function useStepFocus(step: string): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    document.getElementById("main")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
}
