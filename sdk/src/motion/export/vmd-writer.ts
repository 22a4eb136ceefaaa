/** Metres of one unit of MikuMikuDance (MMD): its models are twenty units high, and a person is 1.6 m. */
export const MMD_UNIT = 0.08;
/** Frames of a second, the only rate that the format knows. */
export const MMD_FPS = 30;

const SIGNATURE = "Vocaloid Motion Data 0002";
const [SIGNATURE_BYTES, MODEL_BYTES, NAME_BYTES] = [30, 20, 15];
/** Straight lines between frames, as MMD itself writes them: two control points of each curve, of 127. */
const [EASE_OUT, EASE_IN] = [20, 107];
const BONE_CURVES = Array.from({ length: 64 }, (_, i) => boneCurve(Math.floor(i / 16), i % 16));
const CAMERA_CURVES = Array.from({ length: 24 }, (_, i) => (i % 2 === 0 ? EASE_OUT : EASE_IN));

/** Each of the four rows is the first one, shifted by one more byte; a 1 and zeros come in behind. */
function boneCurve(row: number, column: number): number {
  const i = row + column;
  if (i >= 16) return i === 16 ? 1 : 0;
  return i < 8 ? EASE_OUT : EASE_IN;
}

/** Where a bone is at a frame: left-handed, in units, from its place at rest, and turned from its parent. */
export interface VmdBoneFrame {
  /** Bytes of the bone's name in Shift-JIS, as hexadecimal digits. */
  name: string;
  frame: number;
  position: readonly [number, number, number];
  rotation: readonly [number, number, number, number];
}

/** The weight of an expression at a frame, 0 to 1. */
export interface VmdMorphFrame {
  name: string;
  frame: number;
  weight: number;
}

/** The camera at a frame: what it looks at, how far it is from there (negative), and its turns in radians. */
export interface VmdCameraFrame {
  frame: number;
  distance: number;
  target: readonly [number, number, number];
  rotation: readonly [number, number, number];
}

export interface VmdContent {
  /** The name of the model, as hexadecimal digits of its bytes in Shift-JIS. */
  model: string;
  bones?: readonly VmdBoneFrame[];
  morphs?: readonly VmdMorphFrame[];
  cameras?: readonly VmdCameraFrame[];
  /** Degrees that the camera's picture is high. */
  fieldOfView?: number;
}

/**
 * Writes a file of MikuMikuDance's motion format (.vmd).
 * @see https://mikumikudance.fandom.com/wiki/VMD_file_format
 */
export function writeVmd(content: VmdContent): Uint8Array<ArrayBuffer> {
  const { model, bones = [], morphs = [], cameras = [], fieldOfView = 30 } = content;
  const size = SIGNATURE_BYTES + MODEL_BYTES + 6 * 4 + bones.length * 111 + morphs.length * 23 + cameras.length * 61;
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const put = (values: ArrayLike<number>, width = values.length) => {
    bytes.set(Array.from(values), at);
    at += width;
  };
  const integer = (value: number) => {
    view.setUint32(at, value, true);
    at += 4;
  };
  const float = (value: number) => {
    view.setFloat32(at, value, true);
    at += 4;
  };

  put(new TextEncoder().encode(SIGNATURE), SIGNATURE_BYTES);
  put(bytesOf(model), MODEL_BYTES);
  integer(bones.length);
  for (const { name, frame, position, rotation } of bones) {
    put(bytesOf(name), NAME_BYTES);
    integer(frame);
    for (const value of [...position, ...rotation]) float(value);
    put(BONE_CURVES);
  }
  integer(morphs.length);
  for (const { name, frame, weight } of morphs) {
    put(bytesOf(name), NAME_BYTES);
    integer(frame);
    float(weight);
  }
  integer(cameras.length);
  for (const { frame, distance, target, rotation } of cameras) {
    integer(frame);
    for (const value of [distance, ...target, ...rotation]) float(value);
    put(CAMERA_CURVES);
    integer(Math.round(fieldOfView));
    // With perspective.
    put([0]);
  }
  // No lights, shadows or changes of the inverse kinematics.
  for (let section = 0; section < 3; section++) integer(0);
  return bytes;
}

const bytesOf = (hex: string) => (hex.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16));
