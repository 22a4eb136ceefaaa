import type { LightDesign, LightState } from "@nataraj/sdk/stage";
import { Color, DirectionalLight, Group, HemisphereLight } from "three";
import { QUALITY_SETTINGS, type Quality } from "../quality/quality.ts";

/** Key from the front, a weak fill across from it, and two rims that cut the dancer out of the dark. */
export interface Lights {
  group: Group;
  /** Keeps the shadow's frame about the dancer. */
  track(x: number, z: number): void;
  /** Makes the shadow's frame wider on all sides. Metres. */
  spread(radius: number): void;
  /** Answers the music. */
  light(state: LightState): void;
  dispose(): void;
}

/** How rims answer the energy of the music and its accents, and how light draws together on the dancer. */
const RIM = { least: 0.82, energy: 0.36, accent: 0.75 };
const FOCUS = { key: 0.22, around: -0.45, rim: 0.35 };

export function createLights(quality: Quality, design: LightDesign): Lights {
  const { shadowMap, reflections } = QUALITY_SETTINGS[quality];
  const group = new Group();
  const [above, below, intensity, withoutReflections] = design.sky;
  const around = reflections ? intensity : withoutReflections;
  const sky = new HemisphereLight(above, below);
  const key = new DirectionalLight(design.key[0]);
  const fill = new DirectionalLight(design.fill[0]);
  const left = new DirectionalLight();
  const right = new DirectionalLight();
  fill.position.set(-3.2, 1.3, 3.4);
  left.position.set(-2.6, 2.6, -3.2);
  right.position.set(3, 2.3, -2.8);
  group.add(sky, key, key.target, fill, left, right);
  if (shadowMap) {
    key.castShadow = true;
    key.shadow.mapSize.set(shadowMap, shadowMap);
    Object.assign(key.shadow.camera, { left: -1.5, right: 1.5, top: 1.7, bottom: -1.5, near: 1, far: 9 });
    key.shadow.normalBias = 0.012;
    key.shadow.bias = -0.0004;
    key.shadow.radius = 5;
    // The rest of the stage lights the shadow too.
    key.shadow.intensity = 0.72;
  }
  const palettes = design.palettes.map((colors) => colors.map((color) => new Color(color)));
  const colour = (light: DirectionalLight, side: number, section: number) => {
    const from = Math.floor(section);
    const at = (i: number) => palettes[i % palettes.length]?.[side] as Color;
    light.color.lerpColors(at(from), at(from + 1), section - from);
  };
  const [x, y, z] = design.keyFrom;
  return {
    group,
    track(dancerX, dancerZ) {
      key.target.position.set(dancerX, 0.8, dancerZ);
      key.position.set(dancerX + x, 0.8 + y, dancerZ + z);
      key.updateMatrixWorld();
      key.target.updateMatrixWorld();
    },
    spread(radius) {
      if (!key.castShadow) return;
      const side = 1.5 + radius;
      Object.assign(key.shadow.camera, {
        left: -side,
        right: side,
        top: side + 0.2,
        bottom: -side,
        far: 9 + 2 * radius,
      });
      key.shadow.camera.updateProjectionMatrix();
    },
    light({ level, accent, energy, focus, section }) {
      sky.intensity = around * level * (1 + FOCUS.around * focus);
      key.intensity = design.key[1] * level * (1 + FOCUS.key * focus);
      fill.intensity = design.fill[1] * level * (1 + FOCUS.around * focus);
      const rim = level * (RIM.least + RIM.energy * energy + RIM.accent * accent) * (1 + FOCUS.rim * focus);
      left.intensity = design.rims[0] * rim;
      right.intensity = design.rims[1] * rim;
      colour(left, 0, section);
      colour(right, 1, section);
    },
    dispose() {
      for (const light of [sky, key, fill, left, right]) light.dispose();
    },
  };
}
