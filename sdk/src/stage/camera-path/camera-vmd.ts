import { mmdPoint } from "../../motion/export/vmd.ts";
import { CAMERA_MODEL } from "../../motion/export/vmd-bones.ts";
import { MMD_FPS, MMD_UNIT, type VmdCameraFrame, writeVmd } from "../../motion/export/vmd-writer.ts";
import { type CameraPath, createCameraPlace } from "./camera-path.ts";
import { FIELD_OF_VIEW } from "./framing.ts";

/** A camera path as camera motion for MikuMikuDance (.vmd), a frame for each thirtieth of `duration` seconds. */
export function cameraVmdOf(path: CameraPath, duration: number): Uint8Array<ArrayBuffer> {
  const { position, target } = createCameraPlace();
  const cameras = Array.from({ length: Math.floor(duration * MMD_FPS + 1e-9) + 1 }, (_, frame): VmdCameraFrame => {
    path.at(frame / MMD_FPS, { position, target });
    const [x, y, z] = [position[0] - target[0], position[1] - target[1], position[2] - target[2]];
    const distance = Math.hypot(x, y, z);
    return {
      frame,
      distance: -distance / MMD_UNIT,
      target: mmdPoint(target),
      // Down is negative; round the dancer to her left is positive.
      rotation: [-Math.asin(y / distance), Math.atan2(x, z), 0],
    };
  });
  return writeVmd({ model: CAMERA_MODEL, cameras: unwound(cameras), fieldOfView: FIELD_OF_VIEW });
}

/** MMD goes the straight way from each angle to the next: none is further than half a turn from the one before. */
function unwound(cameras: readonly VmdCameraFrame[]): VmdCameraFrame[] {
  let before = 0;
  return cameras.map((camera) => {
    const [pitch, yaw, roll] = camera.rotation;
    before = yaw + 2 * Math.PI * Math.round((before - yaw) / (2 * Math.PI));
    return { ...camera, rotation: [pitch, before, roll] };
  });
}
