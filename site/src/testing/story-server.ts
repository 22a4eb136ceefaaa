import { ApiError, type ApiErrorCode } from "@nataraj/sdk";
import type { GenerationProgress, Project, ProjectSummary, SettingsResponse, Song, User } from "@nataraj/sdk/contract";
import { getResponse, HttpResponse, http, type RequestHandler } from "msw";

/** The person at the screen of every story. */
export const STORY_UID = "me";
/** The project of the stories. */
export const STORY_PROJECT = "0f".repeat(16);

const SETTINGS: SettingsResponse = {
  providers: { google: true, github: true },
  passwordReset: true,
  maxUploadMB: 50,
  maxProjects: 10,
  contactEmail: "dance@example.org",
  profileLinks: [],
};

/** An answer that says what is wrong, as the server's do. */
export function refuse(code: ApiErrorCode): Response {
  const { status, message } = new ApiError(code);
  return HttpResponse.json({ error: code, message }, { status });
}

/** An answer that has begun and never ends: what waits for it goes on waiting. */
export const unfinished = () =>
  new HttpResponse(new ReadableStream(), { headers: { "content-type": "application/json" } });

/** A stream of events that stays open after the last. */
export function eventsOf(...events: GenerationProgress[]): Response {
  const text = events.map((event) => `event: progress\ndata: ${JSON.stringify(event)}\n\n`).join("");
  const body = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(new TextEncoder().encode(text)) });
  return new HttpResponse(body, { headers: { "content-type": "text/event-stream" } });
}

/** A plain picture of a colour. */
const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${color}" d="M0 0h8v8H0z"/></svg>`)}`;

/** A song that hums for some seconds, as the address of a file in the page (WAV, 8 kHz, 8 bit). */
function hum(seconds: number): string {
  const rate = 8_000;
  const samples = Uint8Array.from({ length: seconds * rate }, (_, i) => {
    const swell = 0.3 + 0.6 * Math.abs(Math.sin((i / rate) * 0.7));
    return 128 + 100 * swell * Math.sin((i / rate) * 2 * Math.PI * 220);
  });
  const head = new DataView(new ArrayBuffer(44));
  const words: [number, string][] = [
    [0, "RIFF"],
    [8, "WAVE"],
    [12, "fmt "],
    [36, "data"],
  ];
  for (const [at, word] of words) for (let i = 0; i < 4; i++) head.setUint8(at + i, word.charCodeAt(i));
  const longs: [number, number][] = [
    [4, 36 + samples.length],
    [16, 16],
    [24, rate],
    [28, rate],
    [40, samples.length],
  ];
  for (const [at, value] of longs) head.setUint32(at, value, true);
  const shorts: [number, number][] = [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ];
  for (const [at, value] of shorts) head.setUint16(at, value, true);
  return URL.createObjectURL(new Blob([head, samples], { type: "audio/wav" }));
}

/** Songs of the library, and projects with names short and long. */
const SONGS: Song[] = [
  {
    title: "Marigold Morning",
    url: "/story/marigold.wav",
    duration: 75,
    thumbnail: picture("#e8590c"),
    artist: "Nataraj",
  },
  { title: "Winter Window", url: "/story/winter.wav", duration: 64, thumbnail: picture("#1c7ed6"), artist: "Nataraj" },
  {
    title: "A song whose title goes on and on, as titles of live recordings do (take two, with applause)",
    url: "/story/long.wav",
    duration: 599,
    thumbnail: picture("#9c36b5"),
  },
];

export const summary = (change: Partial<ProjectSummary> = {}): ProjectSummary => ({
  projectID: STORY_PROJECT,
  projectName: "brave otter",
  duration: 36,
  visibility: "private",
  checkpoint: 3,
  generating: false,
  danceform: "Salsa, ",
  title: "Marigold Morning.mp3",
  created: Date.UTC(2026, 10, 1),
  ...change,
});

const LINES: [lyrics: string, steps: number[]][] = [
  ["", [18, 9]],
  ["Lift your hands into the light", [19, 1]],
  ["turn around and feel the night", [7, 4, 8]],
  ["bow to those who danced along", [16, 27]],
];
const BAR = 4;

/** A project of 36 seconds with its dance. */
export function project(change: Partial<Project> = {}): Project {
  let bar = 0;
  const document = Object.fromEntries(
    LINES.map(([lyrics, steps]) => {
      const start = bar * BAR;
      bar += steps.length;
      const beats = Array.from({ length: steps.length * BAR * 2 }, (_, i) => start + i / 2);
      const at = steps.map((_, i) => start + i * BAR);
      return [start.toFixed(2), { lyrics, steps, start, at, beats, energy: beats.map(() => 0.5), style: "Salsa" }];
    }),
  );
  return {
    projectID: STORY_PROJECT,
    projectName: "brave otter",
    song: hum(36),
    choreography: JSON.stringify(document),
    visibility: "private",
    owner: STORY_UID,
    duration: 36,
    checkpoint: 3,
    generating: false,
    danceform: "Salsa, ",
    version: 1,
    ...change,
  };
}

/** The person's profile. */
export const user = (change: Partial<User> = {}): User => ({
  uid: STORY_UID,
  displayName: "Asha Rao",
  email: "asha@example.org",
  photoURL: null,
  logins: ["password", "google"],
  ...change,
});

/** Entries of the blog, in the server's order. */
const BLOGS = {
  "05112026.md": "# Hands that speak\n\nThe dancer has **mudras** now: each finger moves by itself.",
  "22102026.md":
    "# Counting to eight\n\n- Turn the counts on in the practice tools.\n- Halve the speed.\n- Loop one section.",
};

/** What the server answers unless a story says otherwise. */
const USUAL: RequestHandler[] = [
  http.get("*/api/settings", () => HttpResponse.json(SETTINGS)),
  http.get("*/api/songs", () => HttpResponse.json({ songs: SONGS.map((song) => ({ ...song, url: hum(12) })) })),
  http.get("*/api/profile", () => HttpResponse.json(user())),
  http.get("*/api/blogs", () => HttpResponse.json(BLOGS)),
  http.get("*/api/preferences", () => HttpResponse.json({})),
  http.get("*/api/fetchprojects/:uid", () => HttpResponse.json({ projects: [summary()] })),
  http.get("*/api/fetchproject/:id", () => HttpResponse.json({ project: project() })),
  http.get("*/api/generation/:id", () => eventsOf({ stage: "queued", progress: 0, place: 2 })),
  http.post("*/api/createproject", () => HttpResponse.json({ projectID: STORY_PROJECT })),
  // The auth SDK asks once whether an earlier visit has left a session.
  http.post("*/api/auth/session/refresh", () => new HttpResponse(null, { status: 401 })),
  http.all("*/api/*", () => HttpResponse.json({ status: "OK" })),
];

/** A server inside the page: `fetch` for the client, answered by the story's handlers, then by the usual ones. */
export function storyFetch(handlers: readonly RequestHandler[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const answer = await getResponse([...handlers, ...USUAL], request);
    if (!answer) throw new TypeError(`The story's server has no answer to ${request.method} ${request.url}.`);
    return answer;
  };
}

/**
 * Has the auth SDK answered like the client: it calls the page's own `fetch`. For a story's `beforeEach`.
 * @returns What gives the page its own `fetch` back.
 */
export function answerAuth(...handlers: RequestHandler[]): () => void {
  const real = window.fetch;
  const answer = storyFetch(handlers);
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return pathname.startsWith("/api/auth/") ? answer(input, init) : real(input, init);
  };
  return () => {
    window.fetch = real;
  };
}
