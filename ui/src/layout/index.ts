/**
 * Pages, tiles, skeletons and what shows while one waits.
 * @example
 * ```tsx
 * import { Page, ProgressBar } from "@nataraj/ui/layout";
 *
 * export const Uploading = () => (
 *   <Page title="Your song" width="form">
 *     <ProgressBar label="Upload" value={40} max={100} />
 *   </Page>
 * );
 * ```
 */

export * from "./MessagePage.tsx";
export * from "./Page.tsx";
export * from "./ProgressBar.tsx";
export * from "./Skeleton.tsx";
export * from "./Tile.tsx";
export * from "./TryAgain.tsx";
export * from "./Waiting.tsx";
