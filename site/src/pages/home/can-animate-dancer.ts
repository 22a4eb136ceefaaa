import { isSoftwareRenderer, rendererName } from "@nataraj/ui";

/**
 * Whether the live dancer should take the place of the drawn one: not for people who want less motion or less data, and
 * not where 3D is drawn by the processor.
 */
export function canAnimateDancer(): boolean {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return false;
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) return false;
  const renderer = rendererName(context);
  // The context was only asked: it is given back at once.
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return !isSoftwareRenderer(renderer);
}
