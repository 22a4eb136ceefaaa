import { DirectionalLight, Group, HemisphereLight } from "three";
import { QUALITY_SETTINGS, type Quality } from "./quality.ts";

/** Key from the front right, a weak fill across from it, and a warm and a cool rim that cut the dancer out of the dark. */
export interface Lights {
  group: Group;
  /** Keeps the shadow's frame about the dancer. */
  track(x: number, z: number): void;
  /** Makes the shadow's frame so many metres wider on all sides. */
  spread(radius: number): void;
  dispose(): void;
}

export function createLights(quality: Quality): Lights {
  const { shadowMap, reflections } = QUALITY_SETTINGS[quality];
  const group = new Group();
  const sky = new HemisphereLight(0xffeadb, 0x9a5f55, reflections ? 0.55 : 1.35);
  const key = new DirectionalLight(0xfff0dc, 2.35);
  const fill = new DirectionalLight(0xffc9b0, 0.55);
  const warmRim = new DirectionalLight(0xff9a66, 1.7);
  const coolRim = new DirectionalLight(0x9f8cff, 1.25);
  fill.position.set(-3.2, 1.3, 3.4);
  warmRim.position.set(-2.6, 2.6, -3.2);
  coolRim.position.set(3, 2.3, -2.8);
  group.add(sky, key, key.target, fill, warmRim, coolRim);
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
  const track = (x: number, z: number) => {
    key.target.position.set(x, 0.8, z);
    key.position.set(x + 1.9, 3.9, z + 3.9);
    key.updateMatrixWorld();
    key.target.updateMatrixWorld();
  };
  track(0, 0);
  return {
    group,
    track,
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
    dispose() {
      for (const light of [sky, key, fill, warmRim, coolRim]) light.dispose();
    },
  };
}
