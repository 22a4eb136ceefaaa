/** The page of the saving tests: makes files with the product's own exporter, small enough for a test. */

import { buildTimeline } from "@nataraj/sdk/choreography";
import { type Cast, SOLO } from "@nataraj/sdk/stage";
import { createDanceExporter } from "@nataraj/ui";
import { DancerEngine } from "@nataraj/ui/dancer";
import type { SaveRequest } from "../../ui/src/export/save-request.ts";
import type { DancePicture } from "../../ui/src/export/video/dance-picture.ts";
import { recordDance } from "../../ui/src/export/video/record-dance.ts";
import { decodeSong } from "../../ui/src/export/video/song-audio.ts";
import type { VideoContainer } from "../../ui/src/export/video/video-format.ts";
import { countResources } from "./tracked-resources.ts";

const FPS = 30;
const steps = { lyrics: "", steps: [19, 1], start: 0, at: [0, 1], beats: [0, 0.5, 1, 1.5, 2] };
const models = (look: string, detail: string) => `/dancers/${look}.${detail}.glb`;
const fetchSong = async () => (await fetch("/song.wav")).arrayBuffer();

/** The engines that films were drawn with. */
const engines: DancerEngine[] = [];

const exporterOf = (cast: Cast) =>
  createDanceExporter(() => ({
    projectName: "Brave Peacock",
    timeline: buildTimeline({ "0.00": steps }, 2),
    style: "Hip Hop",
    look: "street",
    cast,
    models,
    createEngine(canvas, background) {
      const engine = new DancerEngine(canvas, { models, look: "street", style: "Hip Hop", cast, background });
      engines.push(engine);
      return engine;
    },
    fetchSong,
  }));
const exporter = exporterOf(SOLO);

/** A file on its way to the test. */
async function toBase64(file: Blob): Promise<string> {
  let binary = "";
  for (const byte of new Uint8Array(await file.arrayBuffer())) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** A dark picture with one white frame, at a second. */
function flash(): DancePicture {
  const canvas = document.createElement("canvas");
  canvas.width = 160;
  canvas.height = 90;
  const context = canvas.getContext("2d", { alpha: false });
  return {
    canvas,
    draw(seconds) {
      if (!context) return;
      context.fillStyle = Math.round(seconds * FPS) === FPS ? "#fff" : "#000";
      context.fillRect(0, 0, 160, 90);
    },
    dispose() {},
  };
}

const saving = {
  countResources,
  support: () => exporter.support(),
  /** Saves the dance; from that many frames on it is cancelled. Answers with the file, and how many dance in it. */
  async save(request: SaveRequest, cancelAt = Number.POSITIVE_INFINITY, cast = SOLO) {
    const cancelling = new AbortController();
    let frames = 0;
    let dancers = 0;
    const onProgress = ({ done }: { done: number }) => {
      frames = done;
      dancers = engines.at(-1)?.dancers ?? 0;
      if (done >= cancelAt) cancelling.abort();
    };
    const own = cast === SOLO ? exporter : exporterOf(cast);
    return own.save(request, { signal: cancelling.signal, onProgress }).then(
      async (file) => ({ type: file.type, frames, dancers, data: await toBase64(file) }),
      (error: Error) => ({ thrown: error.name, frames }),
    );
  },
  /** Records a flash beside the song's click. */
  async flash(container: VideoContainer) {
    const codecs = (await exporter.support())[container];
    if (!codecs) throw new Error(`No ${container}.`);
    const song = await decodeSong(await fetchSong());
    const { signal } = new AbortController();
    const picture = flash();
    return toBase64(
      await recordDance({ picture, song, container, codecs, fps: FPS, title: "Flash", signal, onProgress: () => {} }),
    );
  },
};
export type Saving = typeof saving;
Object.assign(globalThis, { saving });
