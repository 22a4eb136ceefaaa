/** A pointer that moves less than this was a press, not a turn of the camera; pixels. */
const MAX_MOVE_PX = 6;

/** Calls back for a press on the stage; drags are left to the camera. */
export function onStagePress(stage: HTMLElement, press: () => void): void {
  let from: [number, number] | undefined;
  stage.addEventListener("pointerdown", ({ clientX, clientY, isPrimary }) => {
    from = isPrimary ? [clientX, clientY] : undefined;
  });
  stage.addEventListener("pointerup", ({ clientX, clientY }) => {
    if (from && Math.hypot(clientX - from[0], clientY - from[1]) < MAX_MOVE_PX) press();
    from = undefined;
  });
}
