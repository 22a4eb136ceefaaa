import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const SERVER = fileURLToPath(new URL("../..", import.meta.url));
const MODULE = pathToFileURL(fileURLToPath(new URL("./square-picture.ts", import.meta.url))).href;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-picture-"));
});
afterAll(() => rm(folder, { recursive: true }));

// In a process of its own: it is the libraries behind that would say, on its standard error, that they read the drawing.
test("a drawing is refused before any library reads it", { timeout: 60_000 }, async () => {
  const file = join(folder, "picture.png");
  await writeFile(
    file,
    '<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"><image href="/etc/passwd"/></svg>',
  );
  const code = `import { squarePicture } from ${JSON.stringify(MODULE)};
    await squarePicture(${JSON.stringify({ file, output: join(folder, "out.png") })}).catch((error) => console.log(error.code));`;
  const args = ["--import", "tsx", "--conditions=@nataraj/source", "--input-type=module", "-e", code];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: SERVER });
  expect([stdout, stderr]).toEqual(["invalid_picture\n", ""]);
});
