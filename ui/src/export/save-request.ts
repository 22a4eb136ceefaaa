import type { View } from "../dancer/stage/views.ts";
import type { FrameRate, Height, Shape } from "./video/video-format.ts";

/** What a dance can be saved as. */
export const SAVE_KINDS = ["mp4", "webm", "glb", "vrma", "bvh", "vmd", "vmd-camera"] as const;
export type SaveKind = (typeof SAVE_KINDS)[number];

export interface SaveRequest {
  kind: SaveKind;
  /** Of the picture; motion has none. */
  shape: Shape;
  height: Height;
  fps: FrameRate;
  view: View;
  mirrored: boolean;
  /** Show the project's name over the first seconds. */
  titled: boolean;
  /** Without stage and backdrop, for a video that is laid over another picture: WebM alone. */
  transparent?: boolean;
  /** Of a video: as long as this, the liveliest part of the dance. Absent: all of it. */
  seconds?: number | undefined;
}

export const isVideo = (kind: SaveKind): kind is "mp4" | "webm" => kind === "mp4" || kind === "webm";

/** The media type of each kind. */
export const MEDIA_TYPES: Readonly<Record<SaveKind, string>> = {
  mp4: "video/mp4",
  webm: "video/webm",
  glb: "model/gltf-binary",
  vrma: "model/gltf-binary",
  bvh: "text/plain",
  vmd: "application/octet-stream",
  "vmd-camera": "application/octet-stream",
};
