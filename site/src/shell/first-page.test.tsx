import { describe, expect, it } from "vitest";
import { WORDED_PATHS } from "./first-words.ts";
import { renderFirstPages } from "./render-first-page.tsx";
import { sharedNameAt } from "./shared-name.ts";

const ID = "0123456789abcdef0123456789abcdef";

describe("the pages that the build writes", () => {
  const pages = new Map(renderFirstPages().map((page) => [page.name, page]));
  const headingOf = (name: string) => /<h1>(.*?)<\/h1>/.exec(pages.get(name)?.html ?? "")?.[1];

  it("have a heading and a notice of waiting, and one of them the hero", () => {
    expect(headingOf("dashboard")).toBe("Dashboard");
    expect(pages.get("dashboard")?.html).toContain("Loading your information...");
    expect(pages.get("home")?.html).toContain("GET STARTED");
    for (const path of WORDED_PATHS) expect(headingOf(path.slice(1))).toBeTruthy();
  });

  it("can only be read, and say so to screen readers", () => {
    for (const { html } of pages.values()) {
      const { body } = new DOMParser().parseFromString(html, "text/html");
      expect(body.querySelectorAll(":is(a, button):not([inert] *)")).toHaveLength(0);
      expect(body.querySelector("[role=status]:not([inert] *)")?.textContent).toBe("Nataraj is loading...");
    }
  });

  it("have the title for the head apart", () => {
    expect(pages.get("login")?.title).toBe("LOGIN · Nataraj");
    expect(pages.get("home")?.title).toBe("Nataraj · every song has a dance in it");
    for (const { html } of pages.values()) expect(html).not.toContain("<title>");
  });

  it("leave room for the name of a public project alone", () => {
    expect(headingOf("shared-project")).toContain("{project name}");
    expect(pages.get("project")?.html).not.toContain("{project name}");
  });
});

describe("the name of a public project, before it is fetched", () => {
  const opened = new DOMParser().parseFromString(
    `<head><link rel="canonical" href="https://example.org/project/nataraj-${ID}"><meta property="og:title" content="Calm &amp; Tiger"></head>`,
    "text/html",
  );

  it.each([`/project/${ID}`, `/project/nataraj-${ID}`, `/project/${ID}/`])(
    "is in the head of its page (%s)",
    (path) => {
      expect(sharedNameAt(path, opened)).toBe("Calm & Tiger");
    },
  );

  it("is not the first page of another address that was opened later", () => {
    expect(sharedNameAt(`/project/${ID.replace("0", "1")}`, opened)).toBeUndefined();
    expect(sharedNameAt("/dashboard", opened)).toBeUndefined();
    expect(sharedNameAt(`/project/${ID}`)).toBeUndefined();
  });
});
