/**
 * Makes a dance from Node: signs in, sends a song, waits for the dance, and lists all projects.
 * SITE=http://localhost:4000 EMAIL=… PASSWORD=… SONG=song.mp3 node examples/node-sign-in/main.mjs
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { dashboardMachine, generate, provideDashboard } from "@nataraj/sdk";
import { createNatarajClient } from "@nataraj/sdk/client";
import { createSession } from "@nataraj/sdk/session";
import { createActor, waitFor } from "xstate";

const {
  SITE: site = "http://localhost:4000",
  EMAIL: email = "",
  PASSWORD: password = "",
  SONG: path = "",
} = process.env;

async function main() {
  const session = await createSession({ site, email, password });
  const client = createNatarajClient({ backend: `${site}/api`, fetch: session.fetch });

  const file = new File([await readFile(path)], basename(path));
  const projectID = await client.createProject(
    { file, start: 0, end: 10_000, uid: session.uid, title: file.name, projectName: "brave otter" },
    { onProgress: (share) => console.log(`sent ${Math.round(share * 100)} %`) },
  );
  await client.updateDanceForm(projectID, ["Salsa"]);
  await generate(client, projectID, { onProgress: ({ stage }) => console.log(`stage ${stage}`) });

  // The machine of the dashboard, without a page: the same rules, and the same sentences for the person.
  const dashboard = createActor(provideDashboard(client), { input: {} }).start();
  dashboard.send({ type: "USER_FOUND", uid: session.uid });
  const { context } = await waitFor(
    dashboard,
    ({ context }) => context.projects.length > 0 || context.notice !== undefined,
  );
  for (const { projectName } of context.projects) console.log(`project ${projectName}`);
  dashboard.stop();

  await session.signOut();
  console.log(`a ${dashboardMachine.id} of ${context.projects.length}, signed out`);
}

// What is refused, or cannot be reached, is said in a sentence.
main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
