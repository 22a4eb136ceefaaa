import { parseDanceForm } from "@nataraj/sdk/contract";
import { askedStaging } from "@nataraj/sdk/looks";
import { SOLO } from "@nataraj/sdk/stage";
import { VIEWS } from "@nataraj/ui/dancer";
import { framePlayer } from "../embed/frame-player.ts";
import { servePlayerJs } from "../embed/player-js.ts";
import { dancerFor } from "../pages/project/create-dancer.ts";
import { showControls } from "./controls.ts";
import { fetchProject, projectIdIn } from "./fetch-project.ts";
import { answerKeys } from "./keys.ts";
import { playStandalone } from "./play-standalone.ts";
import { readPlayerOptions } from "./player-options.ts";
import { createScreen } from "./screen.ts";

/** What a private, an unknown and an unfinished project look like: all the same, so that nothing is given away. */
const UNAVAILABLE_TEXT = "This dance is not available.";
const NO_ANSWER_TEXT = "The dance could not be fetched. Please try again later.";

const screen = createScreen();
const embedded = window.parent === window ? undefined : servePlayerJs(window);

function showMessage(text: string): void {
  screen.calm(text);
  embedded?.fail(text);
}

async function main(): Promise<void> {
  const projectID = projectIdIn(location.pathname);
  const project = projectID ? await fetchProject(projectID) : undefined;
  if (!projectID || !project) return showMessage(UNAVAILABLE_TEXT);
  document.title = `${project.projectName} · Nataraj`;

  const canvas = document.createElement("canvas");
  screen.stage.append(canvas);
  const asked = readPlayerOptions(location.search);
  const style = parseDanceForm(project.danceform)[0];
  const { cast = SOLO, environment, ...staging } = askedStaging(project.staging, asked.staging, style);
  const engine = dancerFor(project.danceform, cast)(canvas);
  if (environment) void engine.setEnvironment?.(environment);
  const camera = asked.camera ?? staging.camera;
  engine.setView(VIEWS.find((name) => name === camera) ?? "automatic");
  const fit = () => engine.resize(screen.stage.clientWidth, screen.stage.clientHeight, devicePixelRatio);
  new ResizeObserver(fit).observe(screen.stage);

  const player = playStandalone({
    screen,
    project,
    engine,
    refresh: async () => {
      const fresh = await fetchProject(projectID);
      if (!fresh) throw new Error(UNAVAILABLE_TEXT);
      return fresh.song;
    },
    asked,
    still: matchMedia("(prefers-reduced-motion: reduce)").matches,
  });
  if (embedded) framePlayer(player, embedded);
  if (asked.controls) showControls(screen.element, player);
  answerKeys(player, screen.element);
  // A page that is kept for the back button keeps its player; one that is left for good gives everything back.
  addEventListener("pagehide", ({ persisted }) => {
    if (persisted) return player.send({ type: "PAUSE" });
    player.stop();
    engine.dispose();
  });
}

main().catch((error: unknown) => {
  console.error(error);
  showMessage(NO_ANSWER_TEXT);
});
