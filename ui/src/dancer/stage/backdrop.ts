import { BufferAttribute, type BufferGeometry } from "three";

/** Vertices with this height in the floor's space mark the corners of the picture. */
const CORNERS = [
  [-1, -1, 1],
  [1, -1, 1],
  [-1, 1, 1],
  [1, 1, 1],
];

/**
 * Adds the backdrop to the floor's mesh, before its triangles, so that both are one draw call. The backdrop fills the
 * picture at the greatest depth, so that it is behind everything that was drawn before.
 */
export function addBackdrop(geometry: BufferGeometry): BufferGeometry {
  const before = CORNERS.length;
  const { position, normal } = geometry.attributes as Record<string, BufferAttribute>;
  const index = geometry.index as BufferAttribute;
  const up = CORNERS.flatMap(() => [0, 0, 1]);
  geometry.setAttribute("position", joined(CORNERS.flat(), position as BufferAttribute));
  geometry.setAttribute("normal", joined(up, normal as BufferAttribute));
  geometry.deleteAttribute("uv");
  geometry.setIndex([0, 1, 2, 2, 1, 3, ...Array.from(index.array, (vertex) => vertex + before)]);
  return geometry;
}

const joined = (first: readonly number[], { array, itemSize }: BufferAttribute): BufferAttribute =>
  new BufferAttribute(Float32Array.of(...first, ...array), itemSize);

/** What a shader says of the backdrop, by the place where it says it. */
export const BACKDROP = {
  vertexDeclarations: "varying vec3 vBackdrop;",
  vertex: /* glsl */ `
vBackdrop = position;
if ( position.z > 0.5 ) gl_Position = vec4( position.xy, 1.0, 1.0 );`,
  fragmentDeclarations: "varying vec3 vBackdrop;\nuniform sampler2D backdrop;",
  /** It has its own light. */
  fragment: /* glsl */ `
if ( vBackdrop.z > 0.5 ) {
  gl_FragColor = linearToOutputTexel( texture2D( backdrop, vBackdrop.xy * 0.5 + 0.5 ) );
  return;
}`,
};
