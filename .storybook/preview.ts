import type { Decorator, Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import "../site/src/shell/page.css";
import "@nataraj/ui/style.css";
import { forgetPractice } from "../ui/src/player/practice-settings.ts";
import "./docs.css";
import { ThemedDocs } from "./docs-theme.tsx";

// What a story waits for may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Shows a story by the theme and the direction of writing of the toolbar. */
const withToolbar: Decorator = (story, { globals }) => {
  document.documentElement.dataset.njTheme = globals.theme === "light" ? "light" : "dark";
  document.documentElement.dir = globals.direction === "rtl" ? "rtl" : "ltr";
  return story();
};

const preview: Preview = {
  // Each component has a page with its props and all its stories.
  tags: ["autodocs"],
  decorators: [withToolbar],
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
  },
  initialGlobals: { theme: "dark", direction: "ltr" },
  parameters: {
    options: {
      storySort: {
        order: ["Welcome", "Moves", "Looks", "Stages", "Songs", "Pages", "Theme", "Icon", "Button", "Form", "Layout"],
      },
    },
    docs: {
      container: ThemedDocs,
      // Of a component's comment its words, not its tags: an example in it would be taken for markup.
      extractComponentDescription: (component?: { __docgenInfo?: { description?: string } }) =>
        component?.__docgenInfo?.description?.replace(/\s*@\w+[\s\S]*$/, "") ?? "",
    },
    // A story with a violation fails its test.
    a11y: { test: "error" },
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
