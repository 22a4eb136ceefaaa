import type { FloorDesign, LightState } from "@nataraj/sdk/stage";
import { CircleGeometry, Color, Mesh, MeshLambertMaterial, type Texture, Vector3 } from "three";
import { addBackdrop, BACKDROP } from "./backdrop.ts";

/** Points that darken the floor under them: both feet, both hands, the hips. */
const CONTACTS = 5;

const DECLARATIONS = /* glsl */ `
varying vec2 vGround;
uniform vec3 contacts[${CONTACTS}];
uniform vec3 poolColor;
uniform vec3 lineColor;
uniform vec3 sheenColor;
uniform vec3 answer;
float ring(float r, float at, float half_) {
  float w = fwidth(r);
  return 1.0 - smoothstep(half_ - w * 0.5, half_ + w, abs(r - at));
}`;

/** An environment's own floor; what is drawn on it shines on accents; contact shadows; the fade at the edge. */
const paintOf = ({ paint, fade, radius }: FloorDesign, isSeeThrough: boolean) => /* glsl */ `
float r = length(vGround);
float low = 1.0 - normalize(cameraPosition - vec3(vGround.x, 0.0, vGround.y)).y;
${paint}
ground = mix(ground, lineColor * (1.0 + 1.6 * answer.y), drawn);
ground = mix(ground, sheenColor, 0.55 * low * low * low * low * smoothstep(0.8, 4.0, r));
float shade = 1.0 - 0.5 * answer.z * smoothstep(0.7, 1.9, length(vGround - contacts[${CONTACTS - 1}].xy));
for (int i = 0; i < ${CONTACTS}; i++) {
  float h = max(contacts[i].z, 0.0);
  float size = (i == ${CONTACTS - 1} ? 0.34 : 0.1) + h * (i == ${CONTACTS - 1} ? 0.12 : 0.45);
  float depth = (i == ${CONTACTS - 1} ? 0.42 : 0.62) / (1.0 + h * (i == ${CONTACTS - 1} ? 0.6 : 14.0));
  vec2 d = (vGround - contacts[i].xy) / size;
  shade *= 1.0 - depth * exp(-dot(d, d));
}
diffuseColor.rgb = ${isSeeThrough ? "vec3(0.0)" : "ground * shade"};
diffuseColor.a *= ${isSeeThrough ? "1.0 - shade" : `1.0 - smoothstep(${fade.toFixed(1)}, ${(radius * 0.94).toFixed(1)}, r)`};`;

/**
 * The floor, and what stands behind the dancer, in one draw call: pattern and soft shadows of contact are painted by
 * its shader.
 */
export interface Floor {
  mesh: Mesh;
  /** x and z on the floor, and the height over it, of each contact; metres. */
  contacts: Vector3[];
  /** Answers the music. */
  light(state: LightState): void;
  dispose(): void;
}

export interface FloorOptions {
  /** Whether lights throw shadows on it. */
  shadows: boolean;
  /** Fills the picture behind floor and dancer. */
  backdrop?: Texture | undefined;
  /** Nothing of it is seen but the soft shadows of contact. */
  isSeeThrough?: boolean;
}

export function createFloor(design: FloorDesign, { shadows, backdrop, isSeeThrough = false }: FloorOptions): Floor {
  const contacts = Array.from({ length: CONTACTS }, () => new Vector3(0, 0, 9));
  const answer = new Vector3(1, 0, 0);
  const material = new MeshLambertMaterial({ color: design.ground, transparent: true, depthWrite: false });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.contacts = { value: contacts };
    shader.uniforms.answer = { value: answer };
    shader.uniforms.poolColor = { value: new Color(design.pool) };
    shader.uniforms.lineColor = { value: new Color(design.line) };
    shader.uniforms.sheenColor = { value: new Color(design.sheen) };
    if (backdrop) shader.uniforms.backdrop = { value: backdrop };
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nvarying vec2 vGround;")
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nvGround = (modelMatrix * vec4(position, 1.0)).xz;");
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", `#include <common>\n${DECLARATIONS}`)
      .replace("#include <color_fragment>", `#include <color_fragment>\n${paintOf(design, isSeeThrough)}`);
    if (!backdrop) return;
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", `${BACKDROP.vertexDeclarations}\n#include <common>`)
      .replace("#include <project_vertex>", `#include <project_vertex>\n${BACKDROP.vertex}`);
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", `${BACKDROP.fragmentDeclarations}\n#include <common>`)
      .replace("void main() {", `void main() {\n${BACKDROP.fragment}`);
  };
  // One program for each design: three would share that of another one, whose source differs only by what is patched in.
  material.customProgramCacheKey = () => `${isSeeThrough} ${design.paint}`;
  const geometry = new CircleGeometry(design.radius, 72);
  const mesh = new Mesh(backdrop ? addBackdrop(geometry) : geometry, material);
  mesh.frustumCulled = false;
  mesh.rotation.x = -Math.PI / 2;
  mesh.receiveShadow = shadows;
  mesh.renderOrder = -1;
  return {
    mesh,
    contacts,
    light({ level, accent, focus }) {
      answer.set(level, accent, focus);
    },
    dispose() {
      geometry.dispose();
      material.dispose();
    },
  };
}
