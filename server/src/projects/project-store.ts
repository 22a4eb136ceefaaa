import {
  ApiError,
  MAX_PROJECTS,
  type ProjectChange,
  type TempoCorrection,
  type Visibility,
} from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import { lockAccount, lockExistingAccount } from "../database/lock-account.ts";
import { type PreparedQuery, type Readings, readingsOf } from "../database/readings.ts";
import { invalidField } from "../http/validate.ts";
import { dancePictureKeys } from "../storage/dance-picture-keys.ts";
import type { DiscardedFiles } from "../storage/discarded-files.ts";
import { type KnownLyrics, readKnownLyrics, writeKnownLyrics } from "./known-lyrics.ts";
import {
  type DrawnProject,
  LISTED_COLUMNS,
  type ListedColumns,
  type ListedProject,
  type LiveProject,
  type ProjectRow,
  SHOWN_COLUMNS,
  type ShownColumns,
  type ShownProject,
} from "./project-row.ts";
import { revisedQuota, selectQuota } from "./quota.ts";
import { changedStaging } from "./staging.ts";

/** What is known of a project when it is made. */
export type NewProjectRow = Pick<
  ProjectRow,
  "id" | "owner" | "name" | "title" | "duration" | "song_key" | "song_type" | "tag_lyrics"
> & { request_key?: string | null; known_lyrics?: string | null };

/** What a duplicate has of the project that it is made of, besides what every new one has. */
export type CopiedColumns = Pick<
  ProjectRow,
  "checkpoint" | "danceform" | "choreography" | "version" | "listening" | "lyrics" | "tempo_corrections" | "staging"
>;

/** What asks for room for one more project. */
export interface Admission {
  owner: string;
  /** The request's name of its own, where it has one. */
  requestKey?: string | null | undefined;
  /** The id of the draft that goes for it; "any draft" where that is not known yet. */
  replaces?: string | undefined;
}

/** A song that takes the place of a project's own. */
export type ChangedSong = Pick<ProjectRow, "song_key" | "song_type" | "duration" | "tag_lyrics"> &
  Partial<Pick<ProjectRow, "title" | "known_lyrics">>;

/** A dance that was edited. */
export interface DanceToSave {
  /** As our own writer writes it. */
  choreography: string;
  /** The stored version that was edited. */
  version: number;
  /** What the dance was planned to; without them the stored ones stay. */
  tempoCorrections?: readonly TempoCorrection[] | undefined;
  /** JSON of `FoundLyrics`, where the lyrics were corrected. */
  lyrics?: string | undefined;
}

const UNFINISHED_JOB = ["queued", "running"];

/** The projects in the database, with the rules that hold for all callers. */
export class ProjectStore {
  readonly #knex: Knex;
  readonly #readWhole: PreparedQuery<WithJobs<ProjectRow>>;
  readonly #readShown: PreparedQuery<WithJobs<ShownColumns>>;
  readonly #readListed: PreparedQuery<WithJobs<ListedColumns>>;
  readonly #readPublicSong: PreparedQuery<Pick<ProjectRow, "id">>;
  readonly #readQuota: PreparedQuery<{ project_quota: number | null }>;
  readonly #discardedFiles: DiscardedFiles;

  /** @param dependencies `readings` may be another way to the same database. */
  constructor(dependencies: { knex: Knex; readings?: Readings; discardedFiles: DiscardedFiles }) {
    const { knex, readings = readingsOf(knex), discardedFiles } = dependencies;
    this.#knex = knex;
    this.#discardedFiles = discardedFiles;
    this.#readWhole = readings.prepare((database, id) => selectProjects(database, ["projects.*"]).where({ id }));
    this.#readShown = readings.prepare((database, id) => selectProjects(database, SHOWN_COLUMNS).where({ id }));
    this.#readListed = readings.prepare((database, owner) => selectProjects(database, LISTED_COLUMNS).where({ owner }));
    this.#readPublicSong = readings.prepare((database, song_key) =>
      database("projects").where({ song_key, visibility: "public" }).limit(1).select("id"),
    );
    this.#readQuota = readings.prepare(selectQuota);
  }

  async find(id: string): Promise<LiveProject | undefined> {
    const [row] = await this.#readWhole(id);
    return row && withGenerating(row);
  }

  /** A project as pages show it. */
  async findShown(id: string): Promise<ShownProject | undefined> {
    const [row] = await this.#readShown(id);
    return row && withGenerating(row);
  }

  /** Newest first. */
  async listOf(owner: string): Promise<ListedProject[]> {
    return (await this.#readListed(owner)).map(withGenerating);
  }

  /** How many projects an owner may have, where an operator has set it. */
  async revisedQuota(owner: string): Promise<number | undefined> {
    const [row] = await this.#readQuota(owner);
    return row?.project_quota ?? undefined;
  }

  /** Whether the song of a key belongs to a public project. */
  async isPublicSong(songKey: string): Promise<boolean> {
    return (await this.#readPublicSong(songKey)).length > 0;
  }

  /**
   * Whether an owner may have one more project. It is asked before an upload is read, and when its project is inserted.
   * @returns the id of the project that the same request has made already.
   * @throws {ApiError} project_limit; project_not_found or forbidden when the draft to replace is not theirs or none.
   */
  async admit({ owner, requestKey, replaces }: Admission, database: Knex = this.#knex): Promise<string | undefined> {
    const own = () => database<ProjectRow>("projects").where({ owner });
    const made = requestKey ? await own().where({ request_key: requestKey }).first("id") : undefined;
    if (made) return made.id;
    let leaving = 0;
    if (replaces === "any draft") {
      leaving = (await own().whereNot({ checkpoint: 3 }).first("id")) ? 1 : 0;
    } else if (replaces) {
      const draft = await database<ProjectRow>("projects").where({ id: replaces }).first("owner", "checkpoint");
      if (!draft) throw new ApiError("project_not_found");
      if (draft.owner !== owner) throw new ApiError("forbidden");
      if (draft.checkpoint === 3) throw invalidField("replaces", "expected a draft");
      leaving = 1;
    }
    const quota = (await revisedQuota(database, owner)) ?? MAX_PROJECTS;
    const [row] = await own().count({ count: "*" });
    if (Number(row?.count) - leaving >= quota) throw new ApiError("project_limit");
    return undefined;
  }

  /**
   * Adds a draft, in place of another if named; or a duplicate, with what it has of another project. The limit holds
   * however many are added at once.
   * @returns its id. If the same request has made a project meanwhile, nothing is added and the id is that project's.
   */
  async insert(project: NewProjectRow & Partial<CopiedColumns>, replaces?: string): Promise<string> {
    const id = await this.#knex.transaction(async (transaction) => {
      await lockExistingAccount(transaction, project.owner);
      const { owner, request_key: requestKey } = project;
      const made = await this.admit({ owner, requestKey, replaces }, transaction);
      if (made) return made;
      if (replaces) await this.#delete(transaction, { id: replaces });
      const now = Date.now();
      await transaction("projects").insert({
        checkpoint: 1,
        ...project,
        visibility: "private",
        created_at: now,
        updated_at: now,
      });
      await this.#discardedFiles.keep(transaction, project.song_key);
      return project.id;
    });
    if (replaces) await this.#discardedFiles.requestSweep();
    return id;
  }

  async setDanceForm(id: string, danceform: string): Promise<void> {
    await this.#update(id, {
      danceform,
      checkpoint: this.#knex.raw("CASE WHEN checkpoint < 2 THEN 2 ELSE checkpoint END"),
    });
  }

  /** Changes what of a project its owner may change by `PUT /project`, all of it or nothing. */
  async change(id: string, { name, ...staging }: ProjectChange): Promise<void> {
    await this.#knex.transaction(async (transaction) => {
      const row = transaction("projects").where({ id });
      const stored = await row.clone().forUpdate().first("staging");
      if (!stored) return;
      const isStaged = Object.values(staging).some((value) => value !== undefined);
      await row.update({
        ...(name !== undefined && { name }),
        ...(isStaged && { staging: changedStaging(stored.staging, staging) }),
        // The picture shows others, or another place.
        ...((staging.cast || staging.environment) && { picture_version: null }),
        updated_at: Date.now(),
      });
    });
  }

  /** A dance whose picture is to be drawn, the newest first; undefined where none is. */
  findUndrawn(): Promise<DrawnProject | undefined> {
    return this.#knex<ProjectRow>("projects")
      .where({ checkpoint: 3 })
      .where((row) =>
        row
          .whereNull("picture_version")
          .orWhere("picture_version", "<>", this.#knex.ref("version"))
          // A browser has drawn it, before 0.2.
          .orWhereLike("picture_key", "%.webp"),
      )
      .orderBy("updated_at", "desc")
      .first("id", "choreography", "duration", "danceform", "staging", "version");
  }

  /**
   * Keeps the pictures of a project's dance, which were stored under keys that are expected; those before go.
   * @param wide The key of the wide one; null: the dance cannot be drawn.
   * @returns whether the project still is what was drawn. Otherwise nothing is kept.
   */
  async setPicture({ id, version, staging }: DrawnProject, wide: string | null): Promise<boolean> {
    const isKept = await this.#knex.transaction(async (transaction) => {
      const row = transaction("projects").where({ id });
      const stored = await row.clone().forUpdate().first("picture_key", "version", "staging");
      if (stored?.version !== version || stored.staging !== staging) return false;
      await this.#discardPictures(transaction, stored.picture_key);
      await row.update({ picture_key: wide, picture_version: version });
      for (const key of wide === null ? [] : dancePictureKeys(wide)) await this.#discardedFiles.keep(transaction, key);
      return true;
    });
    await this.#discardedFiles.requestSweep();
    return isKept;
  }

  async #discardPictures(transaction: Knex.Transaction, wide: string | null): Promise<void> {
    for (const key of wide === null ? [] : dancePictureKeys(wide)) await this.#discardedFiles.discard(transaction, key);
  }

  /** @throws {ApiError} song_in_use while a dance is made of the project. */
  async assertNoGeneration(id: string, database: Knex = this.#knex): Promise<void> {
    const open = await database("jobs").where({ project_id: id }).whereIn("status", UNFINISHED_JOB).first("id");
    if (open) throw new ApiError("song_in_use");
  }

  /**
   * Puts a song, stored under a key that is expected, in the place of a project's own. What was heard of that and danced to
   * it goes with it: a dance is a draft with its styles again.
   * @throws {ApiError} project_not_found, song_in_use
   */
  async setSong(id: string, song: ChangedSong): Promise<void> {
    await this.#knex.transaction(async (transaction) => {
      const row = transaction("projects").where({ id });
      const stored = await row.clone().forUpdate().first("song_key", "picture_key", "checkpoint", "version");
      if (!stored) throw new ApiError("project_not_found");
      await this.assertNoGeneration(id, transaction);
      await this.#discardedFiles.discard(transaction, stored.song_key);
      await this.#discardPictures(transaction, stored.picture_key);
      await row.update({
        ...song,
        checkpoint: Math.min(stored.checkpoint, 2),
        ...{ choreography: "", version: stored.version + 1, listening: null, lyrics: null, tempo_corrections: "" },
        ...{ picture_key: null, picture_version: null, updated_at: Date.now() },
      });
      await this.#discardedFiles.keep(transaction, song.song_key);
    });
    await this.#discardedFiles.requestSweep();
  }

  /** Keeps what the owner says of the words. An absent field stays, and "" forgets it. @returns the stored text. */
  async setKnownLyrics(id: string, { lyrics, language }: KnownLyrics): Promise<string> {
    return this.#knex.transaction(async (transaction) => {
      const row = transaction("projects").where({ id });
      const stored = await row.clone().forUpdate().first("known_lyrics");
      if (!stored) throw new ApiError("project_not_found");
      const known = readKnownLyrics(stored.known_lyrics);
      const next = writeKnownLyrics({ lyrics: lyrics ?? known.lyrics, language: language ?? known.language });
      await row.update({ known_lyrics: next, updated_at: Date.now() });
      return next ?? "";
    });
  }

  async setVisibility(id: string, visibility: Visibility): Promise<void> {
    await this.#update(id, { visibility });
  }

  /**
   * @returns the new version.
   * @throws {ApiError} being_generated while a whole new dance is made, which would take its place; a new range leaves
   *   room for it. choreography_conflict when the version is not the stored one.
   */
  async saveChoreography(
    id: string,
    { choreography, version, tempoCorrections, lyrics }: DanceToSave,
  ): Promise<number> {
    const wholeDances = () =>
      this.#knex("jobs")
        .where({ project_id: id })
        .whereIn("status", UNFINISHED_JOB)
        .whereNot("request", "like", '%"section":%');
    const changed = await this.#knex("projects")
      .where({ id, version })
      .whereNotExists(wholeDances())
      .update({
        choreography,
        ...(tempoCorrections && { tempo_corrections: tempoCorrections.join(",") }),
        ...(lyrics && { lyrics }),
        version: version + 1,
        updated_at: Date.now(),
      });
    if (changed === 1) return version + 1;
    throw new ApiError((await wholeDances().first("id")) ? "being_generated" : "choreography_conflict");
  }

  /** Removes a project with its jobs, its song and its picture. */
  async remove(id: string): Promise<void> {
    await this.#knex.transaction((transaction) => this.#delete(transaction, { id }));
    await this.#discardedFiles.requestSweep();
  }

  /** Removes all projects of an owner. */
  async removeAllOf(owner: string): Promise<void> {
    await this.#knex.transaction(async (transaction) => {
      await lockAccount(transaction, owner);
      await this.#delete(transaction, { owner });
    });
    await this.#discardedFiles.requestSweep();
  }

  async #delete(transaction: Knex.Transaction, which: { id: string } | { owner: string }): Promise<void> {
    const rows: Pick<ProjectRow, "song_key" | "picture_key">[] = await transaction("projects")
      .where(which)
      .select("song_key", "picture_key");
    for (const { song_key, picture_key } of rows) {
      await this.#discardedFiles.discard(transaction, song_key);
      await this.#discardPictures(transaction, picture_key);
    }
    await transaction("projects").where(which).delete();
  }

  async #update(id: string, values: object): Promise<void> {
    await this.#knex("projects")
      .where({ id })
      .update({ ...values, updated_at: Date.now() });
  }
}

/** Columns of a project with how many of its jobs are queued or running. */
type WithJobs<Columns> = Columns & { open_jobs: number | string };

/** Newest first. */
function selectProjects(database: Knex, columns: readonly string[]): Knex.QueryBuilder {
  const openJobs = database("jobs")
    .where("project_id", database.ref("projects.id"))
    .whereIn("status", UNFINISHED_JOB)
    .count("*")
    .as("open_jobs");
  return database("projects")
    .orderBy("created_at", "desc")
    .select(...columns, openJobs);
}

function withGenerating<Columns extends object>(row: WithJobs<Columns>): Columns & { generating: boolean } {
  const { open_jobs, ...columns } = row;
  return { ...(columns as unknown as Columns), generating: Number(open_jobs) > 0 };
}
