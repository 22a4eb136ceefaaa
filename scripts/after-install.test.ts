import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dropForeignBinaries, shareFfmpeg } from "./after-install.mjs";

const ORT = "onnxruntime-node/bin/napi-v6";
const FILES = [
  `${ORT}/linux/x64/onnxruntime_binding.node`,
  `${ORT}/linux/x64/libonnxruntime.so.1`,
  `${ORT}/linux/arm64/onnxruntime_binding.node`,
  `${ORT}/win32/x64/DirectML.dll`,
  "onnxruntime-node/dist/index.js",
];

let modules: string;
const put = (name: string) => {
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  writeFileSync(join(modules, name), "");
};
const files = () =>
  readdirSync(modules, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(modules.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();

beforeEach(() => {
  modules = mkdtempSync(join(tmpdir(), "nataraj-modules-"));
  for (const name of FILES) put(name);
});
afterEach(() => rmSync(modules, { recursive: true }));

describe("dropForeignBinaries", () => {
  it("keeps the libraries of one system, and what they belong to", () => {
    dropForeignBinaries(modules, { os: "linux", cpu: "x64" });
    expect(files()).toEqual([FILES[1], FILES[0], FILES[4]]);
    expect(dropForeignBinaries(modules, { os: "linux", cpu: "x64" })).toEqual([]);
  });

  it("removes nothing for a system that the package does not know", () => {
    expect(dropForeignBinaries(modules, { os: "freebsd", cpu: "x64" })).toEqual([]);
    expect(files()).toEqual([...FILES].sort());
  });

  it("removes nothing where the package has another form, or is not there", () => {
    rmSync(join(modules, FILES[0] as string));
    expect(dropForeignBinaries(modules, { os: "linux", cpu: "x64" })).toEqual([]);
    rmSync(join(modules, "onnxruntime-node"), { recursive: true });
    expect(dropForeignBinaries(modules, { os: "linux", cpu: "x64" })).toEqual([]);
  });

  it("keeps SQLite for one system, and for all where there is none for this one", () => {
    const binaries = ["linux-x64", "win32-x64"].map((name) => `@appthreat/sqlite3/prebuilds/${name}/sqlite3.node`);
    for (const name of binaries) put(name);
    const kept = () => files().filter((name) => name.startsWith("@appthreat"));
    dropForeignBinaries(modules, { os: "freebsd", cpu: "x64" });
    expect(kept()).toEqual(binaries);
    dropForeignBinaries(modules, { os: "linux", cpu: "x64" });
    expect(kept()).toEqual([binaries[0]]);
  });

  it("tidies up after a compiler that has done its work, and not before", () => {
    const release = "sqlite3/build/Release";
    put(`${release}/obj.target/sqlite3.o`);
    dropForeignBinaries(modules, { os: "linux", cpu: "x64" });
    expect(files()).toContain(`${release}/obj.target/sqlite3.o`);
    put(`${release}/node_sqlite3.node`);
    dropForeignBinaries(modules, { os: "linux", cpu: "x64" });
    expect(files().filter((name) => name.startsWith("sqlite3"))).toEqual([`${release}/node_sqlite3.node`]);
  });

  it("keeps of the pose estimator what the product uses, and all where that is missing", () => {
    const [lite, heavy] = ["@mediapipe/pose/pose_landmark_lite.tflite", "@mediapipe/pose/pose_landmark_heavy.tflite"];
    put(heavy);
    dropForeignBinaries(modules, { os: "linux", cpu: "x64" });
    expect(files()).toContain(heavy);
    put(lite);
    dropForeignBinaries(modules, { os: "linux", cpu: "x64" });
    expect(files().filter((name) => name.startsWith("@mediapipe"))).toEqual([lite]);
  });
});

it.skipIf(process.platform === "win32")("lets every user run the packaged ffmpeg, and finds none without harm", () => {
  shareFfmpeg(modules);
  const programs = ["@ffmpeg-installer/linux-x64/ffmpeg", "@ffprobe-installer/linux-x64/ffprobe"];
  for (const name of programs) {
    put(name);
    chmodSync(join(modules, name), 0o744);
  }
  // The packages that choose a program have no program.
  mkdirSync(join(modules, "@ffmpeg-installer/ffmpeg/lib"), { recursive: true });
  shareFfmpeg(modules);
  for (const name of programs) expect(statSync(join(modules, name)).mode & 0o777).toBe(0o755);
});
