import { MathUtils, PerspectiveCamera, Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { cameraKeys } from "./camera-keys.ts";
import { VIEW_ANGLES, type View, viewDistance } from "./views.ts";

const FOV = 28;
/** What the camera looks at: between the waist and the chest. */
const LOOK_AT = new Vector3(0, 0.92, 0);
/** How far away the camera goes, metres. */
const FARTHEST = 9;
/** How far one may pan from the dancer, metres. */
const REACH = { side: 1.5, low: 0.15, high: 1.8 };

/** A camera that people turn about the dancer by mouse, touch and keyboard, and that goes along with the dance. */
export interface StageCamera {
  camera: PerspectiveCamera;
  view(view: View): void;
  resize(aspect: number): void;
  /** How far the dancers reach from the middle of the stage, metres: views show them all. */
  setRadius(radius: number): void;
  /** Goes along with the hips; call once a frame. */
  follow(x: number, z: number): void;
  /** Degrees round and over the dancer, metres away, for pictures. */
  place(azimuth: number, elevation: number, distance: number, target?: readonly [number, number, number]): void;
  dispose(): void;
}

export function createStageCamera(canvas: HTMLCanvasElement, changed: () => void): StageCamera {
  const camera = new PerspectiveCamera(FOV, 1, 0.1, 40);
  const controls = new OrbitControls(camera, canvas);
  controls.enableDamping = false;
  controls.minDistance = 0.7;
  controls.maxDistance = FARTHEST;
  controls.minPolarAngle = 0.06;
  controls.maxPolarAngle = Math.PI * 0.515;
  let current: View = "front";
  let touched = false;
  let radius = 0;
  const followed = new Vector3();

  function place(
    azimuth: number,
    elevation: number,
    distance: number,
    target?: readonly [number, number, number],
  ): void {
    if (target) controls.target.set(...target);
    else controls.target.copy(LOOK_AT).add(followed);
    const a = MathUtils.degToRad(azimuth);
    const e = MathUtils.degToRad(elevation);
    camera.position
      .set(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e))
      .multiplyScalar(distance)
      .add(controls.target);
    controls.update();
    changed();
  }
  function view(next: View): void {
    current = next;
    touched = false;
    const { azimuth, elevation } = VIEW_ANGLES[next];
    place(azimuth, elevation, viewDistance(next, camera.aspect, FOV, radius));
  }
  const onChange = () => {
    controls.target.clamp(
      new Vector3(followed.x - REACH.side, REACH.low, followed.z - REACH.side),
      new Vector3(followed.x + REACH.side, REACH.high, followed.z + REACH.side),
    );
    changed();
  };
  const onStart = () => {
    touched = true;
  };
  controls.addEventListener("change", onChange);
  controls.addEventListener("start", onStart);
  const keys = cameraKeys(canvas, camera, controls, onStart, () => view(current));
  const step = new Vector3();

  return {
    camera,
    view,
    place,
    resize(aspect) {
      camera.aspect = aspect;
      camera.updateProjectionMatrix();
      if (!touched) view(current);
    },
    setRadius(metres) {
      radius = metres;
      controls.maxDistance = FARTHEST + 4 * metres;
      if (!touched) view(current);
    },
    follow(x, z) {
      const share = VIEW_ANGLES[current].follow;
      step.set(x * share, 0, z * share).sub(followed);
      if (step.lengthSq() < 1e-10) return;
      followed.add(step);
      camera.position.add(step);
      controls.target.add(step);
    },
    dispose() {
      keys.dispose();
      controls.removeEventListener("change", onChange);
      controls.removeEventListener("start", onStart);
      controls.dispose();
    },
  };
}
