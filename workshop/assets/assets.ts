/**
 * Makes the assets whose makers have changed: `npm run assets [-- group…]`. With `--check` it makes nothing and fails
 * where an asset is not what its maker makes; `npm run check` does that. With `--all` it makes all.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { programOf } from "../../scripts/program-of.mjs";
import { type Fingerprint, fingerprintOf, madeFrom } from "./fingerprints.ts";
import { ASSET_GROUPS, type AssetGroup } from "./groups.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const NOTED = join(root, "assets/made-from.json");

const { values, positionals } = parseArgs({
  options: { check: { type: "boolean", default: false }, all: { type: "boolean", default: false } },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !ASSET_GROUPS.some((group) => group.name === name));
if (unknown)
  throw new Error(`There is no group "${unknown}". Groups: ${ASSET_GROUPS.map(({ name }) => name).join(", ")}.`);
const chosen = ASSET_GROUPS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

const noted = JSON.parse(readFileSync(NOTED, "utf8")) as Record<string, Fingerprint>;
const isSame = (one: Fingerprint | undefined, other: Fingerprint) =>
  one?.madeFrom === other.madeFrom && one.files === other.files;

if (values.check) {
  const now = await Promise.all(chosen.map(async (group) => ({ group, is: await fingerprintOf(root, group) })));
  const changed = now.filter(({ group, is }) => !isSame(noted[group.name], is));
  for (const { group, is } of changed) {
    const reason = noted[group.name]?.files === is.files ? "its makers have changed" : "its files are not those noted";
    console.error(`The assets "${group.name}" are out of date: ${reason}. Run "npm run assets".`);
  }
  console.log(`Assets: ${chosen.length} groups, ${changed.length} out of date.`);
  process.exitCode = changed.length > 0 ? 1 : 0;
} else {
  for (const group of chosen) {
    if (!values.all && isSame(noted[group.name], await fingerprintOf(root, group))) continue;
    // What the group was made from is taken first: a file that is saved meanwhile makes it out of date.
    const from = await madeFrom(root, group);
    make(group);
    noted[group.name] = { ...(await fingerprintOf(root, group)), madeFrom: from };
    writeFileSync(NOTED, `${JSON.stringify(noted, null, 2)}\n`);
  }
}

function make({ name, makers: [maker] }: AssetGroup): void {
  console.log(maker ? `Making ${name}.` : `Noting ${name}, which are made by hand.`);
  if (!maker) return;
  const args = [programOf("tsx"), "--conditions=@nataraj/source", join(root, maker)];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`The assets "${name}" could not be made.`);
}
