import type { Plugin } from "vite";

const CHOICE = "WebAssembly.validate(detector) ? unpack(wasm_simd) : unpack(wasm_base)";

/**
 * Leaves out one of the two builds of meshopt's decoder: the one with SIMD, which some browsers lack. It saves a
 * millisecond or two on a dancer, and weighs as much as the other.
 */
export function oneDecoder(): Plugin {
  return {
    name: "nataraj-one-decoder",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/three\/examples\/jsm\/libs\/meshopt_decoder\.module\.js$/ },
      handler(code) {
        if (!code.includes(CHOICE))
          throw new Error("three's meshopt decoder chooses between its builds in another way.");
        return { code: code.replace(CHOICE, "unpack(wasm_base)"), map: null };
      },
    },
  };
}
