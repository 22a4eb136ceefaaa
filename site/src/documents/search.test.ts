import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it("shows itself, and lists what is found while somebody types", async () => {
  document.body.innerHTML = `<search class="docs-search" inert><input type="search"><output></output><ol></ol></search>`;
  const sections = [
    { href: "/docs/embedding#The-frame", title: "A dance", heading: "The frame", text: "It plays <b>." },
  ];
  const answers = [() => Promise.reject(new TypeError("offline")), async () => Response.json(sections)];
  vi.stubGlobal("fetch", () => answers.shift()?.());
  await import("./search.ts");
  const place = document.querySelector<HTMLElement>(".docs-search");
  expect(place?.hasAttribute("inert")).toBe(false);
  const type = (text: string) => {
    const field = document.querySelector("input") as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event("input"));
  };
  const said = () => document.querySelector("output")?.textContent;
  type("fra");
  await expect.poll(said).toBe("The search could not be fetched.");
  type("frame");
  await expect.poll(() => document.querySelector("li a")?.getAttribute("href")).toBe("/docs/embedding#The-frame");
  expect(document.querySelector("li")?.textContent).toBe("The frame A danceIt plays <b>.");
  type("frames");
  await expect.poll(said).toBe("Nothing found.");
  expect(document.querySelector("li")).toBeNull();
});
