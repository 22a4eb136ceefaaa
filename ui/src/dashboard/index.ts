/**
 * A user's projects as tiles.
 * @example
 * ```tsx
 * import { EmptyDashboard } from "@nataraj/ui/dashboard";
 *
 * export const Dashboard = ({ create }: { create: () => void }) => <EmptyDashboard onCreate={create} />;
 * ```
 */

export * from "./ChangeSongDialog.tsx";
export * from "./EmptyDashboard.tsx";
export * from "./KeptDances.tsx";
export * from "./NextSteps.tsx";
export * from "./ProjectGrid.tsx";
export * from "./ProjectTile.tsx";
export * from "./RenameDialog.tsx";
export * from "./RestyleDialog.tsx";
