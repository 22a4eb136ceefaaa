/** Shader code that makes the dancer's skin, cloth and hair look like what they are. */
import { HAIR_WRAP } from "@nataraj/sdk/dancer";
import { type Matrix4, type MeshStandardMaterial, ShaderChunk } from "three";

const IRRADIANCE = "vec3 irradiance = dotNL * directLight.color;";
/**
 * Skin scatters light under its surface: a wrapped cosine, wider in red (after d'Eon and Luebke, GPU Gems 3, ch. 14, by
 * eye). The mirror term keeps the plain cosine, for nothing shines on the far side.
 */
const SCATTERED = `${IRRADIANCE}
	vec3 around = tissueWrap * vec3( 0.42, 0.2, 0.14 );
	float cosine = dot( geometryNormal, directLight.direction );
	vec3 scattered = saturate( ( cosine + around ) / ( ( 1.0 + around ) * ( 1.0 + around ) ) ) * directLight.color;`;
const DIFFUSE = "reflectedLight.directDiffuse += irradiance * diffuseBRDF";

/**
 * Strands, combed back over the head and down what hangs from it: fine waves across them, of the colour and of the
 * surface, that fade where a pixel would hold several.
 */
const STRANDS = /* glsl */ `
float strand = 1.0 - smoothstep( 0.06, 0.12, abs( texelRoughness.r - ${HAIR_WRAP} ) );
float head = smoothstep( -0.05, 0.0, vStrand.y );
float across = mix( vStrand.x, atan( abs( vStrand.x ), vStrand.y - 0.06 ) * 0.085, head );
across += 0.0016 * sin( vStrand.z * 55.0 + vStrand.y * 24.0 );
float seen = strand * ( 1.0 - smoothstep( 0.0004, 0.0016, fwidth( across ) ) );
float wave = ( 0.55 * sin( across * 1150.0 ) + 0.45 * sin( across * 2690.0 + 1.3 ) ) * seen;
wave *= mix( 0.4, 1.0, head );
diffuseColor.rgb *= 1.0 + 0.4 * wave;
float ridge = 0.00028 * wave;
vec3 alongX = dFdx( - vViewPosition );
vec3 alongY = dFdy( - vViewPosition );
vec3 toX = cross( alongY, normal );
vec3 toY = cross( normal, alongX );
float area = dot( alongX, toX );
normal = normalize( abs( area ) * normal - sign( area ) * ( dFdx( ridge ) * toX + dFdy( ridge ) * toY ) );`;

/** Cloth and hair catch light at their edge; hair against a dark wall shows by that alone. */
const RIM = /* glsl */ `
float grazing = pow( 1.0 - saturate( dot( normal, normalize( vViewPosition ) ) ), 3.0 );
vec3 caught = texelRoughness.a * ( material.diffuseContribution + 0.04 ) * vec3( 0.85, 0.75, 0.8 );
reflectedLight.indirectDiffuse += grazing * mix( caught, vec3( 0.17, 0.11, 0.11 ), strand );`;

/**
 * Gives a standard material skin that scatters, cloth with a soft edge, and hair with strands, all read from the
 * palette.
 * @param toHead From the mesh's own space to the head's, metres: hair is combed about the head.
 */
export function patchScattering(material: MeshStandardMaterial, toHead: Matrix4): void {
  material.onBeforeCompile = (shader) => {
    shader.uniforms.toHead = { value: toHead };
    const physical = ShaderChunk.lights_physical_pars_fragment
      .replace(IRRADIANCE, SCATTERED)
      .replace(DIFFUSE, DIFFUSE.replace("irradiance", "scattered"));
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nuniform mat4 toHead;\nvarying vec3 vStrand;")
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nvStrand = ( toHead * vec4( position, 1.0 ) ).xyz;");
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", "#include <common>\nvarying vec3 vStrand;")
      .replace("#include <lights_physical_pars_fragment>", `float tissueWrap = 0.0;\n${physical}`)
      .replace("#include <normal_fragment_maps>", `#include <normal_fragment_maps>\n${STRANDS}`)
      .replace(
        "#include <lights_physical_fragment>",
        "tissueWrap = texelRoughness.r;\n#include <lights_physical_fragment>",
      )
      .replace("#include <aomap_fragment>", `${RIM}\n#include <aomap_fragment>`);
  };
}
