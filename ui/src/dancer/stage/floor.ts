import { CircleGeometry, Color, Mesh, MeshLambertMaterial, type Texture, Vector3 } from "three";
import { addBackdrop, BACKDROP } from "./backdrop.ts";
import type { Background } from "./surroundings.ts";

/** Radius of the floor, metres; it fades out before its edge. */
const RADIUS = 5;
/** Points that darken the floor under them: both feet, both hands, the hips. */
export const CONTACTS = 5;

/** Colours: the pool of light, the floor beyond it, the drawing on it, and the glow that is mirrored at low angles. */
const COLORS: Record<Background, { pool: number; floor: number; line: number; sheen: number }> = {
  stage: { pool: 0x7c4644, floor: 0x422037, line: 0xeeb254, sheen: 0x6a2858 },
  day: { pool: 0xf3c6a0, floor: 0xe2a67e, line: 0xb4480b, sheen: 0xffe6cc },
  transparent: { pool: 0x7c4644, floor: 0x422037, line: 0xeeb254, sheen: 0x6a2858 },
};

const DECLARATIONS = /* glsl */ `
varying vec2 vGround;
uniform vec3 contacts[${CONTACTS}];
uniform vec3 poolColor;
uniform vec3 lineColor;
uniform vec3 sheenColor;
float ring(float r, float at, float half_) {
  float w = fwidth(r);
  return 1.0 - smoothstep(half_ - w * 0.5, half_ + w, abs(r - at));
}`;

/** Rings and lotus petals as on a drawn threshold, a pool of light, contact shadows, and the fade at the edge. */
const PAINT = /* glsl */ `
float r = length(vGround);
float angle = atan(vGround.y, vGround.x);
float petals = 1.72 + 0.13 * abs(sin(angle * 12.0));
float drawn = max(max(ring(r, 1.6, 0.011), ring(r, petals, 0.008)), max(ring(r, 2.0, 0.006), ring(r, 2.9, 0.012)));
vec3 ground = mix(poolColor, diffuseColor.rgb, smoothstep(0.1, 2.6, r));
// Boards, felt rather than seen.
float board = fract(sin(floor(vGround.x * 7.0) * 91.7) * 437.5);
ground *= 0.97 + 0.06 * board;
ground = mix(ground, lineColor, drawn * 0.75);
float low = 1.0 - normalize(cameraPosition - vec3(vGround.x, 0.0, vGround.y)).y;
ground = mix(ground, sheenColor, 0.55 * low * low * low * low * smoothstep(0.8, 4.0, r));
diffuseColor.rgb = ground * mix(1.1, 0.45, smoothstep(0.6, 4.4, r));
float shade = 1.0;
for (int i = 0; i < ${CONTACTS}; i++) {
  float h = max(contacts[i].z, 0.0);
  float size = (i == ${CONTACTS - 1} ? 0.34 : 0.1) + h * (i == ${CONTACTS - 1} ? 0.12 : 0.45);
  float depth = (i == ${CONTACTS - 1} ? 0.42 : 0.62) / (1.0 + h * (i == ${CONTACTS - 1} ? 0.6 : 14.0));
  vec2 d = (vGround - contacts[i].xy) / size;
  shade *= 1.0 - depth * exp(-dot(d, d));
}
diffuseColor.rgb *= shade;
diffuseColor.a *= 1.0 - smoothstep(${(RADIUS * 0.5).toFixed(1)}, ${(RADIUS * 0.94).toFixed(1)}, r);`;

/**
 * The floor, and what stands behind the dancer, in one draw call: pattern and soft shadows of contact are painted by
 * its shader.
 */
export interface Floor {
  mesh: Mesh;
  /** x and z on the floor, and the height over it, of each contact; metres. */
  contacts: Vector3[];
  dispose(): void;
}

/** @param backdrop Fills the picture behind floor and dancer. */
export function createFloor(background: Background, shadows: boolean, backdrop?: Texture): Floor {
  const contacts = Array.from({ length: CONTACTS }, () => new Vector3(0, 0, 9));
  const { pool, floor, line, sheen } = COLORS[background];
  const material = new MeshLambertMaterial({ color: floor, transparent: true, depthWrite: false });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.contacts = { value: contacts };
    shader.uniforms.poolColor = { value: new Color(pool) };
    shader.uniforms.lineColor = { value: new Color(line) };
    shader.uniforms.sheenColor = { value: new Color(sheen) };
    if (backdrop) shader.uniforms.backdrop = { value: backdrop };
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nvarying vec2 vGround;")
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nvGround = (modelMatrix * vec4(position, 1.0)).xz;");
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", `#include <common>\n${DECLARATIONS}`)
      .replace("#include <color_fragment>", `#include <color_fragment>\n${PAINT}`);
    if (!backdrop) return;
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", `${BACKDROP.vertexDeclarations}\n#include <common>`)
      .replace("#include <project_vertex>", `#include <project_vertex>\n${BACKDROP.vertex}`);
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", `${BACKDROP.fragmentDeclarations}\n#include <common>`)
      .replace("void main() {", `void main() {\n${BACKDROP.fragment}`);
  };
  const geometry = new CircleGeometry(RADIUS, 72);
  const mesh = new Mesh(backdrop ? addBackdrop(geometry) : geometry, material);
  mesh.frustumCulled = false;
  mesh.rotation.x = -Math.PI / 2;
  mesh.receiveShadow = shadows;
  mesh.renderOrder = -1;
  return {
    mesh,
    contacts,
    dispose() {
      geometry.dispose();
      material.dispose();
    },
  };
}
