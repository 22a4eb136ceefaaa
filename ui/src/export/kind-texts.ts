import { isVideo, type SaveKind } from "./save-request.ts";
import type { VideoSupport } from "./video/video-format.ts";

/** What each kind is called, and what it is for. */
export const KIND_TEXTS: Readonly<Record<SaveKind, { label: string; use: string }>> = {
  mp4: { label: "Video, MP4", use: "For phones, messengers and social networks." },
  webm: { label: "Video, WebM", use: "For browsers and VLC." },
  glb: { label: "Dancer and motion, GLB", use: "For Blender, Unity and other 3D programs. Without the song." },
  vrma: { label: "VRM animation, VRMA", use: "Any VRM avatar can dance it. Without the song." },
  vmd: { label: "MikuMikuDance motion, VMD", use: "Any MMD model with the standard bones can dance it." },
  "vmd-camera": { label: "MikuMikuDance camera, VMD", use: "The moving camera, to go with the motion." },
  bvh: { label: "Motion only, BVH", use: "Bones for animation programs. Without the song." },
};

const NO_WEBCODECS =
  "This browser cannot make videos, because WebCodecs is missing. Chrome, Edge, Opera, Safari 26 and Firefox on a computer can.";
const INSECURE = "Browsers make videos only on pages opened over HTTPS. Open this page over HTTPS to make one.";

/** A sentence about what this browser cannot do for a kind. */
export function limitOf(kind: SaveKind, support: VideoSupport): string | undefined {
  if (!isVideo(kind)) return undefined;
  const codecs = support[kind];
  if (!codecs && Object.keys(support).length === 0)
    return globalThis.isSecureContext === false ? INSECURE : NO_WEBCODECS;
  return codecs ? undefined : "This browser cannot make files in this format.";
}

/** The kind that most people can play: MP4, else WebM, else the dancer. */
export function defaultKind(support: VideoSupport): SaveKind {
  if (support.mp4) return "mp4";
  return support.webm ? "webm" : "glb";
}
