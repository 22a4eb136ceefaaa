import { availableParallelism } from "node:os";
import { describe, expect, test } from "vitest";
import { readSettings } from "./read-settings.ts";
import { SettingsError } from "./settings-error.ts";

function sentences(variables: NodeJS.ProcessEnv): readonly string[] {
  try {
    readSettings(variables, "/base");
  } catch (error) {
    if (error instanceof SettingsError) return error.sentences;
    throw error;
  }
  return [];
}

describe("readSettings", () => {
  test("has a default for everything that the product cannot do without", () => {
    expect(readSettings({}, "/base")).toEqual({
      port: 4000,
      host: "127.0.0.1",
      dataDir: "/base/data",
      publicUrl: "http://localhost:4000",
      role: "all",
      jobConcurrency: Math.max(2, availableParallelism()),
      queueLimits: { ofOwner: 5, inAll: 200 },
      logLevel: "info",
      trustProxy: 0,
      maxUploadMB: 50,
      profileLinks: [],
    });
  });

  test("counts relative paths from where the command was typed", () => {
    expect(readSettings({ DATA_DIR: "elsewhere" }, "/typed/here").dataDir).toBe("/typed/here/elsewhere");
    expect(readSettings({ DATA_DIR: "/absolute" }, "/typed/here").dataDir).toBe("/absolute");
  });

  test("knows Whisper's models by name, and takes anything else for a folder", () => {
    for (const name of ["base", "small", "off"]) {
      expect(readSettings({ WHISPER_MODEL: name }, "/typed/here").whisperModel).toBe(name);
    }
    expect(readSettings({ WHISPER_MODEL: "models/own" }, "/typed/here").whisperModel).toBe("/typed/here/models/own");
  });

  test("takes a service at an address of its own without a key", () => {
    const { openai } = readSettings({ OPENAI_BASE_URL: "http://127.0.0.1:9000/v1" }, "/");
    expect(openai).toEqual({
      baseURL: "http://127.0.0.1:9000/v1",
      transcriptionModel: "whisper-1",
      choreographyModel: "gpt-4o-mini",
    });
  });

  test("takes an empty variable for an absent one", () => {
    expect(readSettings({ DATABASE_URL: "", PORT: " " }, "/base")).not.toHaveProperty("databaseUrl");
  });

  test("follows the port with the public address unless one is given", () => {
    expect(readSettings({ PORT: "4321" }, "/").publicUrl).toBe("http://localhost:4321");
    expect(readSettings({ PUBLIC_URL: "https://dance.example/" }, "/").publicUrl).toBe("https://dance.example");
  });

  test("reads the links of the footer", () => {
    expect(
      readSettings({ PROFILE_LINKS: "GitHub=https://github.com/a?b=c, Site=http://d.example" }, "/"),
    ).toMatchObject({
      profileLinks: [
        { label: "GitHub", url: "https://github.com/a?b=c" },
        { label: "Site", url: "http://d.example" },
      ],
    });
  });

  test("reads another server in a login provider's place", () => {
    const { google, github } = readSettings(
      {
        GOOGLE_CLIENT_ID: "a",
        GOOGLE_CLIENT_SECRET: "b",
        GOOGLE_ISSUER: "https://id.example",
        GITHUB_CLIENT_ID: "c",
        GITHUB_CLIENT_SECRET: "d",
        GITHUB_URL: "https://git.example/",
        GITHUB_API_URL: "https://git.example/api/v3/",
      },
      "/",
    );
    expect(google).toEqual({ clientId: "a", clientSecret: "b", issuer: "https://id.example" });
    const place = { webUrl: "https://git.example", apiUrl: "https://git.example/api/v3" };
    expect(github).toEqual({ clientId: "c", clientSecret: "d", ...place });
  });

  test.each([
    ["METRICS_TOKEN", "short"],
    ["GITHUB_URL", "git.example"],
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "1.5"],
    ["PUBLIC_URL", "dance.example"],
    ["PUBLIC_URL", "javascript:alert(1)"],
    ["DATABASE_URL", "mysql://localhost/nataraj"],
    ["SUPERTOKENS_CONNECTION_URI", "core"],
    ["SMTP_URL", "https://mail.example"],
    ["ROLE", "everything"],
    ["ALLOW_EMPTY_DATABASE", "yes"],
    ["SUPERTOKENS_CONNECTION_URI", "http://name:secret@core.example"],
    ["SUPERTOKENS_CONNECTION_URI", "http://core.example;http://:secret@core.example"],
    ["SUPERTOKENS_API_KEY", "sécret"],
    ["OPENAI_API_KEY", "two words"],
    ["TRUST_PROXY", "-1"],
    ["MAX_UPLOAD_MB", "0"],
    ["CONTACT_EMAIL", "nobody"],
    ["PROFILE_LINKS", "GitHub"],
    ["DEMO_VIDEO_URL", "video.mp4"],
  ])("names %s when it is %s", (name, value) => {
    expect(sentences({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} must be .+\\.$`))]);
  });

  test("names every variable that is wrong at once, without its value", () => {
    const all = sentences({ PORT: "x", OPENAI_BASE_URL: "secret-thing" });
    expect(all).toHaveLength(2);
    expect(all.join()).not.toContain("secret-thing");
  });

  test.each(["web", "worker"])("asks for a database that processes can share where ROLE is %s", (role) => {
    expect(sentences({ ROLE: role })).toEqual([expect.stringContaining("DATABASE_URL is needed")]);
    expect(sentences({ ROLE: role, DATABASE_URL: "postgres://localhost/nataraj" })).toEqual([]);
  });

  test("begins anew in an empty database only when it is told to", () => {
    expect(readSettings({ ALLOW_EMPTY_DATABASE: "true" }, "/").allowEmptyDatabase).toBe(true);
    expect(readSettings({ ALLOW_EMPTY_DATABASE: "false" }, "/").allowEmptyDatabase).toBe(false);
  });

  test.each([
    ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
    ["GITHUB_CLIENT_SECRET", "GITHUB_CLIENT_ID"],
    ["CONTACT_TO", "SMTP_URL"],
    ["GOOGLE_ISSUER", "GOOGLE_CLIENT_ID"],
  ])("asks for what belongs to %s", (name, other) => {
    const value = { CONTACT_TO: "a@b.example", GOOGLE_ISSUER: "https://id.example" }[name] ?? "x";
    expect(sentences({ [name]: value })).toEqual([`${other} is needed beside ${name}.`]);
  });
});
