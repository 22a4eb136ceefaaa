import type { LightState, SceneryShapes, Surfaces } from "@nataraj/sdk/stage";
import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  FrontSide,
  Mesh,
  type Object3D,
  ShaderMaterial,
} from "three";

/** Objects around the dancer. */
export interface Scenery {
  readonly objects: readonly Object3D[];
  /** Lights it for a time; call before a frame. */
  light(state: LightState, seconds: number): void;
  dispose(): void;
}

const UNIFORMS = "uniform vec4 answer;";
/** Lamps answer accents; everything else follows the level and grows dark where light draws together. */
const ANSWERED = "mix( answer.x * ( 1.0 - 0.45 * answer.z ), answer.x * ( 0.78 + 0.8 * answer.y ), lamp )";
const OUTPUT = "#include <tonemapping_fragment>\n#include <colorspace_fragment>";

const SOLID = {
  vertexShader: `${UNIFORMS} attribute float lamp; varying vec3 vColor;
void main() {
  vColor = color * ${ANSWERED};
  gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,
  fragmentShader: `varying vec3 vColor;
void main() {
  gl_FragColor = vec4( vColor, 1.0 );
  ${OUTPUT}
}`,
};

const GLOWS = {
  vertexShader: `${UNIFORMS} attribute float lamp; attribute vec4 corner; varying vec3 vColor; varying vec3 vCorner;
void main() {
  vCorner = corner.xyz;
  vColor = color * ${ANSWERED} * ( 1.0 + 0.07 * sin( answer.w * 8.0 + position.x * 7.0 + position.z * 3.0 ) );
  vec4 seen = modelViewMatrix * vec4( position, 1.0 );
  seen.xy += corner.xy * corner.w;
  gl_Position = projectionMatrix * seen;
}`,
  fragmentShader: `varying vec3 vColor; varying vec3 vCorner;
void main() {
  float d = length( vCorner.xy );
  float fading = pow( max( 0.0, 1.0 - d ), 2.5 );
  float disc = ( 1.0 - smoothstep( 0.86, 1.0, d ) ) * ( 0.6 + 0.4 * d * d );
  gl_FragColor = vec4( vColor * mix( fading, disc, vCorner.z ), 1.0 );
  ${OUTPUT}
}`,
};

/** What stands around the dancer, ready to be put into a scene: one draw call for surfaces and one for glows. */
export function createScenery({ solid, glows, corners }: SceneryShapes): Scenery {
  const uniforms = { answer: { value: [1, 0, 0, 0] } };
  const lit = new ShaderMaterial({ ...SOLID, uniforms, vertexColors: true, side: FrontSide });
  const shining = new ShaderMaterial({
    ...GLOWS,
    uniforms,
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
  });
  const glowing = geometryOf(glows);
  glowing.setAttribute("corner", new BufferAttribute(Float32Array.from(corners), 4));
  const objects = [new Mesh(geometryOf(solid), lit), new Mesh(glowing, shining)];
  for (const object of objects) object.frustumCulled = false;
  return {
    objects,
    light({ level, accent, focus }, seconds) {
      const { value } = uniforms.answer;
      [level, accent, focus, seconds].forEach((each, i) => {
        value[i] = each;
      });
    },
    dispose() {
      for (const { geometry, material } of objects) {
        geometry.dispose();
        material.dispose();
      }
    },
  };
}

function geometryOf({ positions, colors, lamps, indices }: Surfaces): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setAttribute("color", new BufferAttribute(Float32Array.from(colors), 3));
  geometry.setAttribute("lamp", new BufferAttribute(Float32Array.from(lamps), 1));
  geometry.setIndex([...indices]);
  return geometry;
}
