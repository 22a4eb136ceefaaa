import type { Decorator, Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import "../site/src/shell/page.css";
import "@nataraj/ui/style.css";
import { forgetPractice } from "../ui/src/player/practice-settings.ts";
import "./docs.css";

// What a story waits for may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Shows a story by the theme of the toolbar. */
const withTheme: Decorator = (story, { globals }) => {
  document.documentElement.dataset.njTheme = globals.theme === "light" ? "light" : "dark";
  return story();
};

const preview: Preview = {
  // Each component has a page with its props and all its stories.
  tags: ["autodocs"],
  decorators: [withTheme],
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
  },
  initialGlobals: { theme: "dark" },
  parameters: {
    options: { storySort: { order: ["Theme", "Icon", "Button", "Form", "Layout", "Navigation", "Dialog", "Home"] } },
    docs: {
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
