/** Seconds for which the title is shown, the fading at its end included: it lies over the dance, which has begun. */
const SHOWN = 3;
const FADE = 0.6;
/** Share of the height that is darkened behind the title. */
const SHADE = 0.28;

/** How well the title can be seen at a time, 0 to 1. */
export const titleOpacity = (seconds: number): number => Math.max(0, Math.min(1, (SHOWN - seconds) / FADE));

/** Writes a title over the top of a picture, clear of feet and floor; gone after three seconds. */
export function drawTitle(context: CanvasRenderingContext2D, title: string, seconds: number): void {
  const opacity = titleOpacity(seconds);
  if (opacity === 0) return;
  const { width, height } = context.canvas;
  const side = Math.min(width, height);
  context.save();
  context.globalAlpha = opacity;
  const shade = context.createLinearGradient(0, 0, 0, height * SHADE);
  shade.addColorStop(0, "rgb(21 11 28 / 0.85)");
  shade.addColorStop(1, "rgb(21 11 28 / 0)");
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height * SHADE);
  context.font = `700 ${Math.round(side * 0.07)}px "Bricolage Grotesque Variable", sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.fillStyle = "#fff6ec";
  context.fillText(title, width / 2, side * 0.12, width * 0.9);
  context.restore();
}
