import { type CameraPlace, FIELD_OF_VIEW } from "@nataraj/sdk/stage";
import { MathUtils, PerspectiveCamera, Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { cameraKeys } from "./camera-keys.ts";
import { directionOf, type View, viewDistance } from "./views.ts";

/** What the camera looks at: between the waist and the chest. */
const LOOK_AT = new Vector3(0, 0.92, 0);
/** How far away people take the camera, metres. */
const MAX_DISTANCE = 9;
/** How far one may pan from the dancer, metres. */
const MAX_PAN = { side: 1.5, low: 0.15, high: 1.8 };
/** Share of the dancer's travel that a camera goes along with which nobody leads. */
const FOLLOWED = 0.55;

/** What three's speed of 1 turns, degrees a second: once round in a minute. */
const DEGREES_OF_SPEED = 6;

/** A camera that people turn about the dancer by mouse, touch and keyboard, and that goes along with the dance. */
export interface StageCamera {
  camera: PerspectiveCamera;
  /** Undefined while people lead the camera themselves, or it was placed. */
  readonly current: View | undefined;
  view(view: View): void;
  /**
   * The picture has another size, CSS pixels.
   * @param frame The part of it in which dancers are framed.
   */
  resize(picture: Pick<Frame, "width" | "height">, frame: Frame): void;
  /** How far the dancers reach from the middle of the stage, metres: views show them all. */
  setRadius(radius: number): void;
  /** Where a path leads the camera, as long as nobody else does. @param size Metres on the stage of a metre of the path. */
  lead(place: CameraPlace, size: number, mirrored: boolean): void;
  /** Goes along with the hips where no path leads; call once a frame. */
  follow(x: number, z: number): void;
  /**
   * Stands in front of the dancers and turns about them, until someone takes it in hand or another view is asked for.
   * @param speed Degrees a second; 0 stands still.
   */
  turntable(speed: number): void;
  /** Lets the turntable go on. @returns whether the picture is another one. */
  advance(seconds: number): boolean;
  /** Degrees round and over the dancer, metres away, for pictures. */
  place(azimuth: number, elevation: number, distance: number, target?: readonly [number, number, number]): void;
  dispose(): void;
}

/** A part of the picture, CSS pixels from its upper left corner. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface StageCameraEvents {
  changed: () => void;
  /** Someone has taken the camera in hand, or given it back. */
  taken: (view: View | undefined) => void;
}

export function createStageCamera(canvas: HTMLCanvasElement, { changed, taken }: StageCameraEvents): StageCamera {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.1, 80);
  const controls = new OrbitControls(camera, canvas);
  controls.enableDamping = false;
  controls.minDistance = 0.7;
  controls.maxDistance = MAX_DISTANCE;
  controls.minPolarAngle = 0.06;
  controls.maxPolarAngle = Math.PI * 0.515;
  /** What was asked for last: Home goes back to it. */
  let asked: View = "front";
  let isTouched = false;
  let isPlaced = false;
  let isLed = false;
  let isTurntable = false;
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
  function stand(): void {
    const { azimuth, elevation } = directionOf(asked);
    place(azimuth, elevation, viewDistance(asked, camera.aspect, FIELD_OF_VIEW, radius));
  }
  function view(next: View): void {
    const wasTouched = isTouched;
    asked = next;
    isTouched = false;
    isPlaced = isTurntable;
    isLed = false;
    stand();
    controls.autoRotate = isTurntable && controls.autoRotateSpeed > 0;
    if (wasTouched) taken(next);
  }
  const onChange = () => {
    if (isLed) return;
    controls.target.clamp(
      new Vector3(followed.x - MAX_PAN.side, MAX_PAN.low, followed.z - MAX_PAN.side),
      new Vector3(followed.x + MAX_PAN.side, MAX_PAN.high, followed.z + MAX_PAN.side),
    );
    changed();
  };
  const onStart = () => {
    isLed = false;
    controls.autoRotate = false;
    if (isTouched) return;
    isTouched = true;
    taken(undefined);
  };
  controls.addEventListener("change", onChange);
  controls.addEventListener("start", onStart);
  const keys = cameraKeys(canvas, camera, controls, onStart, () => view(asked));
  const step = new Vector3();

  return {
    camera,
    get current() {
      return isTouched || isPlaced ? undefined : asked;
    },
    view,
    turntable(speed) {
      isTurntable = true;
      controls.autoRotateSpeed = speed / DEGREES_OF_SPEED;
      view("front");
    },
    advance: (seconds) => controls.autoRotate && controls.update(seconds),
    place(...given) {
      isPlaced = true;
      isLed = false;
      place(...given);
    },
    resize(picture, { left, top, width, height }) {
      camera.aspect = width / height;
      // The camera's own view is the frame; the picture goes on around it.
      camera.setViewOffset(width, height, -left, -top, picture.width, picture.height);
      if (!isTouched && (!isPlaced || isTurntable) && !isLed) stand();
    },
    setRadius(metres) {
      radius = metres;
      controls.maxDistance = MAX_DISTANCE + 4 * metres;
      if (!isTouched && (!isPlaced || isTurntable) && !isLed) stand();
    },
    lead({ position, target }, size, mirrored) {
      if (isTouched || isPlaced) return;
      isLed = true;
      const across = mirrored ? -size : size;
      camera.position.set(position[0] * across, position[1] * size, position[2] * size);
      controls.target.set(target[0] * across, target[1] * size, target[2] * size);
      camera.lookAt(controls.target);
    },
    follow(x, z) {
      const share = asked === "follow" ? 1 : FOLLOWED;
      step.set(x * share, 0, z * share).sub(followed);
      if (step.lengthSq() < 1e-10) return;
      followed.add(step);
      if (isLed) return;
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
