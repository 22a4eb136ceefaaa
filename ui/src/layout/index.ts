/** Pages, tiles, skeletons and what shows while one waits. */

export * from "./MessagePage.tsx";
export * from "./Page.tsx";
export * from "./ProgressBar.tsx";
export * from "./Skeleton.tsx";
export * from "./Tile.tsx";
export * from "./TryAgain.tsx";
export * from "./Waiting.tsx";
