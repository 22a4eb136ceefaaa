/** What a generation job does: it hears the song, finds its words, has the dance planned, and stores it. */
import type { ChoreographyDocument } from "@nataraj/sdk/choreography";
import { layLyrics, writeChoreography } from "@nataraj/sdk/choreography/edit";
import { ApiError, MAX_HEARD, parseDanceForm, UNMEASURED_SHARE } from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import type { Job } from "../jobs/job.ts";
import type { JobContext, JobWork } from "../jobs/job-runner.ts";
import type { AudioAnalysis, TagLyrics } from "../music/analysis.ts";
import type { FoundLyrics } from "../music/lyrics/find-lyrics.ts";
import { linesOfText } from "../music/lyrics/lines-of-text.ts";
import type { TranscribeProgress } from "../music/lyrics/transcriber.ts";
import { readKnownLyrics } from "../projects/known-lyrics.ts";
import type { LiveProject, ProjectRow } from "../projects/project-row.ts";
import type { ProjectStore } from "../projects/project-store.ts";
import type { Storage } from "../storage/storage.ts";
import { choreographDance, choreographSegment, readStored } from "./choreograph.ts";
import type { GenerationSteps } from "./generation-steps.ts";

export interface GenerationDependencies {
  knex: Knex;
  projects: ProjectStore;
  storage: Storage;
  steps: GenerationSteps;
}

/** Writes a job's result in the transaction of the job's end. */
type StoreResult = Awaited<ReturnType<JobWork>>;

/** Where each stage begins on the bar. */
const BEGIN = { transcribing: UNMEASURED_SHARE, listening: 0.6, choreographing: 0.85 };
/** On the bar, when the dance is planned and not yet stored. */
const PLANNED = 0.97;

/**
 * The work of a generation job. What was heard is kept as soon as it is known: a job that is resumed, and a
 * regeneration, do not listen again.
 */
export function createGeneration({ knex, projects, storage, steps }: GenerationDependencies): JobWork {
  const keep = ({ id, song_key }: LiveProject, values: Partial<ProjectRow>) =>
    knex("projects").where({ id, song_key }).update(values);

  return async (job, context) => {
    const before = await load(projects, job);
    if (job.request.words !== undefined && before.checkpoint === 3) return findWords(before, context);
    const { foundLyrics, audioAnalysis } = await storage.withFile(before.song_key, async (path) => {
      const foundLyrics = await transcribe(before, path, context);
      const audioAnalysis = await analyse(before, path, context);
      return { foundLyrics, audioAnalysis };
    });

    context.report("choreographing", BEGIN.choreographing);
    // Read again: styles may have been chosen anew meanwhile.
    const project = await load(projects, job);
    const input = { project, request: job.request, foundLyrics, audioAnalysis, steps, signal: context.signal };
    const isWhole = job.request.section === undefined;
    const change = await (isWhole ? choreographDance(input) : choreographSegment(input));
    if (isWhole) context.report("choreographing", PLANNED, { moves: movesOf(change({}).choreography) });

    return storing(before, (current) => {
      const { choreography, corrections } = change(readStored(current.choreography));
      return { choreography, ...(corrections && { tempo_corrections: corrections.join(",") }) };
    });
  };

  /** Looks for the words again and lays them over the dance that is stored. */
  async function findWords(project: LiveProject, context: JobContext): Promise<StoreResult> {
    const foundLyrics = await storage.withFile(project.song_key, (path) =>
      transcribe({ ...project, lyrics: null }, path, context),
    );
    return storing(project, (current) => ({
      choreography: layLyrics(readStored(current.choreography), foundLyrics.lyrics, project.duration),
    }));
  }

  /** Stores what is made of the project as it is in the moment of storing; to another song it is made again. */
  function storing(
    { id, song_key }: LiveProject,
    change: (
      current: ProjectRow,
    ) => { choreography: ChoreographyDocument } & Partial<Pick<ProjectRow, "tempo_corrections">>,
  ): StoreResult {
    return async (transaction) => {
      const current = await transaction<ProjectRow>("projects").where({ id }).forUpdate().first();
      if (!current) throw new ApiError("project_not_found");
      if (current.song_key !== song_key) throw new ApiError("unavailable");
      const { choreography, ...values } = change(current);
      await transaction("projects")
        .where({ id })
        .update({
          ...values,
          choreography: writeChoreography(choreography),
          checkpoint: 3,
          version: transaction.raw("version + 1"),
          updated_at: Date.now(),
        });
    };
  }

  async function transcribe(project: LiveProject, path: string, { report, signal }: JobContext): Promise<FoundLyrics> {
    if (project.lyrics) return JSON.parse(project.lyrics);
    report("transcribing", BEGIN.transcribing);
    const tagLyrics: TagLyrics | undefined = project.tag_lyrics ? JSON.parse(project.tag_lyrics) : undefined;
    const { lyrics, language } = readKnownLyrics(project.known_lyrics);
    const onProgress = ({ share, ...detail }: TranscribeProgress) =>
      report("transcribing", BEGIN.transcribing + share * (BEGIN.listening - BEGIN.transcribing), detail);
    const task = {
      path,
      tagLyrics,
      knownLines: lyrics ? linesOfText(lyrics) : undefined,
      language,
      duration: project.duration,
    };
    const foundLyrics = await steps.findLyrics({ ...task, signal, onProgress });
    await keep(project, { lyrics: JSON.stringify(foundLyrics) });
    return foundLyrics;
  }

  async function analyse(project: LiveProject, path: string, { report, signal }: JobContext): Promise<AudioAnalysis> {
    if (project.listening) return JSON.parse(project.listening);
    report("listening", BEGIN.listening);
    const onProgress = (share: number) =>
      report("listening", BEGIN.listening + share * (BEGIN.choreographing - BEGIN.listening));
    const audioAnalysis = await steps.analyse(path, { signal, onProgress });
    await keep(project, { listening: JSON.stringify(audioAnalysis) });
    return audioAnalysis;
  }
}

function movesOf(choreography: ChoreographyDocument): number[] {
  return Object.values(choreography)
    .flatMap(({ steps }) => steps)
    .slice(0, MAX_HEARD);
}

async function load(projects: ProjectStore, { projectId }: Job): Promise<LiveProject> {
  const project = await projects.find(projectId);
  if (!project) throw new ApiError("project_not_found");
  if (parseDanceForm(project.danceform).length === 0) throw new ApiError("no_dance_style");
  return project;
}
