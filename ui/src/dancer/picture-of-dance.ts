import type { DancerEngine } from "./engine.ts";

export interface DancePictureOptions {
  /** Pixels. */
  width: number;
  height: number;
  /** From when on the dance is worth a picture, seconds. */
  after: number;
}

/**
 * Hears of a picture of the dance as soon as it is danced at a time or later: what is on the stage, cut to size.
 * @returns what gives that up.
 */
export function pictureOfDance(
  engine: Pick<DancerEngine, "on" | "isDancing">,
  stage: HTMLCanvasElement,
  { width, height, after }: DancePictureOptions,
  onPicture: (picture: Blob) => void,
): () => void {
  const stop = engine.on("frame", (seconds) => {
    if (!engine.isDancing || seconds < after || stage.width === 0 || stage.height === 0) return;
    stop();
    // Now, and not later: the stage's picture is gone when the frame is shown.
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const scale = Math.max(width / stage.width, height / stage.height);
    const [shownWidth, shownHeight] = [stage.width * scale, stage.height * scale];
    const context = canvas.getContext("2d", { alpha: false });
    context?.drawImage(stage, (width - shownWidth) / 2, (height - shownHeight) / 2, shownWidth, shownHeight);
    canvas.toBlob((picture) => picture && onPicture(picture), "image/jpeg", 0.85);
  });
  return stop;
}
