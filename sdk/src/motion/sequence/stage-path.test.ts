import { describe, expect, test } from "vitest";
import { valuesOf } from "../settings/setting.ts";
import { styleLayer } from "../styles/index.ts";
import type { ClipSlot } from "./clip-slots.ts";
import { LAYOUT } from "./layout.ts";
import { CENTRED, driftAt } from "./stage-path.ts";

const slot = (from: number) => ({ from, to: from + 4, density: 1 }) as ClipSlot;
const layout = valuesOf(LAYOUT);
const drift = (from: number, level: number, left = 10, inMirror = false) =>
  driftAt(slot(from), styleLayer("Hip Hop"), { level, left, inMirror, layout });

describe("where a dance goes on the stage", () => {
  test("is another spot in each phrase of loud music, within a metre of the centre", () => {
    expect(drift(0, 1).to).toEqual(drift(4, 1).to);
    expect(drift(8, 1).to).not.toEqual(drift(0, 1).to);
    for (let from = 0; from < 64; from += 4) {
      const { to, most } = drift(from, 1);
      expect(Math.hypot(to.x, to.z)).toBeLessThan(1);
      expect(most).toBeGreaterThan(CENTRED.most);
    }
  });

  test("is nearer to the centre in quiet music, and the centre before the end", () => {
    const { x, z } = drift(0, 0.2).to;
    expect(Math.hypot(x, z)).toBeLessThan(0.2);
    expect(drift(0, 1, 2)).toBe(CENTRED);
  });

  test("is the other side for who is shown as in a mirror", () => {
    const { x, z } = drift(0, 1).to;
    expect(Math.abs(x)).toBeGreaterThan(0.2);
    expect(drift(0, 1, 10, true).to).toEqual({ x: -x, z });
  });
});
