import { LOOKS, lookNamed } from "@nataraj/sdk/looks";
import { type Dance, nextTask } from "@nataraj/sdk/motion";
import { createPictureRenderer, frameDancers, momentOf, openDancer } from "@nataraj/sdk/picture";
import type { SheetEight } from "@nataraj/sdk/practice";
import { sharedDancer } from "../project/create-dancer.ts";

/** Of a move's picture, pixels: fine enough for a printer at the size that it has on paper. */
const SIZE = { width: 168, height: 210 };
/** How high above the floor it is taken from, metres. */
const EYE_M = 1.1;
/** Behind the dancer: white clothes stand out from it, in black and white as well. */
const GROUND = "#d9d6d2";

export interface DrawnMoves {
  dance: Dance;
  eights: readonly SheetEight[];
  danceform: string;
  /** The look that the leader has, by its name in a cast; absent: that of the first style. */
  dressed: string | undefined;
  signal: AbortSignal;
}

/**
 * Draws a picture of each move of a step sheet in the leader's look, by the processor: no graphics hardware is needed. A
 * move that comes again in the same way has the picture of its first time.
 * @param note Gets each picture's address, with the time at which its move begins.
 */
export async function drawMoves(
  { dance, eights, danceform, dressed, signal }: DrawnMoves,
  note: (start: number, url: string) => void,
): Promise<void> {
  const { look, models } = sharedDancer(
    danceform,
    dressed ? { dancers: 1, arrangement: "unison", looks: [dressed] } : undefined,
  );
  const answer = await fetch(models(look, "lite"), { signal });
  if (!answer.ok) throw new Error("The dancer could not be fetched.");
  const worn = lookNamed(dressed) ?? { look, variant: LOOKS[look].variants[0].id };
  const pose = await openDancer(await answer.arrayBuffer(), worn);
  const drawn = new Map<string, string>();
  for (const move of eights.flatMap(({ moves }) => moves)) {
    if (move.goesOn) continue;
    const kind = [move.move, ...move.variants].join();
    const url = drawn.get(kind) ?? draw(momentOf(dance, move));
    drawn.set(kind, url);
    note(move.start, url);
    await nextTask();
    signal.throwIfAborted();
  }

  function draw(seconds: number): string {
    const meshes = pose(dance, seconds, { place: { right: 0, back: 0 } });
    const camera = frameDancers(meshes, SIZE.width / SIZE.height, EYE_M);
    const pixels = createPictureRenderer({ ...SIZE, cutOut: true, camera })(meshes);
    const [figure, canvas] = [document.createElement("canvas"), document.createElement("canvas")];
    for (const each of [figure, canvas]) Object.assign(each, SIZE);
    figure.getContext("2d")?.putImageData(new ImageData(new Uint8ClampedArray(pixels), SIZE.width, SIZE.height), 0, 0);
    const context = canvas.getContext("2d");
    if (context) {
      context.fillStyle = GROUND;
      context.fillRect(0, 0, SIZE.width, SIZE.height);
      context.drawImage(figure, 0, 0);
    }
    return canvas.toDataURL("image/jpeg", 0.85);
  }
}
