/** `npm run components`: writes the table of components, their properties, stories and states to `docs/components.md`. */
import { writeFile } from "node:fs/promises";
import { componentRows, componentTable } from "./component-table.ts";

await writeFile(new URL("../../../docs/components.md", import.meta.url), componentTable(componentRows()));
