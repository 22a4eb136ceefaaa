// @vitest-environment node
import { describe, expect, it } from "vitest";
import { embedCode } from "./embed-code.ts";

const SITE = "https://dance.example.org";

describe("the code that embeds a dance", () => {
  it("has what was chosen, and nothing else", () => {
    expect(embedCode(SITE, { project: "nataraj-1", look: "street", dancers: "", muted: true, loop: false })).toBe(
      `<script src="${SITE}/embed.js" async></script>\n<nataraj-player project="nataraj-1" look="street" muted></nataraj-player>`,
    );
  });

  it("keeps what someone types inside of its attribute", () => {
    expect(embedCode(SITE, { label: '"><script>alert(1)</script>&' })).toContain(
      'label="&quot;>&lt;script>alert(1)&lt;/script>&amp;"',
    );
  });

  it("names one version of the script where it is to be pinned", () => {
    const pinned = { src: "/embed-1.2.3.js", integrity: "sha384-abc" };
    expect(embedCode(SITE, { project: "nataraj-1" }, pinned)).toContain(
      `<script src="${SITE}/embed-1.2.3.js" integrity="sha384-abc" crossorigin="anonymous" async></script>`,
    );
  });
});
