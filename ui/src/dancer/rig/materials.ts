import {
  Color,
  DataTexture,
  DoubleSide,
  FrontSide,
  type Material,
  MeshLambertMaterial,
  MeshStandardMaterial,
  NearestFilter,
  SRGBColorSpace,
} from "three";
import type { Quality } from "../stage/quality.ts";
import type { PaletteEntry } from "./load-model.ts";

/** Texels of the palette: the meshes' texture coordinates point at their middles. */
const WIDTH = 16;

function row(texel: (i: number) => readonly [number, number, number]): DataTexture {
  const data = new Uint8Array(WIDTH * 4);
  for (let i = 0; i < WIDTH; i++) data.set([...texel(i), 255], i * 4);
  const texture = new DataTexture(data, WIDTH, 1);
  texture.magFilter = NearestFilter;
  texture.minFilter = NearestFilter;
  texture.needsUpdate = true;
  return texture;
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
  const map = row(() => [255, 255, 255]);
  map.colorSpace = SRGBColorSpace;
  const sheen = row((i) => {
    const entry = palette[i];
    return entry ? [0, Math.round(entry.roughness * 255), Math.round(entry.metalness * 255)] : [0, 255, 0];
  });
  const make = (side: typeof FrontSide | typeof DoubleSide): Material =>
    quality === "software"
      ? new MeshLambertMaterial({ map, vertexColors: true, side })
      : new MeshStandardMaterial({
          map,
          roughnessMap: sheen,
          metalnessMap: sheen,
          roughness: 1,
          metalness: 1,
          vertexColors: true,
          side,
        });
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
