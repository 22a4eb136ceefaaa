import { expect, it } from "vitest";
import { stylesFirst } from "./first-pages.ts";

it("puts the styles before the scripts, and changes nothing else", () => {
  const styles = '\n<link rel="stylesheet" href="/a.css">';
  const scripts = '\n<script type="module" src="/a.js"></script>\n<link rel="modulepreload" href="/b.js">';
  expect(stylesFirst(`<head><title>a</title>${scripts}${styles}</head>`)).toBe(
    `<head><title>a</title>${styles}${scripts}</head>`,
  );
});
