import type { PaletteEntry } from "@nataraj/sdk/dancer";
import {
  DataTexture,
  type Material,
  type Matrix4,
  type MeshLambertMaterial,
  MeshStandardMaterial,
  NearestFilter,
} from "three";
import type { Quality } from "../quality/quality.ts";
import { createDancerMaterial, type DancerMaterial } from "../rig/materials.ts";

/** Texels of a palette, as in `rig/materials.ts`. */
const WIDTH = 16;

/** What a dancer of an ensemble is coloured with. */
export interface EnsembleLook {
  palette: readonly PaletteEntry[];
  /** Colours by slot, over the palette's own. */
  colors: Readonly<Record<string, string>>;
  /** From the mesh's space to the head's. */
  toHead: Matrix4;
}

/** The one material of all dancers, with a row of the palette for each. */
export interface EnsembleMaterial {
  material: Material;
  dispose(): void;
}

/**
 * The dancers' own material, made to tell them apart by their row of the palette.
 * @param faces Weights of the faces' morphs, dancer after dancer; they may change from frame to frame.
 */
export function createEnsembleMaterial(
  looks: readonly EnsembleLook[],
  faces: Float32Array,
  quality: Quality,
): EnsembleMaterial {
  const singles = looks.map(({ palette, colors, toHead }) => {
    const single = createDancerMaterial(palette, quality, toHead);
    single.recolor(colors);
    return single;
  });
  const [{ material }] = singles as [DancerMaterial];
  const textures = stackTextures(singles);
  const patch = material.onBeforeCompile;
  material.onBeforeCompile = (shader, renderer) => {
    patch.call(material, shader, renderer);
    shader.uniforms.toHead = { value: looks.map(({ toHead }) => toHead) };
    shader.uniforms.faces = { value: faces };
    shader.vertexShader = shader.vertexShader
      .replace("uniform mat4 toHead;", `uniform mat4 toHead[ ${looks.length} ];`)
      .replace("toHead * vec4", "toHead[ dancer ] * vec4")
      .replace("#include <common>", `#include <common>\nuniform float faces[ ${faces.length} ];`)
      .replace("void main() {", `void main() {\nint dancer = int( uv.y * ${looks.length}.0 );`)
      .replace("#include <morphtarget_vertex>", MORPHED);
  };
  material.customProgramCacheKey = () => `ensemble of ${looks.length}`;
  return {
    material,
    dispose() {
      for (const resource of [...singles, ...textures]) resource.dispose();
    },
  };
}

/** three's own chunk has one set of weights for the whole mesh. */
const MORPHED = /* glsl */ `
#ifdef USE_MORPHTARGETS
for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
  float weight = faces[ dancer * MORPHTARGETS_COUNT + i ];
  if ( weight != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * weight;
}
#endif`;

/** Puts the palettes of all under each other into the first material's textures. */
function stackTextures(singles: readonly DancerMaterial[]): DataTexture[] {
  const [{ material }] = singles as [DancerMaterial];
  const stack = (textureOf: (material: Material) => DataTexture): DataTexture => {
    const data = new Uint8Array(WIDTH * 4 * singles.length);
    singles.forEach((single, i) => {
      data.set(textureOf(single.material).image.data as Uint8Array, i * WIDTH * 4);
    });
    const texture = new DataTexture(data, WIDTH, singles.length);
    texture.magFilter = NearestFilter;
    texture.minFilter = NearestFilter;
    texture.colorSpace = textureOf(material).colorSpace;
    texture.needsUpdate = true;
    return texture;
  };
  const map = stack((each) => (each as MeshLambertMaterial | MeshStandardMaterial).map as DataTexture);
  if (!(material instanceof MeshStandardMaterial)) {
    (material as MeshLambertMaterial).map = map;
    return [map];
  }
  const sheen = stack((each) => (each as MeshStandardMaterial).roughnessMap as DataTexture);
  Object.assign(material, { map, roughnessMap: sheen, metalnessMap: sheen });
  return [map, sheen];
}
