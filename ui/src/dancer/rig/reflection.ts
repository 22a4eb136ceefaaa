import { BackSide, DetachedBindMode, FrontSide, Group, Matrix4, type MeshStandardMaterial, SkinnedMesh } from "three";

/** Share of the light that a polished floor gives back under the feet, and the depth at which nothing is left; metres. */
const STRENGTH = 0.2;
const REACH = 0.95;
const UPSIDE_DOWN = new Matrix4().makeScale(1, -1, 1);

/** The dancer's image in the floor: the same meshes and bones, upside down, fainter with every hand's breadth. */
export interface Reflection {
  group: Group;
  setMirrored(mirrored: boolean): void;
  dispose(): void;
}

export function createReflection(meshes: readonly SkinnedMesh[]): Reflection {
  const group = new Group();
  const materials = meshes.map((mesh) => {
    const material = faded(mesh.material as MeshStandardMaterial);
    const image = new SkinnedMesh(mesh.geometry, material);
    image.bindMode = DetachedBindMode;
    image.bind(mesh.skeleton, mesh.bindMatrix);
    image.boundingSphere = mesh.boundingSphere;
    // The bones know already where the dancer is, and whether mirrored: nothing of the root may be added.
    image.matrixAutoUpdate = false;
    image.matrixWorldAutoUpdate = false;
    image.matrixWorld.copy(UPSIDE_DOWN);
    image.frustumCulled = false;
    if (mesh.morphTargetInfluences) image.morphTargetInfluences = mesh.morphTargetInfluences;
    group.add(image);
    return material;
  });
  return {
    group,
    setMirrored(mirrored) {
      // The bones of a mirrored dancer turn triangles over once more than three knows of.
      materials.forEach((material, i) => {
        const { material: original } = meshes[i] as SkinnedMesh;
        if ((original as MeshStandardMaterial).side === FrontSide) material.side = mirrored ? BackSide : FrontSide;
      });
    },
    dispose() {
      group.removeFromParent();
      for (const material of materials) material.dispose();
    },
  };
}

function faded(original: MeshStandardMaterial): MeshStandardMaterial {
  const material = original.clone();
  material.transparent = true;
  // Or three draws cloth twice, and looks for its programs anew each time.
  material.forceSinglePass = true;
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
