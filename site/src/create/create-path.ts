import type { CreateMachine, CreateStep } from "@nataraj/sdk";
import type { SnapshotFrom } from "xstate";

type CreateSnapshot = SnapshotFrom<CreateMachine>;

const STEPS: Readonly<Record<string, CreateStep>> = {
  "/selectaudio": "audio",
  "/selectdanceform": "style",
  "/customiseavatar": "avatar",
};

/** Behind the address of the first step: its second screen. */
const TRIM = "trim";

/** The step that an address of the site shows; undefined for addresses outside the flow's steps. */
export function stepOfPath({ pathname, search }: Pick<Location, "pathname" | "search">): CreateStep | undefined {
  const step = STEPS[pathname.replace(/\/$/, "").toLowerCase()];
  return step === "audio" && new URLSearchParams(search).has(TRIM) ? "trim" : step;
}

/**
 * Where the flow's state is shown. From the second step on the address names the project, so that a reload loses nothing
 * that the server has. Undefined while it is not known yet.
 */
export function createPath(snapshot: CreateSnapshot): string | undefined {
  const projectID = snapshot.context.draft?.projectID ?? "";
  if (snapshot.matches("selectAudio")) return "/selectaudio";
  if (snapshot.matches("trim")) return `/selectaudio?${TRIM}`;
  if (snapshot.matches("style")) return `/selectdanceform?project=${projectID}`;
  if (["avatar", "keepingAvatar", "generating"].some((state) => snapshot.matches(state as "avatar")))
    return `/customiseavatar?project=${projectID}`;
  if (snapshot.matches("done")) return `/project/${projectID}`;
  if (snapshot.matches("unavailable")) return "/dashboard";
  return undefined;
}
