import { type ComponentInfo, readComponents } from "./read-components.ts";
import { type ComponentStories, readStories } from "./read-stories.ts";

/** A component with its stories: those of the file beside it. */
export interface ComponentRow extends ComponentInfo {
  stories: ComponentStories | undefined;
}

/** Every component of the package with its stories. */
export function componentRows(): ComponentRow[] {
  return readComponents().map((component) => ({
    ...component,
    stories: readStories(component.file.replace(/\.tsx$/, ".stories.tsx")),
  }));
}

/** `SeveralLines` as words: "several lines". */
const inWords = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, " ").toLowerCase();

/** The table as Markdown. */
export function componentTable(rows: readonly ComponentRow[]): string {
  const told = rows.filter(({ stories }) => stories);
  // Several components of one file share its stories.
  const stories = new Set(
    told.flatMap(({ file, stories: { states } = { states: [] } }) => states.map((s) => file + s)),
  );
  const properties = rows.flatMap((row) => row.properties);
  const lines = rows.map(({ name, file, properties: own, stories: { states } = { states: [] } }) => {
    return `| ${name} | ${file.split("/")[0]} | ${own.length} | ${states.length} | ${states.map(inWords).join(", ")} |`;
  });
  return `# Components

Written by \`npm run components\`. ${rows.length} components with ${properties.length} properties, all described, and
${stories.size} stories; ${told.length} components stand in stories beside their source. In a story that is
tested, a finding of axe in the dark theme fails its test; \`npm run pictures\` names findings in both
themes, with \`--webgl\` in those with WebGL. [sizes.md](sizes.md) has sizes.

| component | folder | properties | stories | states |
| --- | --- | --- | --- | --- |
${lines.join("\n")}
`;
}
