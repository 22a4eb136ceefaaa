import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Plugin } from "vite";

const ICON = fileURLToPath(new URL("../public/icon.svg", import.meta.url));
/** Pixels of the icons that phones ask for; 180 is Apple's. */
const SIZES = [180, 192, 512] as const;
/** Behind the icon's round corners: some systems cut their own. */
const GROUND = "#2a1236";

/** What makes the site installable: its name, its colours and its icons. */
const MANIFEST = {
  name: "Nataraj",
  short_name: "Nataraj",
  description: "Turns any song into a choreography, danced for you in 3D.",
  start_url: "/dashboard",
  scope: "/",
  display: "standalone",
  background_color: "#150b1c",
  theme_color: "#150b1c",
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    ...[192, 512].map((size) => ({
      src: `/icons/${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  ],
};

/** Draws the icons of the installed site, and writes its manifest. */
export function appIcons(): Plugin {
  return {
    name: "nataraj-app-icons",
    apply: "build",
    async generateBundle() {
      const drawing = await readFile(ICON);
      for (const size of SIZES) {
        const density = (72 * size) / 64;
        const source = await sharp(drawing, { density }).resize(size).flatten({ background: GROUND }).png().toBuffer();
        this.emitFile({ type: "asset", fileName: `icons/${size}.png`, source });
      }
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: JSON.stringify(MANIFEST) });
    },
  };
}
