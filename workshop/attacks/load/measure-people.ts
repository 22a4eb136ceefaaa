import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { MAX_PROJECTS } from "@nataraj/sdk/contract";
import autocannon from "autocannon";
import type { LoadOptions } from "./options.ts";
import { readMetric, readSong, startProduct } from "./product.ts";
import { Visitor } from "./visitor.ts";

/** What is aimed at. Milliseconds. */
const AIMS = { eventLoop: 50, pages: 300 };

interface Person {
  visitor: Visitor;
  projects: string[];
}

/**
 * One process with SQLite, as it is installed: people read, each a page or a call a second, while dances are generated and
 * followed. Everybody has a connection of their own, and waits are counted from when a request was due.
 */
export async function measurePeople(folder: string, options: LoadOptions): Promise<string[]> {
  const { seconds, readers, generations } = options;
  const place = join(folder, "people");
  await mkdir(place);
  const product = await startProduct(place, { WHISPER_MODEL: "", MAX_QUEUED_JOBS_PER_USER: "60" });
  try {
    const people = await makePeople(product.url, generations);
    const [first] = people as [Person, ...Person[]];
    const shared = first.projects[0] ?? "";
    await first.visitor.get(`/api/changeprojectvisibility/${shared}/public`);
    const leave = new AbortController();
    const asked = people.flatMap(({ visitor, projects }) =>
      projects.flatMap((id) => {
        const body = JSON.stringify({ projectID: id });
        const headers = { "content-type": "application/json" };
        const { signal } = leave;
        return [
          visitor.fetch("/api/generatedance", { method: "POST", body, headers, signal }),
          visitor.fetch(`/api/generation/${id}`, { signal }).then((answer) => answer.text()),
        ];
      }),
    );
    const settled = Promise.allSettled(asked);
    // From here on the process counts anew.
    await readMetric(product.url, "nodejs_eventloop_lag_p99_seconds");
    const half = Math.max(1, Math.floor(readers / 2));
    const load = { url: product.url, connections: half, connectionRate: 1, duration: seconds };
    const [pages, calls] = await Promise.all([
      autocannon({ ...load, requests: [{ path: `/project/${shared}` }, { path: "/" }, { path: "/blogs" }] }),
      autocannon({
        ...load,
        headers: { cookie: first.visitor.cookie },
        requests: [{ path: `/api/fetchproject/${shared}` }, { path: `/api/fetchprojects/${first.visitor.uid}` }],
      }),
    ]);
    const lag = (await readMetric(product.url, "nodejs_eventloop_lag_p99_seconds")) * 1000;
    const running = await readMetric(product.url, 'nataraj_jobs{status="running"}');
    const queued = await readMetric(product.url, 'nataraj_jobs{status="queued"}');
    leave.abort();
    await settled;
    const failed = [pages, calls].reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0);
    return [
      `${half} readers of pages, ${half} of calls, ${generations} generations (${running + queued} still open at the end); ${failed} requests failed`,
      "| figure | milliseconds | aim |",
      "| --- | ---: | ---: |",
      `| event loop, p99 | ${lag.toFixed(0)} | ${AIMS.eventLoop} |`,
      `| pages, p50 | ${pages.latency.p50} | |`,
      `| pages, p99 | ${pages.latency.p99} | ${AIMS.pages} |`,
      `| calls, p50 | ${calls.latency.p50} | |`,
      `| calls, p99 | ${calls.latency.p99} | |`,
    ];
  } finally {
    await product.stop();
  }
}

/** The number of people who together have this many projects without a dance. */
async function makePeople(url: string, generations: number): Promise<Person[]> {
  const song = await readSong();
  const people: Person[] = [];
  for (let made = 0; made < generations; ) {
    const visitor = await Visitor.signUp(url);
    const projects: string[] = [];
    while (projects.length < MAX_PROJECTS && made < generations) {
      projects.push(await visitor.makeProject(song));
      made++;
    }
    people.push({ visitor, projects });
  }
  return people;
}
