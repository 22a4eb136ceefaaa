import { writeChoreography } from "@nataraj/sdk/choreography";
import { ApiError, parseDanceForm, UNMEASURED_SHARE } from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import { isPostgres } from "../database/is-postgres.ts";
import type { Job } from "../jobs/job.ts";
import type { JobContext, JobWork } from "../jobs/job-runner.ts";
import type { AudioAnalysis, LyricLine } from "../music/analysis.ts";
import type { LiveProject, ProjectRow } from "../projects/project-row.ts";
import type { ProjectStore } from "../projects/project-store.ts";
import type { Storage } from "../storage/storage.ts";
import { choreographDance, choreographSegment, readStored } from "./choreograph.ts";
import type { FoundLyrics, GenerationSteps } from "./generation-steps.ts";

export interface GenerationDependencies {
  knex: Knex;
  projects: ProjectStore;
  storage: Storage;
  steps: GenerationSteps;
}

/** Where each stage begins on the bar. */
const BEGIN = { transcribing: UNMEASURED_SHARE, listening: 0.6, choreographing: 0.85 };

/**
 * The work of a generation job. What was heard is kept as soon as it is known: a job that is resumed, and a
 * regeneration, do not listen again.
 */
export function createGeneration({ knex, projects, storage, steps }: GenerationDependencies): JobWork {
  const keep = (id: string, values: Partial<ProjectRow>) => knex("projects").where({ id }).update(values);

  return async (job, context) => {
    const before = await load(projects, job);
    const { foundLyrics, audioAnalysis } = await storage.withFile(before.song_key, async (path) => {
      const foundLyrics = await transcribe(before, path, context);
      const audioAnalysis = await analyse(before, path, context);
      return { foundLyrics, audioAnalysis };
    });

    context.report("choreographing", BEGIN.choreographing);
    // Read again: styles may have been chosen anew meanwhile.
    const project = await load(projects, job);
    const input = { project, request: job.request, foundLyrics, audioAnalysis, steps, signal: context.signal };
    const change = await (job.request.section === undefined ? choreographDance(input) : choreographSegment(input));

    return async (transaction) => {
      const row = transaction<ProjectRow>("projects").where({ id: project.id }).first();
      const current = await (isPostgres(knex) ? row.forUpdate() : row);
      if (!current) throw new ApiError("project_not_found");
      const { choreography, corrections } = change(readStored(current.choreography));
      await transaction("projects")
        .where({ id: project.id })
        .update({
          choreography: writeChoreography(choreography),
          ...(corrections && { tempo_corrections: corrections.join(",") }),
          checkpoint: 3,
          version: transaction.raw("version + 1"),
          updated_at: Date.now(),
        });
    };
  };

  async function transcribe(project: LiveProject, path: string, { report, signal }: JobContext): Promise<FoundLyrics> {
    if (project.lyrics) return JSON.parse(project.lyrics);
    report("transcribing", BEGIN.transcribing);
    const tagLyrics: LyricLine[] | undefined = project.tag_lyrics ? JSON.parse(project.tag_lyrics) : undefined;
    const onProgress = (share: number) =>
      report("transcribing", BEGIN.transcribing + share * (BEGIN.listening - BEGIN.transcribing));
    const foundLyrics = await steps.findLyrics({ path, tagLyrics, duration: project.duration, signal, onProgress });
    await keep(project.id, { lyrics: JSON.stringify(foundLyrics) });
    return foundLyrics;
  }

  async function analyse(project: LiveProject, path: string, { report, signal }: JobContext): Promise<AudioAnalysis> {
    if (project.listening) return JSON.parse(project.listening);
    report("listening", BEGIN.listening);
    const onProgress = (share: number) =>
      report("listening", BEGIN.listening + share * (BEGIN.choreographing - BEGIN.listening));
    const audioAnalysis = await steps.analyse(path, { signal, onProgress });
    await keep(project.id, { listening: JSON.stringify(audioAnalysis) });
    return audioAnalysis;
  }
}

async function load(projects: ProjectStore, { projectId }: Job): Promise<LiveProject> {
  const project = await projects.find(projectId);
  if (!project) throw new ApiError("project_not_found");
  if (parseDanceForm(project.danceform).length === 0) throw new ApiError("no_dance_style");
  return project;
}
