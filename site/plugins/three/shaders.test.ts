import { expect, test } from "vitest";
import { shortenShaders } from "./shaders.ts";

test("takes comments and indentation out of shaders, and leaves their lines and other code alone", () => {
  const code = `// GLSL
export default /* glsl */\`
#ifdef USE_MAP // a map
	/* two
	   lines */
	vec3 irradiance = dotNL * directLight.color;

	a = b / c;
#endif
\`;
const path = \`  // no shader\`;`;
  expect(shortenShaders(code)).toBe(`// GLSL
export default /* glsl */\`
#ifdef USE_MAP
vec3 irradiance = dotNL * directLight.color;
a = b / c;
#endif
\`;
const path = \`  // no shader\`;`);
});

test("leaves shaders alone that are put together when the page runs", () => {
  const code = `/* glsl */\`\n  #define N ${"$"}{n} // how many\n\``;
  expect(shortenShaders(code)).toBe(code);
});
