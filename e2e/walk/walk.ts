/**
 * `npm run walk`: starts the built product, goes through every screen in its states, and looks at each in five windows,
 * dark and light: axe, layout shift, what is cut off or covered. Pictures and a sheet of each screen go to
 * `artifacts/walk`. Without WebGL, which is quick; `--webgl` draws the dancer by the processor, on the screens that have
 * her. `--only project` takes the screens' walks in which a name matches, `--window 1280x720` one window, `--to FOLDER`
 * another place. Fails where something is wrong.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { launchBrowser, launchBrowserWithoutWebGL } from "../browser.ts";
import { startProduct } from "../product.ts";
import { createPeople } from "./people.ts";
import { ACCOUNT } from "./screens/account.ts";
import { CREATE } from "./screens/create.ts";
import { DASHBOARD } from "./screens/dashboard.ts";
import { PROJECT } from "./screens/project.ts";
import { PUBLIC } from "./screens/public.ts";
import { writeSheet } from "./sheet.ts";
import { nameOf, VIEWS } from "./views.ts";
import { type Look, walkThrough } from "./walk-through.ts";

const { values } = parseArgs({
  options: {
    webgl: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    window: { type: "string", default: "" },
    to: { type: "string", default: "artifacts/walk" },
  },
});
const { webgl } = values;
const only = new RegExp(values.only);
const views = VIEWS.filter((view) => nameOf(view).startsWith(values.window));
const walks = [...PUBLIC, ...ACCOUNT, ...CREATE, ...PROJECT, ...DASHBOARD].filter(
  ({ screens, dancer }) => screens.some(({ name }) => only.test(name)) && (dancer || !webgl),
);

const folder = resolve(values.to);
await mkdir(folder, { recursive: true });
const data = await mkdtemp(join(tmpdir(), "nataraj-walk-"));
const product = await startProduct(data);
const browser = await (webgl ? launchBrowser() : launchBrowserWithoutWebGL());
const found: string[] = [];
try {
  const people = await createPeople(product.url);
  for (const walk of walks) {
    const looks: Look[] = [];
    await walkThrough(walk, { browser, product: people, folder, views, webgl }, (look) => {
      looks.push(look);
      const lines = [...new Set(look.faults)].map((fault) => `${look.name} ${fault}`);
      found.push(...lines);
      console.log([`${look.name}: ${lines.length === 0 ? "good" : lines.length}`, ...lines].join("\n  "));
    });
    for (const { name, pictures } of looks) {
      if (pictures.length > 0) await writeSheet(pictures, join(folder, `sheet-${name}.png`));
    }
    await writeFile(join(folder, "faults.txt"), found.join("\n"));
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(data, { recursive: true, force: true });
}
console.log(`${found.length} findings; the pictures are in ${folder}.`);
if (found.length > 0) process.exitCode = 1;
