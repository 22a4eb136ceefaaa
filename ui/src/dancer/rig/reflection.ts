import { type MeshStandardMaterial, SkinnedMesh } from "three";

/** Share of the light that a polished floor gives back under the feet, and the depth at which nothing is left; metres. */
const STRENGTH = 0.2;
const REACH = 0.95;

/** Only cameras over a polished floor show what is in this layer of three's. */
export const REFLECTION_LAYER = 1;

/** The dancer's image in the floor: the same mesh and bones, upside down, fainter with every hand's breadth. */
export interface Reflection {
  image: SkinnedMesh;
  dispose(): void;
}

/** @param mesh The dancer, of a material with one side. */
export function createReflection(mesh: SkinnedMesh): Reflection {
  const material = faded(mesh.material as MeshStandardMaterial);
  const image = new SkinnedMesh(mesh.geometry, material);
  image.bindMode = mesh.bindMode;
  image.bind(mesh.skeleton, mesh.bindMatrix);
  image.boundingSphere = mesh.boundingSphere;
  image.scale.y = -1;
  image.frustumCulled = false;
  image.layers.set(REFLECTION_LAYER);
  if (mesh.morphTargetInfluences) image.morphTargetInfluences = mesh.morphTargetInfluences;
  return {
    image,
    dispose() {
      image.removeFromParent();
      material.dispose();
    },
  };
}

function faded(original: MeshStandardMaterial): MeshStandardMaterial {
  const material = original.clone();
  material.transparent = true;
  material.envMapIntensity = 0.5;
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nvarying float vDepth;")
      .replace("#include <skinning_vertex>", "#include <skinning_vertex>\nvDepth = transformed.y;");
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", "#include <common>\nvarying float vDepth;")
      .replace(
        "#include <opaque_fragment>",
        `diffuseColor.a = ${STRENGTH} * ( 1.0 - smoothstep( 0.0, ${REACH}, vDepth ) );\n#include <opaque_fragment>`,
      );
  };
  return material;
}
