import type { Decorator, Preview } from "@storybook/react-vite";
import { createElement } from "react";
import { configure } from "storybook/test";
import "../site/src/shell/page.css";
import "@nataraj/ui/style.css";
import { forgetPractice } from "../ui/src/player/practice-settings.ts";
import "./docs.css";
import { ThemedDocs } from "./docs-theme.tsx";
import { reduceMotion } from "./reduced-motion.ts";

// What a story waits for may take its time on a busy machine.
configure({ asyncUtilTimeout: 300_000 });

/** Shows a story by what the toolbar says, or its own globals: theme, direction of writing, motion. */
const withToolbar: Decorator = (story, { globals, storyGlobals, viewMode }) => {
  const dir = globals.direction === "rtl" ? "rtl" : "ltr";
  document.documentElement.dataset.njTheme = globals.theme === "light" ? "light" : "dark";
  if (viewMode === "docs") {
    // All stories of a component stand on one page: none may change it for the others.
    if (storyGlobals.motion === undefined) reduceMotion(globals.motion === "reduced");
    return createElement("div", { dir }, story());
  }
  document.documentElement.dir = dir;
  reduceMotion(globals.motion === "reduced");
  return story();
};

/** Shows a story as wide as its place in a page, where it says how wide that is. */
const inPlace: Decorator = (story, { parameters }) =>
  typeof parameters.maxWidth === "string"
    ? createElement("div", { style: { maxWidth: parameters.maxWidth } }, story())
    : story();

const preview: Preview = {
  // Each component has a page with its props and all its stories.
  tags: ["autodocs"],
  decorators: [inPlace, withToolbar],
  // Every story begins as on a device on which nobody has practised.
  beforeEach: forgetPractice,
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        title: "Theme",
        icon: "circlehollow",
        dynamicTitle: true,
        items: [
          { value: "dark", title: "Stage (dark)", icon: "moon" },
          { value: "light", title: "Studio (light)", icon: "sun" },
        ],
      },
    },
    direction: {
      description: "Direction of writing",
      toolbar: {
        title: "Direction",
        icon: "paragraph",
        dynamicTitle: true,
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
    motion: {
      description: "Motion",
      toolbar: {
        title: "Motion",
        icon: "lightning",
        dynamicTitle: true,
        items: [
          { value: "device", title: "Motion as the device says" },
          { value: "reduced", title: "Reduced motion" },
        ],
      },
    },
  },
  initialGlobals: { theme: "dark", direction: "ltr", motion: "device" },
  parameters: {
    options: {
      storySort: {
        order: ["Welcome", "Pages", "Moves", "Looks", "Stages", "Songs", "Theme", "Icon", "Button", "Form", "Layout"],
      },
    },
    docs: {
      container: ThemedDocs,
      // Of a component's comment its words, not its tags: an example in it would be taken for markup.
      extractComponentDescription: (component?: { __docgenInfo?: { description?: string } }) =>
        component?.__docgenInfo?.description?.replace(/\s*@\w+[\s\S]*$/, "") ?? "",
    },
    // A story with a violation fails its test.
    a11y: {
      test: "error",
      // Only sounds that play by themselves: no other rule of ours reads what axe would fetch. What passes is only counted.
      options: { preload: { assets: ["media"] }, resultTypes: ["violations", "incomplete"] },
    },
    viewport: {
      options: {
        phone: { name: "Phone", styles: { width: "360px", height: "740px" } },
        tablet: { name: "Tablet", styles: { width: "768px", height: "1024px" } },
        desktop: { name: "Desktop", styles: { width: "1440px", height: "900px" } },
      },
    },
  },
};
export default preview;
