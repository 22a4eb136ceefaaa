import { scoreOf } from "@nataraj/sdk/choreography";
import { castLooks, colorsOf, LOOKS, lookNamed } from "@nataraj/sdk/looks";
import { bvhOf, type Dance, solveDance, solveEnsemble, vmdOf, vrmaOf } from "@nataraj/sdk/motion";
import { cameraVmdOf, createCameraPath, sampleBodyInSlices } from "@nataraj/sdk/stage";
import { loadModel } from "../../dancer/rig/load-model.ts";
import { MEDIA_TYPES, type SaveRequest } from "../save-request.ts";
import type { SavedDance, SaveOptions } from "../saved-dance.ts";
import { pictureSize } from "../video/video-format.ts";
import { dancerGlb, type Performer } from "./dancer-glb.ts";

/**
 * Writes a dance as motion: all dancers with it, or the leader's bones, for any VRM avatar, for MMD or alone; or its camera.
 */
export async function saveMotion(
  saved: SavedDance,
  { kind, fps, shape, height, view }: SaveRequest,
  { signal, onProgress }: SaveOptions,
): Promise<Blob> {
  const { projectName: name, timeline, style } = saved;
  const dance = await solveDance(scoreOf(timeline, style), { signal });
  const write = async (): Promise<BlobPart> => {
    if (kind === "vrma") return vrmaOf(dance, { fps, name });
    if (kind === "bvh") return bvhOf(dance, fps);
    if (kind === "vmd") return vmdOf(dance);
    if (kind === "vmd-camera") {
      const picture = pictureSize(shape, height);
      const samples = await sampleBodyInSlices(dance, false, signal);
      const path = createCameraPath(samples, { camera: view, aspect: picture.width / picture.height });
      return cameraVmdOf(path, dance.score.duration);
    }
    return dancerGlb(await performersOf(saved, dance, signal), { fps, name });
  };
  const file = await write();
  signal.throwIfAborted();
  onProgress({ done: 1, total: 1 });
  return new Blob([file], { type: MEDIA_TYPES[kind] });
}

/** The leader and all who dance beside it, each with a model of its own. */
async function performersOf(
  { cast, look, models }: SavedDance,
  dance: Dance,
  signal: AbortSignal,
): Promise<[Performer, ...Performer[]]> {
  const names = cast?.looks ?? [];
  const leader = { look, variant: lookNamed(names[0])?.variant ?? LOOKS[look].variants[0].id };
  const looks = castLooks(names, cast?.dancers ?? 1, leader);
  const load = (i: number) => loadModel(models(looks[i]?.look ?? look, "full"), signal);
  const first: Performer = { model: await load(0), dance, colors: colorsOf(leader) };
  if (!cast || cast.dancers === 1) return [first];
  const { members } = await solveEnsemble(dance, cast, signal);
  const others = members.map(async ({ dance, mirrored }, i): Promise<Performer> => {
    return { model: await load(i + 1), dance, mirrored, colors: colorsOf(looks[i + 1]) };
  });
  return [first, ...(await Promise.all(others))];
}
