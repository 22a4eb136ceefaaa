import { type PaletteEntry, scattering } from "@nataraj/sdk/dancer";
import {
  Color,
  DataTexture,
  type Material,
  Matrix4,
  MeshLambertMaterial,
  MeshStandardMaterial,
  NearestFilter,
  SRGBColorSpace,
} from "three";
import type { Quality } from "../quality/quality.ts";
import { patchScattering } from "./scattering.ts";

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

/** The dancer's one material, for skin, metal and cloth: what tells these apart is read from the palette. */
export interface DancerMaterial {
  material: Material;
  /** Changes colours by slot; what is not named keeps the model's own. */
  recolor(colors: Readonly<Record<string, string>>): void;
  dispose(): void;
}

/** @param toHead From the meshes' space to the head's. */
export function createDancerMaterial(
  palette: readonly PaletteEntry[],
  quality: Quality,
  toHead: Matrix4 = new Matrix4(),
): DancerMaterial {
  const map = row(() => [255, 255, 255, 255]);
  map.colorSpace = SRGBColorSpace;
  const sheen = row((i) => {
    const entry = palette[i];
    if (!entry) return [0, 255, 0, 0];
    const { wrap, fuzz } = scattering(entry);
    return [wrap, entry.roughness, entry.metalness, fuzz].map((share) => Math.round(share * 255)) as Texel;
  });
  const material = quality === "software" ? new MeshLambertMaterial({ map, vertexColors: true }) : shiny(map, sheen);
  if (material instanceof MeshStandardMaterial) patchScattering(material, toHead);
  const color = new Color();
  const recolor: DancerMaterial["recolor"] = (colors) => {
    const texels = map.image.data as Uint8Array;
    palette.forEach((entry, i) => {
      const hex = color.set(colors[entry.slot] ?? entry.color).getHex();
      texels.set([hex >> 16, (hex >> 8) & 255, hex & 255], i * 4);
    });
    map.needsUpdate = true;
  };
  recolor({});
  return {
    material,
    recolor,
    dispose() {
      for (const resource of [map, sheen, material]) resource.dispose();
    },
  };
}

const shiny = (map: DataTexture, sheen: DataTexture): MeshStandardMaterial =>
  new MeshStandardMaterial({
    map,
    roughnessMap: sheen,
    metalnessMap: sheen,
    roughness: 1,
    metalness: 1,
    vertexColors: true,
  });
