import { float32At } from "@nataraj/sdk/arrays";
import { boneIndex } from "@nataraj/sdk/motion";
import { DataTexture, InstancedMesh, LinearFilter, Matrix4, MeshBasicMaterial, PlaneGeometry } from "three";

/** What darkens the floor under it: the bone, the size of its shadow on the floor and the height at which it is gone; metres. */
const CASTERS = [
  { bone: boneIndex("hips"), size: 0.95, height: 2 },
  { bone: boneIndex("leftToes"), size: 0.34, height: 0.3 },
  { bone: boneIndex("rightToes"), size: 0.34, height: 0.3 },
] as const;
const STRENGTH = 0.55;
/** Over the floor, metres. */
const LIFT = 0.003;

/** Soft shadows where dancers touch the floor, of all of them in one draw call. */
export class ContactShadows {
  readonly mesh: InstancedMesh<PlaneGeometry, MeshBasicMaterial>;
  readonly #matrix = new Matrix4();

  constructor(dancers: number) {
    const geometry = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
    const material = new MeshBasicMaterial({
      color: 0,
      alphaMap: softDisc(),
      transparent: true,
      opacity: STRENGTH,
      depthWrite: false,
    });
    this.mesh = new InstancedMesh(geometry, material, dancers * CASTERS.length);
    this.mesh.frustumCulled = false;
    // Over the floor, under everything else that is see-through.
    this.mesh.renderOrder = -0.5;
  }

  /** Draws the shadows of the first dancers, this many. */
  show(dancers: number): void {
    this.mesh.count = dancers * CASTERS.length;
  }

  /** @param positions Of a dancer's bones, metres. */
  put(dancer: number, positions: Float32Array, mirrored: boolean): void {
    CASTERS.forEach(({ bone, size, height }, i) => {
      const x = float32At(positions, 3 * bone);
      const near = Math.max(0, 1 - Math.max(0, float32At(positions, 3 * bone + 1)) / height);
      this.#matrix.makeScale(size * near, 1, size * near);
      this.#matrix.setPosition(mirrored ? -x : x, LIFT, float32At(positions, 3 * bone + 2));
      this.mesh.setMatrixAt(dancer * CASTERS.length + i, this.#matrix);
    });
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.material.alphaMap?.dispose();
    this.mesh.material.dispose();
    this.mesh.geometry.dispose();
    this.mesh.dispose();
  }
}

/** White in the middle, black at the edge. */
function softDisc(): DataTexture {
  const size = 32;
  const data = new Uint8Array(4 * size * size);
  for (let i = 0; i < size * size; i++) {
    const x = ((i % size) + 0.5) / (size / 2) - 1;
    const y = (Math.floor(i / size) + 0.5) / (size / 2) - 1;
    const left = Math.max(0, 1 - Math.hypot(x, y));
    data.fill(Math.round(255 * left * left * (3 - 2 * left)), 4 * i, 4 * i + 4);
  }
  const texture = new DataTexture(data, size, size);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
