import { DirectionalLight, Group, HemisphereLight } from "three";
import { QUALITY_SETTINGS, type Quality } from "./quality.ts";

/** Key from the front left, as the sun of a stage; a warm and a cool rim that cut the dancer out of the dark. */
export interface Lights {
  group: Group;
  /** Keeps the shadow's frame about the dancer. */
  track(x: number, z: number): void;
  dispose(): void;
}

export function createLights(quality: Quality): Lights {
  const { shadowMap, reflections } = QUALITY_SETTINGS[quality];
  const group = new Group();
  const sky = new HemisphereLight(0xffeadb, 0x8a5a58, reflections ? 0.75 : 1.5);
  const key = new DirectionalLight(0xfff1df, 2.2);
  const warmRim = new DirectionalLight(0xffa070, 1.35);
  const coolRim = new DirectionalLight(0x9a90ff, 1.15);
  warmRim.position.set(-2.6, 2.4, -3.2);
  coolRim.position.set(3, 1.9, -2.6);
  group.add(sky, key, key.target, warmRim, coolRim);
  if (shadowMap) {
    key.castShadow = true;
    key.shadow.mapSize.set(shadowMap, shadowMap);
    Object.assign(key.shadow.camera, { left: -1.5, right: 1.5, top: 1.7, bottom: -1.5, near: 1, far: 9 });
    key.shadow.normalBias = 0.012;
    key.shadow.bias = -0.0004;
    key.shadow.radius = 3.5;
  }
  const track = (x: number, z: number) => {
    key.target.position.set(x, 0.8, z);
    key.position.set(x + 1.7, 3.5, z + 4);
  };
  track(0, 0);
  return {
    group,
    track,
    dispose() {
      for (const light of [sky, key, warmRim, coolRim]) light.dispose();
    },
  };
}
