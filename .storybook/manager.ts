import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

// The colours of the dark theme (`ui/src/theme/tokens.css`): Storybook takes no custom properties here.
addons.setConfig({
  theme: create({
    base: "dark",
    brandTitle: "Nataraj for designers",
    brandUrl: "./",
    fontBase: '"Figtree Variable", "Segoe UI", Roboto, sans-serif',
    colorPrimary: "#ffb238",
    colorSecondary: "#ff5c8a",
    appBg: "#150b1c",
    appContentBg: "#21122b",
    appPreviewBg: "#150b1c",
    appBorderColor: "#4a3157",
    appBorderRadius: 8,
    textColor: "#fdf3e7",
    textMutedColor: "#d6c1d3",
    barBg: "#21122b",
    barTextColor: "#d6c1d3",
    barHoverColor: "#ffc96b",
    barSelectedColor: "#ffb238",
    inputBg: "#2e1a3b",
    inputBorder: "#8a6c98",
    inputTextColor: "#fdf3e7",
  }),
});
