import {
  Color,
  DataTexture,
  DoubleSide,
  FrontSide,
  type Material,
  MeshLambertMaterial,
  MeshStandardMaterial,
  NearestFilter,
  ShaderChunk,
  SRGBColorSpace,
} from "three";
import type { Quality } from "../stage/quality.ts";
import type { PaletteEntry } from "./load-model.ts";

type Texel = [red: number, green: number, blue: number, alpha: number];

/** Texels of the palette: the meshes' texture coordinates point at their middles. */
const WIDTH = 16;

function row(texel: (i: number) => Texel): DataTexture {
  const data = new Uint8Array(WIDTH * 4);
  for (let i = 0; i < WIDTH; i++) data.set(texel(i), i * 4);
  const texture = new DataTexture(data, WIDTH, 1);
  texture.magFilter = NearestFilter;
  texture.minFilter = NearestFilter;
  texture.needsUpdate = true;
  return texture;
}

/** What blood runs under: light goes a little way round its edges, red farthest. */
const SKIN = /^(skin|lip|shade)$/;
/** What neither shines nor glows: features of the face. */
const FEATURES = /^(ink|white|iris|mouth|brow|hair)$/;
/** Light that fuzzy cloth catches at its edge, as a share of what falls on it. */
const FUZZ = 0.55;

/** Skin and cloth by slot: how far light wraps round an edge, and how much fuzz catches it there; 0 to 1. */
function tissue({ slot, roughness, metalness }: PaletteEntry): { wrap: number; fuzz: number } {
  if (SKIN.test(slot)) return { wrap: 1, fuzz: 0 };
  const cloth = metalness < 0.5 && !FEATURES.test(slot);
  return { wrap: cloth ? 0.25 : 0, fuzz: cloth ? FUZZ * roughness : 0 };
}

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

/** Gives a standard material skin that scatters and cloth with a soft edge, both read from the palette. */
function soften(material: MeshStandardMaterial): void {
  material.onBeforeCompile = (shader) => {
    const physical = ShaderChunk.lights_physical_pars_fragment
      .replace(IRRADIANCE, SCATTERED)
      .replace(DIFFUSE, DIFFUSE.replace("irradiance", "scattered"));
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <lights_physical_pars_fragment>", `float tissueWrap = 0.0;\n${physical}`)
      .replace(
        "#include <lights_physical_fragment>",
        "tissueWrap = texelRoughness.r;\n#include <lights_physical_fragment>",
      )
      .replace(
        "#include <aomap_fragment>",
        `float grazing = pow( 1.0 - saturate( dot( normal, normalize( vViewPosition ) ) ), 3.0 );
reflectedLight.indirectDiffuse += texelRoughness.a * grazing * ( material.diffuseContribution + 0.04 ) * vec3( 0.85, 0.75, 0.8 );
#include <aomap_fragment>`,
      );
  };
}

/** The dancer's two materials over one palette: for skin, metal and closed cloth, and for cloth seen from both sides. */
export interface Wardrobe {
  oneSided: Material;
  twoSided: Material;
  /** Changes colours by slot; what is not named keeps the model's own. */
  recolor(colors: Readonly<Record<string, string>>): void;
  dispose(): void;
}

export function createWardrobe(palette: readonly PaletteEntry[], quality: Quality): Wardrobe {
  const map = row(() => [255, 255, 255, 255]);
  map.colorSpace = SRGBColorSpace;
  const sheen = row((i) => {
    const entry = palette[i];
    if (!entry) return [0, 255, 0, 0];
    const { wrap, fuzz } = tissue(entry);
    return [wrap, entry.roughness, entry.metalness, fuzz].map((share) => Math.round(share * 255)) as Texel;
  });
  const make = (side: typeof FrontSide | typeof DoubleSide): Material => {
    if (quality === "software") return new MeshLambertMaterial({ map, vertexColors: true, side });
    const shine = { roughnessMap: sheen, metalnessMap: sheen, roughness: 1, metalness: 1 };
    const material = new MeshStandardMaterial({ map, ...shine, vertexColors: true, side });
    soften(material);
    return material;
  };
  const oneSided = make(FrontSide);
  const twoSided = make(DoubleSide);
  const color = new Color();
  const recolor: Wardrobe["recolor"] = (colors) => {
    const texels = map.image.data as Uint8Array;
    palette.forEach((entry, i) => {
      const hex = color.set(colors[entry.slot] ?? entry.color).getHex();
      texels.set([hex >> 16, (hex >> 8) & 255, hex & 255], i * 4);
    });
    map.needsUpdate = true;
  };
  recolor({});
  return {
    oneSided,
    twoSided,
    recolor,
    dispose() {
      for (const resource of [map, sheen, oneSided, twoSided]) resource.dispose();
    },
  };
}
