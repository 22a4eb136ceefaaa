import type { PaletteEntry } from "@nataraj/sdk/dancer";
import type { GltfWriter } from "@nataraj/sdk/motion";
import { Color } from "three";
import type { EncodeRow } from "./png.ts";

/** Texels of the palette: the dancers' texture coordinates point at their middles. */
const WIDTH = 16;
const NEAREST = 9728;
const CLAMP = 33071;

type Texel = readonly [number, number, number];

/** Indices of a dancer's two materials, among its own. */
export const MATERIALS = { body: 0, cloth: 1 } as const;

/**
 * A dancer's two materials over pictures of its palette, as parts of a glTF file.
 * @param dancer How many dancers' materials come before, two each.
 */
export async function paletteMaterials(
  writer: GltfWriter,
  palette: readonly PaletteEntry[],
  colors: Readonly<Record<string, string>>,
  encodeRow: EncodeRow,
  dancer = 0,
): Promise<Record<"images" | "samplers" | "textures" | "materials", object[]>> {
  const row = (texel: (entry: PaletteEntry) => Texel, empty: Texel) =>
    encodeRow(
      Array.from({ length: WIDTH }, (_, i) => {
        const entry = palette[i];
        return entry ? texel(entry) : empty;
      }),
    );
  const color = ({ slot, color: own }: PaletteEntry): Texel => {
    const hex = new Color(colors[slot] ?? own).getHex();
    return [hex >> 16, (hex >> 8) & 255, hex & 255];
  };
  // glTF reads roughness from green and metalness from blue.
  const sheen = ({ roughness, metalness }: PaletteEntry): Texel => [
    0,
    Math.round(roughness * 255),
    Math.round(metalness * 255),
  ];
  const picture = async (name: string, bytes: Promise<Uint8Array>) => ({
    name,
    mimeType: "image/png",
    bufferView: writer.picture(await bytes),
  });
  const pbrMetallicRoughness = {
    baseColorTexture: { index: 2 * dancer },
    metallicRoughnessTexture: { index: 2 * dancer + 1 },
  };
  return {
    images: [await picture("palette", row(color, [255, 255, 255])), await picture("sheen", row(sheen, [0, 255, 0]))],
    samplers: [{ magFilter: NEAREST, minFilter: NEAREST, wrapS: CLAMP, wrapT: CLAMP }],
    textures: [
      { sampler: dancer, source: 2 * dancer },
      { sampler: dancer, source: 2 * dancer + 1 },
    ],
    materials: [
      { name: "body", pbrMetallicRoughness },
      { name: "cloth", doubleSided: true, pbrMetallicRoughness },
    ],
  };
}
