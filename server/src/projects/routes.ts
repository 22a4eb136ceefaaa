import { createHash } from "node:crypto";
import type Router from "@koa/router";
import { type ChoreographyDocument, ChoreographyError, readChoreography } from "@nataraj/sdk/choreography";
import { readStoredChoreography, writeChoreography } from "@nataraj/sdk/choreography/edit";
import {
  ApiError,
  DANCE_STYLES,
  type DancePictureAddresses,
  formatDanceForm,
  parseDanceForm,
  REQUEST_KEY_HEADER,
  type TempoCorrection,
} from "@nataraj/sdk/contract";
import * as calls from "@nataraj/sdk/contract/calls";
import type { Context } from "koa";
import { serve } from "../calls/serve.ts";
import { clientSignal } from "../http/client-signal.ts";
import { isTooNested } from "../http/nesting.ts";
import { invalidField, validate } from "../http/validate.ts";
import type { JobStore } from "../jobs/job-store.ts";
import { prepareSong } from "../music/intake/prepare-song.ts";
import type { FoundLyrics } from "../music/lyrics/find-lyrics.ts";
import { DANCE_PICTURES, type DancePictureKind, dancePictureKey } from "../storage/dance-picture-keys.ts";
import { type UploadDependencies, withUpload } from "../uploads/with-upload.ts";
import { ownProject, readableProject } from "./access.ts";
import { changeSong } from "./change-song.ts";
import { correctedLyrics } from "./corrected-lyrics.ts";
import { type CreateProjectDependencies, createProject } from "./create-project.ts";
import type { DancePictures } from "./dance-picture.ts";
import { duplicateProject } from "./duplicate-project.ts";
import type { PreparedSongs } from "./prepared-songs.ts";
import { type LiveProject, toProject, toSummary } from "./project-row.ts";
import { addCorrection } from "./tempo-corrections.ts";

export interface ProjectDependencies extends CreateProjectDependencies, UploadDependencies {
  maxUploadMB: number;
  preparedSongs: PreparedSongs;
  jobs: Pick<JobStore, "promote">;
  /** Absent where other processes draw. */
  pictures?: Pick<DancePictures, "request"> | undefined;
}

/** The calls about projects. */
export function projectRoutes(router: Router, dependencies: ProjectDependencies): void {
  const { projects, jobs, storage, uploads, uploadSlots, maxUploadMB, pictures } = dependencies;
  const { preparedSongs, uploadSemaphore } = dependencies;

  serve(router, calls.prepareSong, async (ctx) => {
    const owner: string = ctx.state.userId;
    const signal = clientSignal(ctx);
    return withUpload(ctx, { owner, uploads, uploadSlots, maxMB: maxUploadMB }, ({ file, folder }) => {
      if (!file) throw new ApiError("no_file");
      const prepare = async () => preparedSongs.keep(owner, file, await prepareSong(file, { workDir: folder, signal }));
      return uploadSemaphore.run(owner, prepare, signal);
    });
  });

  serve(router, calls.preparedSong, async (ctx, { params }) => {
    await storage.send(ctx, await preparedSongs.find(ctx.state.userId, params.preparedSong));
  });

  serve(router, calls.createProject, async (ctx) => {
    const owner: string = ctx.state.userId;
    const requestKey = requestKeyOf(ctx);
    // Which draft the upload replaces is said in its body, which is not read where there is no room.
    const made = await projects.admit({ owner, requestKey, replaces: "any draft" });
    if (made) return { projectID: made };
    const signal = clientSignal(ctx);
    const request = { owner, uploads, uploadSlots, maxMB: maxUploadMB };
    const projectID = await withUpload(ctx, request, async ({ file, fields: raw, folder }) => {
      const fields = validate(calls.createProject.form, raw);
      if (fields.uid !== owner) throw new ApiError("forbidden");
      const create = (song: string) =>
        createProject({ owner, fields, file: song, folder, signal, requestKey }, dependencies);
      if (file) return create(file);
      if (!fields.preparedSong) throw new ApiError("no_file");
      return preparedSongs.cut(owner, fields.preparedSong, create);
    });
    return { projectID };
  });

  serve(router, calls.updateDanceForm, async (ctx, { body: { projectID, danceform } }) => {
    const project = await ownProject(ctx, projects, projectID);
    const styles = parseDanceForm(danceform);
    if (styles.length === 0)
      throw invalidField("danceform", `expected one of ${DANCE_STYLES.join(", ")}`, "invalid_style");
    await projects.setDanceForm(project.id, formatDanceForm(styles));
  });

  serve(router, calls.fetchProjects, async (_, { params: { uid } }) => {
    const [own, maxProjects] = await Promise.all([projects.listOf(uid), projects.revisedQuota(uid)]);
    const link = (wide: string, kind: DancePictureKind) =>
      storage.link(dancePictureKey(wide, kind), { audience: "owner" });
    const summaries = own.map(async (project) => {
      const { picture_key: wide } = project;
      if (wide === null) return toSummary(project);
      const links = DANCE_PICTURES.map(async (kind) => [kind, await link(wide, kind)] as const);
      return toSummary(project, Object.fromEntries(await Promise.all(links)) as DancePictureAddresses);
    });
    return { projects: await Promise.all(summaries), ...(maxProjects !== undefined && { maxProjects }) };
  });

  serve(router, calls.fetchProject, async (ctx, { params }) => {
    const project = await readableProject(ctx, projects, params.projectId);
    const audience = project.owner === ctx.state.userId ? "owner" : "anyone";
    return { project: toProject(project, await storage.link(project.song_key, { audience })) };
  });

  serve(router, calls.changeProjectVisibility, async (ctx, { params: { projectId, visibility } }) => {
    const project = await ownProject(ctx, projects, projectId);
    await projects.setVisibility(project.id, visibility);
  });

  serve(router, calls.deleteProject, async (ctx, { params }) => {
    const project = await ownProject(ctx, projects, params.projectId);
    await projects.remove(project.id);
    await jobs.promote(project.owner);
  });

  serve(router, calls.updateProject, async (ctx, { body: { projectID, ...change } }) => {
    const project = await ownProject(ctx, projects, projectID);
    await projects.change(project.id, change);
    pictures?.request();
  });

  serve(router, calls.duplicateProject, async (ctx, { body: { projectID } }) => {
    const project = await ownProject(ctx, projects, projectID);
    const copy = await duplicateProject(project, dependencies);
    pictures?.request();
    return { projectID: copy };
  });

  serve(router, calls.changeSong, async (ctx) => {
    const signal = clientSignal(ctx);
    const request = { owner: ctx.state.userId, uploads, uploadSlots, maxMB: maxUploadMB };
    await withUpload(ctx, request, async ({ file, fields: raw, folder }) => {
      const fields = validate(calls.changeSong.form, raw);
      const project = await ownProject(ctx, projects, fields.projectID);
      const change = (song?: string) => changeSong({ project, fields, file: song, folder, signal }, dependencies);
      if (file || !fields.preparedSong) return change(file);
      return preparedSongs.cut(project.owner, fields.preparedSong, change);
    });
  });

  serve(router, calls.saveChoreography, async (ctx, { body }) => {
    const { projectID, choreography, version, tempoCorrections } = body;
    const project = await ownProject(ctx, projects, projectID);
    if (project.checkpoint !== 3) throw new ApiError("invalid_choreography");
    const document = normalise(choreography);
    const saved = await projects.saveChoreography(project.id, {
      choreography: writeChoreography(document),
      version,
      lyrics: correctionOf(project, document),
      // Taken together as those that are asked for one by one: they have bounds.
      tempoCorrections: tempoCorrections?.reduce<TempoCorrection[]>(addCorrection, []),
    });
    pictures?.request();
    return { version: saved };
  });
}

/** The request's name of its own as the database keeps it: a hash, which has a length. */
function requestKeyOf(ctx: Context): string | undefined {
  const key = ctx.get(REQUEST_KEY_HEADER);
  return key ? createHash("sha256").update(key).digest("base64url") : undefined;
}

/** The lyrics to store, where the document has others than the stored one. */
function correctionOf({ lyrics, choreography }: LiveProject, document: ChoreographyDocument): string | undefined {
  const found: FoundLyrics = lyrics === null ? { lyrics: [], source: "none" } : JSON.parse(lyrics);
  const corrected = correctedLyrics(found, readStoredChoreography(choreography).document, document);
  return corrected && JSON.stringify(corrected);
}

/** The choreography as our own reader reads it: what it cannot use is not stored. */
function normalise(choreography: string): ChoreographyDocument {
  // What is before the first object is not read.
  if (isTooNested(choreography.slice(choreography.indexOf("{")))) throw new ApiError("invalid_choreography");
  try {
    const { document } = readChoreography(choreography);
    if (Object.keys(document).length > 0) return document;
  } catch (cause) {
    if (!(cause instanceof ChoreographyError)) throw cause;
    throw new ApiError("invalid_choreography", undefined, { cause });
  }
  throw new ApiError("invalid_choreography");
}
