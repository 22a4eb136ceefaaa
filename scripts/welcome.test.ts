import { readdirSync, readFileSync } from "node:fs";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { expect, it } from "vitest";

const root = new URL("../", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), "utf8");

/** The ids of the stories in a file, as Storybook makes them of title and name. */
function storyIds(text: string): string[] {
  const [, title = "", id] = /title: "([^"]+)"(?:,\s+id: "([^"]+)")?/.exec(text) ?? [];
  return [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name = ""]) =>
    toId(id ?? title, storyNameFromExport(name)),
  );
}

it("leads from the Welcome page to stories that exist", () => {
  const files = ["ui/src/", "site/src/"].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".stories.tsx"))
      .map((file) => folder + file.replaceAll("\\", "/")),
  );
  const stories = files.flatMap((file) => storyIds(read(file)));
  const linked = [...read(".storybook/Welcome.mdx").matchAll(/\?path=\/story\/([\w-]+)/g)].map(([, id = ""]) => id);
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.filter((id) => !stories.includes(id))).toEqual([]);
});
