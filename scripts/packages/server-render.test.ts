import { composeStories, type Meta } from "@storybook/react-vite";
import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { modulesWithoutDirective } from "./client-modules.mjs";

const files = import.meta.glob<{ default: Meta }>("../../ui/src/**/*.stories.tsx");

it("renders every component on a server, as its stories show it", async () => {
  expect(globalThis).not.toHaveProperty("window");
  const failures: string[] = [];
  for (const [file, load] of Object.entries(files)) {
    const stories: Record<string, unknown> = composeStories(await load());
    for (const [name, Story] of Object.entries(stories)) {
      try {
        renderToString(createElement(Story as FunctionComponent));
      } catch (error) {
        failures.push(`${file}, ${name}: ${error}`);
      }
    }
  }
  expect(failures).toEqual([]);
});

it("says of every module that needs a browser that it is the client's", () => {
  // `node scripts/packages/client-modules.mjs --write` adds what is lacking.
  expect(modulesWithoutDirective()).toEqual([]);
});
