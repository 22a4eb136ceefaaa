import { numberAt } from "@nataraj/sdk/arrays";
import type { EnvironmentDesign } from "@nataraj/sdk/stage";
import {
  BackSide,
  BoxGeometry,
  DataTexture,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  SRGBColorSpace,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";

/** What stands behind the dancer. `transparent` lets the page show through; only `stage` has other environments. */
export type Background = "stage" | "day" | "transparent";

/** Noise from 0 to 1 that is the same every time. */
const hash = (x: number, y: number): number => {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
};

/** A glow behind the dancer that falls off to the edges. */
export function glow([inner, middle, outer]: EnvironmentDesign["glow"]): DataTexture {
  const size = 128;
  const data = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const u = (x / (size - 1)) * 2 - 1;
      const v = (y / (size - 1)) * 2 - 1.05;
      const r = Math.min(1, Math.hypot(u * 0.85, v * 0.8));
      const s = r * r * (3 - 2 * r);
      const mix = (k: number) => {
        const [a, b, c] = [numberAt(inner, k), numberAt(middle, k), numberAt(outer, k)];
        return s < 0.45 ? a + (b - a) * (s / 0.45) : b + (c - b) * ((s - 0.45) / 0.55);
      };
      // A grain of less than one step of 255, without which the falling-off shows as rings.
      const grain = hash(x, y) - 0.5;
      data.set([mix(0) + grain, mix(1) + grain, mix(2) + grain, 255].map(Math.round), (y * size + x) * 4);
    }
  }
  const texture = new DataTexture(data, size, size);
  texture.colorSpace = SRGBColorSpace;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

/** What gold and silk reflect: an environment's lamps between its walls, blurred for every roughness. */
export function reflections(renderer: WebGLRenderer, { lamps, walls }: EnvironmentDesign): WebGLRenderTarget {
  const room = new Scene();
  room.add(new Mesh(new SphereGeometry(6, 16, 10), new MeshBasicMaterial({ color: walls, side: BackSide })));
  for (const [size, at, light, color] of lamps) {
    const material = new MeshBasicMaterial({ color });
    material.color.multiplyScalar(light);
    const lamp = new Mesh(new BoxGeometry(...size), material);
    lamp.position.set(...at);
    lamp.lookAt(0, 1, 0);
    room.add(lamp);
  }
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromScene(room, 0.03);
  generator.dispose();
  room.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    (object.material as MeshBasicMaterial).dispose();
  });
  return target;
}
