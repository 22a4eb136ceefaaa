/** Seconds for which the title is shown, the fading at its end included: it lies over the dance, which has begun. */
const SHOWN_S = 3;
const FADE = 0.6;
/** Share of the height that is darkened behind the title. */
const SHADE = 0.28;

/** Fonts for what the display font has no letters for are named as in the site's tokens. */
const FAMILIES =
  '"Bricolage Grotesque Variable", "Noto Sans Devanagari Variable", "Noto Sans Arabic Variable", "Noto Sans Hebrew Variable", sans-serif';
const fontOf = (side: number) => `700 ${Math.round(side * 0.07)}px ${FAMILIES}`;
const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;

/** A text is written in the direction of its first letter (Unicode bidirectional algorithm, rules P2 and P3). */
export function directionOf(text: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? "") ? "rtl" : "ltr";
}

/** Fetches the fonts that a title needs: a canvas waits for none. Where one cannot be had, the system's is taken. */
export async function loadTitleFonts(title: string): Promise<void> {
  await document.fonts.load(fontOf(100), title).catch(() => {});
}

/** How well the title can be seen at a time, 0 to 1. */
const titleOpacity = (seconds: number): number => Math.max(0, Math.min(1, (SHOWN_S - seconds) / FADE));

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
  context.font = fontOf(side);
  context.direction = directionOf(title);
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.fillStyle = "#fff6ec";
  context.fillText(title, width / 2, side * 0.12, width * 0.9);
  context.restore();
}
