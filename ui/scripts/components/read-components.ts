import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { builtinResolvers, type Documentation, ERROR_CODES, makeFsImporter, parse } from "react-docgen";

/** The sources of the components. */
export const COMPONENT_FOLDER = fileURLToPath(new URL("../../src", import.meta.url));

/** A property of a component, as its docs page shows it. */
export interface PropertyInfo {
  name: string;
  /** Its doc comment; empty where there is none. */
  description: string;
  /** Its default as it is written, where one is. */
  defaultValue: string | undefined;
}

/** A component, as its source says. */
export interface ComponentInfo {
  name: string;
  /** Path in `ui/src`, with slashes. */
  file: string;
  properties: PropertyInfo[];
}

/** Files in `ui/src` with a component that ships. */
function componentFiles(): string[] {
  return readdirSync(COMPONENT_FOLDER, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".tsx") && !/\.(stories|test)\.tsx$|(^|\/)story-[^/]*$/.test(file))
    .sort();
}

/** All components that a file exports; none where it has hooks or contexts only. */
function read(file: string): Documentation[] {
  const filename = join(COMPONENT_FOLDER, file);
  try {
    return parse(readFileSync(filename, "utf8"), {
      filename,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      importer: makeFsImporter(),
      babelOptions: { babelrc: false, configFile: false },
    });
  } catch (error) {
    if ((error as { code?: string }).code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

/** Every component of the package with its properties, by the same reader that Storybook's docs pages use. */
export function readComponents(): ComponentInfo[] {
  return componentFiles().flatMap((file) =>
    read(file).map(({ displayName = "", props = {} }) => ({
      name: displayName,
      file,
      properties: Object.entries(props).map(([name, { description = "", defaultValue }]) => ({
        name,
        description,
        defaultValue: defaultValue ? String(defaultValue.value) : undefined,
      })),
    })),
  );
}
