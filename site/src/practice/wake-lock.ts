/** Keeps the screen awake, also after the page was hidden for a while, until the returned function is called. */
export function keepAwake(): () => void {
  let isOver = false;
  let lock: WakeLockSentinel | undefined;
  const take = async () => {
    if (isOver || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    const taken = await navigator.wakeLock.request("screen");
    if (isOver) await taken.release();
    else lock = taken;
  };
  // A battery that is low refuses it: the screen then sleeps as it likes.
  const tryToTake = () => void take().catch(() => undefined);
  tryToTake();
  document.addEventListener("visibilitychange", tryToTake);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", tryToTake);
    void lock?.release().catch(() => undefined);
  };
}
