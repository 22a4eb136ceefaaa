import { type PerspectiveCamera, Spherical, Vector3 } from "three";
import type { OrbitControls } from "three/addons/controls/OrbitControls.js";

const TURN = Math.PI / 18;
const ZOOM = 1.12;
const PAN = 0.08;

/**
 * The camera by keyboard while the canvas has the focus: arrows turn, shift and arrows pan, + and − zoom, Home goes back.
 * Keys it uses go no further, so that the page's own shortcuts do not fire as well.
 */
export function cameraKeys(
  canvas: HTMLCanvasElement,
  camera: PerspectiveCamera,
  controls: OrbitControls,
  touched: () => void,
  home: () => void,
): { dispose(): void } {
  const offset = new Vector3();
  const right = new Vector3();
  const polar = new Spherical();

  function orbit(azimuth: number, elevation: number, zoom: number): void {
    polar.setFromVector3(offset.copy(camera.position).sub(controls.target));
    polar.theta += azimuth;
    polar.phi = Math.min(controls.maxPolarAngle, Math.max(controls.minPolarAngle, polar.phi + elevation));
    polar.radius = Math.min(controls.maxDistance, Math.max(controls.minDistance, polar.radius * zoom));
    camera.position.setFromSpherical(polar).add(controls.target);
    controls.update();
  }
  function pan(sideways: number, up: number): void {
    right.setFromMatrixColumn(camera.matrix, 0).multiplyScalar(sideways);
    right.y += up;
    camera.position.add(right);
    controls.target.add(right);
    controls.update();
  }
  const actions: Record<string, (shift: boolean) => void> = {
    ArrowLeft: (shift) => (shift ? pan(-PAN, 0) : orbit(-TURN, 0, 1)),
    ArrowRight: (shift) => (shift ? pan(PAN, 0) : orbit(TURN, 0, 1)),
    ArrowUp: (shift) => (shift ? pan(0, PAN) : orbit(0, -TURN / 2, 1)),
    ArrowDown: (shift) => (shift ? pan(0, -PAN) : orbit(0, TURN / 2, 1)),
    "+": () => orbit(0, 0, 1 / ZOOM),
    "=": () => orbit(0, 0, 1 / ZOOM),
    "-": () => orbit(0, 0, ZOOM),
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actions[event.key];
    if (!act && event.key !== "Home") return;
    event.preventDefault();
    event.stopPropagation();
    if (act) {
      touched();
      act(event.shiftKey);
    } else home();
  };
  canvas.addEventListener("keydown", onKey);
  return { dispose: () => canvas.removeEventListener("keydown", onKey) };
}
