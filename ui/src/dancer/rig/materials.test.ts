// @vitest-environment node
import { intAt } from "@nataraj/sdk/arrays";
import { MeshLambertMaterial, MeshStandardMaterial, ShaderLib, type WebGLRenderer } from "three";
import { expect, test } from "vitest";
import { createDancerMaterial } from "./materials.ts";

const entry = (slot: string, metalness = 0) => ({ slot, color: "#a06040", roughness: 0.6, metalness });
const palette = [entry("skin"), entry("blouse"), entry("gold", 0.85), entry("iris"), entry("hair")];

/** Red (wrap) and alpha (fuzz) of a slot's texel. */
function tissueOf(slot: number): [wrap: number, fuzz: number] {
  const { roughnessMap } = createDancerMaterial(palette, "full").material as MeshStandardMaterial;
  const texels = (roughnessMap as unknown as { image: { data: Uint8Array } }).image.data;
  return [intAt(texels, slot * 4), intAt(texels, slot * 4 + 3)];
}

test("light goes round skin, cloth has a soft edge, gold and eyes have neither, hair both", () => {
  const [skin, blouse, gold, iris, hair] = [0, 1, 2, 3, 4].map(tissueOf);
  expect(skin).toEqual([255, 0]);
  expect(blouse?.[0]).toBeGreaterThan(0);
  expect(blouse?.[1]).toBeGreaterThan(40);
  expect(gold).toEqual([0, 0]);
  expect(iris).toEqual([0, 0]);
  expect(hair).toEqual([128, 255]);
});

test("the shader has all that is put into it: three may word its own anew", () => {
  const { material } = createDancerMaterial(palette, "lite");
  const shader = { ...ShaderLib.physical, uniforms: {} };
  material.onBeforeCompile(shader as Parameters<typeof material.onBeforeCompile>[0], {} as WebGLRenderer);
  const { fragmentShader } = shader;
  expect(fragmentShader).toContain("vec3 scattered =");
  expect(fragmentShader).toContain("directDiffuse += scattered * diffuseBRDF");
  expect(fragmentShader).toContain("tissueWrap = texelRoughness.r;");
  expect(fragmentShader).toContain("float strand =");
  expect(fragmentShader).toContain("indirectDiffuse += grazing");
  expect(shader.vertexShader).toContain("vStrand = ");
});

test("software draws with a material that costs little", () => {
  const { material } = createDancerMaterial(palette, "software");
  expect(material).toBeInstanceOf(MeshLambertMaterial);
  expect(material).not.toBeInstanceOf(MeshStandardMaterial);
});
