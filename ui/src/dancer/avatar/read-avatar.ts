import { type VRM, VRMLoaderPlugin, VRMUtils } from "@pixiv/three-vrm";
import { MeshoptDecoder } from "meshoptimizer/decoder";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { AvatarError } from "./avatar-error.ts";
import { checkAvatarFile } from "./check-file.ts";

/**
 * Reads a VRM 0.x or 1.0 avatar from its bytes. It faces +Z in both versions.
 * @throws {AvatarError} when it cannot be one.
 */
export async function readAvatar(bytes: ArrayBuffer): Promise<VRM> {
  const { extensionsUsed = [] } = checkAvatarFile(bytes);
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
  loader.register((parser) => new VRMLoaderPlugin(parser));
  const draco = extensionsUsed.includes("KHR_draco_mesh_compression") ? await loadDraco() : undefined;
  if (draco) loader.setDRACOLoader(draco);
  const reading = loader.parseAsync(bytes, "").finally(() => draco?.dispose());
  const gltf = await reading.catch((cause: unknown) => {
    // three-vrm refuses a humanoid without its required bones, and names them.
    const bones = /required but not exist: (.+)/.exec(String(cause))?.[1]?.split(", ");
    throw new AvatarError(bones || /humanoid|bone/i.test(String(cause)) ? "boneless" : "broken", {
      cause,
      ...(bones && { bones }),
    });
  });
  const vrm = gltf.userData.vrm as VRM | undefined;
  if (!vrm) {
    VRMUtils.deepDispose(gltf.scene);
    throw new AvatarError("boneless");
  }
  VRMUtils.removeUnnecessaryVertices(vrm.scene);
  VRMUtils.combineSkeletons(vrm.scene);
  VRMUtils.rotateVRM0(vrm);
  vrm.scene.updateMatrixWorld(true);
  return vrm;
}

/** Three's decoder of Draco: WebAssembly in workers, which few avatars need. */
async function loadDraco() {
  const { DRACOLoader } = await import("three/addons/loaders/DRACOLoader.js");
  return new DRACOLoader();
}
