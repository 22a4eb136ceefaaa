import { expect, it } from "vitest";
import { openVmdFile } from "../../motion/export/testing/vmd-file.ts";
import type { CameraPath } from "./camera-path.ts";
import { cameraVmdOf } from "./camera-vmd.ts";

/** Goes once and a half round a point at the dancer's left, three metres away and one above it. */
const path: CameraPath = {
  cuts: [],
  at(seconds, out = { position: [0, 0, 0], target: [0, 0, 0] }) {
    const angle = seconds * Math.PI;
    out.target[0] = 0.4;
    out.target[1] = 1.2;
    out.target[2] = 0.16;
    out.position[0] = 0.4 + 3 * Math.sin(angle);
    out.position[1] = 2.2;
    out.position[2] = 0.16 + 3 * Math.cos(angle);
    return out;
  },
};

it("is seen in MMD from where it is here", () => {
  const { model, bones, cameras } = openVmdFile(cameraVmdOf(path, 3));
  expect([model, bones.length, cameras.length]).toEqual(["カメラ・照明", 0, 91]);
  let before = 0;
  for (const { frame, distance, target, rotation, fieldOfView, perspective } of cameras) {
    expect([fieldOfView, perspective]).toEqual([28, 0]);
    const [pitch = 0, yaw = 0, roll] = rotation;
    expect(roll).toBe(0);
    expect(Math.abs(yaw - before)).toBeLessThan(0.2);
    before = yaw;
    // MMD turns what is `distance` before the target about X, then about Y, each the other way round.
    const [y, back] = [distance * Math.sin(pitch), distance * Math.cos(pitch)];
    const eye = [-back * Math.sin(yaw), y, back * Math.cos(yaw)];
    const { position } = path.at(frame / 30);
    eye.forEach((value, k) => {
      const metres = (value + (target[k] ?? 0)) * 0.08 * (k === 2 ? -1 : 1);
      expect(metres).toBeCloseTo(position[k] ?? 0, 4);
    });
  }
});
