import { isSoftwareRenderer, rendererName } from "@nataraj/ui";

/**
 * Whether a live dancer should take the place of a drawn one: not for people who want less motion or less data, and not
 * where 3D is drawn by the processor.
 */
export function canAnimateDancer(): boolean {
  if (!canPlayFilm()) return false;
  const renderer = graphics();
  return renderer !== undefined && !isSoftwareRenderer(renderer);
}

/** Whether a film may play by itself: not for people who want less motion or less data. */
export const canPlayFilm = (): boolean => !wantsLessMotion() && !savesData();

/** Whether a dancer is shown who moves only when she is asked to. */
export const isStillDancer = (): boolean => wantsLessMotion() || isSoftwareRenderer(graphics() ?? "");

/** Whether the person wants as little as possible to be fetched. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

const wantsLessMotion = () => window.matchMedia?.("(prefers-reduced-motion: reduce)").matches === true;

/** The name of what draws; undefined where there is no WebGL. */
function graphics(): string | undefined {
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) return undefined;
  const renderer = rendererName(context);
  // The context was only asked: it is given back at once.
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return renderer;
}
