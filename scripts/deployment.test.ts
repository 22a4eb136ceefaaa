import { existsSync, readFileSync } from "node:fs";
import { maxHeaderSize } from "node:http";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { saveChoreography } from "@nataraj/sdk/contract/calls";
import { validate } from "dockerfile-utils";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { CALLS } from "../server/src/calls/all-calls.ts";
import { HTTP_LIMITS } from "../server/src/http/http-limits.ts";
import { Environment } from "../server/src/settings/environment.ts";
import { readSettings } from "../server/src/settings/read-settings.ts";
import { importsOf } from "./imports/read-imports.mjs";
import { copiedFiles, readCopy, readStages, withoutIgnored } from "./verify/image/dockerfile.mjs";
import { repositoryFiles } from "./verify/repository-files.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");

interface Service {
  image?: string;
  build?: string;
  read_only?: boolean;
  user?: string;
  environment?: Record<string, string | null>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: unknown;
  volumes?: string[];
}
const compose: { services: Record<string, Service>; volumes: object } = parse(read("compose.yaml"), { merge: true });
const services = Object.entries(compose.services);
const ours = services.filter(([, { build }]) => build !== undefined);

/** What `npm ci` reads, and what the scripts that it runs are made of. */
function filesOfInstallation(): Set<string> {
  const { workspaces } = JSON.parse(read("package.json")) as { workspaces: string[] };
  const manifests = ["package.json", ...workspaces.map((workspace) => `${workspace}/package.json`)];
  const found = new Set([...manifests, "package-lock.json", ".npmrc"]);
  const add = (path: string): void => {
    if (found.has(path) || !existsSync(join(root, path)) || !/\.\w+$/.test(path)) return;
    found.add(path);
    for (const imported of importsOf(root, path)) add(imported);
  };
  for (const manifest of manifests) {
    const { scripts = {} } = JSON.parse(read(manifest)) as { scripts?: Record<string, string> };
    for (const when of ["preinstall", "install", "postinstall", "preprepare", "prepare", "postprepare"]) {
      for (const word of scripts[when]?.split(" ") ?? []) add(posix.join(posix.dirname(manifest), word));
    }
  }
  return found;
}

describe("the Dockerfile", () => {
  const dockerfile = read("Dockerfile");
  it("has no mistakes that a checker knows", () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  it("ends in a stage that is not root, is looked after, and copies what is there", () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    const main = /^CMD \["node", "(.*)"\]$/m.exec(last)?.[1];
    expect(main).toBe("server/dist/main.js");
    const built = [...last.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path]) => path ?? "");
    const sources = built.filter((path) => !path.endsWith("/dist"));
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    // Every folder of the repository that the running server reads.
    expect(built).toEqual(
      expect.arrayContaining([
        "sdk/dist",
        "site/dist",
        "server/dist",
        "server/bin",
        "server/blogs",
        "assets/dancers",
        "assets/songs",
        "assets/networks",
      ]),
    );
  });

  it("has copied, before each npm ci, what the installation reads and runs", () => {
    const files = withoutIgnored(repositoryFiles(root), read(".dockerignore"));
    const copied = new Map<string, Set<string>>();
    let installations = 0;
    for (const { name, base, instructions } of readStages(dockerfile)) {
      const present = new Set(copied.get(base));
      copied.set(name, present);
      for (const { keyword, value } of instructions) {
        if (keyword === "COPY" && !readCopy(value).from) {
          for (const { to } of copiedFiles(files, readCopy(value))) present.add(to);
        }
        if (keyword !== "RUN" || !value.includes("npm ci")) continue;
        installations++;
        expect([...filesOfInstallation()].filter((path) => !present.has(path))).toEqual([]);
      }
    }
    expect(installations).toBe(2);
  });

  it("keeps secrets and what is built here out of the image", () => {
    expect(read(".dockerignore").split("\n")).toEqual(expect.arrayContaining([".env", "**/node_modules", "data"]));
  });
});

describe("compose.yaml", () => {
  it("has two webs, two workers and what they need, each named where it is waited for", () => {
    const roles = ours.map(([, { environment }]) => environment?.ROLE).sort();
    expect(roles).toEqual(["web", "web", "worker", "worker"]);
    for (const [name, { depends_on = {} }] of services) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        const waited = compose.services[other];
        expect(waited, `${name} waits for ${other}`).toBeDefined();
        // The image of ours has a health check of its own.
        if (condition === "service_healthy") expect(waited?.healthcheck ?? waited?.build).toBeDefined();
      }
    }
  });

  it("gives our processes settings that the server takes, and nothing to write on but their volume", () => {
    for (const [name, { environment = {}, read_only, user, volumes }] of ours) {
      expect(Object.keys(environment).filter((key) => !(key in Environment.shape))).toEqual([]);
      expect([read_only, user, volumes]).toEqual([true, "node", [`${name}:/data`]]);
      const filled = Object.entries(environment).map(([key, value]) => [
        key,
        (value ?? "").replaceAll(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_all, _name, text: string) =>
          text.startsWith("http") ? text : "secret",
        ),
      ]);
      const settings = readSettings(Object.fromEntries(filled), "/");
      expect(settings).toMatchObject({ trustProxy: 1, s3: { bucket: "nataraj" }, publicUrl: "http://localhost:8080" });
    }
  });

  it("shows nothing but the proxy, to this machine alone, and pins what it runs", () => {
    const open = services.filter(([, service]) => "ports" in service);
    expect(open).toEqual([["proxy", expect.objectContaining({ ports: ["127.0.0.1:8080:8080"] })]]);
    for (const [name, { image, build }] of services) {
      if (build === undefined) expect(image, name).toMatch(/:(?!latest$)[\w.-]+$/);
    }
  });

  it("has a proxy that knows the webs", () => {
    const nginx = read("deploy/nginx.conf");
    const webs = ours.flatMap(([name, { environment }]) => (environment?.ROLE === "web" ? [name] : []));
    expect([...nginx.matchAll(/server (\w+):4000/g)].map(([, name]) => name)).toEqual(webs);
  });
});

describe("the proxy's two configurations", () => {
  const RULE = /^(?:limit|client|keepalive|large|proxy|map|location|default|log_format|"~)(?!\w*_temp_path)/;
  /** What a configuration says of requests, without indentation and the names of its own. */
  const rules = (text: string) =>
    text
      .split("\n")
      .map((line) => line.trim().replace(/^(proxy_pass|log_format) \S+/, "$1"))
      .filter((line) => RULE.test(line))
      .sort();
  const [own, site] = ["deploy/nginx.conf", "deploy/nginx-site.conf"].map(read) as [string, string];
  const valuesOf = (name: string) =>
    [...site.matchAll(new RegExp(`^\\s*${name} (.*);`, "gm"))].map(([, value]) => value);

  it("treat requests alike", () => {
    expect(rules(site)).toEqual(rules(own));
    expect(rules(site).length).toBeGreaterThan(20);
  });

  it("bound what one client may ask as the server does", () => {
    const seconds = (ms: number) => `${ms / 1000}s`;
    expect(valuesOf("limit_conn")).toEqual([`nataraj ${HTTP_LIMITS.requestsPerAddress}`]);
    expect(valuesOf("client_header_timeout")).toEqual([seconds(HTTP_LIMITS.headersTimeoutMs)]);
    expect(valuesOf("client_body_timeout")).toEqual([seconds(HTTP_LIMITS.bodyIdleTimeoutMs)]);
    // The server's end of a connection is not the one that closes.
    const [kept = ""] = valuesOf("keepalive_timeout");
    expect(Number(kept.replace("s", "")) * 1000).toBeLessThan(HTTP_LIMITS.connectionIdleTimeoutMs);
    const [buffers = ""] = valuesOf("large_client_header_buffers");
    const [count = 0, kilobytes = 0] = buffers.replace("k", "").split(" ").map(Number);
    // One holds the line with the target, all of them the headers.
    expect(kilobytes * 1024).toBeGreaterThan(HTTP_LIMITS.longestTarget);
    expect(count * kilobytes * 1024).toBe(maxHeaderSize);
  });

  it("take large bodies where files are uploaded, and there alone", () => {
    const [most = "", ofUploads = ""] = valuesOf("client_max_body_size").map((size) => size?.replace("m", ""));
    expect(Number(most) * 1024 ** 2).toBe(saveChoreography.maxBytes);
    expect(Number(ofUploads)).toBeGreaterThan(readSettings({}, "/").maxUploadMB);
    const uploads = Object.values(CALLS).flatMap(({ form, route }) => (form ? [route.path] : []));
    const [, names = ""] = /location ~ \^\/api\/\(\?:([\w|]+)\)\$ \{/.exec(site) ?? [];
    expect(
      names
        .split("|")
        .map((name) => `/${name}`)
        .sort(),
    ).toEqual(uploads.sort());
  });

  it("leave to a service what is its own: process, log of errors, other sites", () => {
    const site = read("deploy/nginx-site.conf").replaceAll(/#.*/g, "");
    expect(site).not.toMatch(/^\s*(pid|user|events|http|worker_\w+|error_log)\b|\/dev\/|default_server/m);
    expect(site).toContain(`server 127.0.0.1:${readSettings({}, "/").port};`);
  });
});

describe("commands that documents name", () => {
  it("are there", () => {
    const { scripts } = JSON.parse(read("package.json"));
    const named = [...read("docs/deployment.md").matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name ?? "");
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
    const built = [...read("docs/deployment.md").matchAll(/node server\/dist\/(\S+)\.js/g)].map(([, path]) => path);
    expect(built.filter((path) => !existsSync(join(root, "server/src", `${path}.ts`)))).toEqual([]);
  });
});
