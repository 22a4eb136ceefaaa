/**
 * Nataraj's components. Each folder is an entry of its own too (`@nataraj/ui/player`), for hosts that want a part
 * only. Styles: `@nataraj/ui/style.css`.
 * @example
 * ```tsx
 * import { Button, Page } from "@nataraj/ui";
 * import "@nataraj/ui/style.css";
 *
 * export const Welcome = () => (
 *   <Page title="Welcome">
 *     <Button onClick={() => console.log("pressed")}>Dance</Button>
 *   </Page>
 * );
 * ```
 */

export * from "./account/index.ts";
export * from "./blog/index.ts";
export * from "./button/index.ts";
export * from "./contact/index.ts";
export * from "./create/index.ts";
export { isSoftwareRenderer, rendererName } from "./dancer/quality/renderer.ts";
export * from "./dancer-choice/index.ts";
export * from "./dashboard/index.ts";
export * from "./dialog/index.ts";
export * from "./editing/index.ts";
export * from "./export/index.ts";
export * from "./form/index.ts";
export * from "./home/index.ts";
export * from "./icon/index.ts";
export * from "./layout/index.ts";
export * from "./lyrics/index.ts";
export * from "./navigation/index.ts";
export * from "./player/index.ts";
export * from "./practice/index.ts";
export * from "./share/index.ts";
export * from "./theme/index.ts";
export * from "./trimmer/index.ts";
