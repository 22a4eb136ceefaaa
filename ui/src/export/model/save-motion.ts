import { scoreOf } from "@nataraj/sdk/choreography";
import { bvhOf, solveDance, vrmaOf } from "@nataraj/sdk/motion";
import { loadModel } from "../../dancer/rig/load-model.ts";
import { MEDIA_TYPES, type SaveRequest } from "../save-request.ts";
import type { SavedDance, SaveOptions } from "../saved-dance.ts";
import { dancerGlb } from "./dancer-glb.ts";

/** Writes a dance as motion: the dancer with it, for any VRM avatar, or bones alone. */
export async function saveMotion(
  { projectName: name, timeline, style, look, models }: SavedDance,
  { kind, fps }: SaveRequest,
  { signal, onProgress }: SaveOptions,
): Promise<Blob> {
  const { dance } = await solveDance(scoreOf(timeline, style), { signal });
  const write = async (): Promise<BlobPart> => {
    if (kind === "vrma") return vrmaOf(dance, { fps, name });
    if (kind === "bvh") return bvhOf(dance, fps);
    return dancerGlb(await loadModel(models(look, "full"), signal), dance, { fps, name });
  };
  const file = await write();
  signal.throwIfAborted();
  onProgress({ done: 1, total: 1 });
  return new Blob([file], { type: MEDIA_TYPES[kind] });
}
