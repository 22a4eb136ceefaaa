/** A bone of a VMD file at a frame, as it stands there. */
export interface VmdBone {
  name: string;
  frame: number;
  position: number[];
  rotation: number[];
  curves: number[];
}

/** Reads a VMD file by its description; fails where the file is longer or shorter than it says. */
export function openVmdFile(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  /** The place of what comes next. */
  const step = (width: number) => {
    at += width;
    return at - width;
  };
  const octets = (count: number) => {
    const from = step(count);
    return bytes.subarray(from, from + count);
  };
  const text = (width: number) => {
    const part = octets(width);
    const end = part.indexOf(0);
    return new TextDecoder("shift_jis").decode(end < 0 ? part : part.subarray(0, end));
  };
  const integer = () => view.getUint32(step(4), true);
  const floats = (count: number) => Array.from({ length: count }, () => view.getFloat32(step(4), true));
  const list = <T>(read: () => T): T[] => Array.from({ length: integer() }, read);

  const signature = text(30);
  const model = text(20);
  const bones = list(
    (): VmdBone => ({
      name: text(15),
      frame: integer(),
      position: floats(3),
      rotation: floats(4),
      curves: [...octets(64)],
    }),
  );
  const morphs = list(() => ({ name: text(15), frame: integer(), weight: floats(1)[0] as number }));
  const cameras = list(() => ({
    frame: integer(),
    distance: floats(1)[0] as number,
    target: floats(3),
    rotation: floats(3),
    curves: [...octets(24)],
    fieldOfView: integer(),
    perspective: octets(1)[0],
  }));
  const rest = [integer(), integer(), integer()];
  if (at !== bytes.length) throw new Error(`The file has ${bytes.length} bytes and says ${at}.`);
  return { signature, model, bones, morphs, cameras, rest };
}
