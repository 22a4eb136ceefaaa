import { AvatarError } from "./avatar-error.ts";

/** Largest file that is tried, bytes. */
const MAX_BYTES = 100 * 1024 * 1024;
const GLTF = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;

/** Its only decoder compiles code from text, which our content security policy forbids. */
const KTX2 = "KHR_texture_basisu";

/** What is looked at of what a file says of itself. */
export interface AvatarHeader {
  extensionsUsed?: string[];
  extensionsRequired?: string[];
  extensions?: Record<string, { meta?: unknown } | undefined>;
  buffers?: { uri?: string }[];
  bufferViews?: { buffer: number }[];
  accessors?: { bufferView?: number }[];
  images?: { uri?: string; bufferView?: number }[];
}

/** Whether everything that is pointed at is there: a reader that comes upon a gap leaves half of its work hanging. */
function isWhole({ buffers = [], bufferViews = [], accessors = [], images = [] }: AvatarHeader): boolean {
  const isThere = (list: unknown[], index: number | undefined) => index === undefined || list[index] !== undefined;
  return (
    bufferViews.every(({ buffer }) => isThere(buffers, buffer)) &&
    [...accessors, ...images].every(({ bufferView }) => isThere(bufferViews, bufferView))
  );
}

/**
 * Checks a chosen file before anything is built from it: it must be a binary glTF that says it is a VRM (0.x or 1.0), and
 * hold all its parts. Links to other files are not fetched, so that no other server learns that it was opened.
 * @returns what it says of itself.
 * @throws {AvatarError} that says what is wrong.
 */
export function checkAvatarFile(bytes: ArrayBuffer): AvatarHeader {
  if (bytes.byteLength > MAX_BYTES) throw new AvatarError("large");
  const view = new DataView(bytes);
  if (bytes.byteLength < 20 || view.getUint32(0, true) !== GLTF || view.getUint32(16, true) !== JSON_CHUNK)
    throw new AvatarError("foreign");
  const length = view.getUint32(12, true);
  if (20 + length > bytes.byteLength || view.getUint32(8, true) > bytes.byteLength) throw new AvatarError("broken");
  let json: AvatarHeader;
  try {
    json = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 20, length))) as AvatarHeader;
  } catch (cause) {
    throw new AvatarError("broken", { cause });
  }
  const vrm = json.extensions?.VRMC_vrm ?? json.extensions?.VRM;
  if (!vrm) throw new AvatarError("foreign");
  // three-vrm makes no avatar of it.
  if (!vrm.meta) throw new AvatarError("nameless");
  if (json.extensionsRequired?.includes(KTX2)) throw new AvatarError("packed");
  if (!isWhole(json)) throw new AvatarError("broken");
  const links = [...(json.buffers ?? []), ...(json.images ?? [])].filter(({ uri }) => uri && !uri.startsWith("data:"));
  if (links.length > 0) throw new AvatarError("linked");
  return json;
}
