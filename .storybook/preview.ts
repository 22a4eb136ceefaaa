import type { Preview } from "@storybook/react-vite";
import "@nataraj/ui/style.css";

const preview: Preview = { parameters: { a11y: { test: "error" } } };
export default preview;
