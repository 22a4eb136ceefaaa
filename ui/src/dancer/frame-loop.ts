/** Asks for frames while the canvas can be seen: not in a hidden tab, not scrolled out of the window. */
export function createFrameLoop(canvas: HTMLCanvasElement, onFrame: (milliseconds: number) => void) {
  let handle = 0;
  let seen = true;
  const tick = (now: number) => {
    handle = requestAnimationFrame(tick);
    if (seen) onFrame(now);
  };
  const observer =
    typeof IntersectionObserver === "function"
      ? new IntersectionObserver((entries) => {
          seen = entries.at(-1)?.isIntersecting ?? true;
        })
      : undefined;
  observer?.observe(canvas);
  handle = requestAnimationFrame(tick);
  return {
    stop(): void {
      cancelAnimationFrame(handle);
      observer?.disconnect();
    },
  };
}
